import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { copyWhenReady } from '../paper/output.ts';
import type { Loaded } from '../shared/loaded.ts';
import { importAgain, loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { $units } from '../stores/units.ts';
import { toast } from '../stores/toasts.ts';
import styles from './Answer.module.css';
import { loadPaper, type PaperKind, VisitPaper } from './VisitPaper.tsx';
import { VisitWrongAdvice } from './VisitWrongAdvice.tsx';
import { useDesk } from './visit-context.ts';
import { visitText, type Written } from './visit-text.ts';

const VisitBedside = loadOnDemand(
  () => import('../bedside/VisitBedside.tsx'),
  ({ VisitBedside }) => VisitBedside,
);

const loadFhir = importAgain(() => import('../visit-files/save-fhir.ts'));

interface Props extends Pick<Written, 'visit' | 'engine' | 'at' | 'name' | 'notes'> {
  readonly pressPrint: RefObject<(() => void) | null>;
}

/** The visit for the record and for the patient: as text and on paper. */
export function VisitTools({ pressPrint, ...props }: Props) {
  const { desk, chart, entries } = useDesk();
  const units = useStore($units, { ssr: 'initial' });
  const [paper, setPaper] = useState<{ kind: PaperKind; words: Promise<Loaded> } | null>(null);
  const [turned, setTurned] = useState(false);
  const { visit: words } = desk;
  const written: Written = { ...props, desk, chart, entries: [...entries.values()], units };
  const done = useCallback(() => setPaper(null), []);
  function copy(): void {
    copyWhenReady(Promise.resolve(visitText(written))).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.copyFailed, tone: 'destructive' }),
    );
  }
  function saveFhir(): void {
    loadFhir()
      .then(({ saveVisitAsFhir }) => saveVisitAsFhir(written))
      .catch(() => toast({ title: desk.words.status.partFailed, tone: 'destructive' }));
  }
  const print = (kind: PaperKind, locale: Locale): void => setPaper({ kind, words: loadPaper(locale) });
  pressPrint.current = () => print('record', desk.locale);
  return (
    <section className={styles.tools} id="visit-record" tabIndex={-1} aria-label={words.record}>
      <button type="button" className="link" onClick={() => print('record', desk.locale)}>
        {words.print}
      </button>
      <button type="button" className="link" onClick={() => print('patient-en', 'en')}>
        {words.sheet}: <bdi lang="en">{desk.words.answer.english}</bdi>
      </button>
      <button type="button" className="link" onClick={() => print('patient-ar', 'ar')}>
        {words.sheet}: <bdi lang="ar">{desk.words.answer.arabic}</bdi>
      </button>
      <button type="button" className="link" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className="link" onClick={saveFhir}>
        {words.saveFhir}
      </button>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setTurned(true)}>
        {desk.words.answer.bedside}
      </button>
      <OnDemand
        again={turned}
        onFailed={() => {
          setTurned(false);
          toast({ title: desk.words.status.partFailed, tone: 'destructive' });
        }}
      >
        {turned && <VisitBedside {...props} chart={chart} locale={desk.locale} onClose={() => setTurned(false)} />}
      </OnDemand>
      <OnDemand again={props.visit}>
        <VisitWrongAdvice visit={props.visit} />
      </OnDemand>
      <OnDemand
        again={paper}
        onFailed={() => {
          done();
          toast({ title: desk.words.status.partFailed, tone: 'destructive' });
        }}
      >
        {paper && <VisitPaper kind={paper.kind} words={paper.words} written={written} onDone={done} />}
      </OnDemand>
    </section>
  );
}
