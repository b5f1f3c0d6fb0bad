import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Visit } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import { queryClient } from '../stores/records.ts';
import styles from './Answer.module.css';
import { Course } from './Course.tsx';
import { leadOf } from './lead.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { patientQuery } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

interface Props {
  readonly name: string;
  readonly patientId: string;
  readonly visit: Visit;
  readonly engine: VisitEngine;
}

/** This patient over time, beside where the calculators differ. */
export function CourseSection({ name, patientId, visit, engine }: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const lead = useMemo(() => leadOf(visit, engine, dayOf()), [visit, engine]);
  const asked = useQuery(patientQuery(patientId), queryClient);
  return (
    <section className={styles.differ} aria-labelledby="visit-course">
      <h2 id="visit-course" className={styles.heading}>
        {words.course}
      </h2>
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <p role="status">{words.loading}</p>}
      {asked.data && <Course name={name} past={asked.data.past} plan={visit.plan} lead={lead} />}
    </section>
  );
}
