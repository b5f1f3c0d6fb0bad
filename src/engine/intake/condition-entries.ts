import type { FactId } from '../chart/facts.ts';
import { ofEyesAndFeet } from './eyes-and-feet.ts';
import { ofDrinkAndPlans } from './drink-and-plans.ts';
import { ofUlcers } from './feet-and-ulcers.ts';
import { foldPattern } from './fold.ts';
import { carriers } from './carriers.ts';
import { type FindingPattern, lowsByVerb } from './lows-by-verb.ts';
import { severalAndTyped } from './several-and-typed.ts';
import { ofPregnancy } from './weeks-of-pregnancy.ts';
import { wordedInArabic } from './worded-arabic.ts';
import { worded } from './worded-findings.ts';
import type { Token } from './tokens.ts';
import type { Value } from './types.ts';

/** What the name of a condition stands for (names/conditions.ts). */
export interface ConditionEntry {
  /** As in the list. */
  readonly head: string;
  readonly sets: readonly (readonly [fact: FactId, value: Value])[];
  /** What it leaves open: a fact and its possible values. */
  readonly asks?: { readonly fact: FactId; readonly values: readonly Value[]; readonly isNamed?: true };
  /** Diabetes, of whatever type: a length of time beside it is the diabetes'. */
  readonly isDiabetes: boolean;
}

const answerOf = (text: string): Value =>
  text === 'true' ? true : text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text;

/** Reads “fact=value;fact=value ? fact value value”, “? fact value”, “?? fact value” (named and no more), “-” or “- diabetes”. */
export function conditionEntry(head: string): ConditionEntry {
  const isNamed = head.startsWith('??');
  const [stated = '', asked = ''] = head
    .replace('??', '?')
    .split('?')
    .map((part) => part.trim());
  const sets = stated
    .split(';')
    .filter((part) => part.includes('='))
    .map((part) => part.trim().split('=') as [FactId, string])
    .map(([fact, value]) => [fact, answerOf(value)] as const);
  const [fact, ...values] = asked.split(' ');
  return {
    head,
    sets,
    ...(fact && {
      asks: { fact: fact as FactId, values: values.map(answerOf), ...(isNamed && { isNamed: true as const }) },
    }),
    isDiabetes: head === '- diabetes' || stated.startsWith('diabetesType'),
  };
}

const stageOf = (figure: string, letter: string | undefined): string | undefined => {
  const figures = ['1', '2', '3', '4', '5'];
  const roman = ['i', 'ii', 'iii', 'iv', 'v'];
  const n = Math.max(figures.indexOf(figure), roman.indexOf(figure)) + 1;
  if (n <= 2) return 'ckdStage=stage1-2;ckd=true';
  if (n === 3)
    return letter === 'a' || letter === 'b'
      ? `ckdStage=stage3${letter};ckd=true`
      : 'ckd=true ? ckdStage stage3a stage3b';
  return `ckdStage=stage${n};ckd=true`;
};
const ordinals = ['أولى', 'ثانية', 'ثالثة', 'رابعة', 'خامسة'];
const stageFigure = (written: string): string => {
  const n = ordinals.map(foldPattern).indexOf(written);
  return n < 0 ? written : String(n + 1);
};
const arabicStage = (figure: string, letter: string | undefined): string | undefined =>
  stageOf(stageFigure(figure), letter === 'ب' || letter === 'b' ? 'b' : letter ? 'a' : undefined);
const ofKidney = '(?:ال)?(?:(?:مرض|قصور|اعتلال|فشل) )?(?:ال)?(?:كلى|كلوي|كلوية)(?: (?:ال)?مزمن)?';
/** A score of 4, “very mild frailty”, is called fit by some and frail by others. */
const frailty = (score: string): string | undefined =>
  score === '4'
    ? '? frailty complex fit'
    : `frailty=${Number(score) <= 3 ? 'fit' : Number(score) <= 6 ? 'complex' : 'very-complex'}`;
