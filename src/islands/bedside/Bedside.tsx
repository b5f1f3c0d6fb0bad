import { useStore } from '@nanostores/react';
import { startTransition, Suspense, use, useEffect, useRef, useState } from 'react';
import type { PatientSheet } from '../../engine/kit/report/report.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { usePatientWords } from '../patient/patient-words.ts';
import { useBedsideWords } from './bedside-words.ts';
import { Blocks } from '../report/Block.tsx';
import { ReadingContext, Say, SayEach } from '../report/Say.tsx';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import { Modal } from '../shared/Modal.tsx';
import { withStatus } from '../shared/promise-status.ts';
import { $toasts, dismissToast } from '../stores/toasts.ts';
import { $careTeamPhone } from '../stores/care-team.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './Bedside.module.css';
import { BedsideFigure, MeasuredA1c } from './BedsideFigure.tsx';
import type { DayRow } from './day-rows.ts';
import { DayTable } from './DayTable.tsx';
import { ReadAloud } from './ReadAloud.tsx';

/** The patient's sheet in one language, with the words it is said in. */
export interface Turned {
  readonly sheet: PatientSheet;
  readonly loaded: Loaded;
  /** What is shown large where the sheet has no picture, in per cent. */
  readonly a1c?: number | undefined;
  /** The medicines of the day after a visit. */
  readonly day?: readonly DayRow[];
  /** The steps that change a medicine, by the keys of their sentences. */
  readonly changing?: ReadonlySet<string>;
}

/** Whom to call, beside the ambulance. */
const call: Message = { key: 'patient.call' };

/** So much is taken in at a glance; what changes of the medicines is told whole. */
const mostSteps = 3;

interface Props {
  readonly locale: Locale;
  readonly at: Date;
  /** Whether it rests on examples: then it is nobody's yet, and says so. */
  readonly onExamples: boolean;
  readonly turn: (locale: Locale) => Promise<Turned>;
  readonly onClose: () => void;
  /** Whom it speaks to, where a name was entered. */
  readonly name?: string;
  /** The clinician's own sentence. */
  readonly ownWords?: string;
}

interface PageProps extends Pick<Props, 'at' | 'onExamples' | 'name' | 'ownWords'> {
  readonly turned: Promise<Turned>;
}

function Page({ turned, at, onExamples, name = '', ownWords = '' }: PageProps) {
  const { sheet, loaded, a1c, day = [], changing } = use(turned);
  const { ofDoctor } = usePatientWords(loaded.locale);
  const words = useBedsideWords(loaded.locale);
  const units = useUnits();
  const phone = useStore($careTeamPhone).trim();
  const [picture] = sheet.picture;
  const steps = sheet.next.filter(({ key }, at) => at < mostSteps || changing?.has(key));
  const wording = wordingFor(loaded, units, at, sheet.reader);
  const page = useRef<HTMLDivElement>(null);
  return (
    <ReadingContext value={{ wording }}>
      <div
        ref={page}
        className={`large-print ${styles.page}`}
        data-bare={picture ? undefined : ''}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-labelledby="bedside-next"
      >
        <div>
          {onExamples && <Say as="p" className={`notice ${styles.examples}`} message={{ key: 'patient.notYours' }} />}
          {(picture || a1c !== undefined) && (
            <p className={styles.figure}>
              {picture ? (
                <BedsideFigure block={picture} words={words} />
              ) : (
                a1c !== undefined && <MeasuredA1c value={a1c} />
              )}
            </p>
          )}
          {name.trim() !== '' && (
            <p className={styles.name}>
              <bdi>{name.trim()}</bdi>
            </p>
          )}
          <Say as="p" className={styles.sentence} message={sheet.answer} />
          {ownWords.trim() !== '' && (
            <p className={styles.own}>
              {ofDoctor}: <q dir="auto">{ownWords.trim()}</q>
            </p>
          )}
          <p className={styles.aloud}>
            <ReadAloud locale={loaded.locale} page={page} of={sheet} />
          </p>
        </div>
        <section className={styles.next} aria-labelledby="bedside-next">
          <h3 id="bedside-next">{words.next}</h3>
          <ol>
            {steps.map((message) => (
              <li key={message.key}>
                <Say as="span" message={message} />
              </li>
            ))}
          </ol>
          <DayTable rows={day} locale={loaded.locale} />
          <Say as="h3" message={{ key: 'patient.help' }} />
          <SayEach messages={sheet.help} as="p" className={styles.help} />
          <p className={styles.help}>
            <Say message={call} /> {phone !== '' && <b dir="ltr">{phone}</b>}
          </p>
          <SayEach messages={sheet.end} as="p" className={styles.end} />
        </section>
        {picture && (
          <div className={styles.picture}>
            <Blocks blocks={[picture]} />
          </div>
        )}
      </div>
    </ReadingContext>
  );
}

/** What is told to the clinician is not told to the patient; where it matters, it stands on the page behind. */
function useNoToasts(): void {
  useEffect(
    () =>
      $toasts.subscribe((toasts) => {
        for (const { id, open } of toasts) if (open) dismissToast(id);
      }),
    [],
  );
}

/** The screen turned to the patient: one figure, one picture, three things to do, in the language they read. Escape or Back returns. */
export function Bedside({ locale, at, onExamples, turn, onClose, name, ownWords }: Props) {
  const [shown, setShown] = useState(() => ({ locale, page: withStatus(turn(locale)) }));
  const words = useBedsideWords(shown.locale);
  useNoToasts();
  const other: Locale = shown.locale === 'ar' ? 'en' : 'ar';
  return (
    <div className={styles.view} lang={shown.locale} dir={shown.locale === 'ar' ? 'rtl' : 'ltr'}>
      <Modal
        open
        onClose={onClose}
        title={<span className="visually-hidden">{words.next}</span>}
        closeLabel={words.back}
        variant="full"
        actions={
          <button
            type="button"
            className="button quiet"
            lang={other}
            // What is read stands until the other language is there.
            onClick={() => startTransition(() => setShown({ locale: other, page: withStatus(turn(other)) }))}
          >
            {other === 'ar' ? 'العربية' : 'English'}
          </button>
        }
      >
        <Suspense fallback={null}>
          <Page
            turned={shown.page}
            at={at}
            onExamples={onExamples}
            {...(name !== undefined && { name })}
            {...(ownWords !== undefined && { ownWords })}
          />
        </Suspense>
      </Modal>
    </div>
  );
}
