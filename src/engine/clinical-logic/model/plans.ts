import { b12AfterMonths, b12Status } from '../../clinical/b12.ts';
import { ketoneAlert } from '../../clinical/glycaemia.ts';
import { kidneyCheckMonths, higherDoses, metforminAdvice, metforminLabelMax } from '../../clinical/metformin.ts';
import { type Note, noted } from '../../clinical/note.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { roundTo } from '../../kit/maths.ts';
import { addOn } from '../constants.ts';
import type { ClassId } from './classes.ts';
import type { Hold } from '../safety/fits.ts';
import type { Inputs } from '../inputs.ts';
import { note } from './notes.ts';
import { protection } from './organ.ts';
import type { AddOnChoice, RankedOptions, Results, Risk } from '../results.ts';

/** What the plans are made from, worked out once by calculate. */
export interface PlanFacts {
  readonly bmi: number;
  readonly gap: number;
  readonly urgent: boolean;
  readonly held: Hold | undefined;
  readonly risk: Risk;
  readonly ranked: RankedOptions;
  readonly trend: number;
  readonly effect: number;
}

/**
 * The add-on at high risk, in the specification's fixed order, leaving out what is in use; never a DPP-4 inhibitor for someone
 * on a GLP-1 receptor agonist (an SGLT2 inhibitor from eGFR 20, else basal insulin).
 */
export function addOnChoice(
  inputs: Inputs,
  { bmi, risk, urgent }: Pick<PlanFacts, 'bmi' | 'risk' | 'urgent'>,
): AddOnChoice {
  if (urgent) return inputs.basalInsulin ? 'intensifyBasal' : 'basal';
  if (risk !== 'high') return 'none';
  const { egfr, sglt2Inhibitor, glp1RA, dpp4Inhibitor, basalInsulin } = inputs;
  const sglt2Open = atLeast(egfr, addOn.sglt2From) && !sglt2Inhibitor;
  const organ = atLeast(egfr, addOn.sglt2From) && (below(egfr, addOn.kidneyBelow) || atLeast(bmi, addOn.bmiFrom));
  if (organ && !(sglt2Inhibitor && glp1RA)) return sglt2Inhibitor ? 'glp1' : glp1RA ? 'sglt2' : 'sglt2OrGlp1';
  if (atLeast(bmi, addOn.glp1BmiFrom) && !glp1RA) return 'glp1';
  if (!glp1RA && !dpp4Inhibitor) return 'dpp4';
  if (sglt2Open) return 'sglt2';
  return basalInsulin ? 'intensifyBasal' : 'basal';
}

/** The next strength up, where kidney and stomach allow one. */
function higherMetformin({ egfr, metforminDose, metforminTolerance }: Inputs): number | undefined {
  const advice = metforminAdvice(egfr);
  const open = metforminTolerance && advice !== 'contraindicated' && advice !== 'doNotRaise';
  return open ? higherDoses(metforminDose)[0] : undefined;
}

function metforminNote(inputs: Inputs): Note {
  const { egfr, metforminDose: dose, metforminTolerance } = inputs;
  const advice = metforminAdvice(egfr);
  if (advice === 'contraindicated') return note('primary.stopMetformin', { egfr: noted.bare('egfr', egfr) });
  if (!metforminTolerance) return note('primary.notTolerated', { dose: noted.count(dose, 'mg') });
  if (advice === 'doNotRaise')
    return note('primary.doNotRaise', { egfr: noted.bare('egfr', egfr), dose: noted.count(dose, 'mg') });
  const next = higherMetformin(inputs);
  if (next === undefined)
    return note('primary.top', { dose: noted.count(dose, 'mg'), most: noted.count(metforminLabelMax.value, 'mg') });
  return note(inputs.metforminGI || !inputs.giTolerance ? 'primary.raiseSlowly' : 'primary.raise', {
    dose: noted.count(dose, 'mg'),
    to: noted.count(next, 'mg'),
  });
}

