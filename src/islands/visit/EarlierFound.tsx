import { useQuery } from '@tanstack/react-query';
import type { Chart } from '../../engine/chart/chart.ts';
import { fill } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import { candidatesQuery, othersIn } from './saved-visits.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly name: string;
  readonly patientId: string | undefined;
  readonly chart: Chart;
}

/** Beside the way to what is saved: how much of it bears this name. Whether it is this patient, the clinician says there. */
export function EarlierFound({ name, patientId, chart }: Props) {
  const { desk } = useDesk();
  const { data } = useQuery(candidatesQuery(name, chart), queryClient);
  const n = data ? othersIn(data, patientId).length : 0;
  if (n === 0) return null;
  return (
    <b role="status">
      {' '}
      <span aria-hidden="true">({n})</span>
      <span className="visually-hidden">{fill(desk.visit.earlierFound, { n })}</span>
    </b>
  );
}
