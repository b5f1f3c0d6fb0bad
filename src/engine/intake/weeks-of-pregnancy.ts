import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

const obstetric = new RegExp(
  foldPattern(
    'pregnan|gestat|antenatal|booking|obstet|f(?:o?)etal|trimester|(?<!\\p{L})(?:edd|lmp|gdm|anc|eclampsia|primip|multip|folic acid|aspirin 150)|methyldopa|midwi|g\\d{1,2} ?p\\d|by dates|by scan|حامل|حمل|ولادة|جنين',
  ),
  'u',
);
/** A woman who may be pregnant: “31F”, “woman of 29”, «سيدة». */
const ofWoman = new RegExp(
  foldPattern(
    '(?:^|[^\\d])(?:1[5-9]|[2-4]\\d|5[0-4]) ?(?:y\\p{L}{0,4}|year|yr)?[- ]?(?:o|old)?[- ]?f(?:emale)?(?!\\p{L})|(?<!\\p{L})(?:woman|lady|wife|mother|she|her|سيدة|مريضة|امرأة)(?!\\p{L})',
  ),
  'u',
);
const ofEyes = /vis(?:ion|ual)|acuity|snellen|(?<!\p{L})(?:va|bcva|eyes?|le|re|ou)(?!\p{L})/u;
/** “delivered at 38/40”, “GDM at 28/40 in last pregnancy”: weeks of a pregnancy that is over. */
const isOver = new RegExp(
  foldPattern(
    'deliver|born|birth|miscarr|post-?partum|post-?natal|lscs|c-section|caesar|cesar|stillb|terminat|(?:previous|prev|last|past|prior|first|second|earlier) (?:pregnan|child|baby|gdm)|(?<!\\p{L})(?:prev|previous|previously)(?!\\p{L})|ولدت|ولادة|إجهاض|اسقاط|سابق',
  ),
  'u',
);
const unlessOver = ({ input, index, 0: written }: RegExpExecArray): string | undefined =>
  isOver.test(
    (input
      .slice(Math.max(0, index - 24), index)
      .split(/[:;.\n]/)
      .at(-1) ?? '') +
      written +
      (input.slice(index + written.length, index + written.length + 24).split(/[:;.\n]/)[0] ?? ''),
  )
    ? undefined
    : 'pregnancy=true';
/** “18/40”: weeks of forty, of a woman or beside a word of pregnancy; “20/40” is what an eye reads too, so that it needs the word. */
function weeksOfForty(found: RegExpExecArray): string | undefined {
  const { input, index, 0: written, 1: weeks = '', 2: days } = found;
  const around = input.slice(Math.max(0, index - 120), index + written.length + 120);
  const near = input.slice(Math.max(0, index - 40), index + written.length + 20);
  if (Number(weeks) < 4 || Number(weeks) > 42 || ofEyes.test(near)) return undefined;
  const isWoman = weeks !== '20' && ofWoman.test(input.slice(Math.max(0, index - 60), index));
  return days || isWoman || obstetric.test(around) ? unlessOver(found) : undefined;
}

/** A pregnancy told by its weeks: “G3P2 31/40”, “GA 30w”, «سكر حمل بالأسبوع ٢٦». */
export const ofPregnancy: readonly FindingPattern[] = [
  {
    at: /^g$/,
    written:
      /g\d{1,2} ?p\d{1,2}(?:\+\d)?,? (?:at |now |@ ?|ga |ga: )?\d{1,2}(?:\+\d(?!\d)|(?:\+\d)?(?: ?\/ ?40| ?w(?:ks?)?| ?weeks)(?!\p{L}))/uy,
    head: () => 'pregnancy=true',
  },
  {
    at: /^(?:primi|multi)(?:p|gravida|parous|para)$/,
    written: /(?:primi|multi)\p{L}{1,7},? (?:at |now |@ ?)?\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks)(?!\p{L})/uy,
    head: unlessOver,
  },
  {
    at: /^(?:twin|triplet|singleton|pregnancy|ongoing|current)$/,
    written:
      /(?:(?:twin|triplet|singleton|ongoing|current) )?pregnancy,? (?:at |now |@ ?|\()?\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks)(?!\p{L})/uy,
    head: unlessOver,
  },
  // “carrying twins”, “expecting a baby in May”
  {
    at: /^(?:carrying|expecting)$/,
    written:
      /(?:carrying|expecting) (?:(?:her|a|an|the|first|second|third|1st|2nd|3rd|another) ){0,3}(?:twins|triplets|baby|babies|child)(?!\p{L})/uy,
    head: () => 'pregnancy=true',
  },
  {
    at: /^pregnant$/,
    written: /pregnant,? \(?\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks)(?!\p{L})/uy,
    head: () => 'pregnancy=true',
  },
  {
    at: /^\d+$/,
    written:
      /\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks)'? ?(?:pregnant|gestation|gest|of (?:pregnancy|gestation))(?!\p{L})/uy,
    head: unlessOver,
  },
  {
    at: new RegExp(foldPattern('^(?:ال|بال)?(?:أسبوع|حمل)$')),
    written: new RegExp(
      foldPattern(
        '(?:ب?(?:ال)?أسبوع (?:ال)?\\d{1,2} ?(?:من |في )?(?:ال)?حمل|حمل (?:في |ب)?(?:ال)?(?:أسبوع (?:ال)?\\d{1,2}|\\d{1,2} أسبوعا?))(?!\\p{L})',
      ),
      'uy',
    ),
    head: unlessOver,
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?حمل$')),
    written: new RegExp(
      foldPattern(
        '(?:ال)?حمل (?:ال)?(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن) ?,? ?(?:في |ب)?(?:ال)?أسبوع (?:ال)?\\d{1,2}',
      ),
      'uy',
    ),
    head: unlessOver,
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?سكري?$')),
    written: new RegExp(foldPattern('(?:ال)?سكري? (?:ال)?حمل ?,? ?(?:في |ب)?(?:ال)?[أا]سبوع (?:ال)?\\d{1,2}'), 'uy'),
    head: () => 'pregnancy=true',
  },
  {
    at: /^\d+$/,
    written:
      /(?<=^|[.,;(\n] ?|(?<!\p{L})(?:at|now|is|currently|approx|approximately|about) |[@~] ?|\d ?f |(?:t[12]dm|dm|dm[12]|t[12]d) )(\d{1,2})(\+\d)? ?\/ ?40(?![\d./]| ?(?:mg|u|units?|%)(?!\p{L}))/uy,
    head: weeksOfForty,
  },
  {
    at: /^gdm$/,
    written: /gdm,? (?:(?:at|@) \d{1,2}(?:\+\d)? ?(?:\/ ?40|wks?|weeks)|[1-4]\d\+[0-6](?!\d))/y,
    head: () => 'pregnancy=true',
  },
  {
    at: /^ga$/,
    written: /ga:? ?(?:[5-9]|[1-4]\d) ?(?:\+\d)?(?:\/ ?40| ?w(?:ks?|eeks)?)(?!\p{L})/uy,
    head: () => 'pregnancy=true',
  },
];