/** What carries the regimen: basal insulin under the override, else metformin as the kidney and the stomach allow. */
export function primaryTherapy(inputs: Inputs, { urgent, gap }: PlanFacts): Note {
  if (urgent) return note(inputs.basalInsulin ? 'primary.intensifyBasal' : 'primary.basal');
  const advice = metforminAdvice(inputs.egfr);
  const keepsDose =
    atLeast(0, gap) && inputs.metforminTolerance && advice !== 'contraindicated' && advice !== 'doNotRaise';
  return keepsDose ? note('primary.keep', { dose: noted.count(inputs.metforminDose, 'mg') }) : metforminNote(inputs);
}

export function monitoring(inputs: Inputs, { urgent }: PlanFacts, b12Needed: boolean): Note[] {
  const [, months] = kidneyCheckMonths[metforminAdvice(inputs.egfr)];
  return [
    note(urgent ? 'monitor.urgent' : 'monitor.a1c', { months: noted.count(3) }),
    ...(inputs.basalInsulin || inputs.sulfonylurea || urgent ? [note('monitor.glucose')] : []),
    note('monitor.kidney', { months: noted.count(months.value) }),
    ...(b12Needed ? [note('monitor.b12')] : []),
    note('monitor.feetEyes'),
    ...(inputs.heartFailure ? [note('monitor.heart')] : []),
    ...(inputs.nafld ? [note('monitor.liver')] : []),
  ];
}

/** Standing safety lines for the drugs in use or proposed, at target for the heart or the kidney alone; the guards speak for the person in front of the reader. */
export function safetyNotes(inputs: Inputs, { ranked, urgent, gap }: PlanFacts): Note[] {
  const organ = protection(inputs, ranked)?.therapy;
  const proposed = [...ranked.recommendedNow, ...ranked.secondChoice].filter(
    ({ therapy }) => urgent || !atLeast(0, gap) || therapy === organ,
  );
  const near = [...proposed, ...ranked.continueReview].map(({ therapy }) => therapy);
  return [
    note('safety.sickDay'),
    ...(near.includes('sglt2') ? [note('safety.sglt2')] : []),
    ...(near.includes('glp1') ? [note('safety.glp1')] : []),
    ...(near.includes('tzd') ? [note('safety.tzd')] : []),
    ...(inputs.sulfonylurea || inputs.basalInsulin || urgent ? [note('safety.lows')] : []),
    ...(inputs.smoking ? [note('safety.smoking')] : []),
  ];
}

/** Whether the expected effect is enough, compared as shown: a reader who sees 1.5 and 1.5 must not read “short”. */
function pace({ baselineA1c: a1c, targetA1c: target }: Inputs, { gap, effect }: PlanFacts): Note {
  if (atLeast(0, gap))
    return note('reason.atTarget', { a1c: noted.quantity('a1c', a1c), target: noted.quantity('a1c', target) });
  const spare = roundTo(roundTo(effect, 1) - roundTo(gap, 1), 1);
  return note(spare === 0 ? 'why.equals' : spare > 0 ? 'why.covers' : 'why.short', {
    gap: noted.difference('a1c', gap),
    effect: noted.difference('a1c', effect),
  });
}

type NextClass = Exclude<ClassId, 'metformin'>;

/** The class to add next: the first of the ranking beside metformin, whose dose is the primary therapy's business. */
function nextClass({ recommendedNow, secondChoice, alternatives }: RankedOptions): NextClass | undefined {
  return [...recommendedNow, ...secondChoice, ...alternatives]
    .map(({ therapy }) => therapy)
    .find((therapy) => therapy !== 'metformin');
}

