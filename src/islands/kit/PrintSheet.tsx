import { formatDate } from '../../engine/kit/message.ts';
import { shownSteps } from '../../engine/kit/report.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { readPath } from '../../engine/kit/fields.ts';
import { Disclaimer, KeyFigures, Lead, Sections } from '../report/ReportBody.tsx';
import { Changes } from '../report/Changes.tsx';
import { Say } from '../report/Say.tsx';
import { Sources } from '../report/Sources.tsx';
import { Worksheet } from '../report/Worksheet.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { BrandLine } from './BrandLine.tsx';
import { fill } from './fill.ts';
import { InputsTable } from './InputsTable.tsx';
import type { Loaded } from './loaded.ts';
import styles from './PrintSheet.module.css';
import { ReadingFrame, type ReportLanguage } from './ReadingFrame.tsx';
import type { Snapshot } from './snapshot.ts';

export type PrintDocument = 'record' | 'patient';
export interface PrintJob {
  readonly snapshot: Snapshot;
  /** Fields that still stand at the value the form came with. */
  readonly examples: readonly string[];
  readonly document: PrintDocument;
  readonly language: ReportLanguage;
  readonly patientName: string;
  readonly notes: string;
}

function Head({ job, loaded }: { job: PrintJob; loaded: Loaded }) {
  const { words, patterns, locale } = loaded;
  const age = readPath(job.snapshot.inputs, 'age');
  const sex = readPath(job.snapshot.inputs, 'sex');
  const sexWord = typeof sex === 'string' ? patterns[`choice.sex.${sex}`] : undefined;
  return (
    <header className={styles.head}>
      <div className={styles.title}><h1>{loaded.copy.name}</h1><span>{job.document === 'record' ? words.print.record : words.print.patient}</span></div>
      <BrandLine />
      <dl className={styles.who}>
        <div><dt>{words.print.patientName}</dt><dd><bdi>{job.patientName.trim() || words.print.unnamed}</bdi></dd></div>
        {typeof age === 'number' && <div><dt>{words.print.ageSex}</dt><dd><bdi>{age}</bdi>{typeof sexWord === 'string' && <>{locale === 'ar' ? '، ' : ', '}{sexWord}</>}</dd></div>}
        <div><dt>{words.print.calculated}</dt><dd>{formatDate(job.snapshot.at, locale, true)}</dd></div>
        <div><dt>{words.print.rules}</dt><dd><bdi>{engineVersion}</bdi></dd></div>
      </dl>
    </header>
  );
}

function Signatures({ loaded }: { loaded: Loaded }) {
  const { print } = loaded.words;
  return <div className={styles.signatures}><span>{print.clinician}</span><span>{print.signature}</span><span>{print.date}</span></div>;
}

function PageOne({ job, loaded }: { job: PrintJob; loaded: Loaded }) {
  const forRecord = job.document === 'record';
  return (
    <section className={styles.first}>
      <Head job={job} loaded={loaded} />
      {job.examples.length > 0 && <p className={styles.examples}><SeverityIcon severity="warn" /><span><b><Say message={{ key: 'severity.warn' }} />.</b> {fill(loaded.words.answer.exampleCaution, { n: job.examples.length })}</span></p>}
      <Lead report={job.snapshot.report} />
      {forRecord && <div className={styles.whole}><h3 className={styles.from}><Say message={{ key: 'heading.inputs' }} /></h3><InputsTable loaded={loaded} inputs={job.snapshot.inputs} examples={job.examples} brief /></div>}
      <div className={styles.whole}>
        {forRecord && <Signatures loaded={loaded} />}
        <Disclaimer />
      </div>
    </section>
  );
}

function Rest({ job, loaded }: { job: PrintJob; loaded: Loaded }) {
  const { snapshot, notes } = job;
  const forRecord = job.document === 'record';
  return (
    <section className={styles.rest}>
      {forRecord && <KeyFigures report={snapshot.report} />}
      {forRecord && <><h3 className={styles.part}><Say message={{ key: 'heading.inputs' }} /></h3><InputsTable loaded={loaded} inputs={snapshot.inputs} examples={job.examples} /></>}
      <Sections report={snapshot.report} shape="open" />
      {forRecord && notes.trim() !== '' && (
        <section className={styles.notes}><h3><Say message={{ key: 'heading.notes' }} /></h3><div dir="rtl" className={styles.noteText}><bdi>{notes}</bdi></div></section>
      )}
      {forRecord && (
        <>
          <h3 className={styles.part}><Say message={{ key: 'heading.changes' }} /></h3>
          <div className={styles.changes}><Changes tool={loaded.tool} inputs={snapshot.inputs} /></div>
          <h3 className={styles.part}><Say message={{ key: 'heading.worksheet' }} /></h3>
          <Worksheet steps={shownSteps(snapshot.report, snapshot.outcome.worksheet)} words={loaded.words} />
        </>
      )}
      <h3 className={styles.part}><Say message={{ key: 'heading.sources' }} /></h3>
      <Sources ids={snapshot.report.sources} words={loaded.words} />
    </section>
  );
}

/** A report on paper: the first page serves alone, then details, the calculation and the sources. */
export function PrintSheet({ tool, job }: { tool: string; job: PrintJob }) {
  const audience = job.document === 'record' ? 'clinician' : 'patient';
  return (
    <main className={styles.sheet}>
      <ReadingFrame tool={tool} language={job.language} at={job.snapshot.at} audience={audience}>{(loaded) => <PageOne job={job} loaded={loaded} />}</ReadingFrame>
      {/* Both languages side by side outgrow one page: what follows goes on below. */}
      {job.language !== 'both' && <div className={styles.break} />}
      <ReadingFrame tool={tool} language={job.language} at={job.snapshot.at} audience={audience}>{(loaded) => <Rest job={job} loaded={loaded} />}</ReadingFrame>
    </main>
  );
}
