import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { FileButton } from '../files/Chooser.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { useFilesWords } from './files-words.ts';
import type { FhirRefusal } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

type Outcome<Found> = { readonly found: Found } | { readonly refused: FhirRefusal };
type Step<Found> = { readonly at: 'choosing' | 'reading' } | ({ readonly at: 'read' } & Outcome<Found>);

interface Props<Found> {
  readonly locale: Locale;
  /** What is said of form or visit where a file was refused. */
  readonly unchanged: string;
  /** Begins to read, says once what came of it, and answers how to stop. */
  readonly read: (file: File, say: (outcome: Outcome<Found>) => void) => () => void;
  readonly children: (found: Found) => ReactNode;
}

/** A FHIR file, from choosing it to what it tells or why it was refused. Whoever mounts it says how it is read and shows what was found. */
export function FhirSteps<Found>({ locale, unchanged, read, children }: Props<Found>) {
  const words = useFilesWords(locale);
  const [step, setStep] = useState<Step<Found>>({ at: 'choosing' });
  const [name, setName] = useState('');
  const stop = useRef<() => void>(undefined);
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => stop.current?.(), []);
  // Whoever listens is taken along, to the refusal or to what was found.
  useEffect(() => {
    if (step.at === 'read') start.current?.focus();
  }, [step]);

  function choose(file: File): void {
    stop.current?.();
    setName(file.name);
    setStep({ at: 'reading' });
    stop.current = read(file, (outcome) => setStep({ at: 'read', ...outcome }));
  }
  const button = (label: string) => (
    <p>
      <FileButton label={label} accept=".json,application/json,application/fhir+json" onChoose={choose} />
    </p>
  );
  return (
    <div className={styles.body}>
      {step.at === 'choosing' && (
        <>
          <p>{words.fhirText}</p>
          {button(words.choose)}
          <p className="aside">{words.stays}</p>
        </>
      )}
      {step.at === 'reading' && <p role="status">{words.reading}</p>}
      {step.at === 'read' && (
        <>
          <p className="aside">
            <bdi>{name}</bdi>
          </p>
          <h3 ref={start} tabIndex={-1}>
            {'refused' in step ? (
              <>
                <SeverityIcon severity="block" /> {words.refused[step.refused]}
              </>
            ) : (
              words.found
            )}
          </h3>
          {'refused' in step ? <p className="aside">{unchanged}</p> : children(step.found)}
          {button(words.another)}
        </>
      )}
    </div>
  );
}
