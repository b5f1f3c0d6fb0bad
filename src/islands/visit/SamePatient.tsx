import { fill } from '../shared/fill.ts';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';
import { type Brought, disagreements } from './visit-store.ts';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly brought: Brought;
  readonly onAnswer: (answer: 'same' | 'other' | 'neither') => void;
}

/** A patient brought along from a calculator may be another one: only the clinician knows. */
export function SamePatient({ brought, onAnswer }: Props) {
  const { desk, chart, entries } = useDesk();
  const { visit, locale } = desk;
  const differ = disagreements(chart, brought.chart).map((fact) => entries.get(fact)?.label ?? fact);
  return (
    <section className={styles.same} aria-labelledby="visit-same">
      <h2 id="visit-same">{visit.same}</h2>
      <p>
        {fill(visit.sameText, { tool: brought.loaded.copy.name })}{' '}
        {differ.length > 0 && fill(visit.sameDiffers, { facts: differ.join(commaOf(locale)) })}
      </p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => onAnswer('same')}>
          {visit.sameYes}
        </button>
        <button type="button" className="button quiet" onClick={() => onAnswer('other')}>
          {visit.sameNo}
        </button>
        <button type="button" className="button quiet" onClick={() => onAnswer('neither')}>
          {visit.sameNeither}
        </button>
      </div>
    </section>
  );
}
