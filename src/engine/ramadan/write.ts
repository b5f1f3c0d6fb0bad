import { daysAfter } from '../chart/day.ts';
import { concepts } from '../clinical/concepts.ts';
import { count, type Message, quantity, type Value, type Values, word } from '../kit/words/message.ts';
import type { FastingAdvice } from './advice.ts';
import { breakAbove, breakBelow } from './conditions.ts';
import { type NextFast, ramadans } from './dates.ts';
import { basalShares, type Row, suhoorMeal, suhoorMixed, tabletWait, tabletWater, type Variant } from './doses.ts';
import { foretold } from './points.ts';
import { titration } from './titration.ts';

/** A calendar day as a value: noon where it is read, so that it is the same day in every time zone. */
export const dayValue = (day: string): Value => ({ type: 'date', iso: `${day}T12:00` });
const share = (value: number): Value => count(value, '%');
const half = (value: number): Value => count(value, undefined, 0, 1);

/** The limits of glucose at which the fast is broken. */
export const limits = (): Values => ({
  low: quantity(concepts.fpg, breakBelow.value),
  high: quantity(concepts.fpg, breakAbove.value),
});

const fastValues = ({ year, from, eid, visitFrom, visitTo }: NextFast): Values => ({
  year: { type: 'word', key: `ramadan.hijri.${year}` },
  from: dayValue(from),
  to: dayValue(daysAfter(eid, -1)),
  visitFrom: dayValue(visitFrom),
  visitTo: dayValue(visitTo),
});

/** When the fast is, and when the visit before it. */
export function datesOf({ fast }: Pick<FastingAdvice, 'fast'>): readonly Message[] {
  if (!fast) return [{ key: 'ramadan.noDate', values: { last: dayValue(ramadans.at(-1)?.eid ?? '') } }];
  const values = fastValues(fast);
  return [
    { key: 'ramadan.year', values },
    { key: `ramadan.visit.${fast.when}`, values },
  ];
}

/** The score with its class, in one sentence. */
export function scoreMessage({ score, least, most }: Pick<FastingAdvice, 'score' | 'least' | 'most'>): Message {
  const values = {
    low: half(score.low),
    high: half(score.high),
    least: word(`ramadan.class.${least}`),
    most: word(`ramadan.class.${most}`),
  };
  if (score.low === score.high) return { key: 'ramadan.score.one', values };
  return { key: least === most ? 'ramadan.score.sameClass' : 'ramadan.score.range', values };
}

/** What the class means: the advice of the higher one that is possible, what it foretold, and whether the fast goes against it. */
export function adviceOf(
  { least, most, unsettled, specialist, noDoses }: FastingAdvice,
  fasts: boolean | undefined,
): readonly Message[] {
  const came = foretold[most];
  return [
    ...(unsettled ? [{ key: 'ramadan.advice.unsettled' }] : []),
    // Of a low risk nothing is left to say but the points.
    ...(unsettled && most === 'low'
      ? []
      : [{ key: `ramadan.advice.${noDoses === 'unknown' && most === 'low' ? 'unknown' : most}` }]),
    ...(least === most ? [] : [{ key: 'ramadan.adviceHighest' }]),
    ...(fasts && least !== 'low' ? [{ key: 'ramadan.against' }] : []),
    {
      key: 'ramadan.foretold',
      values: {
        least: word(`ramadan.class.${most}`),
        lows: count(came.lows.value),
        highs: count(came.highs.value),
        fasted: count(came.fasted.value),
        high: quantity(concepts.fpg, 250),
      },
    },
    ...(specialist.length
      ? [
          {
            key: 'ramadan.specialist',
            values: {
              list: { type: 'list', items: specialist.map((reason) => word(`ramadan.specialist.${reason}`)) } as const,
            },
          },
        ]
      : []),
  ];
}

/** A row's medicine: by its own name where it has words for it. */
export const medicineMessage = ({ medicine, agent }: Pick<Row, 'medicine' | 'agent'>): Message => ({
  key: agent ? `ramadan.agent.${agent}` : `ramadan.medicine.${medicine}`,
});

