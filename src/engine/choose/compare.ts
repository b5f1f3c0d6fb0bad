import { concepts } from '../clinical/concepts.ts';
import type { Patient } from '../judgement/patient.ts';
import { causesLows } from '../judgement/glucose.ts';
import { count, difference, type Message, quantity, type Value, type Values } from '../kit/words/message.ts';
import type { ComparedMedicine } from '../plan/choice.ts';
import { classFigures, lowsInSixYears, severeWithInsulin, usualBaseline } from './figures.ts';
import { forecastOf } from './glucose.ts';
import { type Hundred, hundredFor, type Outcome, outcomes, peopleOf, type Trial, trials } from './trials.ts';

/** What a person asks of a treatment, in the order it is told; whoever chooses puts some of them on top. */
const questions = ['a1c', 'weight', 'lows', 'taken', 'testing', 'bothers', ...outcomes, 'cost'] as const;
export type Question = (typeof questions)[number];

export type Column = ComparedMedicine | 'none';
/** What stands in one column: sentences, and people of 100 where they are counted. */
export interface Cell {
  readonly lines: readonly Message[];
  readonly people?: number;
}
export interface CompareRow {
  readonly id: Question;
  readonly label: Message;
  /** In the order of the columns. */
  readonly cells: readonly Cell[];
  /** The same in every column: said once. */
  readonly tied: boolean;
}
export interface Comparison {
  /** The medicines as the plan has them, then no new medicine. */
  readonly columns: readonly Column[];
  readonly rows: readonly CompareRow[];
  /** The trials whose people are drawn. */
  readonly trials: readonly Trial[];
}

const line = (key: string, values?: Values): Message => ({ key: `choose.${key}`, ...(values && { values }) });
const only = (...lines: Message[]): Cell => ({ lines });
/** A share of 100 as it is told: whole people, below one in words. */
const ofHundred = (share: number, key: string): Message =>
  peopleOf(share) === 0 ? line(`${key}.below`) : line(key, { n: count(peopleOf(share)) });

const bareDifference = (value: number): Value => ({ ...difference(concepts.a1c, value), bare: true }) as Value;

function a1cCell(column: Column, patient: Patient): Cell {
  const { a1c } = patient.known;
  if (column === 'none')
    return only(a1c === undefined ? line('a1c.staysUnknown') : line('a1c.stays', { a1c: quantity(concepts.a1c, a1c) }));
  const { fall, leastFall, mostFall, open } = forecastOf(a1c ?? usualBaseline.value, [column], patient);
  if (fall < 0.15) return only(line('a1c.hardly'));
  const span = { fall: difference(concepts.a1c, fall), most: bareDifference(mostFall) };
  if (classFigures[column].byKind && leastFall >= 0.05)
    return only(
      open
        ? line('a1c.byKindFrom', { least: difference(concepts.a1c, leastFall) })
        : line('a1c.byKind', { least: bareDifference(leastFall), most: difference(concepts.a1c, mostFall) }),
    );
  if (leastFall < 0.05) return only(line(open ? 'a1c.lowerAbout' : 'a1c.lowerUpTo', span));
  return only(line(open ? 'a1c.lowerFrom' : 'a1c.lower', { ...span, least: bareDifference(leastFall) }));
}

function weightCell(column: Column): Cell {
  if (column === 'none') return only(line('weight.same'));
  const { low, high } = classFigures[column].weight;
  if (low.value === 0 && high.value === 0) return only(line('weight.same'));
  const [least, most] = high.value <= 0 ? [-high.value, -low.value] : [low.value, high.value];
  const kilograms = { least: count(least), most: count(most, 'kg') };
  return only(line(`weight.${high.value <= 0 ? (least === 0 ? 'upTo' : 'less') : 'more'}`, kilograms));
}

