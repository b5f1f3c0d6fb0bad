import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Visit } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import { queryClient } from '../stores/records.ts';
import styles from './Answer.module.css';
import { Course, type CourseProps } from './Course.tsx';
import { goalShown, leadOf } from './lead.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { patientQuery } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

interface Props {
  readonly name: string;
  /** Absent of whom nothing is saved. */
  readonly patientId: string | undefined;
  readonly visit: Visit;
  readonly engine: VisitEngine;
}

/** What was saved of this patient, and today. */
function SavedCourse({ patientId, ...drawn }: { readonly patientId: string } & Omit<CourseProps, 'past'>) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const asked = useQuery(patientQuery(patientId), queryClient);
  return (
    <Fetched query={asked} locale={desk.locale} failed={words.failedLoad}>
      {({ past }) => <Course {...drawn} past={past} />}
    </Fetched>
  );
}

/** This patient over time, beside the plan. */
export function CourseSection({ name, patientId, visit, engine }: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const lead = useMemo(() => leadOf(visit, engine, dayOf()), [visit, engine]);
  const drawn = { name, plan: visit.plan, lead, goal: goalShown(visit) };
  return (
    <section className={styles.differ} aria-labelledby="visit-course">
      <h2 id="visit-course" className={styles.heading}>
        {words.course}
      </h2>
      {patientId === undefined ? <Course {...drawn} past={[]} /> : <SavedCourse {...drawn} patientId={patientId} />}
    </section>
  );
}
