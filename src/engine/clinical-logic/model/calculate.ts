import { bodyMassIndex } from '../../clinical/bmi.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { type Note, noted } from '../../clinical/note.ts';
import { metforminNoStart, metforminStop } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { addOn, obesityBands, score, weekByRisk, weight } from '../constants.ts';
import { holdOf, isUrgent } from '../safety/fits.ts';
import type { Inputs } from '../inputs.ts';
import { exerciseSchedule, lifestylePlan, nutritionFocus, weightLossWeeks } from './lifestyle.ts';
import { note } from './notes.ts';
import {
  addOnChoice,
  b12Needed,
  b12Recommendation,
  drugRecommendations,
  escalationPlan,
  monitoring,
  type PlanFacts,
  primaryTherapy,
  safetyNotes,
} from './plans.ts';
import { rankTherapies } from './ranking.ts';
import type { Results } from '../results.ts';
import { expectedEffect, intensificationScore, riskOf, trendOf, urgentScore } from './score.ts';

function reasoning(inputs: Inputs, { gap, effect, trend, bmi, urgent }: PlanFacts): Note[] {
  const { baselineA1c: a1c, targetA1c: target, priorA1c: prior, egfr } = inputs;
  return [
    ...(urgent && atLeast(a1c, insulinA1c)
      ? [
          note('reason.veryHigh', {
            a1c: noted.quantity('a1c', a1c),
            veryHigh: noted.quantity('a1c', insulinA1c.value),
          }),
        ]
      : []),
    ...(urgent && inputs.catabolicSymptoms ? [note('reason.catabolic')] : []),
    atLeast(0, gap)
      ? note('reason.atTarget', { a1c: noted.quantity('a1c', a1c), target: noted.quantity('a1c', target) })
      : note('reason.gap', {
          a1c: noted.quantity('a1c', a1c),
          target: noted.quantity('a1c', target),
          gap: noted.difference('a1c', gap),
        }),
    note('reason.effect', { effect: noted.difference('a1c', effect) }),
    ...(prior === undefined
      ? []
      : [
          note(trend > 0 ? 'reason.improving' : trend < 0 ? 'reason.worsening' : 'reason.stable', {
            prior: noted.quantity('a1c', prior),
            a1c: noted.quantity('a1c', a1c),
          }),
        ]),
    ...(atLeast(bmi, obesityBands[1].from) ? [note('reason.weight', { bmi: noted.bare('bmi', bmi) })] : []),
    ...(atLeast(egfr, score.kidneyFrom) && below(egfr, score.kidneyBelow)
      ? [note('reason.kidney', { egfr: noted.bare('egfr', egfr) })]
      : []),
    note('reason.adherence', { adherence: noted.bare('adherenceScore', inputs.adherenceScore) }),
  ];
}

/** Below 45 the dose is adjusted, below 30 metformin is contraindicated, from 20 an SGLT2 inhibitor is suitable. */
function renalAdjustment({ egfr }: Inputs): Note[] {
  const metformin = below(egfr, metforminStop)
    ? 'renal.contraindicated'
    : below(egfr, metforminNoStart)
      ? 'renal.adjust'
      : 'renal.none';
  return [
    note(metformin, { egfr: noted.bare('egfr', egfr) }),
    note(atLeast(egfr, addOn.sglt2From) ? 'renal.sglt2Suitable' : 'renal.sglt2No', { egfr: noted.bare('egfr', egfr) }),
  ];
}

function recommendedAction(inputs: Inputs, { urgent, risk }: PlanFacts): Note {
  if (urgent) return note(inputs.basalInsulin ? 'action.intensifyBasal' : 'action.basal');
  return note(`action.${risk}`);
}

/** What the results advise, as against what they compute. */
export type Plan = Pick<
  Results,
  'renalAdjustment' | 'consultantPlan' | 'escalationPlan' | 'drugRecommendations' | 'rankedTherapyOptions'
>;

/** The advice for the kidney of `inputs` at the risk and the effect of `facts`: the report may take a worse kidney than the score did. */
export function planOf(inputs: Inputs, facts: PlanFacts): Plan {
  const needed = b12Needed(inputs);
  return {
    renalAdjustment: renalAdjustment(inputs),
    consultantPlan: {
      glycemicTarget: note('goal', { target: noted.quantity('a1c', inputs.targetA1c) }),
      primaryTherapy: primaryTherapy(inputs, facts),
      addOnTherapy: note(`addOn.${addOnChoice(inputs, facts)}`),
      monitoring: monitoring(inputs, facts, needed),
      safetyNotes: safetyNotes(inputs, facts),
    },
    escalationPlan: escalationPlan(inputs, facts),
    drugRecommendations: drugRecommendations(inputs, facts, needed),
    rankedTherapyOptions: facts.ranked,
  };
}

/** The score, the ranking and the plans (specification 9.2, decisions “Clinical Event Logic”). Pure: same inputs, same answer. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const { baselineA1c, targetA1c } = inputs;
  const bmi = bodyMassIndex(sheet, inputs.weight, inputs.height);
  const gap = sheet.step(
    'gap',
    'points',
    'baselineA1c - targetA1c',
    { baselineA1c, targetA1c },
    baselineA1c - targetA1c,
  );
  const { expected, doseFactor } = expectedEffect(sheet, inputs);
  const trend = trendOf(sheet, inputs);
  const urgent = isUrgent(inputs);
  const iriScore = urgent
    ? urgentScore(sheet)
    : intensificationScore(sheet, inputs, { expected, doseFactor, gap, bmi, trend });
  const risk = riskOf(iriScore);
  const ranked = rankTherapies(sheet, inputs, { bmi, gap, urgent });
  const facts: PlanFacts = { bmi, gap, urgent, held: holdOf(inputs), risk, ranked, trend, effect: expected };
  const plan = planOf(inputs, facts);
  const [five, ten] = weightLossWeeks(sheet, inputs);
  const needed = b12Needed(inputs);
  return {
    iriScore,
    iriRisk: risk,
    recommendedAction: recommendedAction(inputs, facts),
    intensificationWeek: urgent ? 'NOW' : weekByRisk[risk],
    reasoningPoints: reasoning(inputs, facts),
    expectedEffect: expected,
    renalAdjustment: plan.renalAdjustment,
    consultantPlan: plan.consultantPlan,
    escalationPlan: plan.escalationPlan,
    drugRecommendations: plan.drugRecommendations,
    rankedTherapyOptions: plan.rankedTherapyOptions,
    lifestylePlan: lifestylePlan(sheet, inputs, bmi),
    weightLoss5Weeks: five,
    weightLoss10Weeks: ten,
    remissionPossible: atLeast(weight.remissionWeeks.value, ten),
    b12MonitoringNeeded: needed,
    b12Recommendation: b12Recommendation(inputs, needed),
    exercisePlan: exerciseSchedule(inputs),
    nutritionFocus: nutritionFocus(inputs),
    nextStep: plan.escalationPlan.threeMonthAction,
  };
}
