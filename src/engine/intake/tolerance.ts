import type { FactId } from '../chart/facts.ts';
import { unitAt } from './figures.ts';
import { foldPattern } from './fold.ts';
import { sayFigure } from './say-figures.ts';
import type { Said, Text } from './text.ts';

const test = new RegExp(
  foldPattern(
    '(?<![\\p{L}\\d])(?<!(?:50|100) ?g ?)(?:75 ?-?g(?:m|rams?)? ?)?(?:oral )?(?:75 ?-?g(?:m|rams?)? (?:test|load|glucose)|o?gtt|glucose tolerance(?: test)?|(?:اختبار |فحص )?تحمل (?:ال)?(?:جلوكوز|سكر)|منحنى (?:ال)?(?:جلوكوز|سكر)|(?:تحليل|فحص|اختبار) (?:ال)?75 ?(?:جرام|غرام|جم|غ))(?!\\p{L})',
  ),
  'gu',
);
const figure =
  '(?: (?:post|value|glucose|pg|after|was|is|level))*[ :=]{0,3}(\\d{1,3}(?:[.,]\\d{1,2})?)(?![\\d/])(?! ?(?:h|hr|min|g)(?!\\p{L}))';
const at = (moment: string): RegExp => new RegExp(`(?<![\\p{L}\\d.])(?:${foldPattern(moment)})${figure}`, 'u');
/** When a figure of the test was taken; the one of an hour is of no fact. */
const moments: readonly (readonly [fact: FactId | undefined, written: RegExp])[] = [
  ['fpg', at('fasting|fbs|fbg|fpg|f|0 ?(?:h|hrs?|min(?:ute)?s?)|baseline|صائم|صيام|على الريق')],
  [undefined, at('(?:1|one)[- ]?(?:h|hrs?|hours?)|60 ?min(?:ute)?s?|(?:و?بعد )?ساعة')],
  ['ogtt', at('(?:2|two)[- ]?(?:h|hrs?|hours?)|120 ?min(?:ute)?s?|(?:و?بعد )?ساعتين')],
];

/** “75 g OGTT: fasting 98, 2 h 162 mg/dL”: the figures of a tolerance test by their time; its words are no other measure's. */
export function readTolerance(text: Text): Said {
  const said: Said = { statements: [], open: [] };
  const { folded, tokens } = text;
  for (const name of folded.matchAll(test)) {
    const begins = name.index + name[0].length;
    const rest = folded.slice(begins, begins + 120).split(/[;\n]|\.(?!\d)/)[0] ?? '';
    const found = moments.flatMap(([fact, written]) => {
      const one = written.exec(rest);
      if (!one) return [];
      const from = begins + one.index;
      const to = from + one[0].length;
      return [{ fact, value: Number((one[1] ?? '').replace(',', '.')), from, to, written: unitAt('ogtt', folded, to) }];
    });
    if (!found.some(({ fact }) => fact === 'ogtt')) continue;
    const shared = found.find(({ written }) => written)?.written;
    for (const { fact, written = shared, ...place } of found)
      if (fact) sayFigure(fact, { ...place, ...(written && { written }) }, place.from, said);
    const end = Math.max(...found.map(({ to, written }) => written?.to ?? to));
    tokens.forEach((token, n) => {
      if (token.from >= name.index && token.to <= end) text.taken[n] = 1;
    });
  }
  return said;
}
