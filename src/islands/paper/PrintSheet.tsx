import type { PatientSheet as Sheet } from '../../engine/kit/report/report.ts';
import { PatientSheet } from './PatientSheet.tsx';
import type { PrintJob } from './print-job.ts';
import styles from './PrintSheet.module.css';
import { ReadingFrame } from '../answer/ReadingFrame.tsx';
import { RecordFirst, RecordRest } from './RecordSheet.tsx';

/** A report on paper: the patient's sheet where there is one. For the record the first page serves alone, then details, the calculation and the sources. */
export function PrintSheet({ tool, job, patient }: { tool: string; job: PrintJob; patient: Sheet | undefined }) {
  const frame = { tool, language: job.language, at: job.snapshot.at, document: job.document };
  if (patient)
    return (
      <main className={styles.sheet}>
        <ReadingFrame {...frame} {...(patient.reader && { reader: patient.reader })}>
          {(loaded) => <PatientSheet job={job} sheet={patient} loaded={loaded} />}
        </ReadingFrame>
      </main>
    );
  return (
    <main className={styles.sheet}>
      <ReadingFrame {...frame}>{(loaded) => <RecordFirst job={job} loaded={loaded} />}</ReadingFrame>
      {/* Both languages side by side outgrow one page: what follows goes on below. */}
      {job.language !== 'both' && <div className={styles.break} />}
      <ReadingFrame {...frame}>{(loaded) => <RecordRest job={job} loaded={loaded} />}</ReadingFrame>
    </main>
  );
}
