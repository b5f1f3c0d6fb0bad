import { isDay } from '../chart/day.ts';
import { ageOn } from '../chart/derive.ts';
import { worksheet } from '../kit/worksheet/worksheet.ts';
import type { Found } from './gather.ts';
import { textAt } from './plain.ts';

/** What has to be said before anything of a file is taken. */
export type Notice = 'deceased' | 'minor';

/** Whether a patient has died. */
export const hasDied = ({ body }: Found): boolean =>
  body.deceasedBoolean === true || textAt(body, 'deceasedDateTime') !== undefined;

/** The youngest and the oldest in whole years somebody can be on a day (yyyy-mm-dd), of a birth date that may be a year or a month only. */
export function agesOf(born: string, on: string | undefined): readonly [number, number] | undefined {
  if (on === undefined || !/^\d{4}(?:-\d{2}){0,2}$/.test(born)) return undefined;
  const last = born.length === 10 ? born : lastDayOf(born);
  const age = (day: string): number | undefined => ageOn(worksheet(), day > on ? on : day, on);
  const [first, oldest] = [age(last), age(`${born}-01-01`.slice(0, 10))];
  if (born.slice(0, 10) > on || first === undefined || oldest === undefined) return undefined;
  return [first, oldest];
}

function lastDayOf(born: string): string {
  const month = born.length === 7 ? born : `${born}-12`;
  return ['31', '30', '29', '28'].map((day) => `${month}-${day}`).find(isDay) ?? born;
}

/** Full age: below it a plan for adults is not theirs. */
const adult = 18;

/** What has to be said of the patients of a file. */
export function noticeOf(resources: readonly Found[], on: string): Notice | undefined {
  const patients = resources.filter(({ type }) => type === 'Patient');
  if (patients.some(hasDied)) return 'deceased';
  const ages = patients.flatMap(({ body }) => agesOf(textAt(body, 'birthDate') ?? '', on) ?? []);
  return ages.some((age) => age < adult) ? 'minor' : undefined;
}
