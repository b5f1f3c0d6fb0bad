import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';
import { fold } from './fold.ts';

export interface Name<E> {
  readonly entry: E;
  /** Only in capitals. */
  readonly capital: boolean;
  /** Only beside a dose or another medicine. */
  readonly beside: boolean;
  /** Letters and digits of the name. */
  readonly length: number;
  /** Of one written word: a short one must be written without gaps. */
  readonly solid: boolean;
}
interface Node<E> {
  readonly next: Map<string, Node<E>>;
  name?: Name<E>;
}
export interface Found<E> {
  readonly name: Name<E>;
  /** Tokens, the last one not included. */
  readonly first: number;
  readonly end: number;
}

/** Names in a tree of words, so that the longest that begins at a token is found in a few steps. */
export class Lexicon<E> {
  readonly #root: Node<E> = { next: new Map() };
  readonly #words = new Map<string, Name<E>>();

  /** Reads lines “= entry” and names between bars (names/*.ts); `entryOf` reads what stands behind the sign. */
  constructor(list: string, entryOf: (head: string) => E) {
    let entry: E | undefined;
    for (const line of list.split('\n')) {
      if (line.startsWith('= ')) entry = entryOf(line.slice(2));
      else if (line && entry !== undefined) for (const name of line.split(' | ')) this.#add(name, entry);
    }
  }

  #add(written: string, entry: E): void {
    // “doesnt have”, typed without its apostrophe.
    if (written.includes("n't")) this.#add(written.replace("n't", 'nt'), entry);
    const [, mark = '', text = ''] = /^([~^]?)(.*)$/.exec(written) ?? [];
    const tokens = tokensOf(fold(text), text).filter(({ kind }) => kind !== 'mark');
    let node = this.#root;
    for (const token of tokens) {
      const key = keyOf(token);
      const next = node.next.get(key) ?? { next: new Map<string, Node<E>>() };
      node.next.set(key, next);
      node = next;
    }
    const length = tokens.reduce((sum, token) => sum + token.text.length, 0);
    const solid = tokens.every((token, n) => n === 0 || token.glued);
    node.name ??= { entry, capital: mark === '^', beside: mark === '~', length, solid };
    // «السكرالتراكمي»: two words written as one.
    const [first, second, third] = tokens;
    if (first && second && !third && !mark && first.text > '\u0600' && second.text > '\u0600') {
      for (const link of ['', 'ال']) {
        const joined = `${keyOf(first)}${link}${keyOf(second)}`;
        const next = this.#root.next.get(joined) ?? { next: new Map<string, Node<E>>() };
        next.name ??= { ...node.name, solid: true };
        this.#root.next.set(joined, next);
      }
    }
    if (tokens.length === 1 && tokens[0]?.kind === 'word' && !mark) this.#words.set(keyOf(tokens[0]), node.name);
  }

  /** The longest name that begins at a token and that `holds`. */
  longest(
    tokens: readonly Token[],
    first: number,
    holds: (name: Name<E>, end: number) => boolean,
  ): Found<E> | undefined {
    // Nearly every word begins no name.
    const begins = tokens[first]?.forms.some((form) => this.#root.next.has(form));
    return begins ? this.#from(this.#root, tokens, first, first, holds) : undefined;
  }

  #from(
    node: Node<E>,
    tokens: readonly Token[],
    first: number,
    at: number,
    holds: (name: Name<E>, end: number) => boolean,
  ): Found<E> | undefined {
    const place = nextPlace(tokens, first, at);
    const token = tokens[place];
    let best: Found<E> | undefined;
    for (const form of token?.forms ?? []) {
      const next = node.next.get(form);
      const found = next && this.#from(next, tokens, first, place + 1, holds);
      if (found && (!best || found.end > best.end)) best = found;
    }
    if (best || !node.name || at === first) return best;
    const { name } = node;
    return fits(name, tokens, first, at) && holds(name, at) ? { name, first, end: at } : undefined;
  }

  /** Every name of one word, for spellings that are one letter off. */
  get words(): ReadonlyMap<string, Name<E>> {
    return this.#words;
  }
}

const keyOf = (token: Token): string => token.forms[0] ?? token.text;

/** The next token of a name: a hyphen, an apostrophe, a stroke or a point between its words says nothing. */
function nextPlace(tokens: readonly Token[], first: number, at: number): number {
  const token = tokens[at];
  if (at === first || token?.kind !== 'mark') return at;
  if (/^[-'./,(:]$/.test(token.text) && (token.glued || /^[-,(]$/.test(token.text))) {
    const after = tokens[at + 1];
    // “no GLP1. A1c 8.1”, «قصور. كلى سليمة»: behind a figure or a whole word a point ends the sentence.
    const before = tokens[at - 1];
    const isWhole = before?.kind === 'number' || (before?.text.length ?? 0) > 3;
    const isEnd = token.text === '.' && !after?.glued && isWhole;
    // Between words only; a comma of a list of findings counts only where the name itself goes on.
    if (after && after.kind !== 'mark' && !isEnd) return at + 1;
  }
  return at;
}

function fits<E>(name: Name<E>, tokens: readonly Token[], first: number, end: number): boolean {
  const used = tokens.slice(first, end);
  if (name.capital && !used.every(({ kind, capital }) => kind !== 'word' || capital)) return false;
  if (name.solid && name.length <= 3) return used.every((token, n) => n === 0 || token.glued || token.kind === 'mark');
  return true;
}
