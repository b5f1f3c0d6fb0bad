import type { Locale, Wording } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { fastingAdvice } from '../../engine/ramadan/advice.ts';
import { fastLines } from '../../engine/ramadan/lines.ts';
import { loadRamadanWords } from '../../engine/ramadan/words.ts';
import { dayOf } from '../shared/day-of.ts';
import type { Written } from '../visit/visit-text.ts';

/** The fast as lines of plain text; none where nobody means to fast. */
export async function fastText(
  { visit, chart, at, engine }: Pick<Written, 'visit' | 'chart' | 'at' | 'engine'>,
  locale: Locale,
  wording: Wording,
): Promise<readonly string[]> {
  if (chart['fastsRamadan']?.value !== true) return [];
  const { patterns } = await loadRamadanWords(locale);
  const own = { ...wording, patterns: { ...engine.patterns, ...patterns } };
  return fastLines(fastingAdvice(visit.plan, visit.judgement, dayOf(at))).map(
    (message) => `- ${sayPlain(message, own)}`,
  );
}
