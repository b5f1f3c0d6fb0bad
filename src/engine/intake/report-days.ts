import type { Day } from './dates.ts';
import { foldPattern } from './fold.ts';
import type { DaysOfText } from './text.ts';
import type { Token } from './tokens.ts';

const sampled = new RegExp(
  foldPattern(
    '(?:collected|collection(?: date)?|sampled|samples?(?: date| taken| received)?|drawn|specimen(?: date| taken| received)?|bloods? (?:taken|sample)|date of (?:collection|sample|test)|lab(?:s| date)?|bloods|report(?:ed)?(?: date)?|report dated|dated|results? (?:of|from)|results?|(?:تقرير|نتائج)(?: (?:ال)?(?:مختبر|تحاليل))?|result date|test date|تاريخ العينة|تاريخ السحب|سحب العينة|سحبت العينة|تاريخ أخذ العينة|تاريخ الجمع|تاريخ التحليل|تاريخ الفحص|تاريخ النتيجة|التحاليل|التحليل|المختبر|(?:laborator(?:y|ies)|labs?|مختبر|معمل)(?: (?:report|department|المستشفى|المركز|العيادة))?)(?: on| of| at| today| بتاريخ| في| يوم| ليوم| اليوم)? ?[:=-]? ?$',
  ),
  'u',
);

const ofReport = /^report(?:ed|ing)?(?: date| on| at)? ?[:=-]? ?$/;

const labelled = new RegExp(foldPattern('^(?:date|dated|on|تاريخ|بتاريخ|يوم|:|=)$'));
/** Where a day heads a part of a line that begins at a token: behind a label, or behind a few words and before a colon. */
function headed(line: readonly Token[], at: number): Day | undefined {
  let label = at;
  while (label < at + 3 && labelled.test(line[label]?.text ?? '')) label += 1;
  if (line[label]?.day) return line[label]?.day;
  const behind = line.slice(at, at + 5).findIndex(({ day }) => day);
  const isWords = line.slice(at, at + behind).every(({ kind }) => kind === 'word');
  return behind >= 0 && isWords && line[at + behind + 1]?.text === ':' ? line[at + behind]?.day : undefined;
}

/** “Date: 12/10/2026 A1c 8.8 | …”, “Old labs 01/05/2026: A1c 7.9”: until the next such day what stands behind one is of that day. */
function fillParts(line: readonly Token[], first: number, lineDays: (readonly Day[] | undefined)[]): void {
  let day: Day | undefined;
  line.forEach((_, at) => {
    const before = line[at - 1];
    const isBreak = before && (/^[|;]$/.test(before.text) || (before.text === '.' && !line[at]?.glued));
    const found = !before || isBreak ? headed(line, at) : undefined;
    if (found) day = found;
    else if (before && /^[|;]$/.test(before.text)) day = undefined;
    if (day) lineDays[first + at] = [day];
  });
}

const ofLetter = new RegExp(
  foldPattern(
    '(?:^|[|,;]| {2}) ?(?:(?:letter|clinic|visit|consultation|review|appointment|typed|dictated) date|date(?: (?:of|typed|dictated|seen)(?: (?:clinic|letter|visit|review|consultation|appointment))?)?|date|seen(?: on)?|clinic|(?:ال)?تاريخ(?: (?:ال)?(?:زيارة|عيادة|خطاب|تقرير|مراجعة))?) ?[:=-]? ?$',
  ),
  'u',
);
/** “Date: 3 Nov 2026”, a line of its own: the day of what stands below it, to the next such line. */
function letterDaysOf(tokens: readonly Token[], folded: string): readonly (Day | undefined)[] {
  let begins = 0;
  let day: Day | undefined;
  return tokens.map((token, at) => {
    if (token.kind === 'line') begins = token.to;
    const isLast = !tokens[at + 1] || tokens[at + 1]?.kind === 'line';
    if (token.day && isLast && token.from - begins < 120 && ofLetter.test(folded.slice(begins, token.from)))
      day = { ...token.day, supposed: true };
    return day;
  });
}

const panel = new RegExp(
  foldPattern(
    '^(?:lipids?|lipid|lfts?|ues|rfts?|kfts?|fbc|cbc|cmp|bmp|biochemistry|chemistry|haematology|hematology|bloods|labs?|results?|profile|panel|(?:ال)?(?:تحاليل|نتائج|دهون))$',
  ),
);
/** “Lipids 02-Nov-2026”: words for a group of tests and a day. */
const isPanel = (line: readonly Token[]): boolean =>
  line.some(({ text }) => panel.test(text)) &&
  line.every(({ kind }, at) => kind !== 'number' && (kind !== 'day' || at === line.length - 1));
/** Days that hold for a whole line, a column or a report. */
export function reportDays(tokens: readonly Token[], folded: string): DaysOfText {
  const lineDays: (readonly Day[] | undefined)[] = new Array(tokens.length).fill(undefined);
  let reportDay: Day | undefined;
  let reported: Day | undefined;
  let several = false;
  let heading: readonly Day[] | undefined;
  for (let first = 0; first < tokens.length; ) {
    let end = first;
    while (end < tokens.length && tokens[end]?.kind !== 'line') end += 1;
    const line = tokens.slice(first, end);
    const days = line.flatMap(({ day }) => (day ? [day] : []));
    for (const token of line) {
      const label = token.day && sampled.exec(folded.slice(Math.max(0, token.from - 30), token.from));
      if (!token.day || !label) continue;
      // “Collected 11-Nov-2026, reported 12-Nov-2026”: of the two the day of the sample.
      if (ofReport.test(label[0])) {
        several ||= reported !== undefined && reported.dayFirst !== token.day.dayFirst;
        reported = token.day;
        continue;
      }
      several ||=
        reportDay !== undefined &&
        (reportDay.dayFirst !== token.day.dayFirst || reportDay.monthFirst !== token.day.monthFirst);
      reportDay = token.day;
    }
    const isTitle = days.length === 1 && line.length < 6 && line.at(-1)?.day && isPanel(line);
    const isHeading = (days.length > 1 || isTitle) && !line.some(({ kind }) => kind === 'number');
    if (isHeading) heading = days;
    else if (!line.length) heading = undefined;
    const own = line[0]?.day ? [line[0].day] : heading;
    if (own && !isHeading) lineDays.fill(own, first, end);
    if (!isHeading) fillParts(line, first, lineDays);
    first = end + 1;
  }
  return {
    lineDays,
    reportDay: several ? undefined : (reportDay ?? reported),
    letterDays: letterDaysOf(tokens, folded),
  };
}
