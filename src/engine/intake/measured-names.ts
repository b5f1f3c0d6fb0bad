import { fold, foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

// Short names of measures that are also said of something else, and what stands beside them where a figure is meant.

/** “K+: 5.2”, “K = 4.1”, “K was 5.9” */
const isLead = (token: Token | undefined): boolean =>
  token !== undefined && ((token.kind === 'mark' && token.text !== '/') || /^(?:now|today|was|is)$/.test(token.text));
const isPotassium = (tokens: readonly Token[], end: number): boolean => {
  let at = end;
  while (at < end + 3 && isLead(tokens[at])) at += 1;
  const after = tokens[at];
  return after?.kind === 'number' && after.value >= 1.5 && after.value <= 9;
};

/** “1:10”, “= 1:8 g” */
function isRatio(tokens: readonly Token[], end: number): boolean {
  const at = /^[:=]$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  return tokens[at]?.text === '1' && tokens[at + 1]?.text === ':' && tokens[at + 2]?.kind === 'number';
}

/** “mg/dL”, “mmol”: what only a glucose is told in; “500 mg” is a dose. */
const isPerVolume = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === '/' || !doseUnit.test(tokens[at]?.text ?? '');
const doseUnit = new RegExp(
  foldPattern(
    '^(?:mg|g|gm|mcg|u|iu|units?|tabs?|tablets?|caps?|x|ملغ|ملجم|مجم|غ|جم|وحدات|وحدة|وحده|حبة|حبه|حبتين|قرص|قرصين)$',
  ),
);

const ofCreatinine = new RegExp(`^(?:creat(?:inine)?|cr|${foldPattern('(?:ال)?كرياتينين')})$`);
const isOfTime = new RegExp(
  `^(?:years?|yrs?|y|months?|weeks?|days?|hours?|hrs?|h|x|times|spoons?|teaspoons?|tsp|cubes?|g|grams?|${foldPattern('سنة|سنه|سنوات|شهر|شهرا|شهور|أشهر|يوم|يوما|أيام|ساعة|ساعات|رمضان')})$`,
);
function isFigureOf(tokens: readonly Token[], end: number): boolean {
  let at = end;
  while (at < end + 2 && isLead(tokens[at])) at += 1;
  return tokens[at]?.kind === 'number' && !isOfTime.test(tokens[at + 1]?.text ?? '');
}
const fast = fold('الصيام');
const fasting = new RegExp(`^(?:f|fbs|fbg|fpg|bsf|fasting|${foldPattern('صائم|صائمة|صايم|صيام|الصيام|الريق')})$`);
const isBehindFasting = (tokens: readonly Token[], first: number): boolean =>
  tokens.slice(Math.max(0, first - 8), first).some(({ text }) => fasting.test(text));
/** A measure's name that is also said of the time a medicine is taken. */
const whenTaken = /^(after|before|pre|post|بعد|جبل|fasting|على|random|in|wear|wears|id|bed|room|ext)$/;
const ofMeal = /^(?:after|before|pre|post|بعد|جبل)$/;
export function isMeasured(tokens: readonly Token[], first: number, end: number): boolean {
  const named = tokens[first]?.text ?? '';
  // Potassium, not a thousand.
  if (named === 'k' && end === first + 1) return isPotassium(tokens, end);
  // “albumin, creatinine 1.2”: two tests, not their ratio.
  if (ofCreatinine.test(tokens[end - 1]?.text ?? '') && tokens.slice(first, end).some(({ text }) => text === ','))
    return false;
  // «سكري، تراكمي ١١»: two things.
  if (named >= '\u0600' && tokens.slice(first, end).some(({ text }) => text === ',')) return false;
  // “CR 1:10”: how much carbohydrate a unit of insulin is for.
  if (named === 'cr' && isRatio(tokens, end)) return false;
  // “TBR 2 (VL 0.4)”, “very low 0.4 %”; a sugar may be very low, and VL a viral load.
  if (named === 'very' || named === 'vl')
    return (
      tokens[end + 1]?.text === '%' || tokens[end + 2]?.text === '%' || /^[(,]$/.test(tokens[first - 1]?.text ?? '')
    );
  // “24 hr tablet”
  if (named === 'hr' && tokens[first - 1]?.kind === 'number') return false;
  // “62 % in range”
  if (named === 'in' && tokens[first - 1]?.text === '%') return true;
  if (named === 'in' && tokens[first + 1]?.text === 'target') return false;
  // “sugar 202”; “sugar in his tea” is none, nor “sugar 8 years”.
  if (named === 'sugar') return isFigureOf(tokens, end);
  // «الصيام ١٧٨»; «الصيام ١٦ ساعة» is a fast.
  if (named === fast && end === first + 1) return isFigureOf(tokens, end);
  // “FBS 165, PP 240”: alone PP is many things.
  if (named === 'pp' && end === first + 1) return isFigureOf(tokens, end) && isBehindFasting(tokens, first);
  if (!whenTaken.test(named)) return true;
  for (let at = end; at < Math.min(tokens.length, end + 4); at += 1) {
    const { kind, value, text } = tokens[at] as Token;
    const isDose = ofMeal.test(named) && tokens[at + 1]?.kind === 'word' && !isPerVolume(tokens, at + 1);
    // “Fasting 11-14”: no dose has two ends.
    const isRange = named === 'fasting' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.kind === 'number';
    if (kind === 'number')
      return (
        !isDose &&
        // “Fasting 16 h”; “Fasting glucose 8.3 H” is above what is normal.
        !(
          named === 'fasting' &&
          end === first + 1 &&
          Number.isInteger(value) &&
          value <= 36 &&
          isOfTime.test(tokens[at + 1]?.text ?? '')
        ) &&
        (isRange ||
          value >= 40 ||
          !Number.isInteger(value) ||
          value <= 0 ||
          tokens[at + 1]?.kind === 'word' ||
          tokens[at + 1]?.text === '%')
      );
    if (kind === 'code') return true;
    if (
      (kind !== 'mark' &&
        !/^(of|is|was|level|value|today|now|usually|about|around|this|last|log|logs|readings|morning|night|yesterday|evening|اليوم)$/.test(
          text,
        )) ||
      text === ','
    )
      return false;
  }
  return false;
}
