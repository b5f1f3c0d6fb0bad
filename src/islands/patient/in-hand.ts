import type { Answering } from '../../engine/answer/index.ts';
import { type Chart, checkChart, isOfChild } from '../../engine/chart/chart.ts';
import { chartThrough, withMoved } from '../../engine/chart/lens.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { isToolId } from '../../engine/registry.ts';
import { loadPlanner, type Planner } from '../../engine/visit/index.ts';
import type { Asked, LentTo, Snapshot } from '../answer/snapshot.ts';
import type { CalculatorState } from '../form/calculator-state.ts';
import type { CalculatorStore } from '../form/calculator-store.ts';
import { dayOf } from '../shared/day-of.ts';
import { $keptVisit, isDoubtful, readVisit, toldByForm } from '../visit/visit-store.ts';

/** The visit's chart, where what a form holds is that patient's; undefined where nobody is in hand, or the form is somebody else's. */
export function chartInHand(owner: string, tool: ToolForm, state: CalculatorState): Chart | undefined {
  const { content, told, marked, patientName } = state;
  const visit = readVisit(owner);
  if (Object.keys(visit.chart).length === 0 || !isToolId(tool.id) || !visit.opened.includes(tool.id)) return undefined;
  const isRecord = Object.values(told).some(({ record, tool: from }) => record && from === undefined);
  const isOther = isRecord && patientName.trim() !== '' && patientName.trim() !== visit.name.trim();
  const { chart } = toldByForm(tool.id, tool.fields, { ...content, told, marked });
  // A name that is being written here makes nobody else of a patient that was opened here.
  return isOther || isDoubtful(visit, { tool: tool.id, name: visit.name, chart }) ? undefined : visit.chart;
}

/** Whose an answer is: the patient of the record that was loaded, else the visit's, where it is theirs. */
function lentTo(owner: string, tool: ToolForm, state: CalculatorState): LentTo | undefined {
  const { recorded, told } = state;
  const chart = recorded?.chart ?? chartInHand(owner, tool, state);
  return chart && { chart, on: dayOf(), told };
}

/** An answer beside the one plan of the patient in hand: what is tried, moved or compared moves that patient's facts. */
export function snapshotInHand(planner: Planner, answering: Answering, asked: Asked & { inHand: LentTo }): Snapshot {
  const { fields } = answering.tool;
  const { inputs, examples, marked, inHand } = asked;
  const { on } = inHand;
  const told = chartThrough(fields, inHand.chart, { inputs, examples, marked, told: inHand.told });
  // What cannot be used is left out, but for the age of a child, whose plan is nobody else's.
  const usable = checkChart(told, { on, examples: false }).chart;
  const chart = isOfChild(told) && told['age'] ? { ...usable, age: told['age'] } : usable;
  const beside = answering.beside((tried) => planner(withMoved(fields, chart, inputs, tried), on));
  return { ...asked, ...beside.answer(inputs, { examples }), answering: beside, patient: { chart, on } };
}

/** What a page needs to hold a patient: fetched only where there may be one. */
export interface Hand {
  lentTo(owner: string, tool: ToolForm, state: CalculatorState): LentTo | undefined;
  snapshot(answering: Answering, asked: Asked & { inHand: LentTo }): Snapshot;
  /** Keeps the answer on screen beside what is known of the patient now; the answer ends that. */
  follow(owner: string, tool: ToolForm, store: CalculatorStore): () => void;
}

export async function loadHand(): Promise<Hand> {
  const planner = await loadPlanner();
  return {
    lentTo,
    snapshot: (answering, asked) => snapshotInHand(planner, answering, asked),
    follow(owner, tool, store) {
      const renew = (): void => {
        const state = store.get();
        const chart = state.answered?.inHand && !state.recorded ? chartInHand(owner, tool, state) : undefined;
        if (chart && JSON.stringify(chart) !== JSON.stringify(state.answered?.inHand?.chart))
          store.send({ type: 'patientRenewed', inHand: { chart, on: dayOf() } });
      };
      renew();
      return $keptVisit.listen(renew);
    },
  };
}
