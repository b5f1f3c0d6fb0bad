import { daysAfter } from '../chart/day.ts';
import type { Message } from '../kit/words/message.ts';
import type { FastingAdvice } from './advice.ts';
import type { Row } from './doses.ts';
import { dayValue, limits } from './write.ts';

/** One line of the card's table: a medicine, or one way of taking it. */
export interface CardLine {
  readonly medicine: Message;
  readonly when?: Message;
  /** Both meals, or one sentence in their place. */
  readonly meals: readonly [iftar: Message, suhoor: Message] | Message;
}

/** The card to carry: one page of plain words, without a dose, a score or a class. */
export interface Card {
  readonly dates: Message;
  readonly advice: readonly Message[];
  readonly breakAtOnce: readonly Message[];
  readonly breakThen: Message;
  readonly lines: readonly CardLine[];
  /** In place of the table. */
  readonly instead?: Message;
  readonly rest: readonly Message[];
}

function linesOf({ medicine, agent, becomes, ways, notes }: Row): readonly CardLine[] {
  const name: Message = { key: agent ? `card.agent.${agent}` : `card.of.${medicine}` };
  if (becomes === 'stops' || becomes === 'waits') return [{ medicine: name, meals: { key: `card.${becomes}` } }];
  if (notes.includes('replace')) return [{ medicine: name, meals: { key: 'card.replace' } }];
  if (notes.includes('sglt2Paused')) return [{ medicine: name, meals: { key: 'card.paused' } }];
  if (ways.length === 0) return [{ medicine: name, meals: { key: 'card.pump' } }];
  return ways.map(({ when, iftar, suhoor }) => ({
    medicine: name,
    ...(when && { when: { key: `card.when.${when}` } }),
    meals: [{ key: `card.cell.${iftar}` }, { key: `card.cell.${suhoor}` }] as const,
  }));
}

function adviceKey({ least, most, unsettled, noDoses }: FastingAdvice): string {
  // Who should not fast at all needs no second word.
  if (least === 'high') return least;
  if (unsettled) return 'unsettled';
  return least === most && noDoses !== 'unknown' ? least : 'unsure';
}

/** Writes the card. */
export function writeCard(advice: FastingAdvice): Card {
  const { fast, specialist, noDoses, rows } = advice;
  const instead = noDoses && { key: `card.medicine.${noDoses === 'nothing-taken' ? 'none' : noDoses}` };
  return {
    dates: fast
      ? {
          key: 'card.dates',
          values: {
            year: { type: 'word', key: `ramadan.hijri.${fast.year}` },
            from: dayValue(fast.from),
            to: dayValue(daysAfter(fast.eid, -1)),
          },
        }
      : { key: 'card.noDates' },
    advice: [{ key: `card.advice.${adviceKey(advice)}` }, ...(specialist.length ? [{ key: 'card.specialist' }] : [])],
    breakAtOnce: [
      { key: 'card.break.low', values: limits() },
      { key: 'card.break.high', values: limits() },
      { key: 'card.break.symptoms' },
      { key: 'card.break.ill' },
    ],
    breakThen: { key: 'card.break.then' },
    lines: rows.flatMap(linesOf),
    ...(instead && { instead }),
    rest: [
      // Always: acarbose and what is bought without a prescription have no fact here.
      ...(noDoses === undefined ? [{ key: 'card.medicine.others' }] : []),
      { key: 'card.test' },
      { key: 'card.water' },
      ...(rows.some(({ medicine, ways }) => medicine === 'sglt2Inhibitor' && ways.length > 0)
        ? [{ key: 'card.water.sglt2' }]
        : []),
    ],
  };
}
