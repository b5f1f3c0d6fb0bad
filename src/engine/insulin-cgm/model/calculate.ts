import { type Note, noted } from '../../clinical/note.ts';
import { clean } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { basalBlock, insulinChoice, insulinType } from './basal.ts';
import { firstWeek, goal, intensifyWeek } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { fallsOf, reached } from './effects.ts';
import { iriScore, readinessIndex, startsNow } from './readiness.ts';
import { deIntensification, deIntensify, monitoringPlan } from './monitoring.ts';
import { note } from './notes.ts';
import { hasCkd, obesityClassOf } from './patient.ts';
import { portfolio, reconciliation } from './reconcile.ts';
import type { Results } from '../results.ts';
import { roadmap } from './roadmap.ts';
import { therapyOptions } from './therapy.ts';

function reasoning(inputs: Inputs, currentRegimenA1c: number): Note[] {
  const { baselineA1c, priorA1c, symptomatic } = inputs;
  const gap = clean(baselineA1c - goal.value);
  return [
    ...(symptomatic ? [note('reason.symptoms')] : []),
    note(gap > 0 ? 'reason.gap' : 'reason.atGoal', {
      a1c: noted.quantity('a1c', baselineA1c),
      goal: noted.quantity('a1c', goal.value),
      gap: noted.difference('a1c', Math.abs(gap)),
    }),
    note('reason.regimen', { expected: noted.quantity('a1c', currentRegimenA1c) }),
    ...(priorA1c === undefined
      ? []
      : [
          note(
            priorA1c > baselineA1c ? 'reason.improving' : priorA1c < baselineA1c ? 'reason.worsening' : 'reason.steady',
            { gap: noted.difference('a1c', Math.abs(clean(priorA1c - baselineA1c))) },
          ),
        ]),
    ...(inputs.injectablesAcceptance === 'accepts'
      ? []
      : [note(inputs.injectablesAcceptance === 'refuses' ? 'reason.refuses' : 'reason.reluctant')]),
  ];
}

/** Fixed cautions of the plan; what depends on the patient is a guard. */
function safetyNotes(now: boolean, inputs: Inputs): Note[] {
  return [
    ...(now ? [note('note.exclude'), note('note.sameDay')] : []),
    note('note.hypoKit'),
    ...(hasCkd(inputs) ? [note('note.kidney')] : []),
    note('note.goal', { goal: noted.quantity('a1c', goal.value) }),
  ];
}

/** When the first change shows, and when to intensify at the risk found. */
function weeksOf(
  sheet: Sheet,
  inputs: Inputs,
  risk: Results['iriRisk'],
): { readonly first: number; readonly intensify: number } {
  const first =
    inputs.metforminMr.tolerance === 'good'
      ? firstWeek.good
      : inputs.sitagliptin100
        ? firstWeek.sitagliptin
        : firstWeek.other;
  const firstEffectWeek = sheet.step('firstEffectWeek', 'weeks', 'firstWeek', { firstWeek: first }, first.value);
  const intensificationWeek = sheet.step(
    'intensificationWeek',
    'weeks',
    'weekOfRisk',
    { weekOfRisk: intensifyWeek[risk] },
    intensifyWeek[risk].value,
  );
  return { first: firstEffectWeek, intensify: intensificationWeek };
}

/** Start or wait, with the whole plan (specification 4.1, 9.1, decisions “Insulin & CGM”). Pure: same inputs, same answer. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const { bmi, egfr, oral, total } = fallsOf(sheet, inputs);
  const now = startsNow(inputs);
  const { baselineA1c } = inputs;
  const currentRegimenA1c = reached(sheet, 'currentRegimenA1c', baselineA1c, oral.points);
  const expectedA1c12w = reached(sheet, 'expectedA1c12w', baselineA1c, (now ? total : oral).points);
  // The report leads with these: what is in the HbA1c already, today's habits too, does not lower it again.
  reached(sheet, 'settledA1c', baselineA1c, oral.settled);
  reached(sheet, 'settledInsulinA1c', baselineA1c, total.settled);
  const { score, risk } = iriScore(sheet, inputs, currentRegimenA1c);
  const probabilityScore = readinessIndex(sheet, inputs, currentRegimenA1c, now);
  const week = weeksOf(sheet, inputs, risk);
  const chosen = insulinType(inputs);
  const block = basalBlock(sheet, inputs, chosen.type);
  const stepDown = deIntensify(inputs, block);
  const medReconciliation = reconciliation(sheet, inputs, egfr);
  const decision = now ? 'START NOW' : 'WAIT & OPTIMIZE';

  return {
    insulinDecision: { decision, banner: now ? 'red' : 'yellow', appropriate: now },
    insulinPredictions: {
      probabilityScore,
      decision,
      reasoning: reasoning(inputs, currentRegimenA1c),
      expectedBenefit: {
        currentRegimen: oral.points,
        withInsulin: total.points,
        addedBenefit: sheet.step(
          'addedBenefit',
          'points',
          'withInsulin - oralPower',
          { withInsulin: total.points, oralPower: oral.points },
          total.points - oral.points,
        ),
        firstEffectWeek: week.first,
      },
    },
    expectedA1c12w,
    weekOfFirstChange: week.first,
    iriScore: score,
    iriRisk: risk,
    intensificationWeek: week.intensify,
    insulinChoice: insulinChoice(inputs, chosen, block),
    medReconciliation,
    monitoringPlan: monitoringPlan(inputs),
    roadmap: roadmap(inputs, week.intensify, block, stepDown === 'now'),
    deIntensificationCriteria: deIntensification(),
    drugRecommendations: portfolio(inputs, medReconciliation, bmi),
    safetyNotes: safetyNotes(now, inputs),
    guidelineReferences: ['ada2025', 'aace2023', 'kdigo2022'],
    therapyOptions: therapyOptions(inputs, bmi, block?.overBasal === true),
    obesityClass: obesityClassOf(bmi),
    bmi,
    currentRegimenA1c,
    ...(block && { basalBlock: block }),
    deIntensify: stepDown,
  };
}
