import { useStore } from '@nanostores/react';
import { type RefObject, useState } from 'react';
import { hiddenInNotes } from '../../api/contract.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { copyWhenReady } from '../paper/output.ts';
import { importAgain, loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { visibleCharacters } from '../shared/visible-characters.ts';
import { wordingFor } from '../shared/loaded.ts';
import { $careTeamPhone, phoneLength, writeCareTeamPhone } from '../stores/care-team.ts';
import { useUnits } from '../stores/use-units.ts';
import { toast } from '../stores/toasts.ts';
import styles from './Answer.module.css';
import { type PaperKind, VisitPaper } from './VisitPaper.tsx';
import { VisitWrongAdvice } from './VisitWrongAdvice.tsx';
import { useDesk } from './visit-context.ts';
import { loadPaper, sheetText } from './visit-sheet.ts';
import { visitText, type Written } from './visit-text.ts';

const SendRecord = loadOnDemand(() => import('../visit-record/SendRecord.tsx'), 'SendRecord');
const VisitBedside = loadOnDemand(() => import('../bedside/VisitBedside.tsx'), 'VisitBedside');

const loadYearText = importAgain(() => import('../year/year-text.ts'));
const loadChoiceText = importAgain(() => import('../choose/choice-text.ts'));
const loadFastText = importAgain(() => import('../ramadan/fast-text.ts'));
const loadFhir = importAgain(() => import('../visit-files/save-fhir.ts'));

/** One sentence, and not a letter. */
const ownLength = 160;

interface Props extends Pick<Written, 'visit' | 'engine' | 'at' | 'name' | 'ownWords'> {
  readonly onOwnWords: (words: string) => void;
  readonly pressPrint: RefObject<(() => void) | null>;
}

/** The visit for the record and for the patient: as text and on paper. */
export function VisitTools({ pressPrint, onOwnWords, ...props }: Props) {
  const { desk, chart, entries, from, notes } = useDesk();
  const units = useUnits();
  const phone = useStore($careTeamPhone);
  const [paper, setPaper] = useState<{ kind: PaperKind; drawn: ReturnType<typeof loadPaper> } | null>(null);
  const [turned, setTurned] = useState(false);
  const { visit: words } = desk;
  const written: Written = { ...props, notes, desk, chart, entries: [...entries.values()], units };
  const done = (): void => setPaper(null);
  async function recordText(): Promise<string> {
    const wording = wordingFor({ ...desk, patterns: {} }, units, props.at);
    const { yearText } = await loadYearText();
    const chose = chart['treatmentChoice'] !== undefined;
    const fasts = chart['fastsRamadan']?.value === true;
    return visitText(written, {
      year: await yearText(written, desk.locale, wording),
      choice: chose ? await (await loadChoiceText()).choiceText(written, desk.locale, wording) : [],
      fast: fasts ? await (await loadFastText()).fastText(written, desk.locale, wording) : [],
    });
  }
  function copy(): void {
    copyWhenReady(recordText()).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.copyFailed, tone: 'destructive' }),
    );
  }
  function saveFhir(): void {
    loadFhir()
      .then(({ saveVisitAsFhir }) => saveVisitAsFhir(written))
      .catch(() => toast({ title: desk.words.status.partFailed, tone: 'destructive' }));
  }
  /** By the phone's own ways to send; whoever closes them has sent nothing, and that is no error. */
  function send(locale: Locale): void {
    sheetText(written, locale)
      .then((text) => navigator.share({ text }))
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          toast({ title: desk.words.status.partFailed, tone: 'destructive' });
      });
  }
  const print = (kind: PaperKind, locale: Locale): void => setPaper({ kind, drawn: loadPaper(locale, written) });
  pressPrint.current = () => print('record', desk.locale);
  return (
    <section className={`${styles.tools} no-print`} id="visit-record" tabIndex={-1} aria-label={words.record}>
      <div className={styles.told}>
        <label className={styles.own}>
          {words.ownWords}
          <input
            className="input"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={ownLength}
            value={props.ownWords}
            onChange={({ currentTarget: { value } }) => onOwnWords(visibleCharacters(value, hiddenInNotes))}
          />
        </label>
        <label className={styles.own}>
          {words.careTeamPhone}
          <input
            className="input"
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={phoneLength}
            value={phone}
            onChange={({ currentTarget: { value } }) => writeCareTeamPhone(visibleCharacters(value, hiddenInNotes))}
          />
        </label>
      </div>
      <button type="button" className="link" onClick={() => print('record', desk.locale)}>
        {words.print}
      </button>
      <button type="button" className="link" onClick={() => print('patient-en', 'en')}>
        {words.sheet}: <bdi lang="en">{desk.words.answer.english}</bdi>
      </button>
      <button type="button" className="link" onClick={() => print('patient-ar', 'ar')}>
        {words.sheet}: <bdi lang="ar">{desk.words.answer.arabic}</bdi>
      </button>
      {typeof navigator.share === 'function' && (
        <>
          <button type="button" className="link" onClick={() => send('en')}>
            {words.send}: <bdi lang="en">{desk.words.answer.english}</bdi>
          </button>
          <button type="button" className="link" onClick={() => send('ar')}>
            {words.send}: <bdi lang="ar">{desk.words.answer.arabic}</bdi>
          </button>
        </>
      )}
      <button type="button" className="link" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className="link" onClick={saveFhir}>
        {words.saveFhir}
      </button>
      <OnDemand again={from}>
        {from && <SendRecord key={from.document} from={from} locale={desk.locale} textOf={recordText} />}
      </OnDemand>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setTurned(true)}>
        {desk.words.answer.bedside}
      </button>
      <OnDemand again={turned} failed={desk.words.status.partFailed} onFailed={() => setTurned(false)}>
        {turned && (
          <VisitBedside {...props} notes={notes} chart={chart} locale={desk.locale} onClose={() => setTurned(false)} />
        )}
      </OnDemand>
      <OnDemand again={props.visit}>
        <VisitWrongAdvice visit={props.visit} />
      </OnDemand>
      <OnDemand again={paper} failed={desk.words.status.partFailed} onFailed={done}>
        {paper && <VisitPaper kind={paper.kind} drawn={paper.drawn} written={written} onDone={done} />}
      </OnDemand>
    </section>
  );
}
