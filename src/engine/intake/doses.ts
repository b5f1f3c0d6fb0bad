import { foldPattern } from './fold.ts';
import { tabletsThroughTheDay } from './through-the-day.ts';

/**
 * Expressions here run over the folded piece of text behind a medicine's name, at most `reach` characters of it. An Arabic adverb is
 * written with its mark (يوميًا) or without.
 */
export const expression = (source: string, flags = 'u'): RegExp =>
  new RegExp(foldPattern(source).replace(/(?<=\p{L})ا(?!\p{L})/gu, '\u064b?ا\u064b?'), flags);

const milligrams = '(?:mgs?|milligrams?|ملغ|ملجم|ملغم|مجم|مغ|ملي|ملليغرام|مليغرام|ملليجرام)';
const grams = '(?:gms?|g|gr|grams?|جرام|غرام|جم|غم|غ|ج)';
/** One strength or several in one product, with its unit. */
export const strength = expression(
  `^(?:[: ]{1,3}(?:he|she)? ?(?:manages|takes|tolerates|uses|is on))?[^\\p{L}\\d]{0,4}(?:(?:combo|combination|combined|fdc|xr|sr|er|mr|ir|xl|retard|forte|tab|tabs|tablets?|cap|caps|اكس ار|اكس أر|ريتارد|pen|flexpen|solostar|kwikpen|dose|عيار|تركيز|جرعة|حبوب|حبة|حبه|اقراص|أقراص|قرص)[^\\p{L}\\d]{0,3}){0,2}(\\d+(?:[.,]\\d+)?)((?: ?${milligrams})?(?: ?\\/ ?\\d+(?:[.,]\\d+)?){0,2})(?: ?(?:(${milligrams})|(${grams}))(?!\\p{L}))?`,
);
const perDay = expression(
  '^ ?(?:\\/|per|a) ?(?:day|d|24 ?h)(?!\\p{L})|^ ?(?:daily|total daily|يوميا|في اليوم|باليوم)(?!\\p{L})',
);

const once =
  'od|qd|o\\.d\\.?|q\\.d\\.?|once(?: a day| daily| per day)?|daily|one daily|1 daily|mane|nocte|qhs|hs|qam|qpm|q24h|every day|مرة(?: واحدة)?(?: يوميا| في اليوم| باليوم)?|يوميا|باليوم|في اليوم|كل يوم';
const twice =
  'bd|bid|twise(?: a day| daily)?|b\\.d\\.?|b\\.i\\.d\\.?|bds|twice(?: a day| daily| per day| everyday)?|two times(?: a day| daily| per day)?|2 times(?: a day| daily| per day)?|12[- ]?hourly|q ?12 ?h(?:rs?|ourly)?|every 12 ?h(?:ours?)?|am and pm|am ?(?:&|\\+|\\/) ?pm|am,? pm|morning and (?:evening|night)|مرتين|كل ?12 ?ساعة|صباحا ?(?:و ?)?مساء|الصبح وال?(?:مساء|ليل)|الصبح وبالليل|2 مرات|مرتان';
const thrice =
  'tds|tid|t\\.d\\.s\\.?|t\\.i\\.d\\.?|thrice(?: a day| daily)?|three times(?: a day| daily| per day)?|3 times(?: a day| daily| per day)?|8[- ]?hourly|q ?8 ?h(?:rs?|ourly)?|every 8 ?h(?:ours?)?|with each meal|with meals x ?3|(?:3|ثلاث|ثلاثة|تلات) مرات|كل ?8 ?ساعات?|3 يوميا';
