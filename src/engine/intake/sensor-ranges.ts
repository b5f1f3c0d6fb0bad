import type { FactId } from '../chart/facts.ts';
import { foldPattern } from './fold.ts';
import { sayFigure } from './say-figures.ts';
import { unitsFor } from './names/measures.ts';
import type { Said, Text } from './text.ts';

const limits: Readonly<Record<string, FactId>> = {
  54: 'tbr54',
  '3.0': 'tbr54',
  70: 'tbr70',
  3.9: 'tbr70',
  180: 'tar180',
  10: 'tar180',
  '10.0': 'tar180',
};
const beyond =
  /([<>]) ?(54|3\.0|70|3\.9|180|10\.0)(?: ?mg ?\/ ?dl| ?mmol ?\/ ?l)? ?[:=]? ?(\d{1,2}(?:\.\d{1,2})?) ?%/gu;
/** “above 180: 49%, below 70: 3%” */
const beyondWord = new RegExp(
  `(?<!\\p{L})(above|over|below|under|${foldPattern('فوق|أعلى من|أكثر من|تحت|أقل من|دون')}) (?:${foldPattern('ال')})?(54|3\\.0|70|3\\.9|180|10(?:\\.0)?)(?: ?mg ?\\/ ?dl| ?mmol ?\\/ ?l)? ?[:=] ?(\\d{1,2}(?:\\.\\d{1,2})?) ?%`,
  'gu',
);
/** “28% above, 3% below 3.9, <1% below 3.0, 96% active”: the share stands before what it is of. */
const shares = new RegExp(
  `(?<![\\d.])([<>] ?)?(\\d{1,3}(?:\\.\\d{1,2})?) ?% ?(?:of (?:the )?(?:time|readings) )?(?:(above|high|over|${foldPattern('فوق|أعلى من')})|(below|low|under|${foldPattern('تحت|أقل من|دون')})|(active|wear|capture))(?!\\p{L})(?: (54|70|180|3\\.0|3|3\\.9|10(?:\\.0)?)(?![\\d.])|(?! ?\\d))`,
  'gu',
);
const isAboveWord = new RegExp(`^(?:>|above|over|${foldPattern('فوق|أعلى من|أكثر من')})$`);
const factOf = (above: string | undefined, below: string | undefined, limit: string | undefined): FactId =>
  above ? 'tar180' : below ? (/^(?:54|3|3\.0)$/.test(limit ?? '') ? 'tbr54' : 'tbr70') : 'cgmWear';
/** “…, above 40 %, below 5 %” */
function shareOf(words: string): RegExp {
  return new RegExp(
    `(?:[,;:(\\n] ?| و)(?:time |${foldPattern('الوقت')} )?(?:${foldPattern(words)})(?: range| target| ${foldPattern('(?:ال)?(?:مدى|نطاق|هدف)')})?[ :]{1,3}(\\d{1,2}(?:\\.\\d)?) ?%`,
    'u',
  );
}
/** Where the lowest or the highest share is told apart, “low” and “high” are what is left. */
const parted: Readonly<Partial<Record<FactId, RegExp>>> = { tbr70: /very low/, tar180: /very high/ };
const ofPart = /^(?:low|high)$/;
/** Lines of a sensor's printed report: “Target 3.9-10.0  62 %”, “Very low <3.0 1 %”. */
const report: readonly (readonly [FactId, RegExp])[] = [
  [
    'tir',
    /target (?:range )?\(?(?:3\.9 ?- ?10(?:\.0)?|70 ?- ?180)(?: ?mmol ?\/ ?l| ?mg ?\/ ?dl)?\)?[ :]{1,8}(\d{1,3}(?:\.\d)?) ?%/u,
  ],
  ['tbr54', /(?<![\d.])(\d{1,2}(?:\.\d)?) ?% (?:time )?very low/u],
  ['tar180', shareOf('above|high|فوق|أعلى')],
  ['tbr70', shareOf('below|low|تحت|أقل')],
  ['cgmWear', /(?:usage|active|captured?|worn|wear)(?: time)?[ :]{1,3}(\d{2,3}(?:\.\d)?) ?%/u],
  ['tbr54', /very low \(?< ?(?:3\.0|54)\)?[ :]{1,8}(\d{1,2}(?:\.\d)?) ?%/u],
];
const sensor = foldPattern('libre(?: ?[23])?|freestyle libre|cgms?|agp|sensor|سنسر|سنسور|dexcom(?: g[67])?|حساس|ليبري');
const days = foldPattern('(\\d{1,2})[- ]?(?:days?|d|يوما?)(?!\\p{L})');
const daysBehind = new RegExp(`(?<!\\p{L})(?:ال)?(?:${sensor})[^.;\\n\\d]{0,24}?(?<![\\d.])${days}`, 'u');
const daysBefore = new RegExp(
  `(?<![\\d.])${days} (?:of |report |from |${foldPattern('من|على')} )*(?:ال)?(?:${sensor})(?!\\p{L})`,
  'u',
);
const daysOver = new RegExp(
  `(?<!\\p{L})(?:last|past|over|\\(|${foldPattern('ل?آخر|خلال')}) ?(?:the )?(?:last |past )?${days}`,
  'u',
);
/** “14 days 96% active” */
const daysActive = new RegExp(`(?<![\\d.])${days},? (?:at |with )?\\d{1,3} ?% ?(?:active|wear|capture)`, 'u');

