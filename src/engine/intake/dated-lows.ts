import type { Day } from './dates.ts';
import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import { yearlessDay } from './scan-ahead.ts';
import { spanAt } from './spans-of-time.ts';
import type { Said, Statement, Text } from './text.ts';

/** Months from the day that is written to the day of reading, at least and at most: of a year alone both ends. */
interface Ago {
  readonly least: number;
  readonly most: number;
}

const monthsOf = (year: number, month: number): number => year * 12 + month;
function agoOf(day: Day, on: string): Ago | undefined {
  const written = day.dayFirst ?? day.monthFirst;
  if (!written) return undefined;
  const [year = 0, month] = written.split('-').map(Number);
  const today = monthsOf(Number(on.slice(0, 4)), Number(on.slice(5, 7)));
  const from = (m: number): number => Math.max(0, today - monthsOf(year, m));
  return { least: from(month ?? 12), most: from(month ?? 1) };
}

const lately = new RegExp(
  foldPattern('^[ ,(]{0,2}(?:(?:this|last) (?:week|month)|yesterday|(?:الشهر|الأسبوع) (?:الماضي|اللي فات))(?!\\p{L})'),
  'u',
);
const before = new RegExp(foldPattern('(?:^|[^\\p{L}])(?:قبل|من|منذ) $'), 'u');
const ago = /^ ?(?:ago|back|earlier)(?!\p{L})/u;

/** How long ago a finding was, as its own clause tells. */
function agoBeside(text: Text, { first, end }: Item): Ago | undefined {
  const { tokens, breaks, folded, on } = text;
  for (let at = end; at < end + 7 && tokens[at] && (!breaks[at] || tokens[at]?.text === '('); at += 1) {
    const { day, from } = tokens[at] as (typeof tokens)[number];
    if (day) return agoOf(day, on);
    if (lately.test(folded.slice(from, from + 24))) return { least: 0, most: 1 };
    const span = spanAt(folded, from);
    if (span && (ago.test(folded.slice(span.to)) || before.test(folded.slice(Math.max(0, from - 6), from))))
      return { least: span.months, most: span.months };
    const named = yearlessDay(text, at);
    if (named) return agoOf(named.day, on);
  }
  // “in March 2025 one hypo”
  for (let at = Math.max(0, first - 4); at < first; at += 1) {
    const day = at === first - 1 ? tokens[at]?.day : undefined;
    const named = day ? { day, end: first } : yearlessDay(text, at);
    if (named?.end === first) return agoOf(named.day, on);
  }
  return undefined;
}

const never = new RegExp(foldPattern('(?<!\\p{L})(?:never|ever|لم يسبق|عمره ما|عمرها ما|أبدا)'), 'u');
const isLow = ({ fact }: Statement): boolean => fact === 'hypoglycaemiaHistory';

/**
 * “No hypos now, one in March 2025”: lows that are denied beside one with its day. One within the year stands, for the denial is of today; of one that is
 * older the denial does, unless it was severe. Without a day, or where one was never to have been, both stay and are asked about.
 */
export function settleLows(text: Text, said: Said): void {
  const lows = said.statements.filter(isLow);
  const denied = lows.filter(({ value }) => value === false);
  const told = lows.filter(({ value }) => value === true);
  if (!denied.length || !told.length) return;
  if (denied.some(({ from }) => never.test(text.folded.slice(Math.max(0, from - 24), from)))) return;
  const places = new Set(told.map(({ from }) => from));
  const times = new Map<number, Ago | undefined>();
  for (const item of text.items) {
    const from = text.tokens[item.first]?.from ?? -1;
    if (places.has(from)) times.set(from, agoBeside(text, item));
  }
  const agos = told.map(({ from }) => times.get(from));
  const isSevere = said.statements.some(({ fact, value }) => fact === 'severeHypoglycaemia' && value === true);
  const isRecent = agos.some((one) => one && one.most < 12);
  const isOld = agos.every((one) => one && one.least >= 12);
  const over = isRecent || (isOld && isSevere) ? denied : isOld ? told : [];
  for (const statement of over) said.statements.splice(said.statements.indexOf(statement), 1);
}
