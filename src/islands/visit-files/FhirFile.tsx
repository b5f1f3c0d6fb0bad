import { useEffect, useRef, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { FileButton } from '../files/Chooser.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { dayOf } from '../shared/day-of.ts';
import { importAgain } from '../shared/load-on-demand.tsx';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { FhirFound } from './FhirFound.tsx';
import { useFilesWords } from './files-words.ts';
import { type FhirRefusal, type ReadFhir, readFhir } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

const loadEngine = importAgain(() => import('../visit/visit-engine.ts'));

type Step =
  | { readonly at: 'choosing' | 'reading' }
  | { readonly at: 'refused'; readonly reason: FhirRefusal }
  | { readonly at: 'read'; readonly read: ReadFhir; readonly engine: VisitEngine };

/** Reading a FHIR file, from choosing it to what it tells. */
export function FhirFile({
  engine,
  onTake,
}: {
  readonly engine: VisitEngine | null;
  readonly onTake: (taken: Chart) => void;
}) {
  const { desk } = useDesk();
  const words = useFilesWords(desk.locale);
  const [step, setStep] = useState<Step>({ at: 'choosing' });
  const [name, setName] = useState('');
  const stop = useRef<() => void>(undefined);
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => stop.current?.(), []);
  // Whoever listens is taken along, to the refusal or to what was found.
  useEffect(() => {
    if (step.at === 'refused' || step.at === 'read') start.current?.focus();
  }, [step]);

  function choose(file: File): void {
    stop.current?.();
    setName(file.name);
    setStep({ at: 'reading' });
    const fail = (): void => setStep({ at: 'refused', reason: 'failed' });
    stop.current = readFhir({ file, on: dayOf() }, (answer) => {
      if (answer.type === 'refused') return setStep({ at: 'refused', reason: answer.reason });
      // The names of all facts come with the calculators, which an empty visit has not fetched yet.
      const ready = engine ?? loadEngine().then(({ loadVisitEngine }) => loadVisitEngine(desk.locale));
      Promise.resolve(ready).then((found) => setStep({ at: 'read', read: answer, engine: found }), fail);
    });
  }
  const button = (label: string) => (
    <FileButton label={label} accept=".json,application/json,application/fhir+json" onChoose={choose} />
  );
  return (
    <div className={styles.body}>
      {step.at === 'choosing' && (
        <>
          <p>{words.fhirText}</p>
          <p>{button(words.choose)}</p>
          <p className={styles.quiet}>{words.stays}</p>
        </>
      )}
      {step.at === 'reading' && <p role="status">{words.reading}</p>}
      {step.at === 'refused' && (
        <>
          <p className={styles.quiet}>
            <bdi>{name}</bdi>
          </p>
          <h3 ref={start} tabIndex={-1}>
            <SeverityIcon severity="block" /> {words.refused[step.reason]}
          </h3>
          <p className={styles.quiet}>{words.unchanged}</p>
          <p>{button(words.another)}</p>
        </>
      )}
      {step.at === 'read' && (
        <>
          <p className={styles.quiet}>
            <bdi>{name}</bdi>
          </p>
          <h3 ref={start} tabIndex={-1}>
            {words.found}
          </h3>
          <FhirFound read={step.read} engine={step.engine} onTake={onTake} />
          <p>{button(words.another)}</p>
        </>
      )}
    </div>
  );
}
