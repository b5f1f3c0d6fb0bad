import type { Token } from './tokens.ts';

/** Where a sentence ends (2) and where only a clause does (1). */
export function breaksOf(tokens: readonly Token[]): Uint8Array {
  const breaks = new Uint8Array(tokens.length);
  tokens.forEach((token, at) => {
    const after = tokens[at + 1];
    if (token.kind === 'line') breaks[at] = 2;
    else if (token.kind === 'mark') breaks[at] = markBreak(token, tokens[at - 1], after);
  });
  return breaks;
}
const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'st', 'vs', 'approx', 'ref', 'prof']);
/** “Dr. K”, “no. 5”; but “no DR.” ends a sentence. */
const isTitle = (word: Token, after: Token | undefined): boolean =>
  (titles.has(word.text) && !word.capital && after?.kind === 'word') ||
  (word.text === 'no' && after?.kind === 'number') ||
  // “dad d. MI 58”
  (word.text === 'd' && !word.capital && !word.glued && after?.kind === 'word');
function markBreak({ text, glued }: Token, before: Token | undefined, after: Token | undefined): 0 | 1 | 2 {
  if (text === '.') return after?.glued || (before && glued && isTitle(before, after)) ? 0 : 2;
  if (';!•·▪●'.includes(text) || (text === '?' && glued && !after?.glued)) return 2;
  // “ - ”, and the last of “--” where no figure follows.
  const isLast = before?.text === '-' && after?.kind !== 'number';
  const isDash = text === '-' && !after?.glued && (!glued || isLast);
  return ',()[]|'.includes(text) || isDash ? 1 : 0;
}
