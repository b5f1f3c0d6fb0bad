import { foldPattern } from './fold.ts';
import { readFigure } from './figures.ts';
import { distinct, sayFigure } from './say-figures.ts';
import type { Figure } from './scan-words.ts';
import { spanAt } from './spans-of-time.ts';
import type { Said, Text } from './text.ts';

export function sayPrior(before: Figure, figure: Figure, from: number, said: Said): void {
  const read = readFigure('priorA1c', before.value, before.written ?? figure.written);
  if (read && 'value' in read) {
    const place = { from: Math.min(from, figure.from), to: figure.to };
    said.statements.push({ fact: 'priorA1c', value: read.value, ...(read.unit && { unit: read.unit }), ...place });
  }
}

const sinceThen = new RegExp(foldPattern('[ ,()]{0,4}(?:(?:over|in|within|ago|about|قبل|منذ|خلال|من) ?){0,2}'), 'uy');
/** “38, was 62 in August”, “62 to 38 over 3 months”: the one before, with its day or how long ago it was. */
export function sayEarlierEgfr(
  { folded }: Text,
  usable: readonly Figure[],
  figure: Figure | undefined,
  said: Said,
): void {
  const others = distinct(usable.filter((other) => other !== figure && !other.comparator));
  const [earlier] = others;
  if (!earlier || others.length > 1) return;
  const { mark: _, ...plain } = earlier;
  sayFigure('previousEgfr', plain, plain.from, said);
  const ends = Math.max(plain.to, figure?.to ?? 0);
  sinceThen.lastIndex = ends;
  const at = sinceThen.exec(folded) ? sinceThen.lastIndex : ends;
  const span = spanAt(folded, at);
  if (!span || plain.day) return;
  said.statements.push({ fact: 'previousEgfrMonths', value: Math.round(span.months), from: at, to: span.to });
}
