import { type Day, dateAt } from './dates.ts';
import { formsOf, plainWord } from './fold.ts';

export interface Token {
  /** A word, a number, a day, a figure that is none (telephone, file, time), a mark, or the end of a line. */
  readonly kind: 'word' | 'number' | 'day' | 'code' | 'mark' | 'line';
  /** Folded. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly day?: Day;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
  /** Written in capitals. */
  readonly capital: boolean;
  /** How the word or figure may stand in a list of names. */
  readonly forms: readonly string[];
}

const word = /[\p{L}\p{M}\u0640]+/uy;
const time = /\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m\b)?/y;
/** A thousand's comma, or a decimal's: 1,000 and 8,3 and 7.5; never two decimals (6,8,6). */
const number = /\d{1,3}(?:,\d{3})+(?![\d.,]\d)|\d+[.,]\d{1,4}(?![.,]?\d)|\d+/y;
const misread = /^\.?[loi]{1,3}(?![\p{L}/]|\d? ?\/)/u;
const strayed = /^[loi]$/;
const none: readonly string[] = [];

function numberOf(text: string): number {
  return Number(/^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}

/** Cuts a folded text into tokens; `original` tells capitals. Letters and digits that touch are two tokens, the second glued. */
export function tokensOf(folded: string, original: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let ended = -1;
  const put = (kind: Token['kind'], to: number, more: Partial<Token> = {}): void => {
    const text = more.text ?? folded.slice(at, to);
    tokens.push({
      kind,
      text,
      from: at,
      to,
      value: Number.NaN,
      glued: ended === at,
      capital: false,
      forms: none,
      ...more,
    });
    at = to;
    ended = kind === 'line' ? -1 : to;
  };
  while (at < folded.length) {
    const letter = folded[at] as string;
    if (letter === ' ') at += 1;
    else if (letter === '\n' || letter === '\r') put('line', at + 1);
    else if (letter >= '0' && letter <= '9') putFigure();
    else {
      word.lastIndex = at;
      const found = word.exec(folded)?.[0];
      if (found === undefined) {
        put('mark', at + 1);
        continue;
      }
      const day = ended === at && tokens.at(-1)?.text !== '(' ? undefined : dateAt(folded, at);
      if (day) put('day', day.to, { day: day.day });
      else {
        const text = plainWord(found);
        const written = original.slice(at, at + found.length);
        const capital = written === written.toUpperCase() && written !== written.toLowerCase();
        put('word', at + found.length, { text, capital, forms: formsOf(text) });
      }
    }
  }
  return tokens;

  function putFigure(): void {
    const before = tokens.at(-1);
    const afterWord = ended === at && before?.kind === 'word';
    const day = afterWord || (ended === at && /[\d/]/.test(folded[at - 1] ?? '')) ? undefined : dateAt(folded, at);
    if (day) return put('day', day.to, { day: day.day });
    time.lastIndex = at;
    const clock = time.exec(folded)?.[0];
    if (clock && !/\b1:\d/.test(clock)) return put('code', at + clock.length);
    number.lastIndex = at;
    const text = number.exec(folded)?.[0] ?? letterAt();
    // “eGFR4l”, “l48/86”, “5.l”, “5OO”: a letter read in the place of a figure.
    if (misread.test(folded.slice(at + text.length, at + text.length + 4)) || (afterWord && strayed.test(before.text)))
      return put('code', at + text.length, { forms: [text] });
    const digits = /^\d+$/.test(text);
    if (digits && (text.length > 6 || (text.length > 2 && text.startsWith('0'))))
      return put('code', at + text.length, { forms: [text] });
    return put('number', at + text.length, { value: numberOf(text), forms: [text] });
  }
  function letterAt(): string {
    return folded[at] as string;
  }
}
