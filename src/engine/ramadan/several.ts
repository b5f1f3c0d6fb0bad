import type { FactId } from '../chart/facts.ts';
import type { Patient } from '../judgement/patient.ts';
import { items } from './points.ts';

/** The answers of an item that are still possible, what they rest on, and what would leave one of them. */
export interface Span {
  readonly answers: readonly string[];
  readonly facts: readonly FactId[];
  readonly missing: readonly FactId[];
  readonly contradicts?: true;
}
export const span = (
  answers: readonly string[],
  facts: readonly FactId[],
  missing: readonly FactId[] = [],
  contradicts = false,
): Span => ({ answers, facts, missing, ...(contradicts && { contradicts: true }) });

interface Part {
  readonly answers: readonly string[];
  readonly facts: readonly FactId[];
  readonly missing: readonly FactId[];
}
const told = (facts: readonly FactId[], answer: string): Part => ({ answers: [answer], facts, missing: [] });
const untold = (missing: FactId, ...answers: readonly string[]): Part => ({ answers, facts: [], missing: [missing] });

/** Of several parts the highest answer counts: what is left once each may be any of its own. */
function highest(order: readonly string[], parts: readonly Part[]): Span {
  const rank = (answer: string): number => order.indexOf(answer);
  const least = Math.max(...parts.map(({ answers }) => Math.min(...answers.map(rank))));
  // An answer that no part can give is none.
  const answers = order.slice(least).filter((answer) => parts.some((part) => part.answers.includes(answer)));
  const reaching = (from: number) => parts.filter((part) => part.answers.some((answer) => rank(answer) >= from));
  return span(
    answers,
    reaching(least).flatMap(({ facts }) => facts),
    reaching(least + 1).flatMap(({ missing }) => missing),
  );
}

const lowsInOrder = Object.keys(items.lows);
const treatmentsInOrder = Object.keys(items.treatment);
/** Lows: unawareness, a severe one, how often. The gravest counts. */
export function lowsOf({ known }: Patient): Span {
  const { hypoglycaemiaUnaware: unaware, severeHypoglycaemia: severe, hypoglycaemiaFrequency: often } = known;
  const frequency = { none: 'none', 'below-weekly': 'rare', weekly: 'weekly' } as const;
  return highest(lowsInOrder, [
    unaware === undefined
      ? untold('hypoglycaemiaUnaware', 'none', 'unaware')
      : told(['hypoglycaemiaUnaware'], unaware ? 'unaware' : 'none'),
    severe === undefined
      ? untold('severeHypoglycaemia', 'none', 'severe')
      : told(['severeHypoglycaemia'], severe ? 'severe' : 'none'),
    often === undefined
      ? untold('hypoglycaemiaFrequency', 'none', 'rare', 'weekly')
      : told(['hypoglycaemiaFrequency'], frequency[often]),
  ]);
}

const regimens = {
  'basal-once': 'basal',
  'basal-twice': 'basal',
  'basal-bolus': 'basalBolus',
  'mixed-once': 'mixedOnce',
  'mixed-twice': 'mixedOften',
  'mixed-thrice': 'mixedOften',
  pump: 'basalBolus',
} as const;
const insulins = ['basal', 'mixedOnce', 'basalBolus', 'mixedOften'] as const;

function insulinOf({
  insulinRegimen: regimen,
  basalInsulin: basal,
  mealtimeInsulin: mealtime,
  weeklyInsulinUnits: weekly,
}: Patient['known']): Part {
  const facts: FactId[] = [
    ...(basal === undefined ? [] : (['basalInsulin'] as const)),
    ...(mealtime === undefined ? [] : (['mealtimeInsulin'] as const)),
  ];
  if (regimen !== undefined) {
    const answer = regimens[regimen];
    // No insulin, and yet a regimen of it: either may be wrong.
    if (basal === false && mealtime === false)
      return { answers: ['other', answer], facts: [...facts, 'insulinRegimen'], missing: ['insulinRegimen'] };
    return told(['insulinRegimen'], answer);
  }
  if (basal === false && mealtime === false) return told(facts, 'other');
  // Once a week is no mixed insulin and never twice a day: whether insulin at meals is taken too decides alone.
  if (basal === true && weekly !== undefined) {
    if (mealtime === undefined)
      return {
        answers: ['basal', 'basalBolus'],
        facts: [...facts, 'weeklyInsulinUnits'],
        missing: ['mealtimeInsulin'],
      };
    return told([...facts, 'weeklyInsulinUnits'], mealtime ? 'basalBolus' : 'basal');
  }
  const ask = (answers: readonly string[]): Part => ({ answers, facts, missing: ['insulinRegimen'] });
  if (mealtime === true) return ask(['basalBolus', 'mixedOften']);
  if (basal === true) return mealtime === false ? ask(['basal', 'mixedOnce']) : ask(insulins);
  return {
    answers: ['other', ...insulins],
    facts,
    missing: [basal === undefined ? 'basalInsulin' : 'mealtimeInsulin'],
  };
}

