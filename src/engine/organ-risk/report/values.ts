import type { Country } from '../../clinical/countries.ts';
import { concepts } from '../../clinical/concepts.ts';
import { roundTo } from '../../kit/maths.ts';
import { count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import { ages, comparison, kidneyFailureBelow, kidneyReferral, liver, severeDamage, sglt2From } from '../constants.ts';
import { fields } from '../inputs.ts';
import type { Answer, Refusal } from '../results.ts';
import { message, words } from './words.ts';

/** A risk in percent with one decimal; never “0 %”, since none of these equations says that nothing can happen. */
export function percentOf(percent: number): Value {
  return roundTo(percent, 1) === 0 ? words('percent.least') : count(percent, '%', 0, 1);
}

/** Whole people of 100; 0 stands for fewer than one. */
export const peopleOf = (percent: number): number => roundTo(percent);

/** A risk as people of 100, in words. */
export function people(percent: number): Value {
  const n = peopleOf(percent);
  return n < 1 ? words('people.none') : words('people.some', { n: count(n) });
}

const hasField = (path: string): path is keyof typeof fields => Object.hasOwn(fields, path);
/** The names of fields. */
export function fieldNames(paths: readonly string[]): Value {
  return {
    type: 'list',
    items: paths.filter(hasField).map((path) => ({ type: 'word' as const, key: `field.${path}` })),
  };
}

/** Where WHO 2019 was calibrated; a country's row, which only the authors published, says so wherever it is named. */
export function placeName(place: Country): Value {
  const name = words(`choice.country.${place}`);
  return place === 'region' ? name : words('heart.authors', { country: name });
}

/** The thresholds that sentences name. */
export const limits: Values = {
  whoFrom: count(ages.who.from.value),
  whoTo: count(ages.who.to.value),
  score2From: count(ages.score2.from.value),
  score2To: count(ages.score2.to.value),
  egfr45: quantity(concepts.egfr, severeDamage.egfr.value),
  egfr60: quantity(concepts.egfr, kidneyFailureBelow.value),
  ratio30: quantity(concepts.uacr, severeDamage.albumin.value),
  ratio300: quantity(concepts.uacr, severeDamage.albuminAbove.value),
  egfr20: quantity(concepts.egfr, sglt2From.value),
  consider: count(kidneyReferral.consider.value),
  refer: count(kidneyReferral.refer.value, '%'),
  team: count(kidneyReferral.team.value, '%'),
  prepare: count(kidneyReferral.prepare.value, '%'),
  upper: count(liver.upper.value, undefined, 2),
  young: count(liver.youngTo.value),
  older: count(liver.olderFrom.value),
  systolicGoal: quantity(concepts.systolic, comparison.systolic.value),
  cholesterolGoal: quantity(concepts.totalCholesterol, comparison.totalCholesterol.value),
  a1cGoal: quantity(concepts.a1c, comparison.a1c.value),
};

/** Why an answer is not given, as a clause. */
export const because = (reason: Refusal): Value => words(`because.${reason}`, limits);

/** What stands where an answer is not: what it needs, or why it must not be given. */
export function withoutAnswer(answer: Exclude<Answer<object>, { state: 'given' }>): Message {
  return answer.state === 'missing'
    ? message('none.missing', { fields: fieldNames(answer.missing) })
    : message('none.refused', { because: because(answer.because) });
}
