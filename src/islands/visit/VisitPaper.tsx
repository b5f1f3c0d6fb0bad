import { Fragment, type ReactNode, use } from 'react';
import { writeRecord } from '../../engine/judgement/record.ts';
import { reviewOf } from '../../engine/judgement/review.ts';
import { withNames } from '../../engine/judgement/words.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { FastPaper } from '../ramadan/FastPaper.tsx';
import { PatientSheet } from '../paper/PatientSheet.tsx';
import type { Headed } from '../paper/print-job.ts';
import paper from '../paper/PrintSheet.module.css';
import { Printed } from '../paper/Printed.tsx';
import { Signatures } from '../paper/RecordSheet.tsx';
import { SheetHead } from '../paper/SheetHead.tsx';
import { Disclaimer } from '../report/Disclaimer.tsx';
import { ReadingContext, Say } from '../report/Say.tsx';
import { Sources } from '../report/Sources.tsx';
import { withoutMedicineLine } from '../typed-line/noted-medicines.ts';
import { WrittenPlan } from '../report/WrittenPlan.tsx';
import { loadOnDemand } from '../shared/load-on-demand.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { Differing } from './Differing.tsx';
import { Headline } from './Headline.tsx';
import { SensorLine } from './SensorLine.tsx';
import { commaOf } from '../shared/comma.ts';
import { hasSensor } from './seen-sensor.ts';
import { ToolLine } from './ToolLine.tsx';
import styles from './VisitPaper.module.css';
import { type Drawn, sheetOf, storyOf } from './visit-sheet.ts';
import { valuesOf, type Written } from './visit-text.ts';
import { writeYear } from '../year/year-text.ts';
import type { ToolId } from '../../engine/registry.ts';

const ChoicePaper = loadOnDemand(() => import('../choose/ChoicePaper.tsx'), 'ChoicePaper');

/** Two papers: everything for the record, in the page's language; plain words for the patient, in the one asked for. */
export type PaperKind = 'record' | `patient-${Locale}`;

function Patient({ written, drawn, head }: { written: Written; drawn: Drawn; head: Headed }) {
  const { ownWords } = written;
  const { sheet, wording } = sheetOf(written, drawn);
  return (
    <ReadingContext value={{ wording }}>
      <PatientSheet
        job={head}
        sheet={sheet}
        loaded={drawn.loaded}
        day={drawn.day}
        ownWords={ownWords}
        story={storyOf(written, drawn.loaded.locale)}
        {...(drawn.chosen && { chosen: drawn.chosen })}
      />
    </ReadingContext>
  );
}

/** What the head of the paper tells. */
const inHead: ReadonlySet<string> = new Set(['age', 'sex']);

/** Page one serves alone: who, what is known, what to do, what each calculator says, and a place to sign. */
function Record({ written, loaded, year, head }: { written: Written; head: Headed } & Pick<Drawn, 'loaded' | 'year'>) {
  const { visit, engine, desk, notes, units, at } = written;
  const record = writeRecord(visit.plan, visit.judgement);
  const due = writeYear(written);
  const patterns = withNames({ ...engine.patterns, ...year }, visit.judgement.patient.known);
  const waiting = visit.tools.filter(({ ready, held, unasked }) => !ready && !held && !unasked);
  const chose = written.chart['treatmentChoice'] !== undefined;
  const fasts = written.chart['fastsRamadan']?.value === true;
  const ownNotes = withoutMedicineLine(notes);
  const nameOf = ({ id }: { readonly id: ToolId }) => engine.tools.get(id)?.copy.name ?? id;
  return (
    <ReadingContext value={{ wording: wordingFor({ ...desk, patterns, tool: engine }, units, at) }}>
      <div className={paper.first} lang={loaded.locale}>
        <SheetHead job={head} loaded={loaded} title={desk.visit.title} kind={desk.visit.record} />
        <p className={styles.values}>
          {valuesOf({ ...written, entries: written.entries.filter(({ fact }) => !inHead.has(fact)) }).map(
            ({ label, value }) => (
              <span key={label}>
                {label} <b>{value}</b>
              </span>
            ),
          )}
        </p>
        <Headline plan={visit.plan} />
        {hasSensor(written.chart) && <SensorLine />}
        <WrittenPlan plan={record} cautions={record.cautions} whole />
        {/* Of many facts these go to the next page together: a place to sign with nothing above it signs nothing. */}
        <div className={paper.whole}>
          <h2>{desk.visit.calculators}</h2>
          <ul className={styles.tools}>
            {visit.tools.map((answer) => {
              const own = engine.tools.get(answer.id);
              return (
                own &&
                !answer.unasked &&
                !waiting.includes(answer) && (
                  <li key={answer.id}>
                    <b>{own.copy.name}.</b> <ToolLine answer={answer} loaded={own} at={at} />
                  </li>
                )
              );
            })}
            {waiting.length > 0 && (
              <li>
                {waiting.map(nameOf).join(commaOf(desk.locale))}. {desk.visit.waits}
              </li>
            )}
          </ul>
          <Signatures words={desk.words} />
          <Disclaimer rows reviewed={reviewOf(undefined)} fasts={fasts} />
        </div>
      </div>
      {/* What follows belongs to the record and not to its first page; a few sources alone need no page of their own. */}
      {(chose || fasts || ownNotes !== '' || visit.differences.length > 0) && <div className={paper.break} />}
      {chose && <ChoicePaper written={written} />}
      {fasts && <FastPaper written={written} />}
      {ownNotes !== '' && (
        <section>
          <h2>{desk.words.notes.label}</h2>
          <div dir="auto" lang="" className={paper.noteText}>
            {ownNotes}
          </div>
        </section>
      )}
      {visit.differences.length > 0 && <Differing visit={visit} engine={engine} />}
      {due.lines.length > 0 && (
        <section>
          <h2>{desk.visit.year}</h2>
          <ul className={styles.tools}>
            {due.lines.map(([name, when]) => (
              <li key={name.key}>
                <Say as="b" message={name} />: <Say message={when} />
              </li>
            ))}
            {due.unknown.length > 0 && (
              <li>
                <Say message={{ key: 'year.words.unknown' }} />
                {': '}
                {due.unknown.map((name, place) => (
                  <Fragment key={name.key}>
                    {place > 0 && commaOf(desk.locale)}
                    <Say message={name} />
                  </Fragment>
                ))}
              </li>
            )}
          </ul>
        </section>
      )}
      <h2>{desk.words.answer.sources}</h2>
      <Sources ids={record.sources} words={desk.words} />
    </ReadingContext>
  );
}

interface Props {
  readonly kind: PaperKind;
  readonly drawn: Promise<Drawn>;
  readonly written: Written;
  readonly onDone: () => void;
}

/** Draws the paper beside the page, which is out of sight while it is printed, and opens the print dialog. */
export function VisitPaper({ kind, drawn, written, onDone }: Props): ReactNode {
  const paperOf = use(drawn);
  const { loaded, year } = paperOf;
  const { chart, name, at } = written;
  const head: Headed = {
    patientName: name,
    examples: [],
    snapshot: { at, inputs: { age: chart['age']?.value, sex: chart['sex']?.value } },
  };
  return (
    <Printed kind={kind} locale={loaded.locale} onDone={onDone}>
      {kind === 'record' ? (
        <Record written={written} loaded={loaded} year={year} head={head} />
      ) : (
        <Patient written={written} drawn={paperOf} head={head} />
      )}
    </Printed>
  );
}
