import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill } from '../shared/fill.ts';
import { Modal } from '../shared/Modal.tsx';
import { Chooser } from './Chooser.tsx';
import { type Answers, type Read, readSensor } from './read-sensor.ts';
import { RecordingView } from './RecordingView.tsx';
import { Refused } from './Refused.tsx';
import type { Refusal } from '../../engine/cgm/index.ts';
import { SensorContext, useSensorWords } from './sensor-context.ts';
import type { Before, SensorFact, TakeSensor } from './sensor-facts.ts';
import styles from './SensorFileDialog.module.css';

interface Props {
  readonly locale: Locale;
  /** What each figure would replace; a figure that is not named here is shown and not taken. */
  readonly before: Partial<Record<SensorFact, Before>>;
  /** The laboratory HbA1c of this patient, percent. */
  readonly a1c: number | undefined;
  readonly onTake: TakeSensor;
  readonly onClose: () => void;
}

/** A file that is let go of anywhere is taken: beside a smaller place the browser would leave the page, and the form with it. */
function useDropped(onFile: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const dropped = (event: DragEvent): void => {
      over(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', dropped);
    };
  });
}

type Step =
  | { readonly at: 'choosing'; readonly note?: 'stopped' | 'failed' }
  | { readonly at: 'reading'; readonly share: number }
  | { readonly at: 'refused'; readonly refusal: Refusal }
  | { readonly at: 'read'; readonly read: Read };

/** Reading a sensor's file, from choosing it to what it fills. Knows no form: whoever mounts it says what is there and takes what comes. */
export function SensorFileDialog({ locale, before, a1c, onTake, onClose }: Props) {
  const words = useSensorWords(locale);
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>({ period: 14 });
  const [step, setStep] = useState<Step>({ at: 'choosing' });
  const [busy, setBusy] = useState(false);
  const stopReading = useRef<() => void>(undefined);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => () => stopReading.current?.(), []);
  // Whoever listens is taken along: to the question, the refusal or the figures.
  const place = step.at === 'refused' || step.at === 'read' ? step.at : undefined;
  useEffect(() => {
    if (place) body.current?.querySelector<HTMLElement>('[data-start]')?.focus();
  }, [place]);

  function read(chosen: File, given: Answers): void {
    stopReading.current?.();
    setFile(chosen);
    setAnswers(given);
    // Another period of the same file keeps the pictures until the new ones are there.
    if (step.at !== 'read' || chosen !== file) setStep({ at: 'reading', share: 0 });
    setBusy(true);
    stopReading.current = readSensor({ file: chosen, options: given }, (answer) => {
      if (answer.type === 'progress') {
        setStep((now) => (now.at === 'reading' ? { at: 'reading', share: answer.share } : now));
        return;
      }
      setBusy(false);
      if (answer.type === 'refused') setStep({ at: 'refused', refusal: answer.refusal });
      else if (answer.type === 'read') setStep({ at: 'read', read: answer });
      else setStep({ at: 'choosing', note: 'failed' });
    });
  }
  function stop(): void {
    stopReading.current?.();
    setBusy(false);
    setStep({ at: 'choosing', note: 'stopped' });
  }
  const choose = (chosen: File): void => read(chosen, { period: 14 });
  useDropped(choose);

  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      variant="full"
      actions={
        step.at === 'read' && (
          <button type="button" className="button quiet" onClick={() => window.print()}>
            {words.print}
          </button>
        )
      }
    >
      <SensorContext value={{ locale, words }}>
        <div className={styles.body} ref={body}>
          {step.at === 'choosing' && <Chooser note={step.note} onChoose={choose} />}
          {step.at === 'reading' && file && (
            <div className={styles.reading} role="status">
              <p className={styles.file}>{fill(words.reading, { file: `\u2068${file.name}\u2069` })}</p>
              <progress value={step.share} aria-label={words.title} />
              <p className="aside">{fill(words.percent, { n: Math.round(step.share * 100) })}</p>
              <button type="button" className="button quiet" onClick={stop}>
                {words.stop}
              </button>
            </div>
          )}
          {step.at === 'refused' && file && (
            <Refused
              file={file}
              refusal={step.refusal}
              onChoose={choose}
              onAnswer={(answer) => read(file, { ...answers, ...answer })}
            />
          )}
          {step.at === 'read' && file && (
            <RecordingView
              file={file}
              read={step.read}
              period={answers.period ?? 'all'}
              busy={busy}
              before={before}
              a1c={a1c}
              onPeriod={(period) => read(file, { ...answers, period })}
              onChoose={choose}
              onTake={onTake}
            />
          )}
        </div>
      </SensorContext>
    </Modal>
  );
}