const four = 'qid|qds|q\\.i\\.d\\.?|four times(?: a day| daily)?|6[- ]?hourly|q ?6 ?h|(?:4|أربع|اربع) مرات';
export const frequencies: readonly (readonly [RegExp, number])[] = [
  [expression(`(?:^|[^\\p{L}])(?:${four})(?!\\p{L})`), 4],
  [expression(`(?:^|[^\\p{L}])(?:${thrice})(?!\\p{L})`), 3],
  [expression(`(?:^|[^\\p{L}])(?:${twice})(?!\\p{L})`), 2],
  [expression(`(?:^|[^\\p{L}])(?:${once})(?!\\p{L})`), 1],
];
/** 1x3, 2*2: tablets and times; x3, 3x: times; 1-0-1, 1+1+1: tablets through the day. */
const tabletsTimes = expression('(?:^|[^\\d.\\p{L}])(\\d) ?[x*] ?(\\d)(?![\\d.]|\\/\\d)');
const timesOnly = expression(
  '(?:^|[^\\d.\\p{L}])(?:[x*] ?(\\d)|(\\d) ?[x*])(?![\\d.]|\\/\\d| ?(?:days?|weeks?|months?|years?|yrs?|y|wks?|mo|d))(?!\\p{L}|\\/)',
);
const through = expression('(?:^|[^\\d.\\/-])(\\d)([-+])(\\d)(?:\\2(\\d))?(?:\\2(\\d))?(?![\\d.\\/])');
const tabletWord = expression(
  '(\\d|one|two|three|four|half|نصف|نص|ثلاثة?|تلات|أربعة?)? ?(?:tabs?|tablets?|caps?|capsules?|حبة|حبه|حبات|حباية|حبايه|أقراص|قرص)(?!\\p{L})|(?:^|[^\\p{L}])(حبتين|قرصين|حبتان|قرصان)(?!\\p{L})',
  'gu',
);
/** “500 mg tablets 2 bd”: how many stand behind the word. */
const countBehind = expression(
  '(?:tabs?|tablets?|caps?|capsules?|حبوب|أقراص|حبة|قرص)[-,:. ]{1,3}(?:take |خذ )?(\\d|one|two|three) (?:tabs? |tablets? )?(?=od|bd|bid|tds|tid|qd|qid|once|twice|daily|three times|at |in the|with |each|every|mane|nocte|am(?!\\p{L})|pm(?!\\p{L})|hs|to be taken|مر|يوم|صباح|مساء|قبل|بعد|مع)',
);
/** “12.5/1000 two daily”: tablets, without the word. */
const twoDaily = expression('(?:^|[^\\p{L}\\d.])(?:two|2) (?:od|daily|a day|per day|once daily)(?!\\p{L})');
/** Times of the day, each a dose. */
const dayTimes = expression(
  '(?:^|[^\\p{L}])(?:و ?)?(?:ب|في )?(?:ال)?(morning|mane|breakfast|am|صبح|صباحا?|سحور|suhoor|sahur|suhur|iftar|فطور|فطار|افطار|noon|lunch|ظهرا?|غدا|غداء|evening|dinner|supper|night|pm|bedtime|مساء|مسا|ليل|ليلا|عشاء|عشا)(?!\\p{L})',
  'gu',
);
const morning = expression('^(?:morning|mane|breakfast|am|صبح|صباحا?|سحور|suhoor|sahur|suhur|فطور|فطار|افطار)$');
/** Beside the meal before dawn the breaking of the fast is one of the evening. */
const dawn = expression('سحور|suhoor|sahur|suhur');
const breaksFast = expression('^(?:فطور|فطار|افطار)$');
const noon = expression('^(?:noon|lunch|ظهرا?|غدا|غداء)$');
const extended = /(?:^|[^\p{L}])(?:xr|sr|er|mr|xl|retard|اكس ار|ريتارد)(?!\p{L})/u;
const most = /max(?:imum|imal)?(?:ly)?(?: tolerated)?(?: dose)?|full dose|أقصى جرعة|الجرعة القصوى/u;

