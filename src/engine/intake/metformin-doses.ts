import { plainDirections } from './directions.ts';
import {
  alternate,
  countOf,
  dayTimes,
  expression,
  extended,
  extentOf,
  frequencyFirst,
  grams,
  milligrams,
  most,
  numberOf,
  perDay,
  strength,
  timeFirst,
  timesOfDayNamed,
  wordCount,
} from './doses.ts';
import { tabletsThroughTheDay } from './through-the-day.ts';

export type MetforminDose =
  | { readonly daily: number; readonly to: number }
  | { readonly choices: readonly number[]; readonly to: number };
const inRange = (daily: number): boolean => daily >= 250 && daily <= 3000;
/** Doses asked where none is written. */
const usualDoses = [1000, 2000];

const joined = expression(
  `^[^.;]{0,28}?(?:and|\\+|&|,|(?:^| )و|(?:am|mane|morning|breakfast|صباحا|الصبح),?) ?(\\d{3,4}|[12](?:\\.\\d+)? ?${grams}(?!\\p{L}))(?: ?${milligrams})?(?![\\p{L}\\d])`,
);
/** “1000 in the morning and 500 at night”: two doses of a day are added where each has its time, else asked about. */
function secondDose(dose: number, rest: string): MetforminDose | undefined {
  const [whole, written = ''] = joined.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  const figure = numberOf(/^[\d.]+/.exec(written)?.[0] ?? '');
  const sum = dose + (figure < 10 ? figure * 1000 : figure);
  if (!inRange(sum) || figure > 3000) return undefined;
  const isTimed = [...rest.slice(0, whole.length + 30).matchAll(dayTimes)].length >= 2;
  return isTimed
    ? { daily: sum, to: whole.length + extentOf(rest.slice(whole.length)) }
    : { choices: [sum, dose, dose * 2].filter(inRange), to: whole.length };
}

const doseBefore = expression(
  `(?:(?:^|[^\\p{L}])(?:one|two|three|\\d) (?:tabs?|tablets?|x)(?: of)? )?(?<![\\d.,/])(?:\\d{3,4} ?${milligrams}|[12](?:\\.\\d{1,3})? ?${grams})(?: of| من)? $`,
);
/** “2 tablets of 500 mg metformin”: the dose that stands before a name, of the text before it; empty where none does. */
export const writtenBefore = (stem: string): string => doseBefore.exec(stem)?.[0].replace(/^[^\p{L}\d]/u, '') ?? '';

const countAhead = expression(
  '(?:^|[^\\p{L}\\d./])([2-4]|two|three) ?(?:x|\\*|(?:tabs?|tablets?|caps?|حبات|أقراص)(?: of| من)?) ?$|(?:^|[^\\p{L}])(?:takes?|taking) ([2-4]|two|three) $',
);
/** “2 x metformin 500”, “takes 2 metformin 500”: how many stand before the name, as long as it is written; empty where nothing does. */
export const countBefore = (stem: string): string => {
  const [whole = '', counted, taken] = countAhead.exec(stem) ?? [];
  return counted ? whole.slice(whole.indexOf(counted)) : taken ? `${taken}x` : '';
};

const countedLead = expression(
  `^[^\\p{L}\\d]{0,4}(?:(one|two|three|half|نصف|\\d) ?(?:x|\\*|(?:tabs?|tablets?|caps?|capsules?|pills?|حبات|حبوب|أقراص)(?: (?:of|x|من))?(?: عيار)?)|(حبتين|قرصين)(?: من)?(?: عيار)?) {0,2}(?=\\d{3,4}(?!\\d))`,
);

const timeThenDose = expression(
  `[ ,;+&-]{0,3}(?:(?:and|then|و) ?)?(?:(?:given|taken|in|at|with|after|the|before) ){0,3}(?:${timesOfDayNamed})[ :-]{1,2}(\\d{3,4}|[12](?:\\.\\d+)?(?= ?g))(?: ?(?:${milligrams}|${grams}))?(?![\\p{L}\\d])`,
  'uy',
);
/** “with breakfast 500, with dinner 1000”: doses that each stand behind their time; undefined where fewer than two do. */
function dosesBehindTimes(piece: string): MetforminDose | undefined {
  let [sum, count, to] = [0, 0, 0];
  timeThenDose.lastIndex = 0;
  for (let found = timeThenDose.exec(piece); found && count < 4; found = timeThenDose.exec(piece)) {
    const figure = numberOf(found[1] ?? '');
    sum += figure < 10 ? figure * 1000 : figure;
    count += 1;
    to = timeThenDose.lastIndex;
  }
  return count > 1 && inRange(sum) ? { daily: sum, to } : undefined;
}

