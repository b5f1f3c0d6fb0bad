import type { Known } from '../chart/chart.ts';
import { count, type Message, type Value, type Values, word } from '../kit/words/message.ts';
import type { Cited, Mark } from '../kit/worksheet/cited.ts';
import type { Plan } from '../plan/actions.ts';
import { type Choice, type ComparedMedicine, isCompared } from '../plan/choice.ts';
import { dayOf, dueIn } from '../judgement/words.ts';
import type { Comparison } from './compare.ts';
import {
  classFigures,
  leastBand,
  lowsInSixYears,
  perPointAbove,
  perPointSpread,
  severeWithInsulin,
  sglt2ByKidney,
} from './figures.ts';
import type { Options } from './options.ts';

/** What the clinician reads above the choice: what is open, or why nothing is. */
export function optionsMessages(options: Options): readonly Message[] {
  if (options.status === 'open')
    return [{ key: 'choice.lead', values: { list: { type: 'list', items: options.medicines.map(named) } } }];
  const first: Message[] = options.opens.length
    ? [
        {
          key: 'choice.closed.opens',
          values: {
            list: {
              type: 'list',
              items: options.opens.map((id) =>
                id.startsWith('ask:')
                  ? word('action.ask.record', { fact: word(`fact.${id.slice('ask:'.length)}`) })
                  : word(`action.${id}.record`, { when: dueIn(0) }),
              ),
            },
          },
        },
      ]
    : [];
  return [{ key: `choice.closed.${options.why}` }, ...(options.why === 'nothing' ? first : [])];
}
const named = (medicine: ComparedMedicine): Value => word(`medicine.${medicine}`);

/** The choice that stands in a chart, and whether it is still among what is open. */
export interface Stands {
  readonly choice: Choice;
  readonly isOpen: boolean;
  readonly on?: string;
  /** The person’s own words; empty where there are none. */
  readonly words: string;
}
/** Reads the choice of a chart’s entry; undefined where there is none that can be used. */
export function standing(known: Known | undefined, options: Options): Stands | undefined {
  const choice = known?.value;
  if (known === undefined || typeof choice !== 'string') return undefined;
  if (!isCompared(choice) && choice !== 'no-change' && choice !== 'not-today') return undefined;
  const isOpen = options.status === 'open' && (!isCompared(choice) || options.medicines.includes(choice));
  return { choice, isOpen, words: known.words ?? '', ...(known.on !== undefined && { on: known.on }) };
}

/** The choice as the record tells it, with what it puts off that heart or kidneys ask for. */
export function choiceMessages({ choice, isOpen, on }: Stands, plan: Plan, today: string): readonly Message[] {
  const day: Value = { type: 'date', iso: `${on ?? today}T12:00` };
  const what = isCompared(choice) ? named(choice) : word(choice === 'no-change' ? 'choice.none' : 'choice.notToday');
  const later = plan.actions.filter(
    ({ verb, object, next, gravity }) => verb === 'start' && next && gravity === 'important' && isCompared(object),
  );
  const items = later.map(({ object }) => named(object as ComparedMedicine));
  return [
    { key: 'choice.now', values: { on: day, choice: what } },
    ...(isOpen ? [] : [{ key: 'choice.stale' }]),
    ...(isCompared(choice) && items.length > 0
      ? [{ key: 'choice.waits', values: { list: { type: 'list', items } as const } }]
      : []),
  ];
}

/** The same to the patient; who decides later is told by which day they are asked again. */
export function patientChoice({ choice }: Pick<Stands, 'choice'>, { review }: Pick<Plan, 'review'>): Message {
  if (isCompared(choice)) return { key: 'choose.made', values: { medicine: word(`choose.name.${choice}`) } };
  if (choice === 'no-change') return { key: 'choose.made.none' };
  return { key: 'choose.made.notToday', values: { date: dayOf(review) } };
}

