import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

/** A heading at the beginning of a sentence: how many tokens, and whether it is that of a plan. */
export function headsPlan(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  at: number,
): boolean | undefined {
  for (let n = at; n < at + 5; n += 1) {
    const token = tokens[n];
    if (!token || breaks[n] || (token.kind !== 'word' && token.kind !== 'mark' && token.kind !== 'number'))
      return undefined;
    if (token.text === ':') {
      for (let m = at; m < n; m += 1) {
        const item = items.get(m);
        if (item?.kind === 'cue' && item.cue === 'planned') return true;
        if (/^(?:recommendations?|advice|todo|توصيات|التوصيات)$/.test(tokens[m]?.text ?? '')) return true;
      }
      return n > at ? false : undefined;
    }
  }
  return undefined;
}
