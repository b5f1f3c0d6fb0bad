import type { Piece, Reading } from '../../engine/intake/index.ts';
import type { Kind, Mark, Marked } from './marks-in.ts';
import { notUnderstood } from './understood.ts';

/** A longer text is a letter: its pieces are quoted below, and a key press must not draw hundreds of marks. */
const longest = 4000;
const kinds: readonly Kind[] = ['left', 'said', 'open'];

/** What of a text is understood, asked and not understood, each stretch once and in order; what is asked wins over what is offered. */
export function markedOf(text: string, reading: Reading): Marked {
  if (text.length > longest) return { of: text, marks: [] };
  const codes = new Uint8Array(text.length);
  const put = (kind: Kind, pieces: readonly Piece[]): void => {
    for (const { from, to } of pieces) codes.fill(kinds.indexOf(kind) + 1, from, to);
  };
  const offers = [...reading.offers, ...reading.younger];
  put('left', notUnderstood(text, reading));
  put('said', reading.medicines);
  put('said', [...offers, ...offers.flatMap(({ by }) => by ?? [])]);
  put('open', [...reading.questions, ...reading.named]);
  const marks: Mark[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && codes[to] === codes[from]) to += 1;
    const kind = kinds[(codes[from] ?? 0) - 1];
    const lead = kind === 'left' ? text.slice(from, to).search(/\S/u) : 0;
    if (kind && lead >= 0) marks.push({ from: from + lead, to, kind });
    from = to;
  }
  return { of: text, marks };
}
