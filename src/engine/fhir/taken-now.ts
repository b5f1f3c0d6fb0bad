import type { Found } from './gather.ts';
import type { NotTaken } from './measured.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { codesAt, dateAt, isOver } from './statements.ts';
import { isAfter, type When } from './when.ts';

type Body = Found['body'];

const proposed = new Set(['plan', 'proposal', 'option']);

/** The periods in which a medicine is taken: its own, and those of its dosages. */
const periodsOf = (body: Body): readonly Body[] => [
  recordAt(body, 'effectivePeriod'),
  ...dosagesOf(body).map((dosage) => recordAt(recordAt(recordAt(dosage, 'timing'), 'repeat'), 'boundsPeriod')),
];
export const dosagesOf = (body: Body): readonly Body[] => [
  ...recordsAt(body, 'dosageInstruction'),
  ...recordsAt(body, 'dosage'),
];

const [day, week, month, year] = [1, 7, 31, 366];
const inDays: Readonly<Record<string, number>> = {
  ...{ h: day / 24, d: day, wk: week, mo: month, a: year },
  ...{ hours: day / 24, day, days: day, week, weeks: week, month, months: month, year, years: year },
};
/** How many days a dosage says it is taken for, at most: “for 7 days”. */
function daysOf(dosage: Body): number | undefined {
  const repeat = recordAt(recordAt(dosage, 'timing'), 'repeat');
  const range = recordAt(repeat, 'boundsRange');
  const { value, code, unit } = { ...recordAt(range, 'high'), ...recordAt(repeat, 'boundsDuration') };
  const days = inDays[String(code ?? unit)];
  return typeof value === 'number' && days !== undefined ? value * days : undefined;
}
/** Whether more days than these lie between a prescription and today; it may have been begun a week after it was written. */
export const hasPassed = (written: When | undefined, days: number, on: string | undefined): boolean =>
  written !== undefined && on !== undefined && Date.parse(on) - written.at > (days + 7) * 86_400_000;

const locally = /topical|cutaneous|skin|scalp|ophthalmic|eye|otic|nasal|vaginal|rectal|inhal/i;
/** Whether every dosage says that it is put where it works. */
export function isLocal(body: Body): boolean {
  const routes = dosagesOf(body).map((dosage) => recordAt(dosage, 'route'));
  return routes.length > 0 && routes.every((route) => isPutOn(route));
}
const isPutOn = (route: Body): boolean =>
  [textAt(route, 'text'), ...recordsAt(route, 'coding').map((coding) => textAt(coding, 'display'))].some(
    (words) => words !== undefined && locally.test(words),
  );

/** Why a medicine is not taken today, or undefined. */
export function notTakenNow({ type, body }: Found, on: string | undefined): NotTaken | undefined {
  if (recordsAt(body, 'modifierExtension').length > 0) return 'resource';
  const status = textAt(body, 'status');
  const isTaken = status === 'active' || (type === 'MedicationStatement' && status === 'recorded');
  if (!isTaken || body.doNotPerform === true || body.wasNotTaken === true) return 'status';
  if (['n', 'unk', 'na'].includes(textAt(body, 'taken') ?? '') || proposed.has(textAt(body, 'intent') ?? ''))
    return 'status';
  if (
    codesAt(body, 'adherence')
      .concat(codesAt(recordAt(body, 'adherence'), 'code'))
      .some((code) => /^not-taking|^stopped/.test(code))
  )
    return 'status';
  if (recordsAt(body, 'category').some((each) => codesAt({ each }, 'each').includes('inpatient'))) return 'setting';
  const periods = periodsOf(body).filter((period) => Object.keys(period).length > 0);
  if (periods.length > 0 && periods.every((period) => isOver(textAt(period, 'end'), on))) return 'status';
  const begun =
    dateAt(body, ['effectiveDateTime', 'effectivePeriod']) ?? dateAt({ period: periods.at(-1) }, ['period']);
  return begun && on !== undefined && isAfter(begun, on) ? 'date' : undefined;
}

/** Whether the days a course was written for have passed; what is taken for good is often written for one supply. */
export function isRunOut(body: Body, on: string | undefined): boolean {
  const lasting = dosagesOf(body).map(daysOf);
  const written = dateAt(body, ['authoredOn', 'effectiveDateTime', 'effectivePeriod', 'dateWritten']);
  return lasting.length > 0 && lasting.every((days) => days !== undefined && hasPassed(written, days, on));
}