function sulfonylureaOf({ sulfonylurea, sulfonylureaAgent: agent }: Patient['known']): Part {
  if (sulfonylurea === undefined && agent === undefined)
    return untold('sulfonylurea', 'other', 'modernSulfonylurea', 'glibenclamide');
  if (sulfonylurea === false)
    return agent === undefined
      ? told(['sulfonylurea'], 'other')
      : {
          answers: ['other', agent === 'glibenclamide' ? 'glibenclamide' : 'modernSulfonylurea'],
          facts: ['sulfonylurea', 'sulfonylureaAgent'],
          missing: ['sulfonylureaAgent'],
        };
  // The table has no other agent than these.
  if (agent === undefined || agent === 'other')
    return {
      answers: ['modernSulfonylurea', 'glibenclamide'],
      facts: agent ? ['sulfonylureaAgent'] : ['sulfonylurea'],
      missing: ['sulfonylureaAgent'],
    };
  return told(['sulfonylureaAgent'], agent === 'glibenclamide' ? 'glibenclamide' : 'modernSulfonylurea');
}

/** Treatment: of several medicines the highest counts, they are not added. */
export function treatmentOf({ known }: Patient): Span {
  const all = highest(treatmentsInOrder, [
    insulinOf(known),
    sulfonylureaOf(known),
    known.repaglinide === undefined
      ? untold('repaglinide', 'other', 'modernSulfonylurea')
      : told(['repaglinide'], known.repaglinide ? 'modernSulfonylurea' : 'other'),
  ]);
  const contradicts =
    (known.insulinRegimen !== undefined && known.basalInsulin === false && known.mealtimeInsulin === false) ||
    (known.sulfonylureaAgent !== undefined && known.sulfonylurea === false);
  return { ...all, ...(contradicts && { contradicts: true }) };
}

/** Ketoacidosis or a hyperosmolar state of the last twelve months. */
export function crisisOf({ known: { glucoseCrisis, ketoacidosis } }: Patient): Span {
  const all = ['none', 'year', 'halfYear', 'quarter'];
  if (glucoseCrisis === undefined) return span(all, [], ['glucoseCrisis']);
  const answers = {
    none: 'none',
    'within-12-months': 'year',
    'within-6-months': 'halfYear',
    'within-3-months': 'quarter',
  } as const;
  // Never a ketoacidosis leaves room for a hyperosmolar state: no contradiction.
  return span(
    [answers[glucoseCrisis]],
    ['glucoseCrisis', ...(ketoacidosis === undefined ? [] : (['ketoacidosis'] as const))],
  );
}

/** Large vessels: none, stable, unstable. */
export function vesselsOf({ known }: Patient): Span {
  const fact: FactId =
    known.ascvd === undefined && known.cardiovascularDisease !== undefined ? 'cardiovascularDisease' : 'ascvd';
  const disease = known.ascvd ?? known.cardiovascularDisease;
  const { vesselsUnstable: unstable } = known;
  if (unstable === true)
    return disease === false
      ? span(['none', 'unstable'], ['vesselsUnstable', fact], ['vesselsUnstable'], true)
      : span(['unstable'], ['vesselsUnstable']);
  if (disease === false) return span(['none'], [fact]);
  const settled = unstable === false ? [] : ['unstable'];
  const facts: FactId[] = [
    ...(disease === undefined ? [] : [fact]),
    ...(unstable === undefined ? [] : (['vesselsUnstable'] as const)),
  ];
  if (disease === true) return span(['stable', ...settled], facts, ['vesselsUnstable']);
  return span(['none', 'stable', ...settled], facts, [
    'ascvd',
    ...(unstable === undefined ? (['vesselsUnstable'] as const) : []),
  ]);
}
