import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

/** Diseases that are called an allergy: of the chest (asthma), the nose, the skin, a season, of food. */
const diseaseBehind = new RegExp(
  `^ (?:rhinitis|rhinosinusitis|conjunctivitis|asthma|eczema|dermatitis|alveolitis|bronchitis|sinusitis|broncho\\p{L}{1,14}|${foldPattern(
    '(?:في |ب)?(?:ال)?(?:صدر(?:ية)?|أنف(?:ية)?|جيوب|عيون|عين|جلد(?:ية)?|موسمية?|ربيع(?:ية)?|قصبات|شعب|رئة|قمح|جلوتين|غلوتين|لاكتوز|حليب|بيض|سمك|فول|غبار|طعام|أكل)',
  )})(?!\\p{L})`,
  'u',
);
const diseaseBefore =
  /(?<!\p{L})(?:seasonal|nasal|skin|food|pollen|dust|(?:pea)?nut|egg|milk|wheat|gluten|lactose|cat|dog|shellfish|fish|latex|hay ?fever|contact) $/u;
/** “20 mg for a drug allergy rash”, «لحساسية الصدر», «بسبب حساسية»: what it is taken for. */
const reason = new RegExp(
  `(?<!\\p{L})(?:(?:for|treating|because of|due to)(?: (?:an?|the|his|her|severe|acute|chronic|drug)){0,3}|${foldPattern('علشان|عشان|بسبب|لعلاج|ل')}) $`,
  'u',
);

/** Whether a word for an allergy is a disease, or why something is taken, and so of no medicine beside it. */
export function isNoAllergy(tokens: readonly Token[], folded: string, first: number, end: number): boolean {
  const [word, last] = [tokens[first], tokens[end - 1]];
  if (!word || !last) return false;
  if (diseaseBehind.test(folded.slice(last.to, last.to + 20))) return true;
  const stem = folded.slice(Math.max(0, word.from - 36), word.from);
  return diseaseBefore.test(stem) || reason.test(stem) || forAllergy.test(word.text);
}
const forAllergy = new RegExp(`^ل(?:ل|ال)?${foldPattern('حساسية')}$`, 'u');