export function escalationPlan(inputs: Inputs, facts: PlanFacts): Results['escalationPlan'] {
  const { urgent, held, risk, ranked, gap, trend } = facts;
  const next = nextClass(ranked);
  const named = next && { therapy: noted.word(`class.${next}`) };
  const action = (): Note => {
    if (held) return note(held === 'low' ? 'escalate.heldLow' : 'escalate.confirm');
    if (urgent) return note('escalate.urgent');
    if (!named) return note('escalate.refer');
    const organ = risk === 'high' ? undefined : protection(inputs, ranked);
    if (organ) return note('escalate.organ', { therapy: noted.word(`class.${organ.therapy}`) });
    if (atLeast(0, gap)) return note('escalate.hold');
    return note(`escalate.${risk}`, { target: noted.quantity('a1c', inputs.targetA1c), ...named });
  };
  const score = [
    pace(inputs, facts),
    ...(trend > 0
      ? [note('why.improving', { change: noted.difference('a1c', trend) })]
      : trend < 0
        ? [note('why.worsening', { change: noted.difference('a1c', -trend) })]
        : []),
  ];
  // Nothing the score says hastens a step that waits.
  const hold =
    held === 'low'
      ? note('why.heldLow', { fpg: noted.quantity('fpg', inputs.fpg ?? 0) })
      : note('why.confirm', { a1c: noted.quantity('a1c', inputs.baselineA1c) });
  return {
    threeMonthAction: action(),
    emergencyAction: note('escalate.emergency', { fpg: noted.quantity('fpg', ketoneAlert.value) }),
    rationalePoints: [
      ...(held ? [hold] : score),
      note('why.adherence', { adherence: noted.bare('adherenceScore', inputs.adherenceScore) }),
    ],
  };
}

/** Monitoring from 12 months of metformin, with neuropathy, or with a risk of anaemia. */
export function b12Needed({ metforminDuration, neuropathy, hasAnemiaRisk }: Inputs): boolean {
  return atLeast(metforminDuration, b12AfterMonths) || neuropathy || hasAnemiaRisk;
}

export function b12Recommendation({ b12Level }: Inputs, needed: boolean): Note {
  const status = b12Status(b12Level);
  if (status === 'unknown' || b12Level === undefined)
    return note(needed ? 'b12.measure' : 'b12.later', { months: noted.count(b12AfterMonths.value) });
  return note(status === 'adequate' ? (needed ? 'b12.adequateWatch' : 'b12.adequate') : `b12.${status}`, {
    b12: noted.quantity('b12', b12Level),
  });
}

/**
 * The company's products, where their class fits this person and the plan: metformin in the strength the plan names, sitagliptin only
 * where a class may be added, no supplement that can cause lows while something is unexplained. None in pregnancy.
 */
export function drugRecommendations(inputs: Inputs, facts: PlanFacts, needed: boolean): Results['drugRecommendations'] {
  const { ranked, held, gap, urgent } = facts;
  const { egfr, metforminTolerance, metforminDose, dpp4Inhibitor, glp1RA, pregnancy, b12Level, neuropathy } = inputs;
  if (pregnancy) return {};
  const advice = metforminAdvice(egfr);
  const fits = [...ranked.recommendedNow, ...ranked.secondChoice, ...ranked.alternatives].map(({ therapy }) => therapy);
  const raised = held || urgent || atLeast(0, gap) ? undefined : higherMetformin(inputs);
  const lowB12 = b12Status(b12Level) === 'low' || b12Status(b12Level) === 'borderline';
  return {
    ...(advice !== 'contraindicated' &&
      metforminTolerance && {
        metforma: note('product.metforma', { dose: noted.count(raised ?? metforminDose, 'mg') }),
      }),
    ...(!held &&
      !atLeast(0, gap) &&
      fits.includes('dpp4') &&
      !dpp4Inhibitor &&
      !glp1RA && { sitagliptin: note('product.sitagliptin', { dose: noted.count(sitagliptinLabelDose(egfr), 'mg') }) }),
    ...((needed || lowB12) && { betwelve: note('product.betwelve') }),
    ...(neuropathy && !held && { thiotica: note('product.thiotica') }),
  };
}
