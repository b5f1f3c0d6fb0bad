import type { Chart } from '../../engine/chart/chart.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Locale, Wording } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { isDue, itemName, loadYearWords, whenMessage, type YearLine, yearOf } from '../../engine/year/index.ts';
import { dayOf } from '../shared/day-of.ts';

/** What somebody has in front of them: a visit's answer, the chart it is of, and the moment. */
export interface YearAsked {
  readonly visit: Pick<Visit, 'plan' | 'judgement'>;
  readonly chart: Chart;
  readonly at: Date;
}

/** Somebody who is sent to hospital today has nothing else due. */
export const isEmergency = ({ visit: { plan } }: Pick<YearAsked, 'visit'>): boolean =>
  plan.actions[0]?.gravity === 'emergency';

export const yearAsked = ({ visit: { plan, judgement }, chart, at }: YearAsked) =>
  yearOf({ plan, judgement, chart, on: dayOf(at) });

/** The lines that a record names: what is due or has its day, and of what was never told only the name. */
export interface YearWritten {
  readonly lines: readonly (readonly [name: Message, when: Message])[];
  readonly unknown: readonly Message[];
}
const pair = (line: YearLine): readonly [Message, Message] => [itemName(line), whenMessage(line)];
export function writeYear(asked: YearAsked): YearWritten {
  const lines = isEmergency(asked) ? [] : yearAsked(asked).lines;
  const dated = lines.filter(
    (line) => isDue(line) || ((line.status === 'soon' || line.status === 'later') && line.due !== undefined),
  );
  return { lines: dated.map(pair), unknown: lines.filter(({ status }) => status === 'unknown').map(itemName) };
}

/** The same as lines of plain text; none where nothing is known of the year. */
export async function yearText(asked: YearAsked, locale: Locale, wording: Wording): Promise<readonly string[]> {
  const patterns = await loadYearWords(locale);
  const say = (message: Message): string =>
    sayPlain(message, { ...wording, patterns: { ...wording.patterns, ...patterns } });
  return writeYear(asked).lines.map(([name, when]) => `- ${say(name)}: ${say(when)}`);
}
