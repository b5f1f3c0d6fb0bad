import type { Day } from './dates.ts';
import { foldPattern } from './fold.ts';
import type { DaysOfText } from './text.ts';
import type { Token } from './tokens.ts';

const sampled = new RegExp(
  foldPattern(
    '(?:collected|collection(?: date)?|sampled|sample(?: date)?|drawn|specimen(?: date)?|date of (?:collection|sample|test)|lab(?:s| date)?|bloods|report(?:ed)?(?: date)?|result date|test date|تاريخ العينة|تاريخ التحليل|تاريخ الفحص|تاريخ النتيجة|التحاليل|التحليل)(?: on| of| at)? ?[:=]? ?$',
  ),
  'u',
);

/** Days that hold for a whole line, a column or a report. */
export function reportDays(tokens: readonly Token[], folded: string): DaysOfText {
  const lineDays: (readonly Day[] | undefined)[] = new Array(tokens.length).fill(undefined);
  let reportDay: Day | undefined;
  let several = false;
  let heading: readonly Day[] | undefined;
  for (let first = 0; first < tokens.length; ) {
    let end = first;
    while (end < tokens.length && tokens[end]?.kind !== 'line') end += 1;
    const line = tokens.slice(first, end);
    const days = line.flatMap(({ day }) => (day ? [day] : []));
    for (const token of line) {
      if (!token.day || !sampled.test(folded.slice(Math.max(0, token.from - 30), token.from))) continue;
      several ||=
        reportDay !== undefined &&
        (reportDay.dayFirst !== token.day.dayFirst || reportDay.monthFirst !== token.day.monthFirst);
      reportDay = token.day;
    }
    const isHeading = days.length > 1 && !line.some(({ kind }) => kind === 'number');
    if (isHeading) heading = days;
    else if (!line.length) heading = undefined;
    const own = line[0]?.day ? [line[0].day] : heading;
    if (own && !isHeading) lineDays.fill(own, first, end);
    first = end + 1;
  }
  return { lineDays, reportDay: several ? undefined : reportDay };
}
