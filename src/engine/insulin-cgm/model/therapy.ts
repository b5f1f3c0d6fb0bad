import { insulinA1c } from '../../clinical/glycaemia.ts';
import { noted } from '../../clinical/note.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { dose, sglt2From } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from './readiness.ts';
import { note } from './notes.ts';
import { glp1Fits, hasCkd, obesityClassOf, onDialysisStage, worseEgfr } from './patient.ts';
import { addsSitagliptin } from './reconcile.ts';
import type { Choice, Results } from '../results.ts';

const choice = (
  option: Choice['option'],
  key: Parameters<typeof note>[0],
  values?: Parameters<typeof note>[1],
): Choice => ({ option, reason: note(key, values) });

function sglt2Refused(inputs: Inputs): Choice | undefined {
  if (inputs.sglt2) return undefined;
  if (onDialysisStage(inputs) || below(worseEgfr(inputs), sglt2From))
    return choice('sglt2', 'refuse.sglt2Kidney', { egfr: noted.bare('egfr', sglt2From.value) });
  return inputs.symptomatic ? choice('sglt2', 'refuse.sglt2Symptoms') : undefined;
}

const perKg = noted.count(dose.ceiling.value, 'U/kg', 1, 2);
/** Insulin now: begun, raised, or, above the ceiling, joined by something other than more of it. */
function insulinOption(inputs: Inputs, overBasal: boolean): Choice {
  if (!inputs.basalInsulin)
    return choice('basalInsulin', 'option.basalInsulin', { limit: noted.quantity('a1c', insulinA1c.value) });
  if (!overBasal) return choice('intensifyBasal', 'option.intensifyBasal');
  return glp1Fits(inputs)
    ? choice('mealtimeOrGlp1', 'option.mealtimeOrGlp1', { perKg })
    : choice('mealtimeInsulin', 'option.mealtimeInsulin', { perKg });
}

/** The specification's order, group by group; a group a guard refuses leaves the line. */
function groups(inputs: Inputs, bmi: number, overBasal: boolean): Choice[][] {
  const metforminFits = !below(worseEgfr(inputs), metforminStop);
  const metformin = choice('metformin', 'option.metformin');
  const cardiorenal = hasCkd(inputs) || inputs.heartFailure;
  const obesity = obesityClassOf(bmi);
  const largeBmi = obesity === 'class2' || obesity === 'class3';
  const sglt2Key = below(worseEgfr(inputs), metforminStop) ? 'option.sglt2Limited' : 'option.sglt2';
  const wantsGlp1 = largeBmi && glp1Fits(inputs);
  return [
    startsNow(inputs) ? [insulinOption(inputs, overBasal), ...(metforminFits ? [metformin] : [])] : [],
    addsSitagliptin(inputs) ? [choice('sitagliptin', 'option.sitagliptinAdd')] : [],
    cardiorenal && !inputs.sglt2 && !sglt2Refused(inputs)
      ? [choice('sglt2', sglt2Key, { egfr: noted.bare('egfr', sglt2From.value) })]
      : [],
    wantsGlp1 ? [choice('glp1Ra', 'option.glp1Ra')] : [],
    [
      ...(metforminFits ? [metformin] : []),
      ...(inputs.glp1Ra || inputs.sitagliptin100 ? [] : [choice('sitagliptin', 'option.sitagliptin')]),
    ],
  ].filter((group) => group.length > 0);
}

function refused(inputs: Inputs, bmi: number, overBasal: boolean): Choice[] {
  const obesity = obesityClassOf(bmi);
  const sglt2 = hasCkd(inputs) || inputs.heartFailure ? sglt2Refused(inputs) : undefined;
  return [
    ...(overBasal ? [choice('intensifyBasal', 'refuse.overBasal', { perKg })] : []),
    ...(atLeast(inputs.baselineA1c, insulinA1c)
      ? [choice('oralIntensification', 'refuse.oral', { limit: noted.quantity('a1c', insulinA1c.value) })]
      : []),
    ...(below(worseEgfr(inputs), metforminStop)
      ? [choice('metforminContinuation', 'refuse.metformin', { egfr: noted.bare('egfr', metforminStop.value) })]
      : []),
    ...(sglt2 ? [sglt2] : []),
    ...(inputs.heartFailure ? [choice('tzd', 'refuse.tzd')] : []),
    ...(inputs.glp1Ra ? [choice('sitagliptin', 'refuse.sitagliptin')] : []),
    ...((obesity === 'class2' || obesity === 'class3') && !inputs.glp1Ra && inputs.injectablesAcceptance === 'refuses'
      ? [choice('glp1Ra', 'refuse.injectable')]
      : []),
  ];
}

/** Recommended now is the first group of the order, second choice the next; a glitazone only as an alternative and never in heart failure. */
export function therapyOptions(inputs: Inputs, bmi: number, overBasal: boolean): Results['therapyOptions'] {
  const notAppropriateNow = refused(inputs, bmi, overBasal);
  const [recommendedNow = [], secondChoice = [], ...rest] = groups(inputs, bmi, overBasal);
  const named = new Set([...recommendedNow, ...secondChoice].map(({ option }) => option));
  const tzd =
    below(inputs.baselineA1c, insulinA1c) && !inputs.heartFailure && !inputs.tzd
      ? [choice('tzd', 'option.tzd', { limit: noted.quantity('a1c', insulinA1c.value) })]
      : [];
  const alternatives = [...rest.flat(), ...tzd].filter(
    ({ option }, at, all) => !named.has(option) && all.findIndex((other) => other.option === option) === at,
  );
  const second = secondChoice.filter(({ option }) => !recommendedNow.some((first) => first.option === option));
  return { recommendedNow, secondChoice: second, alternatives, notAppropriateNow };
}
