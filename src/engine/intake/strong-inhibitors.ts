import { foldPattern } from './fold.ts';
import type { MedicineItem } from './items.ts';
import { local } from './steroid-courses.ts';
import { dayOf, type Text } from './text.ts';

const fact = 'strongCyp3a4Inhibitor';
export const isStrongInhibitor = ({ entry }: MedicineItem): boolean => entry.flags.includes(fact);

/** How a word of the past leads to a medicine: “completed a 7 day course of”, «خلص كورس». */
const overBefore = new RegExp(
  `(?<!\\p{L})(?:finished|completed|had|received|recent|following|post|s\\/p|prior|past|previous|after|${foldPattern('خلصت?|انتهى من|انتهت من|أنهى|أنهت|أكمل|أكملت|بعد|سابقا')})(?: ?-?(?:an?|the|his|her|last|\\d{1,2}|one|two|day|days|week|weeks|short|full|course|courses|treatment|therapy|with|of|${foldPattern('من|كورس|دورة|علاج|ب')})){0,6} (?:${foldPattern('ال')})?$`,
  'u',
);
const finished = new RegExp(
  foldPattern(
    '(?<!(?:not|until|till|once|when|before|to be|yet|لم|قبل|حتى) )(?:finished|completed|ended|(?:course|treatment) (?:is |now )?(?:over|done|complete)|last dose (?:yesterday|on)|خلص(?:ت|ه|ها)?|انته(?:ى|ت)|أنه(?:ى|ت|اه|اها)|أكمل(?:ت|ه|ها)?)(?!\\p{L})(?! (?:\\d{1,2} (?:of|days?)|day|tomorrow|غدا|بكرة))',
  ),
  'u',
);
const then = new RegExp(
  foldPattern(
    '(?:last (?:week|month|year|winter|spring|summer|autumn)|(?:\\d{1,2}|a|one|two|three|few|several) (?:days?|weeks?|months?|years?|wks?|/\\d{1,2}) (?:ago|back)|(?:in|during) (?:(?:19|20)\\d\\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{L}*)(?!\\p{L})|(?:الأسبوع|الشهر|العام) (?:الماضي|اللي فات)|السنة (?:الماضية|اللي فاتت)|قبل (?:أسبوع|أسبوعين|شهر|شهرين|سنة|\\d{1,2} (?:أيام|أسابيع|أشهر|شهور)))',
  ),
  'u',
);
/** “started last week”: it goes on. */
const begun = new RegExp(
  foldPattern('(?<!\\p{L})(?:started|begun|began|commenced|since|from|prescribed|given|بدأ|بدأت|بدأها|منذ|من|وصف)'),
  'u',
);
const spokenOf = new RegExp(
  foldPattern(
    '(?:interact\\p{L}*(?: between)?(?: with)?|contraindicated with|such as|e\\.?g\\.?|like|تداخل(?: مع)?|مثل) (?:ال)?$',
  ),
  'u',
);
/** “eradicated 2019 with”, “in 2021:” */
const ofYear = /(?<!\d)((?:19|20)\d\d) ?:? ?(?:(?:with|by|using|on) )?$/;
const resistant = /^ ?-?(?:resist|sensitiv|suscept|interact)/;

/** Whether a strong inhibitor is spoken of, or its course is over: what is taken now alone counts. */
export function isNotNow(text: Text, item: MedicineItem): boolean {
  const { folded, tokens, breaks, itemAt } = text;
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  const before = (
    folded
      .slice(Math.max(0, from - 70), from)
      .split(/[.;,\n]/)
      .at(-1) ?? ''
  ).trimStart();
  if (overBefore.test(` ${before}`) || spokenOf.test(before) || resistant.test(folded.slice(nameEnd, nameEnd + 12)))
    return true;
  const year = ofYear.exec(before)?.[1];
  if (year && year < text.on.slice(0, 4)) return true;
  let end = item.end;
  while (end < tokens.length && end < item.end + 20 && breaks[end] !== 2 && itemAt.get(end)?.kind !== 'medicine') {
    const until = /^(?:until|till|to|-|حتي|الي)$/.test(tokens[end - 1]?.text ?? '') && dayOf(tokens[end]?.day, text);
    if (until && until < text.on) return true;
    end += 1;
  }
  const piece = folded.slice(nameEnd, tokens[end - 1]?.to ?? nameEnd);
  if (finished.test(piece)) return true;
  const past = then.exec(piece);
  return past !== null && !begun.test(before) && !begun.test(piece.slice(0, past.index));
}

/** Shampoo, cream, eye drops. */
export function isOnTheSkin({ folded, tokens }: Text, item: MedicineItem): boolean {
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  const around = folded.slice(Math.max(0, from - 20), from) + folded.slice(nameEnd, nameEnd + 30).split(/[,;\n]/)[0];
  return local.test(around) || onSkin.test(around);
}
const onSkin = new RegExp(
  foldPattern(
    'shampoo|(?<!\\p{L})(?:gel|foam|lotion|wash|skin|scalp)(?!\\p{L})|dandruff|seborr|\\d ?%|شامبو|جل(?!\\p{L})|غسول|قشرة|فروة|جلد',
  ),
  'u',
);
const oftenLocal = new RegExp(foldPattern('^(?:ketoconazole|nizoral|كيتوكونازول|نيزورال)$'), 'u');
const swallowed = new RegExp(
  foldPattern('\\d ?mg|tabs?(?!\\p{L})|tablets?|oral|(?<!\\p{L})po(?!\\p{L})|حبوب|قرص|أقراص|\\d ?مج|\\d ?ملغ'),
  'u',
);
const takes = new RegExp(foldPattern('(?:tak(?:es|ing)|started|(?:ب|ي|ت)(?:أخذ|اخذ|اخد)|بياخد|بتاخد) (?:ال)?$'), 'u');
/** Ketoconazole by itself is more often a shampoo than a tablet: asked, where nothing says which. */
export function isPerhapsOnTheSkin({ folded, tokens }: Text, item: MedicineItem): boolean {
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  if (!oftenLocal.test(folded.slice(from, nameEnd))) return false;
  const stem = folded.slice(Math.max(0, from - 16), from);
  return (
    !takes.test(stem) &&
    !swallowed.test(stem.slice(-8) + folded.slice(nameEnd, nameEnd + 24).split(/[,;\n]/)[0]) &&
    !/^ ?\d{3}(?!\d)/.test(folded.slice(nameEnd))
  );
}
