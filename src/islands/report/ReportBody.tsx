import type { Block as BlockData, Report, Section } from '../../engine/kit/report.ts';
import { Block, Blocks } from './Block.tsx';
import { Callout } from './Callout.tsx';
import { Figures } from './Figures.tsx';
import styles from './ReportBody.module.css';
import { Say, useReading } from './Say.tsx';
import { Steps } from './Steps.tsx';

const patientSteps = (report: Report): BlockData => ({ type: 'steps', items: report.patient.next.map((message) => ({ message })) });

/** The answer in one sentence and one picture, what to do next, cautions: the part that must serve alone. */
export function Lead({ report, headingId }: { report: Report; headingId?: string }) {
  const { audience } = useReading();
  const forPatient = audience === 'patient';
  return (
    <>
      <p className={styles.answer} data-tone={report.tone} {...(headingId && { id: headingId, tabIndex: -1 })}><Say message={forPatient ? report.patient.answer : report.answer} /></p>
      <Blocks blocks={report.picture} />
      <div className={styles.columns}>
        <section>
          <h3 className={styles.heading}><Say message={{ key: 'heading.next' }} /></h3>
          {forPatient ? <Block block={patientSteps(report)} /> : <Steps block={report.next} />}
        </section>
        <section>
          <h3 className={styles.heading}><Say message={{ key: 'heading.cautions' }} /></h3>
          {report.cautions.map((caution, at) => <Callout key={`${caution.message.key}-${at}`} block={caution} />)}
        </section>
      </div>
    </>
  );
}

export function KeyFigures({ report }: { report: Report }) {
  return (
    <section className={styles.details}>
      <h3 className={styles.heading}><Say message={{ key: 'heading.details' }} /></h3>
      <Figures block={report.figures} />
    </section>
  );
}

function visible(sections: readonly Section[], forPatient: boolean): readonly Section[] {
  return forPatient ? sections.filter((section) => !section.clinicianOnly) : sections;
}

/** Every section of the plan; folded on the workbench, open in full screen and on paper. */
export function Sections({ report, folded }: { report: Report; folded: boolean }) {
  const { audience } = useReading();
  return (
    <>
      {visible(report.sections, audience === 'patient').map((section) => folded
        ? (
          <details key={section.id} className={styles.fold}>
            <summary><h3 className={styles.foldHeading}><Say message={section.title} /></h3></summary>
            <Blocks blocks={section.blocks} />
          </details>
        )
        : (
          <section key={section.id} className={styles.section}>
            <h3 className={styles.heading}><Say message={section.title} /></h3>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
    </>
  );
}

export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      <Say message={{ key: 'disclaimer' }} /> <Say message={{ key: 'notInPregnancy' }} /> <Say message={{ key: 'notWhenFasting' }} /> <Say message={{ key: 'editions' }} />
    </p>
  );
}
