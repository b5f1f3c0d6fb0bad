import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { fill } from '../shared/fill.ts';
import { onceLetGo } from '../shared/press.ts';
import { queryClient } from '../stores/records.ts';
import { candidatesQuery, othersIn } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly name: string;
  readonly patientId: string | undefined;
  readonly chart: Chart;
  /** Shows what is saved under this name: whether it is this patient, the clinician says there. */
  readonly onLook: () => void;
}

/** By the name: how much is saved under it. A name is no identity, so nobody is joined by it; unsaid, saving would make a second patient of the first. */
export function SameName({ name, patientId, chart, onLook }: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const { data } = useQuery(candidatesQuery(name, chart), queryClient);
  const found = data ? othersIn(data, patientId).length : 0;
  // What the name was left for is pressed already: it must not move away from under the press.
  const [n, setN] = useState(0);
  useEffect(() => onceLetGo(() => setN(found)), [found]);
  return (
    <span role="status">
      {n > 0 && (
        <button type="button" className="link" onClick={onLook}>
          {fill(patientId === undefined ? words.sameName : words.apart, { n })}
        </button>
      )}
    </span>
  );
}
