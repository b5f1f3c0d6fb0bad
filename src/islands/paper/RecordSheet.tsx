import { shownSteps } from '../../engine/kit/report/reading.ts';
import { PrintedChanges } from '../report/Changes.tsx';
import { Disclaimer } from '../report/Disclaimer.tsx';
import { KeyFigures, Lead, Sections } from '../report/ReportBody.tsx';
import { Say } from '../report/Say.tsx';
import { Sources } from '../report/Sources.tsx';
import { Worksheet } from '../report/Worksheet.tsx';
import { InputsTable } from '../answer/InputsTable.tsx';
import type { Loaded } from '../shared/loaded.ts';
import styles from './PrintSheet.module.css';
import type { PrintJob } from './print-job.ts';
import { SheetHead } from './SheetHead.tsx';

interface Props {
  readonly job: PrintJob;
  readonly loaded: Loaded;
}

export function Signatures({ words }: { words: Loaded['words'] }) {
  const { print } = words;
  return (
    <div className={styles.signatures}>
      <span>{print.clinician}</span>
      <span>{print.signature}</span>
      <span>{print.date}</span>
    </div>
  );
}

/** For the record, page one: it serves alone. */
export function RecordFirst({ job, loaded }: Props) {
  const { snapshot, examples } = job;
  return (
    <section className={styles.first}>
      <SheetHead job={job} loaded={loaded} title={loaded.copy.name} kind={loaded.words.print.record} />
      {/* Before the plan, as in a visit's record: of a grave patient the plan is long, and what it rests on stays on this page. */}
      <InputsTable loaded={loaded} inputs={snapshot.inputs} examples={examples} brief />
      <Lead report={snapshot.report} whole />
      <div className={styles.whole}>
        <Signatures words={loaded.words} />
        <Disclaimer reviewed={snapshot.report.reviewed} />
      </div>
    </section>
  );
}

/** For the record, what follows: every section, notes, turning points, the calculation and the sources. */
export function RecordRest({ job, loaded }: Props) {
  const { snapshot, notes, examples } = job;
  return (
    <section className={styles.rest}>
      <KeyFigures report={snapshot.report} whole />
      <Say as="h3" className={styles.part} message={{ key: 'heading.inputs' }} />
      <InputsTable loaded={loaded} inputs={snapshot.inputs} examples={examples} />
      <Sections sections={snapshot.report.sections} shape="open" />
      {notes.trim() !== '' && (
        <section className={styles.notes}>
          <Say as="h3" message={{ key: 'heading.notes' }} />
          <div dir="auto" lang="" className={styles.noteText}>
            {notes}
          </div>
        </section>
      )}
      <Say as="h3" className={styles.part} message={{ key: 'heading.changes' }} />
      <PrintedChanges snapshot={snapshot} />
      <Say as="h3" className={styles.part} message={{ key: 'heading.worksheet' }} />
      <Worksheet steps={shownSteps(snapshot.report, snapshot.outcome.worksheet)} words={loaded.words} />
      <Say as="h3" className={styles.part} message={{ key: 'heading.sources' }} />
      <Sources ids={snapshot.report.sources} words={loaded.words} />
    </section>
  );
}
