import { injectedFrom } from './directions.ts';
import {
  expression,
  extentOf,
  frequencies,
  frequencyFirst,
  isAlternate,
  numberOf,
  timeFirst,
  timesOfDay,
} from './doses.ts';
import { hardOf } from './figures.ts';

const concentration = expression(
  '(?:u ?-? ?[12357]00|[12357]00 ?(?:u|units?|iu) ?\\/ ?ml)(?!\\d)(?:,? ?\\(?\\d{1,2} ?ml\\)?(?: ?(?:pens?|vials?|cartridges?|inpn|soln))?)?',
  'gu',
);
const unitsWord = '(?:u|iu|i\\.u\\.?|units?|steps?|وحدات|وحدة|وحده|وحدتين|و)';
const perKilogram = /\/ ?kg/;
const weekly = expression('weekly|per week|a week|\\/ ?w(?:ee)?k|أسبوعيا|اسبوعيا');
const unitDoses = expression(
  `^[^\\p{L}\\d]{0,24}(?:(?:inject|take|give|use|sc|s/c|subcut|pen|flexpen|solostar|flextouch|kwikpen|insulin|dose|at|currently|at present|حاليا|جرعة|قلم|of|بجرعة)[^\\p{L}\\d]{0,3}){0,2}(\\d+(?:\\.\\d)?)(?!\\d|\\.\\d| ?(?:ml|days?|weeks?|wks?|months?|years?|yrs?|hours?|hrs?|doses|times|أيام|يوم|أسابيع|أشهر|شهور)(?!\\p{L}))(?: ?${unitsWord}(?!\\p{L}))?(?: ?(?:am|pm|mane|nocte|hs|in the morning|at night|at bedtime|صباحا|الصبح|مساء|ليلا|بالليل|ac breakfast))?(?: ?(?:[-+\\/]|and|و|,(?= ?\\d{1,3} ?${unitsWord} ?(?:pm|hs|at|nocte|مساء|ليلا))) ?(\\d+)(?: ?[-+\\/] ?(\\d+))?(?: ?${unitsWord}(?!\\p{L}))?)?`,
);

const timed = expression(
  '(?:am|pm|mane|nocte|hs|morning|night|bedtime|evening|صباحا|الصبح|مساء|ليلا|بالليل|breakfast)(?!\\p{L})[^;.]*[-+\\/,و]',
);

export type UnitDose =
  | { readonly units: number; readonly to: number }
  | { readonly ask: true; readonly to: number }
  | undefined;

const timedDose = expression(
  `(\\d+(?:\\.\\d)?) ?(?:${unitsWord} )?(?:in the |at |with |في |ب|q ?)?(?:ال)?(am|pm|mane|nocte|hs|morning|evening|night|bedtime|breakfast|dinner|supper|صباحا?|صبح|مساء|مسا|ليل|ليلا|نوم|فطور|عشا|عشاء)(?!\\p{L})`,
  'gu',
);
/** “20 units qAM + 12 units qPM”, “18 am 10 pm”: two doses, each with its time; undefined where fewer are. */
function dosesByTime(piece: string): { readonly units: number; readonly to: number } | undefined {
  const found = [...piece.matchAll(timedDose)];
  const [first, second] = found;
  if (!first || !second || first.index > 30 || first[2] === second[2]) return undefined;
  if (!/^[ ,;+&/-]{0,4}(?:and |then |و ?)?$/u.test(piece.slice(first.index + first[0].length, second.index)))
    return undefined;
  return { units: numberOf(first[1] ?? '') + numberOf(second[1] ?? ''), to: second.index + second[0].length };
}

