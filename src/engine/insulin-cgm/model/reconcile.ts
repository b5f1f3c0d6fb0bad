import { b12AfterMonths } from '../../clinical/b12.ts';
import { metforminReducedMax } from '../../clinical/metformin.ts';
import { type Note, noted } from '../../clinical/note.ts';
import { metforminNoStart, metforminStop } from '../../clinical/renal.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { goal, lipoicBmi, sitagliptinToolBands, suKidney, suOlderAge } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { smallGap, startsNow } from './readiness.ts';
import { note } from './notes.ts';
import { lowsNow, worseEgfr } from './patient.ts';
import type { OtherMed, Results } from '../results.ts';

/** The spec's action, except that metformin is not raised where it is badly tolerated and the worse of band and stage counts. */
function metformin(inputs: Inputs): Results['medReconciliation']['metforminMr'] {
  const { dose, tolerance } = inputs.metforminMr;
  const egfr = worseEgfr(inputs);
  if (below(egfr, metforminStop)) return { action: 'contraindicated', rationale: note('metformin.contraindicated') };
  if (below(egfr, metforminNoStart))
    return {
      action: 'continue',
      rationale: note('metformin.limited', {
        dose: noted.count(dose, 'mg'),
        labelDose: noted.count(metforminReducedMax.value, 'mg'),
      }),
    };
  if (dose === 1000) return { action: 'continue', rationale: note('metformin.top', { dose: noted.count(dose, 'mg') }) };
  if (tolerance === 'poor')
    return { action: 'continue', rationale: note('metformin.poor', { dose: noted.count(dose, 'mg') }) };
  return { action: 'optimize', rationale: note('metformin.optimize', { dose: noted.count(dose, 'mg') }) };
}

/** Added for a small gap above goal where lows must be avoided. */
export function addsSitagliptin(inputs: Inputs): boolean {
  return (
    !inputs.glp1Ra &&
    !inputs.sitagliptin100 &&
    smallGap(inputs) &&
    inputs.hypoglycemiaAvoidance === 'high' &&
    !atLeast(goal.value, inputs.baselineA1c)
  );
}

/** Both doses follow the worse of band and stage; the worksheet names the eGFR where that is not the model's. */
function sitagliptin(sheet: Sheet, inputs: Inputs, egfr: number): Results['medReconciliation']['sitagliptin'] {
  const worse = worseEgfr(inputs);
  const byStage = below(worse, egfr);
  if (byStage) sheet.step('worseEgfr', 'mL/min/1.73 m²', 'min(egfr, stageEgfr)', { egfr, stageEgfr: worse }, worse);
  const dose = sheet.bands('sitagliptinDose', 'mg/day', byStage ? 'worseEgfr' : 'egfr', worse, sitagliptinToolBands);
  const labelDose = sitagliptinLabelDose(worse);
  const doses = { dose, labelDose };
  const named = { dose: noted.count(dose, 'mg'), labelDose: noted.count(labelDose, 'mg') };
  if (inputs.glp1Ra)
    return {
      action: 'stop',
      ...doses,
      rationale: note(inputs.sitagliptin100 ? 'sitagliptin.stop' : 'sitagliptin.notWithGlp1'),
    };
  if (inputs.sitagliptin100) return { action: 'continue', ...doses, rationale: note('sitagliptin.continue', named) };
  if (addsSitagliptin(inputs)) return { action: 'add', ...doses, rationale: note('sitagliptin.add', named) };
  return { action: 'continue', ...doses, rationale: note('sitagliptin.notTaking') };
}

/** A sulfonylurea is stopped when insulin starts; otherwise it is only reviewed, and stopped or halved for these. */
export function suReasons(inputs: Inputs): boolean {
  return (
    lowsNow(inputs) ||
    inputs.pastHypoglycemiaGrade2 ||
    atLeast(inputs.age, suOlderAge) ||
    below(worseEgfr(inputs), suKidney)
  );
}

function others(inputs: Inputs): OtherMed[] {
  const now = startsNow(inputs);
  const su: OtherMed = now
    ? { drug: 'su', action: 'stop', rationale: note('su.stop') }
    : { drug: 'su', action: 'review', rationale: note(suReasons(inputs) ? 'su.halve' : 'su.review') };
  const tzd: OtherMed = inputs.heartFailure
    ? { drug: 'tzd', action: 'stop', rationale: note('tzd.stop') }
    : { drug: 'tzd', action: 'reduce', rationale: note('tzd.reduce') };
  const sglt2: OtherMed = inputs.symptomatic
    ? { drug: 'sglt2', action: 'hold', rationale: note('sglt2.hold') }
    : { drug: 'sglt2', action: 'continue', rationale: note('sglt2.continue') };
  return [
    ...(inputs.su ? [su] : []),
    ...(inputs.tzd ? [tzd] : []),
    ...(inputs.sglt2 ? [sglt2] : []),
    ...(inputs.glp1Ra ? [{ drug: 'glp1Ra', action: 'continue', rationale: note('glp1.continue') } as const] : []),
  ];
}

export function reconciliation(sheet: Sheet, inputs: Inputs, egfr: number): Results['medReconciliation'] {
  return { metforminMr: metformin(inputs), sitagliptin: sitagliptin(sheet, inputs, egfr), othermeds: others(inputs) };
}

/** The company's products: after the plan, only where the class fits; lipoic acid without guideline support. */
export function portfolio(
  inputs: Inputs,
  plan: Results['medReconciliation'],
  bmi: number,
): Results['drugRecommendations'] {
  const { metforminMr } = inputs;
  const metforma = plan.metforminMr.action !== 'contraindicated' && metforminMr.tolerance !== 'poor';
  const sitagliptinFits =
    plan.sitagliptin.action === 'add' || (plan.sitagliptin.action === 'continue' && inputs.sitagliptin100);
  const optional = (when: boolean, found: Note): Note | undefined => (when ? found : undefined);
  const found = {
    metforma: optional(metforma, note('portfolio.metforma', { dose: noted.count(metforminMr.dose, 'mg') })),
    sitagliptin: optional(
      sitagliptinFits,
      note('portfolio.sitagliptin', {
        dose: noted.count(plan.sitagliptin.dose, 'mg'),
        labelDose: noted.count(plan.sitagliptin.labelDose, 'mg'),
      }),
    ),
    betwelve: optional(
      atLeast(metforminMr.duration, b12AfterMonths),
      note('portfolio.betwelve', { months: noted.count(metforminMr.duration) }),
    ),
    thiotica: optional(inputs.ascvd || atLeast(bmi, lipoicBmi), note('portfolio.thiotica')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
