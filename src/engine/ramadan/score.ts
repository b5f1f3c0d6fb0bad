import type { FactId } from '../chart/facts.ts';
import { mayBecomePregnant } from '../chart/more-asked.ts';
import { atLeast, below } from '../kit/worksheet/cited.ts';
import type { Patient } from '../judgement/patient.ts';
import { abovePregnancyGoals } from '../judgement/pregnancy.ts';
import {
  frailtyAsked,
  highA1c,
  type ItemId,
  itemIds,
  items,
  longDuration,
  lowUpTo,
  moderateUpTo,
  olderThan,
  type RiskClass,
  raisedA1c,
} from './points.ts';
import { crisisOf, lowsOf, type Span, span, treatmentOf, vesselsOf } from './several.ts';

/** One item of the score for one patient: the least and the most it can count, what that rests on, and what would settle it. */
export interface Item {
  readonly id: ItemId;
  readonly low: number;
  readonly high: number;
  /** The answer, where one alone is left. */
  readonly answer?: string;
  readonly facts: readonly FactId[];
  readonly missing: readonly FactId[];
  /** Answers that contradict each other: both count until one is taken back. */
  readonly contradicts?: true;
}

export interface Score {
  readonly items: readonly Item[];
  readonly low: number;
  readonly high: number;
  readonly missing: readonly FactId[];
}

const chosen = (known: boolean | undefined, yes: string, no: string): readonly string[] =>
  known === undefined ? [no, yes] : [known ? yes : no];

