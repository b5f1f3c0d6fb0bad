import { foldPattern } from './fold.ts';

/**
 * Expressions here run over the folded piece of text behind a medicine's name, at most `reach` characters of it. An Arabic adverb is
 * written with its mark (يوميًا) or without.
 */
export const expression = (source: string, flags = 'u'): RegExp =>
  new RegExp(foldPattern(source).replace(/(?<=\p{L})ا(?!\p{L})/gu, '\u064b?ا\u064b?'), flags);

export const milligrams = '(?:mgs?|milligrams?|ملغ|ملجم|ملغم|مجم|مغ|ملي|ملليغرام|مليغرام|ملليجرام)';
export const grams = '(?:gms?|g|gr|grams?|جرام|غرام|جم|غم|غ|ج)';
/** One strength or several in one product, with its unit. */
export const strength = expression(
  `^(?:[: ]{1,3}(?:he|she)? ?(?:manages|takes|tolerates|uses|is on|(?:re-?)?started(?: on| at)?(?: today| yesterday| last (?:week|month|visit)| this (?:week|month))?(?: on| at)?|(?:since )?(?:today|yesterday|last (?:week|month))|(?:capped|limited|restricted|kept) (?:at|to)|(?:well )?(?:at|on|with)(?: a| the)?(?: dose of)?|بجرعة|جرعة))?[^\\p{L}\\d]{0,4}(?:(?:combo|combination|combined|fdc|xr|sr|er|mr|ir|xl|retard|forte|tab|tabs|tablets?|cap|caps|اكس ار|اكس أر|ريتارد|pen|flexpen|solostar|kwikpen|dose|عيار|تركيز|جرعة|حبوب|حبة|حبه|اقراص|أقراص|قرص)[^\\p{L}\\d]{0,3}){0,2}(\\d+(?:[.,]\\d+)?)((?: ?${milligrams})?(?: ?(?:\\/|على) ?\\d+(?:[.,]\\d+)?){0,2})(?: ?(?:(${milligrams})|(${grams}))(?!\\p{L}))?`,
);
export const perDay = expression(
  '^ ?(?:\\/|per|a) ?(?:day|d|24 ?h)(?!\\p{L})|^ ?(?:daily|total daily|يوميا|في اليوم|باليوم)(?!\\p{L})',
);

const once =
  'od|qd|o\\.d\\.?|q\\.d\\.?|once(?: a day| daily| per day)?|daily|one daily|1 daily|mane|nocte|qhs|hs|qam|qpm|q24h|every day|مرة(?: واحدة)?(?: يوميا| في اليوم| باليوم)?|يوميا|باليوم|في اليوم|كل يوم';
const twice =
  'bd|bid|twise(?: a day| daily)?|b\\.d\\.?|b\\.i\\.d\\.?|bds|twice(?: a day| daily| per day| everyday)?|two times(?: a day| daily| per day)?|2 times(?: a day| daily| per day)?|12[- ]?hourly|q ?12 ?h(?:rs?|ourly)?|every 12 ?h(?:ours?)?|am and pm|am ?(?:&|\\+|\\/) ?pm|am,? pm|morning and (?:evening|night)|مرتين|كل ?12 ?ساعة|(?:صباحا|صباح) ?(?:و ?)?(?:مساء|ليلا)|الصبح وال?(?:مساء|ليل)|الصبح وبالليل|2 مرات|مرتان';
const thrice =
  'tds|tid|t\\.d\\.s\\.?|t\\.i\\.d\\.?|thrice(?: a day| daily)?|three times(?: a day| daily| per day)?|3 times(?: a day| daily| per day)?|8[- ]?hourly|q ?8 ?h(?:rs?|ourly)?|every 8 ?h(?:ours?)?|(?:with|after|before) (?:each|every) meal|with meals x ?3|(?:بعد|مع|قبل) كل (?:وجبة|أكلة)|(?:3|ثلاث|ثلاثة|تلات) مرات|كل ?8 ?ساعات?|3 يوميا';