const tablet = (): Values => ({ wait: count(tabletWait.value, 'minutes'), water: count(tabletWater.value, 'mL') });

/** What stands at one meal, for the clinician. */
export function cellMessage(way: Variant, meal: 'iftar' | 'suhoor'): Message {
  const cell = way[meal];
  const between = ([least, most]: readonly [{ readonly value: number }, { readonly value: number }]): Values => ({
    least: share(least.value),
    most: share(most.value),
  });
  if (cell === 'lessBasal') {
    const values = between(basalShares);
    if (!way.units) return { key: 'ramadan.cell.lessBasal', values };
    const [from, to] = way.units;
    return { key: 'ramadan.cell.lessBasalUnits', values: { ...values, from: count(from), to: count(to) } };
  }
  if (cell === 'starting') return { key: 'ramadan.cell.starting', values: between(basalShares) };
  if (cell === 'lessMeal') return { key: 'ramadan.cell.lessMeal', values: between(suhoorMeal) };
  if (cell === 'lessMixed') return { key: 'ramadan.cell.lessMixed', values: between(suhoorMixed) };
  if (cell === 'emptyStomach') return { key: 'ramadan.cell.emptyStomach', values: tablet() };
  return { key: `ramadan.cell.${cell}` };
}

/** What stands in place of both meals, where a medicine has no way to be taken. */
export function insteadOf({ becomes, notes }: Row): Message | undefined {
  if (becomes === 'stops' || becomes === 'waits') return { key: `ramadan.${becomes}` };
  const note = notes.find((each) => each === 'replace' || each === 'specialist' || each === 'sglt2Paused');
  return note && { key: `ramadan.note.${note}` };
}

/** Each note once, of all rows; what stands in place of the meals is told there. Acarbose last: no fact tells of it, and its dose is known. */
export const notesOf = (rows: readonly Row[]): readonly Message[] => [
  ...[...new Set(rows.flatMap((row) => (insteadOf(row) ? [] : row.notes)))].map((note) => ({
    key: `ramadan.note.${note}`,
    ...(note === 'glp1Tablet' && { values: tablet() }),
  })),
  ...(rows.length > 0 ? [{ key: 'ramadan.note.acarbose' }] : []),
];

/** Why no doses are given, where none are; and which medicines are not known. */
export function missingOf({ noDoses, unknown }: Pick<FastingAdvice, 'noDoses' | 'unknown'>): readonly Message[] {
  const list: Value = { type: 'list', items: unknown.map((medicine) => word(`ramadan.medicine.${medicine}`)) };
  return [
    ...(noDoses ? [{ key: `ramadan.noDoses.${noDoses}` }] : []),
    ...(unknown.length > 0 ? [{ key: 'ramadan.unknown', values: { list } }] : []),
  ];
}

/** The plan's starts beside the fast. */
export const timingMessages = ({ timing }: FastingAdvice): readonly Message[] =>
  timing.map(({ action, is, day }) => ({
    key: `ramadan.timing.${is}`,
    values: { medicine: word(`ramadan.medicine.${action.object}`), day: dayValue(day) },
  }));

/** The table that insulin is titrated by: the value, and units more or less. */
export const titrationRows = (): readonly (readonly [value: Message, change: Message])[] =>
  titration.map((row, at) => {
    const before = titration[at - 1];
    const from = before && 'below' in before ? quantity(concepts.fpg, before.below.value) : undefined;
    const to = 'below' in row ? quantity(concepts.fpg, row.below.value) : undefined;
    const key = !from ? 'below' : to ? 'between' : 'above';
    return [
      { key: `ramadan.titration.${key}`, values: { ...(from && { from }), ...(to && { to }) } },
      row.change === 0
        ? { key: 'ramadan.titration.same' }
        : {
            key: row.change > 0 ? 'ramadan.titration.more' : 'ramadan.titration.change',
            values: { change: { type: 'number', value: row.change, digits: 0 } },
          },
    ];
  });

/** Insulin of any kind among the rows: the table belongs to it. */
export const hasInsulin = (rows: readonly Row[]): boolean => rows.some(({ notes }) => notes.includes('titrate'));
