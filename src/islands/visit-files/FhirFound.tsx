import { useStore } from '@nanostores/react';
import type { Chart, Known } from '../../engine/chart/chart.ts';
import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import { isTooOld } from '../../engine/chart/freshness.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { $units } from '../stores/units.ts';
import { baseEntries, type FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { disagreements } from '../visit/visit-store.ts';
import { useFilesWords } from './files-words.ts';
import { NotTakenList } from './NotTakenList.tsx';
import type { ReadFhir } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

interface Props {
  readonly read: ReadFhir;
  readonly engine: VisitEngine;
  readonly onTake: (taken: Chart) => void;
}
interface Row {
  readonly fact: FactId;
  readonly entry: FactEntry;
  readonly known: Known;
  readonly old: boolean;
}

/** What a FHIR file tells of the patient, old beside new, each taken by a press; then what was left out, and why. */
export function FhirFound({ read, engine, onTake }: Props) {
  const { desk, chart } = useDesk();
  const words = useFilesWords(desk.locale);
  const units = useStore($units, { ssr: 'initial' });
  const today = dayOf();
  const names: Readonly<Record<string, string>> = desk.clinical.concepts;
  const all = [...baseEntries(desk), ...engine.asked.flatMap(({ entries }) => entries)];
  const entries = new Map<FactId, FactEntry>(all.map((entry) => [entry.fact, entry]));
  const rows = read.facts.flatMap(({ fact, known }): Row[] => {
    const entry = entries.get(fact);
    return entry ? [{ fact, entry, known, old: isTooOld(fact, known, today) }] : [];
  });
  // What the visit works out itself, or asks in a finer way, is not asked.
  const unasked = read.facts.flatMap(({ fact }) =>
    entries.has(fact) ? [] : [{ what: names[fact] ?? fact, reason: 'code' as const }],
  );
  const textOf = (entry: FactEntry, known: Known | undefined): string =>
    known ? factText(entry, known, desk, units).value || desk.words.form.yes : '';
  const isTaken = ({ fact, known }: Row): boolean =>
    chart[fact]?.value === known.value && (chart[fact]?.on ?? '') >= (known.on ?? '');
  const chartOf = (some: readonly Row[]): Chart => Object.fromEntries(some.map(({ fact, known }) => [fact, known]));
  const differs = disagreements(chart, chartOf(rows)).map((fact) =>
    isFactId(fact) ? (entries.get(fact)?.label ?? fact) : fact,
  );
  const together = rows.filter((row) => !row.old && !isTaken(row));
  const left = [...read.notUnderstood, ...unasked];
  return (
    <>
      {differs.length > 0 && (
        <p role="alert">
          <SeverityIcon severity="warn" />{' '}
          {fill(words.differs, { facts: differs.join(desk.locale === 'ar' ? '، ' : ', ') })}
        </p>
      )}
      {rows.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                {[words.value, words.before, words.after, words.press].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.fact}>
                  <th scope="row">{row.entry.label}</th>
                  <td>{textOf(row.entry, chart[row.fact]) || words.empty}</td>
                  <td>
                    <b>{textOf(row.entry, row.known)}</b>
                    {row.known.on && (
                      <span className={styles.day}>{formatDate(new Date(`${row.known.on}T12:00`), desk.locale)}</span>
                    )}
                    {row.old && <span className={styles.old}>{words.old}</span>}
                  </td>
                  <td>
                    {isTaken(row) ? (
                      <span role="status">{words.taken}</span>
                    ) : (
                      <button
                        type="button"
                        className="button quiet"
                        aria-label={fill(words.takeOne, { fact: row.entry.label })}
                        onClick={() => onTake(chartOf([row]))}
                      >
                        {words.take}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {together.length > 1 && differs.length === 0 && (
            <p>
              <button type="button" className="button primary" onClick={() => onTake(chartOf(together))}>
                {fill(words.takeAll, { n: together.length })}
              </button>
            </p>
          )}
          <p className={styles.quiet}>{words.until}</p>
        </>
      )}
      <NotTakenList left={left} words={words} />
    </>
  );
}