const four = 'qid|qds|q\\.i\\.d\\.?|four times(?: a day| daily)?|6[- ]?hourly|q ?6 ?h|(?:4|أربع|اربع) مرات';
export const frequencies: readonly (readonly [RegExp, number])[] = [
  [expression(`(?:^|[^\\p{L}])(?:${four})(?!\\p{L})`), 4],
  [expression(`(?:^|[^\\p{L}])(?:${thrice})(?!\\p{L})`), 3],
  [expression(`(?:^|[^\\p{L}])(?:${twice})(?!\\p{L})`), 2],
  [expression(`(?:^|[^\\p{L}])(?:${once})(?!\\p{L})`), 1],
];
/** 1x3, 2*2: tablets and times; x3, 3x: times; 1-0-1, 1+1+1: tablets through the day. */
const tabletsTimes = expression('(?:^|[^\\d.\\p{L}])(\\d) ?[x*] ?(\\d)(?![\\d.]|\\/\\d)');
const tabletsOften = expression(
  '(?:^|[^\\d.\\p{L}])[x*] ?([2-4]) (?=(?:bd|bid|tds|tid|od|qd|mane|nocte|am|pm|om|on)(?!\\p{L})|twice|morning|evening)',
);
const timesOnly = expression(
  '(?:^|[^\\d.\\p{L}])(?:[x*] ?(\\d)(?![\\d.]|\\/\\d| ?(?:days?|weeks?|months?|years?|yrs?|y|wks?|mo|d)(?!\\p{L}))|(\\d) ?[x*](?![\\d.]| ?(?:weeks?|wks?|wkly|weekly|months?)(?!\\p{L})))(?!\\p{L}|\\/(?! ?d(?:ay)?(?!\\p{L})))',
);
const through = expression('(?:^|[^\\d.\\/-])(\\d)([-+])(\\d)(?:\\2(\\d))?(?:\\2(\\d))?(?![\\d.\\/])');
const tabletWord = expression(
  '(\\d|one|two|three|four|half|نصف|نص|ثلاثة?|تلات|أربعة?)? ?(?:tabs?|tablets?|caps?|capsules?|حبة|حبه|حبات|حباية|حبايه|أقراص|قرص)(?!\\p{L})|(?:^|[^\\p{L}])(حبتين|قرصين|حبتان|قرصان)(?!\\p{L})',
  'gu',
);
/** “500 mg tablets 2 bd”: how many stand behind the word. */
const countBehind = expression(
  '(?:tabs?|tablets?|caps?|capsules?|حبوب|أقراص|حبة|قرص)[-,:. ]{1,3}(?:take |خذ )?(\\d|one|two|three) (?:tabs? |tablets? )?(?=od|bd|bid|tds|tid|qd|qid|once|twice|daily|three times|at |in the|with |each|every|mane|nocte|am(?!\\p{L})|pm(?!\\p{L})|hs|to be taken|مر(?!ات)|يوم|صباح|مساء|قبل|بعد|مع)',
);
/** “500 mg two twice daily”, “500 mg 2 bd”: how many, between the strength and how often. */
const countBetween = expression(
  `^(?:[^\\p{L}\\d]{0,4}\\d{2,4} ?${milligrams})?[ ,:-]{1,3}(two|three|2|3) (?=twice|bd(?!\\p{L})|bid(?!\\p{L})|tds|tid|three times|once|od(?!\\p{L}))`,
);
/** “12.5/1000 two daily”: tablets, without the word. */
const twoDaily = expression('(?:^|[^\\p{L}\\d.])(?:two|2) (?:od|daily|a day|per day|once daily)(?!\\p{L})');
/** Times of the day, each a dose. */
export const dayTimes = expression(
  '(?:^|[^\\p{L}])(?:و ?)?(?:ب|في )?(?:ال)?(morning|mane|breakfast|am|صبح|صباحا?|سحور|suhoor|sahur|suhur|iftar|فطور|فطار|افطار|noon|lunch|ظهرا?|غدا|غداء|evening|dinner|supper|night|nocte|pm|hs|bedtime|مساء|مسا|ليل|ليلا|عشاء|عشا)(?!\\p{L})',
  'gu',
);
const morning = expression('^(?:morning|mane|breakfast|am|صبح|صباحا?|سحور|suhoor|sahur|suhur|فطور|فطار|افطار)$');
/** Beside the meal before dawn the breaking of the fast is one of the evening. */
const dawn = expression('سحور|suhoor|sahur|suhur');
const breaksFast = expression('^(?:فطور|فطار|افطار)$');
const noon = expression('^(?:noon|lunch|ظهرا?|غدا|غداء)$');
export const extended = /(?:^|[^\p{L}])(?:xr|sr|er|mr|xl|retard|اكس ار|ريتارد)(?!\p{L})/u;
export const most = /max(?:imum|imal)?(?:ly)?(?: tolerated)?(?: dose)?|full dose|أقصى جرعة|الجرعة القصوى/u;

