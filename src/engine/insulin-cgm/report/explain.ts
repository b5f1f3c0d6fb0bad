import { courseOf } from '../../clinical/course.ts';
import type { Severity } from '../../kit/guards.ts';
import type { Decisions } from '../../kit/proposal.ts';
import type { Block, CalloutBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { goal, weeks } from '../constants.ts';
import { undatedOf } from '../model/effects.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { rangesBlock } from './cgm-section.ts';
import { keyFigures } from './figures.ts';
import { answer, banner, beside, tone } from './headline.ts';
import { insulinSection } from './insulin-section.ts';
import { monitoringSection } from './monitoring-section.ts';
import { ownPlanSection } from './own-plan.ts';
import {
  benefitSection,
  consultantSection,
  deIntensificationSection,
  predictionSection,
  reconciliationSection,
} from './sections.ts';
import { expectedA1c, type Situation, situation } from './situation.ts';
import { message } from './words.ts';

/** HbA1c from today on, with today's regimen and, where insulin begins, with insulin, against 7 %. */
function course(s: Situation): Block {
  const { inputs, insulin, gainShown } = s;
  const begins = insulin === 'start' && gainShown;
  const regimen = expectedA1c({ ...s, insulin: 'none' });
  return courseOf({
    weeks: weeks.value,
    start: inputs.baselineA1c,
    target: goal.value,
    paths: [
      { tone: begins || s.urgent ? 'low' : 'good', label: message('path.current'), end: regimen },
      ...(begins ? [{ tone: 'good' as const, label: message('path.insulin'), end: expectedA1c(s) }] : []),
    ],
    ...(undatedOf(inputs).length > 0 && { notThisPlan: true as const }),
  });
}

/** Guards about this calculator's own figures; those about the patient are judgement's to tell. */
function ownGuards(s: Situation): Partial<Record<GuardId, Severity>> {
  const doses = s.insulin === 'start' || s.insulin === 'raise';
  const own = s.inputs.basalInsulin && s.inputs.currentBasalUnits === undefined;
  return {
    ...(doses && s.units === undefined && { doseWithheld: 'block' }),
    ...(s.insulin === 'start' && { cautiousStart: 'note', rangeExceeds: 'note' }),
    ...(own && { basalUnitsMissing: 'note' }),
    incretinTwice: 'note',
    heldCounted: 'note',
    metforminPoor: 'note',
    kidneyDisagrees: 'note',
    kidneyUnstaged: 'note',
    floored: 'note',
    ...((s.startNow || s.insulin === 'start') && { benefitHidden: 'note' as const }),
  };
}

function notes(s: Situation): CalloutBlock[] {
  const own = ownGuards(s);
  return s.outcome.guards.flatMap(({ id, values, sources }): CalloutBlock[] => {
    const severity = own[id];
    return severity === undefined
      ? []
      : [{ type: 'callout', severity, message: message(`guard.${id}`, values), sources }];
  });
}

/** What the report does not show, the worksheet does not print either. */
function withheldSteps(s: Situation): string[] {
  const { results, insulin, inputs } = s;
  const ownDose = results.basalBlock !== undefined && results.basalBlock.withheld.length === 0;
  return [
    ...(insulin === 'start' || ownDose ? [] : ['startUnits']),
    ...(insulin === 'raise' ? [] : ['nextUnits']),
    ...(inputs.basalInsulin || insulin === 'start' ? [] : ['ceilingUnits']),
    ...(s.startNow && !s.benefitShown ? ['expectedA1c12w'] : []),
    ...(s.benefitShown
      ? []
      : ['bmiFactor', 'insulinBenefit', 'withInsulin', 'settledWithInsulin', 'addedBenefit', 'settledInsulinA1c']),
  ];
}

/** The report: the dose or the decision with its picture, then the cards. What to do is the plan's to say. Keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnReport {
  const s = situation(inputs, outcome, plan);
  const ranges = rangesBlock(s);
  const told = notes(s);
  return {
    answer: answer(s),
    ...beside(s),
    ...banner(s),
    tone: tone(s),
    picture: [course(s), ...(ranges ? [ranges] : [])],
    notes: told,
    figures: keyFigures(s),
    sections: [
      ...insulinSection(s),
      reconciliationSection(s),
      benefitSection(s),
      predictionSection(s),
      monitoringSection(s),
      ...deIntensificationSection(s),
      consultantSection(s),
      ownPlanSection(s),
    ],
    withheldSteps: withheldSteps(s).filter((step) => outcome.worksheet.some(({ id }) => id === step)),
    sources: [
      ...new Set([
        ...told.flatMap(({ sources }) => sources),
        ...outcome.worksheet.flatMap(({ sources }) => sources),
        ...s.results.guidelineReferences,
      ]),
    ],
  };
}

/** Where each conclusion of the calculator's own rule stands, for “what would change this”. */
export function outcomes(_: Inputs, { results }: Outcome<Results, GuardId>): OutcomeState[] {
  const block = results.basalBlock;
  const dosed = block?.withheld.length === 0 && block.units !== undefined;
  return [
    { id: 'decision', state: results.insulinDecision.appropriate ? 'start' : 'wait' },
    { id: 'dose', state: dosed ? 'shown' : block ? 'withheld' : 'none' },
    { id: 'risk', state: results.iriRisk },
    { id: 'type', state: results.insulinChoice.selectedType === 'NPH basal' ? 'nph' : 'analog' },
    { id: 'metformin', state: results.medReconciliation.metforminMr.action },
    { id: 'monitoring', state: results.monitoringPlan.modality },
    { id: 'lows', state: results.deIntensify },
  ];
}