function lowsCell(column: Column, patient: Patient): Cell {
  if (column === 'none') return only(line('lows.same'));
  switch (classFigures[column].lows) {
    case 'sulfonylurea':
      return only(
        line('lows.sulfonylurea', {
          n: count(peopleOf(lowsInSixYears.with.value)),
          without: count(peopleOf(lowsInSixYears.without.value)),
        }),
      );
    case 'insulin':
      return only(line('lows.insulin', { n: count(severeWithInsulin.with.value) }));
    case 'rare':
      return only(line(causesLows(patient) ? 'lows.beside' : 'lows.same'));
  }
}

function bothersCell(column: Column): Cell {
  if (column === 'none') return only(line('bothers.none'));
  return {
    lines: classFigures[column].bothers.map(({ what, people }) =>
      line(
        `bother.${what}`,
        people && {
          n: count(peopleOf(people.with.value)),
          ...(people.most && { most: count(peopleOf(people.most.value)) }),
          ...(people.without && { without: count(peopleOf(people.without.value)) }),
          ...(people.years && { years: count(Math.round(people.years.value), 'years') }),
        },
      ),
    ),
  };
}

/** Classes that some trial showed to help with an outcome, whomever it let in. */
const helps = (column: Column, outcome: Outcome): boolean =>
  trials.some((each) => each.medicine === column && each.outcome === outcome);
/** Where nobody like the patient was in a trial of this class: which classes help others is said, without a number. */
const inWords = (column: Column, outcome: Outcome): Cell =>
  only(
    column === 'none'
      ? line('outcome.nothingNew')
      : line(helps(column, outcome) ? `outcome.${outcome}.noNumber` : 'outcome.notShown'),
  );
/** People where a trial would have let the patient in, else words. */
function outcomeCell(column: Column, outcome: Outcome, hundred: Hundred | undefined): Cell {
  const share = column === 'none' ? hundred?.without : hundred?.with.get(column);
  return share === undefined
    ? inWords(column, outcome)
    : { lines: [ofHundred(share, 'outcome.people')], people: peopleOf(share) };
}

function rowOf(
  id: Question,
  columns: readonly Column[],
  cellOf: (column: Column) => Cell,
  label = line(`question.${id}`),
): CompareRow {
  const cells = columns.map(cellOf);
  const [first] = cells;
  return { id, label, cells, tied: cells.every((cell) => JSON.stringify(cell) === JSON.stringify(first)) };
}

/** The options of one patient beside each other, question by question: the same questions, people and years for each. */
export function compare(medicines: readonly ComparedMedicine[], patient: Patient): Comparison {
  const columns: readonly Column[] = [...medicines, 'none'];
  const drawn: Trial[] = [];
  const cellFor: Readonly<Record<Exclude<Question, Outcome>, (column: Column) => Cell>> = {
    a1c: (column) => a1cCell(column, patient),
    weight: weightCell,
    lows: (column) => lowsCell(column, patient),
    taken: (column) => only(line(`taken.${column}`)),
    testing: (column) => only(line(`testing.${column === 'none' ? 'none' : classFigures[column].testing}`)),
    bothers: bothersCell,
    cost: (column) => only(line(`cost.${column === 'none' ? 'none' : classFigures[column].cost}`)),
  };
  const rows = questions.flatMap((id): readonly CompareRow[] => {
    if (id !== 'heart' && id !== 'heartFailure' && id !== 'kidney') return [rowOf(id, columns, cellFor[id])];
    const hundred = hundredFor(patient, medicines, id);
    // A failing heart is a row of its own only where it is counted.
    if (!hundred && id === 'heartFailure') return [];
    if (hundred) drawn.push(...hundred.trials);
    const label = hundred && line(`question.${id}.people`, { years: count(hundred.years, 'years') });
    return [rowOf(id, columns, (column) => outcomeCell(column, id, hundred), label)];
  });
  return { columns, rows, trials: drawn };
}

/** The rows with those she picked on top, in the order she picked them; the others as they were. */
export const withOnTop = (rows: readonly CompareRow[], picked: readonly Question[]): readonly CompareRow[] => [
  ...picked.flatMap((id) => rows.filter((row) => row.id === id)),
  ...rows.filter(({ id }) => !picked.includes(id)),
];