/** After these the dose is planned: what stands before them is taken. */
const plannedDose = expression(
  '(?:to be )?(?:increased?|titrate[d]?|uptitrated?|escalated?) to|to be (?:increased|changed|titrated)|(?:^|[^\\p{L}])(?:plan|planned|will|then|aim|↑|increase|زيادة|رفع|نرفع|سترفع|نزيد|ثم)(?!\\p{L})|↑',
);
/** After these stands today's. */
const changedDose = expression(
  '^ ?(?:to|إلى|الى|لـ?) ?(?=\\d)|(?:from|من) \\d+(?:\\.\\d+)?(?: ?(?:mg|g|gm|units?|u|وحدات|وحدة|وحده|ملغ|جم|غ))?(?: (?:od|bd|bid|tds|tid|daily|once|twice|a day|nocte|mane|hs|مرة|مرتين|يوميا)){0,2} (?:to|إلى|الى|لـ?) ?(?=\\d)|↓ ?(?:to )?(?=\\d)|→|-+>|=+>|(?:reduced|increased|decreased|changed|now|cut|dropped|lowered|up|down|titrated up)(?: down| up)? (?:to )?(?=\\d)|(?:^|[^\\p{L}])و?(?:now|الآن|الحين|حاليا|صار|صارت|بقى|بقت|أصبح|أصبحت|(?:تم )?(?:تخفيض|رفع|زيادة|خفض)(?:ه|ها)? إلى|خفضت إلى|رفعت إلى|خفضت الى|رفعت الى)(?!\\p{L})',
);

/** The part of a dose that is today's. */
export function todaysDose(piece: string): { readonly piece: string; readonly at: number; readonly planned: boolean } {
  const change = [...piece.matchAll(new RegExp(changedDose.source, 'gu'))]
    .filter(({ index, 0: found }) => /\d/.test(piece.slice(index + found.length, index + found.length + 12)))
    .at(-1);
  const isIncrease = change && /increased|titrated/.test(change[0]) && /to be $/.test(piece.slice(0, change.index));
  if (change && !isIncrease) {
    const at = change.index + change[0].length;
    return { piece: piece.slice(at), at, planned: false };
  }
  const plan = plannedDose.exec(piece);
  return plan ? { piece: piece.slice(0, plan.index), at: 0, planned: true } : { piece, at: 0, planned: false };
}