/** “last 14 days” within a line of a sensor's share. */
function besideShares(found: RegExpExecArray | null, { statements }: Said): RegExpExecArray | undefined {
  const isNear = (from: number): boolean => found !== null && Math.abs(from - found.index) < 80;
  return found && statements.some(({ fact, from }) => /^(?:tir|gmi)$/.test(fact) && isNear(from)) ? found : undefined;
}

/** What a sensor's report says beside its named figures: “<54 0.4 %”, “Libre 14 days”. Only where the text gives a figure of a sensor. */
export function readSensorRanges(text: Text, said: Said): void {
  const isKnown = (fact: FactId): boolean => said.statements.some((other) => other.fact === fact);
  if (!(['tir', 'tbr70', 'tar180', 'gmi'] as const).some(isKnown)) return;
  const [unit] = unitsFor('tir');
  for (const found of [...text.folded.matchAll(beyond), ...text.folded.matchAll(beyondWord)]) {
    const [whole, side = '', limit = '', figure = ''] = found;
    const sign = isAboveWord.test(side) ? '>' : '<';
    const fact = limits[limit];
    const isAbove = fact === 'tar180';
    if (!fact || isKnown(fact) || (sign === '>') !== isAbove || !unit) continue;
    const to = found.index + whole.length;
    sayFigure(
      fact,
      { value: Number(figure), from: found.index, to, written: { unit, text: '%', to } },
      found.index,
      said,
    );
  }
  for (const found of text.folded.matchAll(shares)) {
    const [whole, comparator, figure = '', above, under, , limit] = found;
    const fact = factOf(above, under, limit);
    const isPart = ofPart.test(above ?? under ?? '') && !limit && parted[fact]?.test(text.folded);
    if (isKnown(fact) || !unit || isPart) continue;
    const to = found.index + whole.length;
    sayFigure(
      fact,
      {
        value: Number(figure),
        from: found.index,
        to,
        written: { unit, text: '%', to },
        ...(comparator && { comparator: comparator.startsWith('<') ? '<' : '>' }),
      },
      found.index,
      said,
    );
  }
  for (const [fact, line] of report) {
    const found = isKnown(fact) ? null : line.exec(text.folded);
    if (!found || !unit || (/low|high/.test(found[0]) && parted[fact]?.test(text.folded))) continue;
    const to = found.index + found[0].length;
    const written = { unit, text: '%', to };
    sayFigure(fact, { value: Number(found[1]), from: found.index, to, written }, found.index, said);
  }
  const days =
    daysBehind.exec(text.folded) ??
    daysBefore.exec(text.folded) ??
    daysActive.exec(text.folded) ??
    besideShares(daysOver.exec(text.folded), said);
  if (days && !isKnown('cgmDays')) {
    const from = days.index;
    said.statements.push({ fact: 'cgmDays', value: Number(days[1]), from, to: from + days[0].length });
  }
}
