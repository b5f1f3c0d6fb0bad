import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../engine/plan/actions.ts';
import { queryClient } from '../stores/records.ts';
import styles from './Answer.module.css';
import { Course } from './Course.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { patientQuery } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly name: string;
  readonly patientId: string;
  readonly plan: Plan | undefined;
}

/** This patient over time, beside where the calculators differ. */
export function CourseSection({ name, patientId, plan }: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const asked = useQuery(patientQuery(patientId), queryClient);
  return (
    <section className={styles.differ} aria-labelledby="visit-course">
      <h2 id="visit-course" className={styles.heading}>
        {words.course}
      </h2>
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <p role="status">{words.loading}</p>}
      {asked.data && <Course name={name} past={asked.data.past} plan={plan} />}
    </section>
  );
}
