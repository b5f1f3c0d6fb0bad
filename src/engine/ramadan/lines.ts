import { type Message, type Value, word } from '../kit/words/message.ts';
import type { FastingAdvice } from './advice.ts';
import type { Row } from './doses.ts';
import {
  adviceOf,
  cellMessage,
  datesOf,
  hasInsulin,
  insteadOf,
  limits,
  medicineMessage,
  missingOf,
  notesOf,
  scoreMessage,
  timingMessages,
  titrationRows,
} from './write.ts';

const asWord = ({ key, values }: Message): Value => word(key, values);

/** A medicine at the two meals, a line for each way of taking it. */
function linesOf(row: Row): readonly Message[] {
  const medicine = asWord(medicineMessage(row));
  const instead = insteadOf(row);
  if (instead) return [{ key: 'ramadan.line.instead', values: { medicine, what: asWord(instead) } }];
  return row.ways.map((way) => ({
    key: way.when ? 'ramadan.line.when' : 'ramadan.line',
    values: {
      medicine,
      ...(way.when && { when: word(`ramadan.when.${way.when}`) }),
      iftar: asWord(cellMessage(way, 'iftar')),
      suhoor: asWord(cellMessage(way, 'suhoor')),
    },
  }));
}

/** The whole fast as single sentences, for a record that is text: dates, risk, advice, each medicine at the two meals, what the plan moves, glucose. */
export function fastLines(advice: FastingAdvice): readonly Message[] {
  const { noDoses, rows } = advice;
  return [
    ...datesOf(advice),
    scoreMessage(advice),
    ...adviceOf(advice, true),
    ...(noDoses ? [] : [...rows.flatMap(linesOf), ...notesOf(rows)]),
    ...missingOf(advice),
    ...timingMessages(advice),
    { key: 'ramadan.break', values: limits() },
    { key: 'ramadan.glucose' },
    { key: 'ramadan.water' },
    ...(hasInsulin(rows)
      ? titrationRows().map(
          ([value, change]): Message => ({
            key: 'ramadan.line.titration',
            values: { value: asWord(value), change: asWord(change) },
          }),
        )
      : []),
    { key: 'ramadan.unsigned' },
  ];
}
