import { useEffect, useRef, useState } from 'react';
import type { RecordAnswer, RecordProblem } from '../../api/contract-outside.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { call } from '../api-client.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill, isolated } from '../shared/fill.ts';
import { fetchEngine } from '../visit/use-visit.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { changeVisit } from '../visit/visit-store.ts';
import { FhirFound } from '../visit-files/FhirFound.tsx';
import { useFilesWords } from '../visit-files/files-words.ts';
import { type AnsweredFhir, type FhirRefusal, type ReadFhir, readFhir } from '../visit-files/read-fhir.ts';
import styles from '../visit-files/VisitFiles.module.css';

/** A record may take the server longer than other calls. */
const patience = 40_000;

type Handed = Exclude<RecordAnswer, { readonly problem: RecordProblem }>;
type Step =
  | { readonly at: 'reading' }
  | { readonly at: 'problem'; readonly problem: RecordProblem }
  | { readonly at: 'refused'; readonly refused: FhirRefusal }
  | { readonly at: 'found'; readonly handed: Handed; readonly read: ReadFhir; readonly engine: VisitEngine };

/** Read as a file is, in the worker. */
function readHanded(handed: Handed): Promise<AnsweredFhir> {
  const file = new File([JSON.stringify(handed.bundle)], 'record.json', { type: 'application/json' });
  return new Promise((resolve) => readFhir({ file, on: dayOf() }, resolve));
}

/** The record that a record system has handed over, beside what the visit knows; or why there is none. */
export function RecordFound() {
  const { desk, engine, onTake } = useDesk();
  const words = useFilesWords(desk.locale);
  const { record } = words;
  const [step, setStep] = useState<Step>({ at: 'reading' });
  const asked = useRef(false);
  const start = useRef<HTMLHeadingElement>(null);

  async function find(): Promise<Step> {
    const { data } = await call<RecordAnswer>('/api/smart/record', { method: 'POST', body: {}, timeout: patience });
    if ('problem' in data) return { at: 'problem', problem: data.problem };
    const read = await readHanded(data);
    if (read.type !== 'read') return { at: 'refused', refused: read.type === 'refused' ? read.reason : 'failed' };
    return { at: 'found', handed: data, read, engine: engine ?? (await fetchEngine(desk.locale)) };
  }
  useEffect(() => {
    // Handed over once: asked a second time there is nothing any more.
    if (asked.current) return;
    asked.current = true;
    void find()
      .catch((): Step => ({ at: 'problem', problem: 'away' }))
      .then(setStep);
  });
  useEffect(() => {
    if (step.at !== 'reading') start.current?.focus();
  }, [step]);

  if (step.at === 'reading') return <p role="status">{record.reading}</p>;
  if (step.at !== 'found') {
    const refusal = step.at === 'problem' ? record.problems[step.problem] : refusalOf(step.refused);
    return (
      <div className={styles.body}>
        <h3 ref={start} tabIndex={-1}>
          <SeverityIcon severity="block" /> {refusal}
        </h3>
        <p className="aside">{words.unchanged}</p>
      </div>
    );
  }
  function refusalOf(refused: FhirRefusal): string {
    return refused === 'several-patients'
      ? record.problems.mixed
      : refused === 'nothing-found'
        ? record.nothing
        : record.problems.away;
  }
  const { handed, read } = step;
  /** Whoever takes something has looked whose record it is: from then on it is this visit's patient. */
  function take(taken: Chart): void {
    onTake(taken);
    const { label, document } = handed;
    if (document !== undefined) changeVisit((now) => ({ ...now, from: { label, document } }));
  }
  const kinds = handed.incomplete.map(
    (kind) => (words.kinds as Readonly<Record<string, string>>)[kind] ?? record.measured,
  );
  return (
    <div className={styles.body}>
      <h3 ref={start} tabIndex={-1}>
        {handed.name === ''
          ? fill(record.nameless, { label: isolated(handed.label, desk.locale) })
          : fill(record.whose, {
              name: isolated(handed.name, desk.locale),
              label: isolated(handed.label, desk.locale),
            })}
      </h3>
      <p>{record.check}</p>
      {kinds.length > 0 && (
        <p>
          <SeverityIcon severity="warn" /> {fill(record.incomplete, { kinds: kinds.join(commaOf(desk.locale)) })}
        </p>
      )}
      <FhirFound read={read} engine={step.engine} onTake={take} said={record.instead} />
      <p className="aside">{handed.document === undefined ? record.kept : record.mayWrite}</p>
    </div>
  );
}