/** After these the dose is planned: what stands before them is taken. */
const plannedDose = expression(
  '(?:to be )?(?:increased?|titrate[d]?|uptitrated?|escalated?) to|to be (?:increased|changed|titrated)|(?:^|[^\\p{L}])(?:plan|planned|will|then|aim|↑|increase|زيادة|رفع|نرفع|سترفع|نزيد|ثم)(?!\\p{L})|↑',
);
/** When in the day something is taken, by name. */
export const timesOfDayNamed =
  'mornings?|mane|am|evenings?|nights?|nocte|pm|hs|bedtime|bed|breakfast|lunch|dinner|supper|suhoor|iftar|(?:ب|لل?|في )?(?:ال)?(?:صباح|صباحا|صبح|مساء|مسا|ليل|ليلا|نوم|فطور|إفطار|سحور|عشاء|عشا)|قبل النوم';
/** “morning 20 units”, “at bedtime, 20”: the time before the dose. */
export const timeFirst = expression(
  `^[ ,:-]{0,3}(?:(?:given|taken|in|at|with|after|every|each|to|the|before) ){0,3}(?:${timesOfDayNamed})[ ,:-]{1,2}(?=\\d)`,
);
const howOften = `${four}|${thrice}|${twice}|${once}`;
/** “once daily 30 units”: how often before the dose. */
export const frequencyFirst = expression(
  `^[ ,:-]{0,3}(?:${howOften})[ ,:-]{1,2}(?=\\d{2,4}(?![\\d:/])|\\d(?:\\.\\d+)? ?(?:g|u)(?![\\p{L}]*[\\d:/]))`,
);
/** After these stands today's. */
const changedDose = expression(
  `(?:changed|moved|switched|shifted|swapped|transferred)(?: over| back)?(?: from (?:the )?(?:${timesOfDayNamed}|${howOften}))? (?:to|into)(?: (?:the|every))?(?= (?:${timesOfDayNamed}|${howOften})[ ,:-]{1,2}\\d)|from (?:${howOften}) (?:to|into)(?= \\d)|^ ?(?:من (?:${timesOfDayNamed}) )?(?:(?:إلى|الى) )?(?=(?:${timesOfDayNamed}) \\d)|` +
    '^ ?(?:to|إلى|الى|لـ?) ?(?=\\d)|(?:from|من) \\d+(?:\\.\\d+)?(?: ?(?:mg|g|gm|units?|u|وحدات|وحدة|وحده|ملغ|جم|غ))?(?: (?:od|bd|bid|tds|tid|daily|once|twice|a day|nocte|mane|hs|مرة|مرتين|يوميا)){0,2} (?:to|إلى|الى|لـ?) ?(?=\\d)|↓ ?(?:to )?(?=\\d)|→|-+>|=+>|(?:reduced|increased|decreased|changed|now|cut|dropped|lowered|up|down|titrated up)(?: down| up)? (?:to )?(?=\\d)|(?:^|[^\\p{L}])و?(?:now|الآن|الحين|حاليا|صار|صارت|بقى|بقت|أصبح|أصبحت|(?:تم )?(?:تخفيض|رفع|زيادة|خفض)(?:ه|ها)? إلى|(?:خفضت|رفعت|زادت|زيدت) (?:إلى|الى)|(?:رفع|زود|زد|نزل|خفض|قلل|نقص)(?:نا|وا)(?:ه|ها)?(?: (?:الشهر|الأسبوع) الماضي)?(?: (?:إلى|الى|لـ?))?)(?!\\p{L})',
  'gu',
);

