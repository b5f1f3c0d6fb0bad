import { strongInhibitors } from '../clinical/strong-cyp3a4-inhibitors.ts';
import { ingredients, type Substance, substanceOf } from './medicine-codes.ts';

const onTheSkin =
  /ophthalmic|topical|nasal|rectal|cream|ointment|eye|inhal|shampoo|(?<![a-z])(?:otic|gel|foam|lotion)(?![a-z])/;
const brands = strongInhibitors.map(
  ({ substance, names }) => [substance, names.toLowerCase().match(/(?<![^ ])[a-z]{5,}(?![^ ])/g) ?? []] as const,
);
/** What a medicine's name says it holds, for a code nobody here knows: then it is asked. */
export function substancesNamed(text: string): readonly Substance[] {
  const whole = text.slice(0, 300).toLowerCase();
  if (onTheSkin.test(whole)) return [];
  const words = whole.split(/[^a-z]+/);
  const branded = brands.filter(([, names]) => names.some((name) => words.includes(name))).map(([name]) => name);
  return ingredients
    .map(([name]) => name)
    .filter((name) => words.includes(name) || branded.includes(name) || (name.includes(' ') && whole.includes(name)))
    .map(substanceOf);
}
