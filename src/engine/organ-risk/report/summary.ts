import { count, type Message } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { percentOf, placeName } from './values.ts';
import { message, words } from './words.ts';

/** One line for a saved record in a list. */
export function summary(_: Inputs, results: Results): Message {
  const { who, grid, liver } = results;
  if ([who, grid, liver].every(({ state }) => state !== 'given')) return message('summary.none');
  return message('summary', {
    heart:
      who.state === 'given'
        ? words('summary.heart', { percent: percentOf(who.percent), place: placeName(who.place) })
        : words('none.dash'),
    kidney:
      grid.state === 'given'
        ? words('grid.name', { g: words(`grid.${grid.g}`), a: words(`grid.${grid.a}`) })
        : words('none.dash'),
    liver: liver.state === 'given' ? count(liver.index, undefined, 2) : words('none.dash'),
  });
}