const islets = (sign: string): string => `islets=${/^(\+|pos|ايج|موج)/.test(sign) ? 'positive' : 'negative'}`;

const clauseBegins = '(?<=^|[.,;:)(\\n،؛] ?|(?:and|with|is|she|he|but) )';
const nothingBehind =
  '(?: yet| currently| at present| now| (?:for|to treat) (?:his |her |the )?(?:diabetes|dm|sugar))?(?= ?(?:[.,;)\\n،؛]|$))';

/** Findings that carry a figure or a sign; the expressions are sticky and bounded, so that they cost what they match. */
const patterns: readonly FindingPattern[] = [
  {
    at: /^(ckd|chronic|stage|g|kdigo)$/,
    written:
      /(?:ckd|chronic kidney disease)(?: ?[-(:])? ?(?:stage |stg?\.? |grade |kdigo )?g?([1-5]|iv|v|i{1,3})([ab])?(?: ?\/?a[1-3]| ?nd?d?)?(?!\p{L}|\d|\.\d|[%/])/uy,
    head: ([, figure = '', letter]) => stageOf(figure, letter),
  },
  {
    at: /^g$/,
    written: /g([1-5])([ab])? ?\/?a[1-3](?![\p{L}\d])/uy,
    head: ([, figure = '', letter]) => stageOf(figure, letter),
  },
  { at: /^g$/, written: /g([345])([ab])(?![\p{L}\d])/uy, head: ([, figure = '', letter]) => stageOf(figure, letter) },
  {
    at: /^stage$/,
    written:
      /stage ?g?([1-5]|iv|v|i{1,3})([ab])?(?: ?\/?a[1-3])? (?:ckd|chronic kidney disease|kidney disease)(?!\p{L})/uy,
    head: ([, figure = '', letter]) => stageOf(figure, letter),
  },
  {
    at: new RegExp(foldPattern('^(قصور|مرض|القصور|اعتلال|فشل|ضعف)$')),
    written: new RegExp(
      foldPattern(
        `(?:قصور|مرض|القصور|اعتلال|فشل|ضعف) (?:في |ب)?(?:ال)?(?:كلى|كلوي|كلية)(?: (?:ال)?(?:مزمن|سكري)){0,2},? (?:من |في )?(?:ال)?(?:مرحلة|درجة) (?:ال)?([1-5]|${ordinals.join('|')}) ?([abأبا](?!\\p{L}))?(?!\\d|/|\\.\\d|\\p{L})`,
      ),
      'uy',
    ),
    head: ([, figure = '', letter]) => arabicStage(figure, letter),
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?اعتلال$')),
    written: new RegExp(foldPattern('(?:ال)?اعتلال (?:ال)?كلوي (?:ال)?سكري(?!\\p{L})'), 'uy'),
    head: () => 'ckd=true',
  },
  // «كلى مرحلة 3أ», «المرحلة الرابعة من مرض الكلى»
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:كلى|كلية|مرحلة)$')),
    written: new RegExp(
      foldPattern(
        `(?:(?:ال)?(?:كلى|كلية) (?:في )?(?:ال)?مرحلة (?:ال)?([1-5]|${ordinals.join('|')}) ?([abأبا](?!\\p{L}))?|(?:ال)?مرحلة ${ofKidney} (?:ال)?([1-5]|${ordinals.join('|')}) ?([abأبا](?!\\p{L}))?|(?:ال)?مرحلة (?:ال)?([1-5]|${ordinals.join('|')}) ?([abأبا](?!\\p{L}))? (?:من )?${ofKidney})(?!\\d|/|\\.\\d|\\p{L})`,
      ),
      'uy',
    ),
    head: ([, one, two, three, four, five, six]) => arabicStage(one ?? three ?? five ?? '', two ?? four ?? six),
  },
  ...ofEyesAndFeet,
  ...ofUlcers,
  ...ofDrinkAndPlans,
  ...worded,
  ...wordedInArabic,
  // From 0.9 to 1.3 an ankle–brachial index is normal.
  {
    at: /^(abi|abpi)$/,
    written: /ab(?:p)?i(?: (?:r|l|right|left|was|is|of))?[ :=]{0,2}0\.[0-8]\d?(?!\d)/y,
    head: () => 'ascvd=true',
  },
  {
    at: /^(cfs|clinical|rockwood)$/,
    written:
      /(?:cfs|clinical frailty (?:scale|score)|rockwood(?: score| scale)?)(?: score)? ?[:=]? ?([1-9])(?:\/9)?(?!\d|\.\d)/y,
    head: ([, score = '']) => frailty(score),
  },
  {
    at: /^(anti|gad|ia|znt|ica|islet|gada)$/,
    written:
      /(?:anti[- ]?)?(?:gada?(?:[- ]?65)?|ia-?2|znt-?8|ica|islet)(?: ?-?(?:abs?|antibod(?:y|ies)|autoantibod(?:y|ies)))?(?: (?:was|were|is|are|all|both)){0,2} ?[:|]? ?\(?(\+ ?ve|- ?ve|\+{1,3}|positive|pos|negative|neg|ايجابيه?|موجبه?|سلبيه?|سالبه?|-(?=[ ,.;)]|$))(?!\p{L})/uy,
    head: ([, sign = '']) => islets(sign),
  },
  ...carriers,
  ...ofPregnancy,
  {
    at: /^(a|an|last|previous|one|two|three|four|few|several|some|occasional|rare|frequent|recurrent|nocturnal|any|single|\d+)$/,
    written:
      /(?:a|an|last|previous|one|two|three|four|few|several|some|occasional|rare|frequent|recurrent|nocturnal|any|single|\d{1,2}) (?:mild |nocturnal |night )?low(?=[ ,.;)]|$)(?! ?-?(?:dose|risk|salt|carb|fat|back|mood|calorie|gi|ldl|hdl|b12|vitamin|iron|energy|grade|bp|blood pressure|potassium|normal))/y,
    head: () => 'hypoglycaemiaHistory=true',
  },
  ...lowsByVerb,
  ...severalAndTyped,
  {
    at: /^(?:child|cp)$/,
    written: /(?:child(?:[- ]?(?:turcotte[- ]?)?pugh)?|cp)[- ]?(?:class |score |grade )?([abc])[- (]?\d{1,2}\)?(?!\d)/y,
    head: ([, grade]) =>
      grade === 'b' ? '? cirrhosis compensated decompensated' : `cirrhosis=${grade === 'a' ? '' : 'de'}compensated`,
  },
  {
    at: new RegExp(foldPattern('^(?:cirrho(?:sis|tic)|(?:ال)?(?:تشمع|تليف))$')),
    written: new RegExp(
      foldPattern(
        '(?:cirrho(?:sis|tic)|(?:ال)?(?:تشمع|تليف)(?: (?:ال)?كبدي?)?),? (?:with|and|\\+|مع|و) ?(?:(?!no |without|nor |بدون|لا |دون |غير )[^.;,\\n]){0,30}?(?:ascites|encephalopathy|استسقاء|حبن)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'cirrhosis=decompensated',
  },
  {
    at: /^smok(?:es|ing)$/,
    written: /smok(?:es|ing) ?:? ?\d{1,2} ?(?:\/|per|a) ?day/y,
    head: () => 'smoking=current',
  },
  { at: /^\d+$/, written: /\d{1,2} ?(?:cigs?|cigarettes) ?(?:\/|per|a) ?day/y, head: () => 'smoking=current' },
  { at: /^\d+$/, written: /\d(?:\.\d)? ?(?:ppd|packs? ?(?:\/|per|a) ?day)(?!\p{L})/uy, head: () => 'smoking=current' },
  // Where none is said to be taken, in a clause of its own, metformin is none; “no medications for pressure”, “132/78 no treatment” say less.
  {
    at: /^(no|not|on|takes|drug|treatment)$/,
    written: new RegExp(
      `${clauseBegins}(?:(?:(?:on |takes )?no|not on(?: any)?) (?:regular |current |diabetes |dm |antidiabetic |glucose-lowering )?(?:medications?|meds|medicines?|drugs|treatment)|takes nothing for (?:diabetes|dm)|(?:drug|treatment)[- ]na[iï]ve)${nothingBehind}`,
      'uy',
    ),
    head: () => 'metformin=0',
  },
  {
    at: new RegExp(foldPattern('^(?:لا|ما|مو|مش|بدون|بلا|دون)$')),
    written: new RegExp(
      foldPattern(
        `${clauseBegins}(?:(?:لا|ما|مو|مش) (?:ب|بي|بت)?(?:ي|ت)?(?:أخذ|اخد|ستخدم|ستعمل|تناول) (?:أي )?(?:دواء?|أدوية|علاج|حبوب)|(?:بدون|بلا|دون) (?:أي )?(?:أدوية|علاج|دواء)|لا أدوية)(?: (?:لل|ال)?سكري?)?`,
      ) + nothingBehind,
      'uy',
    ),
    head: () => 'metformin=0',
  },
  {
    at: /^(?:quit|stopped|gave|given)$/,
    written:
      /(?:quit|stopped|g[ai]ven? up)(?: the| all)? (?:smokes|ci?gs|ciggies|cigarettes|fags|tobacco|tob|shisha)(?!\p{L})/uy,
    head: () => 'smoking=former',
  },
  // «كان مدخن وترك», «چان يدخن»
  {
    at: new RegExp(foldPattern('^و?(?:كان|كانت|چان|چانت)$')),
    written: new RegExp(foldPattern('و?(?:كانت?|چانت?) (?:مدخن(?:ة|ا)?|[يت]دخن)(?!\\p{L})'), 'uy'),
    head: () => 'smoking=former',
  },
  {
    at: new RegExp(foldPattern('^مدخن(?:ة|ا)?$')),
    written: new RegExp(
      foldPattern('مدخن(?:ة|ا)? و(?:ترك|تركت|بطل|بطلت|قطع|قطعت|توقف|توقفت|أقلع|أقلعت)(?!\\p{L})'),
      'uy',
    ),
    head: () => 'smoking=former',
  },
  {
    at: /^(quit|stopped)$/,
    written: /(?:quit|stopped smoking)(?: in)? (?:19|20)\d{2}(?!\d)/y,
    head: () => 'smoking=former',
  },
];

interface Begun {
  /** Behind how many letters of the word the finding begins. */
  readonly begins: number;
  readonly written: RegExp;
  readonly head: FindingPattern['head'];
}
/** Once for each word: of a hundred expressions few begin with it. */
const begun = new Map<string, readonly Begun[]>();
function beginningWith(word: string): readonly Begun[] {
  const known = begun.get(word);
  if (known) return known;
  // «وفشل كلوي …»: the finding begins behind the “and”.
  const and = /^و\p{L}{3}/u.test(word) ? 1 : 0;
  const bare = word.slice(and);
  const found = patterns.flatMap(({ at, written, head }): Begun[] => {
    const begins = at.test(word) ? 0 : and && at.test(bare) ? and : undefined;
    return begins === undefined ? [] : [{ begins, written, head }];
  });
  if (begun.size > 5000) begun.clear();
  begun.set(word, found);
  return found;
}

/** A finding with a figure that begins at a token, and the token behind it. */
export function patternAt(
  tokens: readonly Token[],
  folded: string,
  first: number,
): { readonly end: number; readonly entry: ConditionEntry } | undefined {
  const token = tokens[first] as Token;
  for (const { begins, written, head } of beginningWith(token.text)) {
    if (token.glued && token.kind === 'number') continue;
    written.lastIndex = token.from + begins;
    const found = written.exec(folded);
    const stated = found && head(found);
    if (!stated) continue;
    let end = first + 1;
    while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < written.lastIndex) end += 1;
    return { end, entry: conditionEntry(stated) };
  }
  return undefined;
}