/** A figure behind the comparison, with where it is from and how far it can be trusted. */
export interface FigureRow {
  readonly what: Message;
  readonly value: Message;
  readonly source: string;
  readonly mark: Mark;
}
const range = (low: Cited, high: Cited): Message => ({
  key: low.value === high.value ? 'choice.figures.one' : 'choice.figures.range',
  values: { low: count(low.value, undefined, 0, 1), high: count(high.value, low.unit, 0, 1) },
});
/** A harm as its figures are told to the clinician: from least to most, beside none where that was counted, in its years. */
function harm({ with: least, most, without, years }: NonNullable<Bothers[number]['people']>): Message {
  const share = (one: Cited): Value => count(one.value, undefined, 0, 1);
  const values: Values = {
    with: share(least),
    ...(most && { most: share(most) }),
    ...(without && { without: share(without) }),
    ...(years && { years: count(years.value, 'years', 0, 1) }),
  };
  if (most) return { key: `choice.figures.${without ? 'spanPair' : 'span'}`, values };
  return { key: `choice.figures.${years ? 'pairInYears' : 'pair'}`, values };
}
type Bothers = (typeof classFigures)[ComparedMedicine]['bothers'];
const pair = (one: Cited, other: Cited): Message => ({
  key: 'choice.figures.pair',
  values: { with: count(one.value, undefined, 0, 1), without: count(other.value, undefined, 0, 1) },
});

/** Every figure that stands behind what a patient was shown, for the clinician’s sheet. */
export function figuresOf({ columns, trials }: Comparison): readonly FigureRow[] {
  const rowOf = (medicine: ComparedMedicine | undefined, key: string, value: Message, from: Cited): FigureRow => {
    const about: Values = { what: word(key), ...(medicine && { medicine: named(medicine) }) };
    return {
      what: { key: medicine ? 'choice.figures.of' : 'choice.figures.all', values: about },
      value,
      source: from.source,
      mark: from.mark,
    };
  };
  const ofClass = (medicine: ComparedMedicine): readonly FigureRow[] => {
    const { a1c, weight, bothers, lows } = classFigures[medicine];
    return [
      rowOf(medicine, 'choice.figures.a1c', range(a1c.low, a1c.high), a1c.low),
      ...(medicine === 'sglt2Inhibitor'
        ? [
            rowOf(
              medicine,
              'choice.figures.a1cBelow45',
              range(sglt2ByKidney.below45.low, sglt2ByKidney.below45.high),
              sglt2ByKidney.below45.low,
            ),
            rowOf(
              medicine,
              'choice.figures.a1cBelow30',
              range(sglt2ByKidney.below30.low, sglt2ByKidney.below30.high),
              sglt2ByKidney.below30.low,
            ),
          ]
        : []),
      rowOf(medicine, 'choice.figures.weight', range(weight.low, weight.high), weight.low),
      ...(lows === 'sulfonylurea'
        ? [
            rowOf(
              medicine,
              'choice.figures.lows',
              pair(lowsInSixYears.with, lowsInSixYears.without),
              lowsInSixYears.with,
            ),
          ]
        : []),
      ...(lows === 'insulin'
        ? [
            rowOf(
              medicine,
              'choice.figures.severeLows',
              pair(severeWithInsulin.with, severeWithInsulin.without),
              severeWithInsulin.with,
            ),
          ]
        : []),
      ...bothers.flatMap(({ what, people }) =>
        people ? [rowOf(medicine, `choice.figures.${what}`, harm(people), people.with)] : [],
      ),
    ];
  };
  return [
    ...columns.flatMap((column) => (column === 'none' ? [] : ofClass(column))),
    ...trials.map(({ medicine, outcome, years, without, ratio }) =>
      rowOf(
        medicine,
        `choice.figures.${outcome}`,
        {
          key: 'choice.figures.trial',
          values: {
            without: count(without.value, undefined, 0, 1),
            years: count(years.value, 'years', 0, 1),
            ratio: count(ratio.value, undefined, 2, 2),
          },
        },
        ratio,
      ),
    ),
    rowOf(
      undefined,
      'choice.figures.perPoint',
      {
        key: 'choice.figures.range',
        values: {
          low: count(perPointAbove.value - perPointSpread.value, undefined, 0, 1),
          high: count(perPointAbove.value + perPointSpread.value, undefined, 0, 1),
        },
      },
      perPointAbove,
    ),
    rowOf(
      undefined,
      'choice.figures.band',
      { key: 'choice.figures.least', values: { band: count(leastBand.value, undefined, 0, 1) } },
      leastBand,
    ),
  ];
}