/** “will be increased to 20”: not yet. */
const toBe = expression('(?:(?:to|will|shall|should|can|could|may|might|would|must) be |will |سيتم |سوف |س)$');

/** The part of a dose that is today's. */
export function todaysDose(piece: string): { readonly piece: string; readonly at: number; readonly planned: boolean } {
  // A list of names holds no figure at all; this is asked of each.
  const change = (/\d/.test(piece) ? [...piece.matchAll(changedDose)] : [])
    .filter(({ index, 0: found }) => {
      const end = index + found.length;
      // Behind “to” may stand how often: “to once daily 30 units”.
      return /\d/.test(piece.slice(end, end + (/(?:to|the|every)$/.test(found) ? 24 : 12)));
    })
    .at(-1);
  const isIncrease =
    change &&
    /increased|titrated|reduced|decreased|changed|cut|lowered|رفع|زيادة|تخفيض|خفض/.test(change[0]) &&
    toBe.test(piece.slice(0, change.index));
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
export const wordCount = (text: string | undefined): number | undefined =>
  text ? (counts.find(([written]) => written.test(text))?.[1] ?? Number(text)) : undefined;

/** How many strengths a day: tablets and times together; undefined where it is not said. */
export function countOf(piece: string, isExtended: boolean): { readonly tablets: number; readonly times?: number } {
  const [, a, b] = tabletsTimes.exec(piece) ?? [];
  if (a && b) return { tablets: Number(a), times: Number(b) };
  const day = through.exec(piece);
  if (day && (day[4] !== undefined || day[2] === '+')) {
    return { tablets: 1, times: [day[1], day[3], day[4], day[5]].reduce((sum, part) => sum + Number(part ?? 0), 0) };
  }
  // “500 mg x2 BD”: tablets, and how often.
  const each = tabletsOften.exec(piece)?.[1];
  if (each) return { tablets: Number(each), times: countOf(piece.replace(tabletsOften, ' '), isExtended).times ?? 1 };
  if (twoDaily.test(piece)) return { tablets: 2, times: 1 };
  const words = [...piece.matchAll(tabletWord)];
  // “500 mg tablet - take 2 tablets”: the one that is counted.
  const word = words.find((one) => one[1] ?? one[2]) ?? words[0];
  const behind = countBehind.exec(piece)?.[1] ?? countBetween.exec(piece)?.[1];
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

/** “Every other day”, «يوم ويوم لا»: half of what is written, or a whole dose every second day. */
const everySecond =
  'alt(?:ernate)? (?:days?|nights?|mornings?|evenings?)|every (?:other|second|2nd) (?:day|night|morning|evening)|every (?:2|two) (?:days|nights)|every 48 ?h(?:ours|rs)?|(?:eod|qod|q ?48 ?h|q2d)(?!\\p{L})|(?:يوم|ليلة) (?:و ?)?(?:يوم|ليلة)(?: لا)?|(?:يوم|يوما|ليلة) بعد (?:يوم|ليلة)|كل (?:يومين|ليلتين)';
export const alternate = expression(`(?:^|[^\\p{L}])(?:${everySecond})`);
/** The same behind a dose. */
export const isAlternate = expression(`^[ ,(]{0,3}(?:(?:s\\/?c|on|given|taken|at night) )*(?:${everySecond})`);

/** Years, months or weeks: how long, not how much. */
const ofTime =
  '(?:y(?:ea)?rs?|y|m(?:on)?ths?|mths?|mos?|w(?:ee)?ks?|سنة|سنه|سنوات|سنين|عاما|شهر|شهور|أشهر|أسابيع)(?!\\p{L})';
const lengthFirst = expression(
  `^[ ,(]{1,2}(?:(?:for|x|over|since|من|منذ) ?)?\\d{1,2}\\+? ?-?${ofTime}\\)?[ ,:]{1,2}(?=\\d)`,
);
/** “metformin 12 yrs 2.5 g/d”: how long stands before how much, so many letters. */
export const lengthBefore = (piece: string): number => (alone.exec(piece) ?? lengthFirst.exec(piece))?.[0].length ?? 0;
/** “mtf only 1 g bd” */
const alone = expression('^ (?:only|alone|monotherapy|فقط|لوحده|بس) (?=\\d)');
const doseWords = expression(
  `^(?:(?: و ?(?=\\d))?[ ,(]{0,2}(?:(?:(?:icr|i:c|cir|carb ratio|ratio|معامل(?: الكارب)?) ?:? ?)?(?:1 ?: ?|1 ?u(?:nits?)? ?(?:[:/]|per|for|لكل) ?)\\d{1,2}(?:\\.\\d)?(?![\\d:]) ?(?:g|gm|gr|grams?|غ|غم|جم|جرام)?(?: (?:of )?(?:carbs?|cho|carbohydrates?|كارب))?|${four}|${thrice}|${twice}|${once}|[\\d.]+(?![\\d.]| ?-?${ofTime})(?: ?[-+*\\/] ?[\\d.]+(?![\\d.])| ?x ?[\\d.]+(?![\\d.]| ?\\/ ?\\d| ?-?${ofTime})){0,3}(?: ?(?:${milligrams}|${grams}|mcg|units?|iu|u|وحدات|وحدة|وحده))?|x ?\\d(?! ?(?:y|m|w|d|\\/|\\d))|${milligrams}|${grams}|mcg|units?|iu|u|وحدات|وحدة|وحده|tabs?|tablets?|caps?|حبة|حبه|حبتين|قرص|قرصين|weekly|wkly|wk|q ?wk|q ?week|every week|each week|كل (?:يوم )?(?:ال)?(?:سبت|أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|أسبوع)|(?:on |every )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?|per week|a week|once weekly|أسبوعيا|اسبوعيا|صباحا|مساء|بالليل|الصبح|في الصباح|قبل النوم|am|pm|at night|at bedtime|bedtime|in the morning|every (?:morning|evening|night|day)|morning|with (?:food|meals|dinner|breakfast|supper)|ac|pc|\\/day|\\/d|a day|per day|xr|sr|mr|er|mg|%)(?!\\p{L})[).]?)`,
);
/** “furosemide 40, 2 severe lows”: a bare figure behind a comma and before a word counts that. */
const isCount = /^ ?, ?\d+$/;
/** How far the words of a dose reach. */
export function extentOf(piece: string): number {
  const wordsAt = (at: number): string => doseWords.exec(piece.slice(at, at + 60))?.[0] ?? '';
  let at = 0;
  for (let n = 0; n < 12; n += 1) {
    const found = wordsAt(at);
    const next = at + found.length;
    if (!found || (isCount.test(found) && /^ \p{L}/u.test(piece.slice(next)) && !wordsAt(next))) break;
    at = next;
  }
  return at;
}
export const timesOfDay = (rest: string): number => (timesOnly.exec(rest)?.[1] === '2' ? 2 : 1);