const timesAhead = expression(
  `^ ?(?<times>[0-3](?: ?[-+] ?[0-3]){2,3}) ?(?:of |x )?\\(?(?<figure>\\d{3,4}(?: ?${milligrams})?|[12] ?${grams}(?!\\p{L}))(?!\\d)(?: ?(?:tabs?|tablets?))? ?\\)?`,
);
const bareGram = expression('^ (?:جرام|غرام)(?= (?:واحد )?(?:مر|كل |صباح|يوميا|bd|bid|od|twice|once|tds))');
const takenOtherwise = expression(
  '[ ,(]{1,2}(?:but|though|however|admits(?: to)?|بس|لكن|ولكن) (?:he |she |actually |really |only |usually |mostly |often |just |in fact ){0,3}(?:takes?|taking|takin|uses|ياخذ|تاخذ|يأخذ|تأخذ|ياخذها|تاخذها|يأخذه|تأخذه)(?!\\p{L})[^.;]{0,16}?(?:once|one|half|twice|sometimes|occasional|irregular|when|if |rarely|\\d|مر|نصف|نص|أحيان|حبة)',
);
const halfGram = expression('(?:نصف?|half a?) ?(?:جرام|غرام|gram)(?!\\p{L})');
const rangeOften = expression(
  '(?:bid|bd)[-/](?:tid|tds)|(?:once|1)(?: ?- ?| or | to )(?:twice|2)(?: times| a day| daily|x)|(?:twice|2)(?: ?- ?| or | to )(?:thrice|3)(?: times|x| a day| daily)',
);
/** “50/1000”, «٥٠ على ١٠٠٠» */
const between = expression('\\/|على');
const figureFirst = expression(`^\\d+(?:[.,]\\d+)?(?: ?(?:${milligrams}|${grams})(?!\\p{L}))?`);
/** Milligrams of metformin a day, of the piece of text behind its name; a question where the text leaves it open. */
export function metforminDose(piece: string, name: string, combined: boolean): MetforminDose {
  const plain = plainDirections(piece);
  if (plain !== piece) {
    const dose = metforminDose(plain, name, combined);
    return { ...dose, to: dose.to && piece.trimEnd().length };
  }
  // “1 g bd prescribed, but takes it once”: what is taken is asked about.
  const otherwise = takenOtherwise.exec(piece);
  if (otherwise) {
    const dose = metforminDose(piece.slice(0, otherwise.index), name, combined);
    return 'daily' in dose ? { choices: [dose.daily, dose.daily / 2].filter(inRange), to: dose.to } : dose;
  }
  // «جرام صباحا ونص جرام مساء», “500 mg bid-tid”: what comes of it is asked.
  if (halfGram.test(piece)) return { choices: [1500, 1000, 2000], to: extentOf(piece) };
  const often = rangeOften.exec(piece);
  if (often) {
    const [least = 2, more = least + 1] = (often[0].match(/[1-4]/g) ?? [often[0].includes('once') ? 1 : 2]).map(Number);
    const each = metforminDose(piece.slice(0, often.index), name, combined);
    const one = 'daily' in each ? each.daily : each.choices[0];
    const choices = one === undefined ? [] : [one * least, one * (more > least ? more : least + 1)].filter(inRange);
    if (choices.length) return { choices, to: often.index + often[0].length };
  }
  // «جرام مرتين»: one.
  const gram = bareGram.exec(piece)?.[0];
  if (gram) {
    const dose = metforminDose(` 1${piece}`, name, combined);
    return { ...dose, to: Math.max(0, dose.to - 2) };
  }
  const none = { choices: usualDoses, to: 0 };
  const byTime = dosesBehindTimes(piece);
  if (byTime) return byTime;
  // “in the evening 1000 mg”: read as “1000 mg in the evening”, which is as long.
  const time = (timeFirst.exec(piece) ?? frequencyFirst.exec(piece))?.[0] ?? '';
  const written = time ? figureFirst.exec(piece.slice(time.length))?.[0] : undefined;
  if (written) return metforminDose(`${written}${time}${piece.slice(time.length + written.length)}`, name, combined);
  const full = most.exec(piece.slice(0, 40));
  // “850 tid (max tolerated)”
  const stated =
    full && strength.test(piece.slice(0, full.index)) && metforminDose(piece.slice(0, full.index), name, combined);
  if (stated && 'daily' in stated) return stated;
  if (full) return { choices: [2000, 2550, 3000], to: full.index + full[0].length };
  // “two tabs of 500 mg”, “3 x 500 mg”
  const lead = countedLead.exec(piece);
  if (lead) {
    const behind = piece.slice(lead[0].length);
    // “2 x 500 with breakfast and 1 with dinner”: read as “500 2 with breakfast and 1 with dinner”.
    const one = strength.exec(behind)?.[0] ?? '';
    const counted = /one|two|three|half|\d/.exec(lead[0])?.[0];
    if (one && counted && tabletsThroughTheDay(` ${counted}${behind.slice(one.length)}`)) {
      const dose = metforminDose(`${one} ${counted}${behind.slice(one.length)}`, name, combined);
      return { ...dose, to: dose.to + lead[0].length - counted.length - 1 };
    }
    const each = metforminDose(behind, name, combined);
    const count = lead[2] ? 2 : (wordCount(lead[1]) ?? 1);
    const to = each.to + lead[0].length;
    if ('daily' in each) return inRange(each.daily * count) ? { daily: each.daily * count, to } : { ...none, to };
    return { choices: each.choices.map((one) => one * count).filter(inRange), to };
  }
  // “1-0-1 (500)”: read as “500 1-0-1”.
  const turned = timesAhead.exec(piece);
  if (turned?.groups) {
    const { times = '', figure = '' } = turned.groups;
    const dose = metforminDose(` ${figure} ${times}`, name, combined);
    const to = turned[0].length;
    // “1-0-1 (1000)”: of each, or of the day.
    const each = numberOf(/^[\d.]+/.exec(figure)?.[0] ?? '');
    const isEither = turned[0].includes('(') && 'daily' in dose && each >= 1000 && dose.daily === each * 2;
    return isEither ? { choices: [each, dose.daily], to } : { ...dose, to };
  }
  const found = strength.exec(piece);
  if (!found) return none;
  const [whole, first = '', others = '', mg, g] = found;
  const parts = [first, ...others.split(between).slice(1)].map(numberOf);
  const to = whole.length;
  const rest = piece.slice(to);
  if (!combined && parts.length > 1) return { choices: [parts.reduce((a, b) => a + b, 0)].filter(inRange), to };
  const figure = Math.max(...parts);
  const dose = g ? figure * 1000 : figure < 10 && mg ? Number.NaN : figure;
  // “metformin 1 bd” could be tablets.
  if (!(dose >= 250 && dose <= 3000)) return none;
  const skips = alternate.exec(piece);
  if (skips) return { choices: [dose / 2, dose].filter(inRange), to: skips.index + skips[0].length };
  const isExtended = extended.test(`${name} ${piece.slice(0, to)}`) || extended.test(rest.slice(0, 8));
  const isDaily = perDay.test(rest);
  const through = tabletsThroughTheDay(rest);
  if (through && inRange(dose * through.tablets)) return { daily: dose * through.tablets, to: to + through.to };
  const second = secondDose(dose, rest);
  if (second) return { ...second, to: to + second.to };
  const count = countOf(rest.replace(/^ ?(?:xr|sr|er|mr)(?!\p{L})/u, ' '), isExtended);
  const isOnce = isDaily && (count.times === undefined || count.times === 1);
  const daily = isOnce
    ? dose * count.tablets
    : count.times === undefined
      ? undefined
      : dose * count.tablets * count.times;
  const end = to + extentOf(rest);
  if (daily !== undefined)
    return inRange(daily) ? { daily, to: end } : { choices: [dose, dose * 2].filter(inRange), to: end };
  if (dose > 1000)
    return isExtended || dose >= 1500
      ? { daily: dose, to: end }
      : { choices: [dose, dose * 2].filter(inRange), to: end };
  return { choices: [dose, dose * 2].filter(inRange), to: end };
}
