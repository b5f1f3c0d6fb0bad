import { withNames } from '../../engine/judgement/words.ts';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { FactId } from '../../engine/chart/facts.ts';
import { lentBy } from '../../engine/chart/lens.ts';
import { reviewOf } from '../../engine/judgement/review.ts';
import { toolEntry, type ToolId } from '../../engine/registry.ts';
import { ChooseSection } from '../choose/ChooseSection.tsx';
import { RamadanSection } from '../ramadan/RamadanSection.tsx';
import { Disclaimer } from '../report/Disclaimer.tsx';
import { ReadingContext } from '../report/Say.tsx';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { carry } from '../stores/carry.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './Answer.module.css';
import { Differing } from './Differing.tsx';
import type { ShownAnswer, ShownVisit } from './held.ts';
import { NotCounted } from './NotCounted.tsx';
import { hasSensor } from './seen-sensor.ts';
import { SensorLine } from './SensorLine.tsx';
import { Today } from './Today.tsx';
import { ToolRow } from './ToolRow.tsx';
import { VisitTools } from './VisitTools.tsx';
import { WaitingTool } from './WaitingTool.tsx';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

const YearSection = loadOnDemand(() => import('../year/YearSection.tsx'), 'YearSection');

interface Props {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly at: Date;
  readonly owner: string;
  readonly name: string;
  readonly ownWords: string;
  readonly onOwnWords: (words: string) => void;
  /** This patient over time, where something is saved of them. */
  readonly course: ReactNode;
  /** The person at the screen says to be a licensed clinician. */
  readonly onConfirm: () => void;
  /** How a button beside saving prints too. */
  readonly pressPrint: RefObject<(() => void) | null>;
  /** What was told long ago and is still so today. */
  readonly onStillSo: (facts: readonly FactId[]) => void;
  /** Before a calculator is opened: what comes back from it is this patient's. */
  readonly onOpen: (tool: ToolId) => void;
}

/** What all calculators know about the patient in front of you, in one plan. */
export function VisitAnswer({ visit, engine, at, owner, name, ownWords, course, pressPrint, ...props }: Props) {
  const { desk, chart } = useDesk();
  const units = useUnits();
  const [asked, setAsked] = useState(0);
  const compare = (): void => setAsked((now) => now + 1);
  const reading = useMemo(
    () => ({
      wording: wordingFor(
        { ...desk, patterns: withNames(engine.patterns, visit.judgement.patient.known), tool: engine },
        units,
        at,
      ),
    }),
    [desk, engine, visit, units, at],
  );
  function open(id: ToolId): void {
    props.onOpen(id);
    const fields = engine.tools.get(id)?.tool.fields;
    const on = dayOf();
    if (fields) carry({ tool: id, owner, patientName: name, ...lentBy(fields, chart, on), inHand: { chart, on } });
    location.assign(`${desk.locale === 'ar' ? '/ar' : ''}${toolEntry(id).path}`);
  }
  const waits = ({ outcome, held, refused = [] }: ShownAnswer): boolean => !outcome && !held && refused.length === 0;
  const [waiting, answered] = [visit.tools.filter(waits), visit.tools.filter((answer) => !waits(answer))];
  function row(answer: ShownAnswer): ReactNode {
    const loaded = engine.tools.get(answer.id);
    if (!loaded) return null;
    const onOpen = (): void => open(answer.id);
    return waits(answer) ? (
      <WaitingTool key={answer.id} answer={answer} loaded={loaded} onOpen={onOpen} />
    ) : (
      <ToolRow
        key={answer.id}
        answer={answer}
        loaded={loaded}
        at={at}
        writer={engine.writers.get(answer.id)}
        onConfirm={props.onConfirm}
        onOpen={onOpen}
      />
    );
  }
  return (
    <ReadingContext value={reading}>
      <NotCounted unusable={visit.unusable} onStillSo={props.onStillSo} />
      <Today visit={visit} evidence={hasSensor(chart) && <SensorLine />} course={course} onCompare={compare} />
      <section aria-labelledby="visit-tools">
        <h2 id="visit-tools" tabIndex={-1} className={styles.heading}>
          {desk.visit.calculators}{' '}
          <small>
            {waiting.length > 0
              ? fill(desk.visit.someAnswer, { n: answered.length, all: visit.tools.length })
              : desk.visit.calculatorsLead}
          </small>
        </h2>
        {answered.length > 0 && <ul className={styles.rows}>{answered.map(row)}</ul>}
        {waiting.length > 0 && <ul className={`cluster ${styles.waiting} no-print`}>{waiting.map(row)}</ul>}
      </section>
      {visit.differences.length > 0 && <Differing visit={visit} engine={engine} />}
      <ChooseSection visit={visit} engine={engine} at={at} asked={asked} onAsk={compare} onClose={() => setAsked(0)} />
      <OnDemand again={visit}>
        <YearSection visit={visit} chart={chart} at={at} />
      </OnDemand>
      <RamadanSection visit={visit} engine={engine} at={at} name={name} />
      <VisitTools
        visit={visit}
        engine={engine}
        at={at}
        name={name}
        ownWords={ownWords}
        onOwnWords={props.onOwnWords}
        pressPrint={pressPrint}
      />
      <Disclaimer rows reviewed={reviewOf(undefined)} fasts={chart['fastsRamadan']?.value === true} />
    </ReadingContext>
  );
}
