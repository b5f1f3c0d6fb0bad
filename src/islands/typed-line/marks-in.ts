import type { Piece } from '../../engine/intake/index.ts';

// Apart from what makes marks: a field is there before the reader is fetched.

/** What becomes of a piece of a line: it is offered, asked about, or left as not understood. */
export type Kind = 'said' | 'open' | 'left';
export interface Mark extends Piece {
  readonly kind: Kind;
}
/** Marks with the text they were made of: while one types on, it is behind the field. */
export interface Marked {
  readonly of: string;
  readonly marks: readonly Mark[];
}

/** The marks where the text stands now: what was typed since lies between two stretches that are as they were. */
export function marksIn(text: string, { of, marks }: Marked): readonly Mark[] {
  if (text === of) return marks;
  const most = Math.min(text.length, of.length);
  let ahead = 0;
  while (ahead < most && text[ahead] === of[ahead]) ahead += 1;
  let behind = 0;
  while (behind < most - ahead && text[text.length - 1 - behind] === of[of.length - 1 - behind]) behind += 1;
  const moved = text.length - of.length;
  return marks.flatMap((mark) => {
    if (mark.to <= ahead) return [mark];
    return mark.from >= of.length - behind ? [{ ...mark, from: mark.from + moved, to: mark.to + moved }] : [];
  });
}
