import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import type { FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import type { DeskWords } from '../visit/visit-words.ts';
import type { Chip } from './LineChips.tsx';
import type { LineQuestion } from './LineQuestions.tsx';
import { type Answer, type Asked, answerable, type Understood, valueInUnit } from './understood.ts';

/** With what a line is told in the visit. */
interface Scope {
  readonly desk: DeskWords;
  readonly chart: Chart;
  readonly names: ReadonlyMap<FactId, FactEntry>;
  readonly words: TypedLineWords;
  readonly units: UnitChoice;
  readonly today: string;
}

/** A fact of a line beside what the visit holds. */
export function chipOf(row: Understood, ticked: boolean, { desk, chart, names, words, units, today }: Scope): Chip[] {
  const { fact, known, piece, assumed, caution } = row;
  const entry = names.get(fact);
  if (!entry) return [];
  const { label, value } = factText(entry, known, desk, units);
  const yes = desk.words.form.yes;
  const before = chart[fact];
  const isOther = before !== undefined && before.value !== known.value;
  return [
    {
      id: fact,
      label,
      value: value || yes,
      piece,
      notes: [
        ...(known.on && known.on !== today ? [formatDate(new Date(`${known.on}T12:00`), desk.locale)] : []),
        ...(isOther ? [fill(words.before, { value: factText(entry, before, desk, units).value || yes })] : []),
      ],
      doubts: [...assumed.map((each) => words.assumed[each]), ...(caution ? [words.cautions[caution]] : [])],
      ticked,
    },
  ];
}

/** A question of a line, where all that it is about has a name; without answers it is entered in its fields. */
export function questionOf(
  { key, facts, piece, why, answers }: Asked,
  { desk, chart, names, words, units }: Scope,
  onTake: (answer: Answer) => void,
  onEdit: (fact: FactId) => void,
): LineQuestion[] {
  if (!answerable({ key, facts, piece, why, answers }).every((fact) => names.has(fact))) return [];
  const labelOf = (fact: FactId): string => names.get(fact)?.label ?? fact;
  const isOfSeveral = facts.length > 1;
  function textOf(answer: Answer): string {
    const { fact, known } = answer;
    if (why === 'state') return words.states[fact === 'fpg' ? 'fasting' : 'meal'];
    const entry = names.get(fact);
    if (isOfSeveral || !entry) return labelOf(fact);
    const value = factText(entry, known, desk, units).value || desk.words.form.yes;
    return valueInUnit(value, answer, desk.clinical.units);
  }
  return [
    {
      key,
      about: facts.join(' '),
      piece,
      label: why === 'state' ? undefined : facts.map(labelOf).join(commaOf(desk.locale)),
      ask: words.asks[why],
      answers: [
        ...answers.map((answer) => {
          const text = textOf(answer);
          return {
            text,
            said:
              isOfSeveral || why === 'state' ? text : fill(words.choose, { fact: labelOf(answer.fact), answer: text }),
            pressed: chart[answer.fact]?.value === answer.known.value,
            onPress: () => onTake(answer),
          };
        }),
        ...(answers.length === 0
          ? facts.map((fact) => ({ text: fill(words.enter, { fact: labelOf(fact) }), onPress: () => onEdit(fact) }))
          : []),
      ],
    },
  ];
}
