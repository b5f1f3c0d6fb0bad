import type { FactId } from '../chart/facts.ts';
import { unitAt } from './figures.ts';
import { foldPattern } from './fold.ts';
import { sayFigure } from './say-figures.ts';
import { scope } from './scope-flags.ts';
import type { Said, Text } from './text.ts';

const test = new RegExp(
  `(?<!\\p{L})(?:ogtt|gtt|glucose tolerance(?: test)?|${foldPattern('تحمل (?:ال)?جلوكوز|منحنى (?:ال)?سكر')})(?!\\p{L})`,
  'gu',
);
const entry = new RegExp(
  `(?<![\\d.])(0|60|90|120|180|[123]) ?(min(?:ute)?s?|h(?:(?:ou)?rs?)?|'|${foldPattern('دقيقة|دقائق|ساعة')})(?!\\p{L}) ?[:=-]? ?(\\d{1,3}(?:\\.\\d{1,2})?)(?![\\d/])`,
  'gu',
);
const asMinutes = (time: string, unit: string): number => Number(time) * (/^h|ساع/.test(unit) ? 60 : 1);
const facts: Readonly<Record<number, FactId>> = { 0: 'fpg', 120: 'ogtt' };

/** “OGTT: 0 min 5.9, 60 min 11.4, 120 min 9.7 mmol/L”: a curve of two times at least, of which one is two hours; the others have no fact. */
export function readCurves({ folded, tokens, scopes }: Text, said: Said): void {
  for (const { index, 0: name } of folded.matchAll(test)) {
    const at = tokens.findIndex(({ from }) => from === index);
    if ((scopes[at] ?? 0) & (scope.other | scope.uncertain | scope.planned | scope.no)) continue;
    const begins = index + name.length;
    const piece = folded.slice(begins, begins + 160).split(/\n\n|(?<![\d])\.\s/)[0] ?? '';
    const found = [...piece.matchAll(entry)].map(
      ({ index: place, 0: whole, 1: time = '', 2: unit = '', 3: value = '' }) => {
        const to = begins + place + whole.length;
        return {
          minutes: asMinutes(time, unit),
          value: Number(value),
          from: begins + place,
          to,
          written: unitAt('ogtt', folded, to),
        };
      },
    );
    const shared = found.find(({ written }) => written)?.written;
    if (found.length < 2 || !found.some(({ minutes }) => minutes === 120)) continue;
    for (const { minutes, value, from, to, written } of found) {
      const fact = facts[minutes];
      if (!fact || said.statements.some((other) => other.fact === fact)) continue;
      const unit = written ?? (shared && { ...shared, to });
      sayFigure(fact, { value, from, to: written?.to ?? to, ...(unit && { written: unit }) }, from, said);
    }
  }
}
