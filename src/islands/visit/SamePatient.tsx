import { likeness } from '../../engine/chart/identity.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { BothValues } from './BothValues.tsx';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';
import type { Brought } from './visit-store.ts';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly brought: Brought;
  readonly onAnswer: (answer: 'same' | 'other' | 'neither') => void;
}

/** A patient brought along from a calculator may be another one: only the clinician knows. */
export function SamePatient({ brought, onAnswer }: Props) {
  const { desk, chart, entries } = useDesk();
  const { visit, locale } = desk;
  const today = dayOf();
  const alike = likeness(chart, today, brought.chart, today);
  const differ = alike.differs.map((fact) => entries.get(fact)?.label ?? fact);
  return (
    <section className={`notice ${styles.same} no-print`} aria-labelledby="visit-same">
      <h2 id="visit-same">{visit.same}</h2>
      <p>
        {fill(visit.sameText, { tool: brought.loaded.copy.name })}{' '}
        {differ.length > 0 && fill(visit.sameDiffers, { facts: differ.join(commaOf(locale)) })}
      </p>
      <BothValues caption={visit.sameBoth} name={brought.loaded.copy.name} chart={brought.chart} likeness={alike} />
      <div className="choices">
        {/* Where they do not agree, no answer is held out as the one to press. */}
        <button
          type="button"
          className={differ.length > 0 ? 'button quiet' : 'button'}
          onClick={() => onAnswer('same')}
        >
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
