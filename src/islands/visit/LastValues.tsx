import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { isFactId } from '../../engine/chart/facts.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { onceLetGo } from '../shared/press.ts';
import { queryClient } from '../stores/records.ts';
import { useUnits } from '../stores/use-units.ts';
import { factText } from './fact-text.ts';
import { lentMedicines, medicinesIn } from '../typed-line/noted-medicines.ts';
import { useNoted } from '../typed-line/use-noted.ts';
import { patientQuery } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import { useFigures } from './use-figures.ts';
import { useDesk } from './visit-context.ts';
import { lentBy } from './visit-store.ts';

interface Props {
  readonly patientId: string;
  /** The id this very visit is saved under: it lends itself nothing. */
  readonly savedAs: string | undefined;
}

/** For a known patient: what the last visit knew and this one does not, in one press; what is too old to come along is asked about one by one. */
export function LastValues({ patientId, savedAs }: Props) {
  const { desk, chart, entries, onChart, notes, onNotes } = useDesk();
  const words = useSavedWords(desk.locale);
  const units = useUnits();
  const { day } = useFigures();
  const { data } = useQuery(patientQuery(patientId), queryClient);
  const [taken, setTaken] = useState<{ readonly on: string; readonly chart: Chart } | null>(null);
  const noted = useNoted(notes, onNotes, desk.locale);
  const [shown, setShown] = useState(false);
  const said = useRef<HTMLSpanElement>(null);
  const last = data?.past.findLast(({ id }) => id !== savedAs);
  const { fresh, old } = last ? lentBy(last, chart, dayOf()) : { fresh: {}, old: {} };
  const n = Object.keys(fresh).length;
  // What is being pressed must not move away from under the press.
  useEffect(() => onceLetGo(() => setShown(true)), []);

  function take(on: string, some: Chart): void {
    setTaken((before) => ({ on, chart: { ...before?.chart, ...some } }));
    onChart((now) => ({ ...some, ...now }));
    said.current?.focus();
  }
  function undo(): void {
    const ours = taken?.chart ?? {};
    onChart((now) =>
      Object.fromEntries(Object.entries(now).filter(([fact, known]) => !isFactId(fact) || ours[fact] !== known)),
    );
    noted.takeOut();
    setTaken(null);
    said.current?.focus();
  }
  if (!shown || !last) return null;
  return (
    <span>
      <span ref={said} role="status" tabIndex={-1}>
        {taken && fill(words.lastTaken, { n: Object.keys(taken.chart).length, date: day(taken.on) })}
      </span>{' '}
      {taken ? (
        <button type="button" className="link" onClick={undo}>
          {words.lastUndo}
        </button>
      ) : (
        n > 0 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              take(last.on, fresh);
              // With its facts the medicines it named come along, as they are written.
              noted.keep(lentMedicines(medicinesIn(last.visit?.clinicalNotes ?? ''), notes));
            }}
          >
            {fill(words.last, { n, date: day(last.on) })}
          </button>
        )
      )}
      {(taken || n === 0) && Object.keys(old).length > 0 && (
        <span>
          {' '}
          {words.lastOld}{' '}
          {Object.entries(old).map(([fact, known]) => {
            const entry = isFactId(fact) ? entries.get(fact) : undefined;
            if (!entry) return null;
            const { label, value } = factText(entry, known, desk, units);
            return (
              <button key={fact} type="button" className="link" onClick={() => take(last.on, { [fact]: known })}>
                {[`${label} ${value}`.trim(), known.on && day(known.on)].filter(Boolean).join(commaOf(desk.locale))}
              </button>
            );
          })}
        </span>
      )}
    </span>
  );
}