const spans: { readonly [I in ItemId]: (patient: Patient) => Span } = {
  type({ known: { diabetesType } }) {
    if (diabetesType === undefined || diabetesType === 'unsure') return span(['other', 'one'], [], ['diabetesType']);
    // The table knows two types; a damaged pancreas makes as little insulin as type 1.
    return span([diabetesType === 'type1' || diabetesType === 'pancreatic' ? 'one' : 'other'], ['diabetesType']);
  },
  duration({ known: { diabetesDuration: years } }) {
    if (years === undefined) return span(['short', 'long'], [], ['diabetesDuration']);
    return span([atLeast(years, longDuration) ? 'long' : 'short'], ['diabetesDuration']);
  },
  lows: lowsOf,
  a1c({ known: { a1c } }) {
    if (a1c === undefined) return span(['low', 'raised', 'high'], [], ['a1c']);
    if (below(highA1c.value, a1c)) return span(['high'], ['a1c']);
    return span([atLeast(a1c, raisedA1c) ? 'raised' : 'low'], ['a1c']);
  },
  treatment: treatmentOf,
  testing({ known: { selfTesting } }) {
    if (selfTesting === undefined) return span(['asAdvised', 'tooLittle', 'none'], [], ['selfTesting']);
    const answers = { 'as-advised': 'asAdvised', 'too-little': 'tooLittle', none: 'none' } as const;
    return span([answers[selfTesting]], ['selfTesting']);
  },
  crisis: crisisOf,
  vessels: vesselsOf,
  kidney({ kidney, known }) {
    const all = ['good', 'mild', 'moderate', 'severe'];
    if (known.dialysis === true) return span(['severe'], ['dialysis']);
    if (!kidney) return span(all, [], ['egfr']);
    const at = (egfr: number): number => (below(egfr, 30) ? 3 : below(egfr, 45) ? 2 : below(egfr, 60) ? 1 : 0);
    const [most, single] = [at(kidney.from), kidney.from === kidney.to];
    // The upper end of a band belongs to the next one.
    const least = single ? most : at(kidney.to - 1e-6);
    return span(all.slice(least, most + 1), kidney.facts, least === most ? [] : ['egfr']);
  },
  pregnancy(patient) {
    const { known, chart } = patient;
    if (known.sex === 'male') return span(['none'], ['sex']);
    if (known.pregnancy === false) return span(['none'], ['pregnancy']);
    if (known.pregnancy === true) {
      const within = known.pregnancyWithinTargets;
      // Nobody has said: what is measured above her goals answers it.
      const above = within === undefined ? abovePregnancyGoals(patient) : [];
      if (above.length > 0) return span(['outside'], ['pregnancy', ...above]);
      if (within === undefined) return span(['within', 'outside'], ['pregnancy'], ['pregnancyWithinTargets']);
      return span([within ? 'within' : 'outside'], ['pregnancy', 'pregnancyWithinTargets']);
    }
    return mayBecomePregnant(chart)
      ? span(['none', 'within', 'outside'], [], ['pregnancy'])
      : span(['none'], known.age === undefined ? ['sex'] : ['age']);
  },
  frailty({ known: { frailty, age, helpAtHome } }) {
    if (frailty === 'complex' || frailty === 'very-complex') return span(['frail'], ['frailty']);
    const fit = frailty === 'fit' || (age !== undefined && below(age, frailtyAsked));
    const older = age === undefined ? undefined : below(olderThan.value, age);
    const alone = older === false || helpAtHome === true ? false : older && helpAtHome === false ? true : undefined;
    const facts: FactId[] = [
      ...(frailty === undefined ? [] : (['frailty'] as const)),
      ...(age === undefined ? [] : (['age'] as const)),
      ...(helpAtHome === undefined || older === false ? [] : (['helpAtHome'] as const)),
    ];
    const missing: FactId[] = [
      ...(age === undefined ? (['age'] as const) : []),
      ...(fit ? [] : (['frailty'] as const)),
      ...(alone === undefined ? (['helpAtHome'] as const) : []),
    ];
    return span([...chosen(alone, 'alone', 'none'), ...(fit ? [] : ['frail'])], facts, missing);
  },
  labour({ known: { fastingLabour, jobBand, jobActivityLevel } }) {
    if (fastingLabour !== undefined) return span([fastingLabour], ['fastingLabour']);
    if (jobBand === 'sitting') return span(['none'], ['jobBand']);
    if (jobActivityLevel === 'sedentary') return span(['none'], ['jobActivityLevel']);
    return span(['none', 'moderate', 'hard'], [], ['fastingLabour']);
  },
  experience({ known: { earlierFast } }) {
    return earlierFast === undefined
      ? span(['good', 'bad'], [], ['earlierFast'])
      : span([earlierFast === 'bad' ? 'bad' : 'good'], ['earlierFast']);
  },
  hours({ known: { fastingHours, country } }) {
    if (fastingHours !== undefined) return span([fastingHours === 'from-16' ? 'long' : 'short'], ['fastingHours']);
    // Every Ramadan of the table (dates.ts) is in winter, and every country of the list in the Middle East: 11 to 14 hours.
    return country === undefined ? span(['short', 'long'], [], ['fastingHours']) : span(['short'], ['country']);
  },
};

function pointsOf(id: ItemId, answers: readonly string[]): number[] {
  const table: Readonly<Record<string, { readonly value: number }>> = items[id];
  return answers.map((answer) => table[answer]?.value ?? 0);
}
function itemOf(id: ItemId, patient: Patient): Item {
  const { answers, facts, missing, contradicts } = spans[id](patient);
  const values = pointsOf(id, answers);
  const [only] = answers;
  return {
    id,
    low: Math.min(...values),
    high: Math.max(...values),
    ...(answers.length === 1 && only !== undefined && { answer: only }),
    facts,
    missing: answers.length === 1 ? [] : missing,
    ...(contradicts && { contradicts }),
  };
}

/** The IDF-DAR risk score of a patient, points: 0 to 50.5. What is not known is a range and named, never a silent 0. Never throws. */
export function scoreOf(patient: Patient): Score {
  const all = itemIds.map((id) => itemOf(id, patient));
  return {
    items: all,
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
  };
}

/** Whether what is known alone makes the risk high: asked of everybody, who is mostly not told the score. */
export const isHighAtLeast = (patient: Patient): boolean =>
  classOf(itemIds.reduce((sum, id) => sum + Math.min(...pointsOf(id, spans[id](patient).answers)), 0)) === 'high';

/** The class of so many points. */
export function classOf(points: number): RiskClass {
  if (below(moderateUpTo.value, points)) return 'high';
  return below(lowUpTo.value, points) ? 'moderate' : 'low';
}
