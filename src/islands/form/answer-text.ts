import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import type { Field } from '../../engine/kit/fields/fields.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { fill } from '../shared/fill.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';

/** What an answer of a calculator's field reads as, in the reader's unit. */
export function answerText(path: string, value: unknown, loaded: Loaded, units: UnitChoice): string {
  const field = loaded.tool.fields[path];
  if (field?.kind === 'number' && typeof value === 'number')
    return plainValue(quantity(field.concept, value), wordingFor(loaded, units, new Date(0)));
  if (typeof value === 'boolean') return value ? loaded.words.form.yes : loaded.words.form.no;
  return loaded.copy.choices[path]?.[String(value)] ?? String(value ?? '');
}

/** What the patient takes beside what a form has for it: the form's answer is its own, the patient's dose stays. */
export function takesText(
  field: Field | undefined,
  takes: number,
  answer: unknown,
  strip: Loaded['words']['strip'],
): string {
  const highest = field?.kind === 'choice' ? String(field.choices.at(-1)) : '';
  return fill(String(answer) === highest ? strip.goesTo : strip.reckonsWith, { takes, answer: String(answer) });
}
