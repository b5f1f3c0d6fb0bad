import { foldPattern } from './fold.ts';

const count = '(?:\\d{1,2}|an?|one|two|three|four|a few|few|a couple of|couple of|several)';
const span = '(?:nights?|days?|weeks?|wks?|fortnight|months?|mths?|years?|yrs?)';
const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?';
const arabicSpan = '(?:ليلة|يوم|أيام|أسبوع|أسبوعين|أسابيع|شهر|شهرين|شهور|أشهر|سنة|سنتين|سنوات)';
/** One phrase of when or how often. */
const phrase = new RegExp(
  ` {1,2}\\(?(?:x ?\\d{1,2}|\\d{1,2} ?x|\\d{1,2} times|once|twice|thrice|daily|weekly|monthly|nightly|overnight|yesterday(?: (?:morning|afternoon|evening|night))?|tonight|on \\d{1,2}(?:st|nd|rd|th)? ${months}|on \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${count} times|(?:a|per|each|every|most|this|some) (?:morning|evening|afternoon|night|day|week|month)s?|(?:in |at |over |during |within )?(?:the )?(?:last|past|previous|this|these) (?:${count} )?(?:${span}|night)|${count} ${span} (?:ago|back)|(?:at|in the|yesterday|last) (?:nights?|mornings?|evenings?|afternoons?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:in|since|during) ${months}(?: (?:19|20)\\d\\d)?|(?:in|since) (?:19|20)\\d\\d|${foldPattern(
    `(?:واحدة?|خفيفة?|بسيطة?|مرة(?: واحدة| وحدة)?|مرتين|\\d{1,2} مرات|(?:ثلاث|أربع|خمس|عدة) مرات|(?:في |خلال )?(?:ال)?(?:شهر|أسبوع|سنة|عام|ليلة|يومين) (?:الماضية?|اللي فاتت?|الفائتة?|الأخيرة?)|آخر (?:أسبوع|شهر|أسبوعين|شهرين)|هالأسبوع|هالشهر|(?:هذا|هذه) (?:الأسبوع|الشهر)|أمس|امبارح|البارحة|ليلا|بالليل|في الليل|قبل ${arabicSpan}|(?:قبل|من) \\d{1,2} ${arabicSpan}|في (?:ال)?(?:أسبوع|شهر|سنة)|بال(?:أسبوع|شهر|سنة)|أسبوعيا|شهريا|يوميا|كل (?:يوم|ليلة|أسبوع|شهر))`,
  )})(?!\\p{L})\\)?`,
  'uy',
);
/** How far the words reach behind a low that say when it was and how often. */
export function timesBehind(folded: string, to: number): number {
  let end = to;
  for (let n = 0; n < 4; n += 1) {
    phrase.lastIndex = end;
    const found = phrase.exec(folded)?.[0];
    if (!found) break;
    // A bracket is taken whole or not at all.
    if (found.includes('(') !== found.endsWith(')')) break;
    end += found.length;
  }
  return end;
}