/** “at 10 pm, 30 units”: an hour before the dose, which has its unit; “18 am 10 pm” are two doses. */
const clockFirst = expression(
  `^[ ,:-]{0,3}(?:(?:given|taken|every|each) ){0,2}(?:(?:at |@ ?)?(?:[01]?\\d|2[0-3]):[0-5]\\d(?! ?[ap]m)|(?:at |@ ?)(?:1[0-2]|[1-9])(?::\\d\\d)? ?(?:am|pm)|(?:1[0-2]|[1-9])(?::\\d\\d)? ?(?:am|pm)(?=[ ,:-]{1,3}\\d{1,3} ?${unitsWord}(?! ?(?:am|pm|hs|nocte|mane|at|in|every|(?:,|\\+|and) ?\\d))(?!\\p{L})))[ ,:-]{1,3}(?=\\d)`,
);
const figureFirst = expression(`^\\d+(?: ?${unitsWord}(?!\\p{L}))?`);
/** Units of a basal insulin a day. */
export function basalDose(written: string): UnitDose {
  const blank = (found: string): string => ' '.repeat(found.length);
  const injected = injectedFrom(written);
  if (injected) {
    const dose = basalDose(written.slice(injected));
    return dose && { ...dose, to: dose.to + injected };
  }
  // “twice daily 12 units”: read as “12 units twice daily”, which is as long.
  const often = frequencyFirst.exec(written)?.[0];
  const amount = often && figureFirst.exec(written.slice(often.length))?.[0];
  if (often && amount) return basalDose(`${amount}${often}${written.slice(often.length + amount.length)}`);
  const lead = (timeFirst.exec(written) ?? clockFirst.exec(written))?.[0].length ?? 0;
  const dose = basalDoseOf(written.slice(lead).replace(concentration, blank));
  return dose && { ...dose, to: dose.to + lead };
}
function basalDoseOf(piece: string): UnitDose {
  // “+2 every 3 d”: by how much.
  if (byAmount.test(piece) || either.test(piece)) return { ask: true, to: 0 };
  const byTime = dosesByTime(piece);
  if (byTime && Number.isInteger(byTime.units) && byTime.units <= 300) return byTime;
  const found = unitDoses.exec(piece);
  if (!found) return undefined;
  const [whole, first, second, third] = found;
  const to = whole.length + extentOf(piece.slice(whole.length));
  const around = piece.slice(0, to + 12);
  if (perKilogram.test(around) || weekly.test(around)) return { ask: true, to };
  // Of every second day what a day holds is half, or all.
  if ([whole.length, to].some((end) => isAlternate.test(piece.slice(end)))) return { ask: true, to };
  // “20-24 units” is a range to one writer and two doses to another; with a third figure, a time of day or a plus it is doses.
  if (second && !third && /\d ?- ?\d/.test(whole) && !timed.test(around)) return { ask: true, to };
  const sum = [first, second, third].reduce((total, part) => total + (part ? numberOf(part) : 0), 0);
  if (!Number.isInteger(sum) || sum < 1 || sum > 300) return { ask: true, to };
  const rest = piece.slice(whole.length, to + 4);
  const times = second
    ? 1
    : ((frequencies.find(([frequency]) => frequency.test(rest))?.[1] ?? timesOfDay(rest)) as number);
  return { units: sum * Math.min(times, 2), to };
}
const either = expression('^[^\\p{L}\\d]{0,4}\\d{1,3}(?: ?(?:u|units?|وحدة))? ?(?:or|أو) ?\\d{1,3}(?!\\d)');
const byAmount = expression(
  '^ ?(?:[+↑↓-]|by|up by|down by|بمقدار) ?\\d{1,2}(?!\\d)(?: ?(?:u|units?|وحدات|وحدة))? ?(?:every|each|q|per|كل)',
);
const aDay = expression(
  `^[^.;]{0,16}?(?:daily|a day|per day|\\/ ?d(?:ay)?(?!\\p{L})|od(?!\\p{L})|bd|bid|يوميا|في اليوم|باليوم)`,
);
/** Units a week of an insulin that is given once in it; said to be of a day it is asked. */
export function weeklyDose(piece: string): UnitDose {
  const found = unitDoses.exec(piece.replace(concentration, (found) => ' '.repeat(found.length)));
  if (!found) return undefined;
  const [whole, first = '', second] = found;
  const to = whole.length + extentOf(piece.slice(whole.length));
  const value = numberOf(first);
  const { min = 0, max = 0 } = hardOf('weeklyInsulinUnits') ?? {};
  const isAsked = second !== undefined || aDay.test(piece.slice(whole.length)) || value < min || value > max;
  return isAsked ? { ask: true, to } : { units: value, to };
}