export const numberOf = (text: string): number =>
  Number(/^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
const counts: readonly (readonly [written: RegExp, count: number])[] = [
  [expression('^one$'), 1],
  [expression('^two$'), 2],
  [expression('^(?:three|ثلاثة?|تلات)$'), 3],
  [expression('^(?:four|أربعة?)$'), 4],
  [expression('^(?:half|نصف|نص)$'), 0.5],
];
const wordCount = (text: string | undefined): number | undefined =>
  text ? (counts.find(([written]) => written.test(text))?.[1] ?? Number(text)) : undefined;

/** How many strengths a day: tablets and times together; undefined where it is not said. */
function countOf(piece: string, isExtended: boolean): { readonly tablets: number; readonly times?: number } {
  const [, a, b] = tabletsTimes.exec(piece) ?? [];
  if (a && b) return { tablets: Number(a), times: Number(b) };
  const day = through.exec(piece);
  if (day && (day[4] !== undefined || day[2] === '+')) {
    return { tablets: 1, times: [day[1], day[3], day[4], day[5]].reduce((sum, part) => sum + Number(part ?? 0), 0) };
  }
  if (twoDaily.test(piece)) return { tablets: 2, times: 1 };
  const words = [...piece.matchAll(tabletWord)];
  // “500 mg tablet - take 2 tablets”: the one that is counted.
  const word = words.find((one) => one[1] ?? one[2]) ?? words[0];
  const behind = countBehind.exec(piece)?.[1];
  const count = behind ? (wordCount(behind) ?? 3) : word ? (word[2] ? 2 : (wordCount(word[1]) ?? 1)) : 1;
  for (const [written, times] of frequencies) if (written.test(piece) && times > 1) return { tablets: count, times };
  const [, after, before] = timesOnly.exec(piece) ?? [];
  if (after || before) return { tablets: count, times: Number(after ?? before) };
  const isFast = dawn.test(piece);
  const times = new Set(
    [...piece.matchAll(dayTimes)].map(([, time = '']) =>
      morning.test(time) && !(isFast && breaksFast.test(time)) ? 1 : noon.test(time) ? 2 : 3,
    ),
  );
  if (times.size > 0) return { tablets: count, times: times.size };
  if ((frequencies[3] as (typeof frequencies)[number])[0].test(piece)) return { tablets: count, times: 1 };
  return isExtended && count > 1 ? { tablets: count, times: 1 } : { tablets: count };
}

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

/** “Every other day”, «يوم ويوم لا»: half of what is written, or a whole dose every second day. */
const alternate = expression(
  'alternate days?|every (?:other|second) day|(?:^|[^\\p{L}])(?:eod|qod)(?!\\p{L})|يوم (?:و ?)?يوم(?: لا)?|يوم بعد يوم|كل يومين',
);

const doseBefore = expression(
  `(?:(?:^|[^\\p{L}])(?:one|two|three|\\d) (?:tabs?|tablets?|x)(?: of)? )?(?<![\\d.,/])(?:\\d{3,4} ?${milligrams}|[12](?:\\.\\d{1,3})? ?${grams})(?: of| من)? $`,
);
/** “2 tablets of 500 mg metformin”: the dose that stands before a name, of the text before it; empty where none does. */
export const writtenBefore = (stem: string): string => doseBefore.exec(stem)?.[0].replace(/^[^\p{L}\d]/u, '') ?? '';

const countedLead = expression(
  `^[^\\p{L}\\d]{0,4}(?:(one|two|three|half|نصف|\\d) ?(?:x|\\*|(?:tabs?|tablets?|caps?|capsules?|pills?|حبات|حبوب|أقراص)(?: (?:of|x|من))?(?: عيار)?)|(حبتين|قرصين)(?: من)?(?: عيار)?) ?(?=\\d{3,4}(?!\\d))`,
);

/** Milligrams of metformin a day, of the piece of text behind its name; a question where the text leaves it open. */
export function metforminDose(piece: string, name: string, combined: boolean): MetforminDose {
  const none = { choices: usualDoses, to: 0 };
  if (most.test(piece.slice(0, 40))) return { choices: [2000, 2550, 3000], to: most.exec(piece)?.[0].length ?? 0 };
  // “two tabs of 500 mg”, “3 x 500 mg”
  const lead = countedLead.exec(piece);
  if (lead) {
    const each = metforminDose(piece.slice(lead[0].length), name, combined);
    const count = lead[2] ? 2 : (wordCount(lead[1]) ?? 1);
    const to = each.to + lead[0].length;
    if ('daily' in each) return inRange(each.daily * count) ? { daily: each.daily * count, to } : { ...none, to };
    return { choices: each.choices.map((one) => one * count).filter(inRange), to };
  }
  const found = strength.exec(piece);
  if (!found) return none;
  const [whole, first = '', others = '', mg, g] = found;
  const parts = [first, ...others.split('/').slice(1)].map(numberOf);
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

const doseWords = expression(
  `^(?:[ ,(]{0,2}(?:${four}|${thrice}|${twice}|${once}|[\\d.]+(?![\\d.])(?: ?[-+x*\\/] ?[\\d.]+(?![\\d.])){0,3}(?: ?(?:${milligrams}|${grams}|mcg|units?|iu|u|وحدات|وحدة|وحده))?|x ?\\d(?! ?(?:y|m|w|d|\\/|\\d))|${milligrams}|${grams}|mcg|units?|iu|u|وحدات|وحدة|وحده|tabs?|tablets?|caps?|حبة|حبه|حبتين|قرص|قرصين|weekly|wk|q ?wk|q ?week|every week|each week|كل (?:يوم )?(?:ال)?(?:سبت|أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|أسبوع)|(?:on |every )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?|per week|a week|once weekly|أسبوعيا|اسبوعيا|صباحا|مساء|بالليل|الصبح|في الصباح|قبل النوم|am|pm|at night|at bedtime|bedtime|in the morning|every (?:morning|evening|night|day)|morning|with (?:food|meals|dinner|breakfast|supper)|ac|pc|\\/day|\\/d|a day|per day|xr|sr|mr|er|mg|%)(?!\\p{L})[).]?)`,
);
/** How far the words of a dose reach. */
export function extentOf(piece: string): number {
  let at = 0;
  for (let n = 0; n < 12; n += 1) {
    const found = doseWords.exec(piece.slice(at, at + 60))?.[0];
    if (!found) break;
    at += found.length;
  }
  return at;
}
export const timesOfDay = (rest: string): number => (timesOnly.exec(rest)?.[1] === '2' ? 2 : 1);
