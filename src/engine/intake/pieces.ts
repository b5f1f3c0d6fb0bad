import type { Piece } from './types.ts';

/** Pieces that overlap in part become one piece, so that a mark in the text never crosses another. */
export function united<P extends Piece>(pieces: readonly P[]): readonly P[] {
  const order = pieces.map((_, n) => n).sort((a, b) => (pieces[a]?.from ?? 0) - (pieces[b]?.from ?? 0));
  const whole: { from: number; to: number }[] = new Array(pieces.length);
  let block: { from: number; to: number } | undefined;
  for (const n of order) {
    const { from, to } = pieces[n] as P;
    if (block && from < block.to) block.to = Math.max(block.to, to);
    else block = { from, to };
    whole[n] = block;
  }
  return pieces.map((piece, n) => ({ ...piece, ...whole[n] }));
}

const said = /[\p{L}\p{N}]/u;
const edge = /^[\s,;:.،؛|+\-–—•()]+|[\s,;:.،؛|+\-–—•()]+$/gu;

/** Words that say nothing without the piece they belong to, which was read with them. */
const saysNothing =
  /^(?:(?:no|not|never|denies|denied|without|any|and|with|has|had|on|ever|لا|ليس|بدون|لديه|لديها|مع|سنة|سابقة?|أبدا)(?:[\s,;:.،؛]+|$))+$/iu;

/** What of a text no piece stands for: every stretch with a letter or a figure in it, without the marks at its edges. */
export function leftOf(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const order = [...pieces].sort((a, b) => a.from - b.from);
  const left: Piece[] = [];
  const put = (from: number, to: number): void => {
    const stretch = text.slice(from, to);
    if (!said.test(stretch) || (pieces.length > 0 && saysNothing.test(stretch.replace(edge, '')))) return;
    const lead = /^[\s,;:.،؛|+\-–—•()]*/u.exec(stretch)?.[0].length ?? 0;
    left.push({ from: from + lead, to: from + lead + stretch.replace(edge, '').length });
  };
  let at = 0;
  for (const { from, to } of order) {
    if (from > at) put(at, from);
    at = Math.max(at, to);
  }
  if (at < text.length) put(at, text.length);
  return left;
}
