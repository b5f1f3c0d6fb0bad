import type { Chart } from '../../engine/chart/chart.ts';
import { withoutExamples } from '../../engine/chart/chart.ts';
import { type FactId, facts } from '../../engine/chart/facts.ts';
import { factOf } from '../../engine/chart/form.ts';
import type { Concept, UnitChoice } from '../../engine/kit/fields/concept.ts';
import { type Field, readPath } from '../../engine/kit/fields/fields.ts';
import { difference, quantity } from '../../engine/kit/words/message.ts';
import type { Wording } from '../../engine/kit/words/pattern.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { labelOf } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import type { SavedRecord } from '../stores/saving.ts';
import type { FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import type { DeskWords } from '../visit/visit-words.ts';

/** An answer that is otherwise in the second, in the reader's units; `by` is empty where it is no figure. */
interface ChangedAnswer {
  readonly name: string;
  readonly then: string;
  readonly now: string;
  readonly by: string;
  /** The fact it tells of the patient. */
  readonly fact: FactId | undefined;
}
export interface Compared {
  readonly changed: readonly ChangedAnswer[];
  readonly same: readonly { readonly name: string; readonly value: string }[];
}
export interface CompareWords {
  readonly notAnswered: string;
  readonly example: string;
}

interface Pair {
  readonly name: string;
  readonly fact: FactId | undefined;
  readonly values: readonly [unknown, unknown];
  readonly tell: (value: unknown) => string;
  readonly concept: Concept | undefined;
  /** Which of the two still stood at its example. */
  readonly examples: readonly [boolean, boolean];
}

const isAnswer = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value !== '');

function compared(pairs: readonly Pair[], words: CompareWords, wording: Wording): Compared {
  const changed: ChangedAnswer[] = [];
  const same: { name: string; value: string }[] = [];
  for (const { name, fact, values, tell, concept, examples } of pairs) {
    if (!values.some(isAnswer)) continue;
    const [then, now] = values.map((value) => (isAnswer(value) ? tell(value) : words.notAnswered)) as [string, string];
    const shown = (value: string, at: 0 | 1): string => (examples[at] ? fill(words.example, { value }) : value);
    if (then === now) {
      same.push({ name, value: shown(now, 1) });
      continue;
    }
    const [before, after] = values.filter(isAnswer);
    const step = typeof before === 'number' && typeof after === 'number' && concept ? after - before : undefined;
    const by =
      step === undefined || !concept
        ? ''
        : plainValue({ ...difference(concept, step), ...(step > 0 && { signed: true as const }) }, wording);
    changed.push({ name, then: shown(then, 0), now: shown(now, 1), by, fact });
  }
  return { changed, same };
}

function answerText(path: string, field: Field, { copy, words }: Loaded, wording: Wording): (value: unknown) => string {
  return (value) => {
    if (field.kind === 'number' && typeof value === 'number')
      return plainValue(quantity(field.concept, value), wording);
    if (field.kind === 'flag' && typeof value === 'boolean') return value ? words.form.yes : words.form.no;
    return copy.choices[path]?.[String(value)] ?? String(value);
  };
}

/** What was answered in two records of one calculator, whatever their age. `loaded` has the words beyond the form, too. */
export function compareInputs(
  loaded: Loaded,
  [one, other]: readonly [SavedRecord, SavedRecord],
  units: UnitChoice,
  words: CompareWords,
): Compared {
  const wording = wordingFor(loaded, units, new Date(0));
  const read = ({ inputs }: SavedRecord, path: string): unknown =>
    typeof inputs === 'object' && inputs !== null ? readPath(inputs, path) : undefined;
  const asked = Object.entries(loaded.tool.fields).filter(([, field]) => !(field.kind === 'choice' && field.hidden));
  const pairs = asked.map(
    ([path, field]): Pair => ({
      name: labelOf(path, loaded),
      fact: factOf(field),
      values: [read(one, path), read(other, path)],
      tell: answerText(path, field, loaded, wording),
      concept: field.kind === 'number' ? field.concept : undefined,
      examples: [one.examples?.includes(path) ?? false, other.examples?.includes(path) ?? false],
    }),
  );
  return compared(pairs, words, wording);
}

/** What was known of a patient at two visits; an example never counts. */
export function compareCharts(
  entries: Iterable<FactEntry>,
  desk: DeskWords,
  charts: readonly [Chart, Chart],
  units: UnitChoice,
  words: CompareWords,
): Compared {
  const wording = wordingFor({ ...desk, patterns: desk.clinical.messages }, units, new Date(0));
  const [one, other] = charts.map(withoutExamples) as [Chart, Chart];
  const pairs = [...entries].map((entry): Pair => {
    const about = facts[entry.fact];
    return {
      name: entry.label,
      fact: entry.fact,
      values: [one[entry.fact]?.value, other[entry.fact]?.value],
      tell(value) {
        const known = [one, other].map((chart) => chart[entry.fact]).find((fact) => fact?.value === value);
        // Of a plain Yes the visit shows the fact's name alone.
        return (known && factText(entry, known, desk, units).value) || desk.words.form.yes;
      },
      concept: about.kind === 'number' ? about.concept : undefined,
      examples: [false, false],
    };
  });
  return compared(pairs, words, wording);
}
