import { loadChoiceWords } from '../../engine/choose/words.ts';
import { choiceMessages } from '../../engine/choose/write.ts';
import type { Locale, Wording } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { loadPlanner } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import type { Written } from '../visit/visit-text.ts';
import { choosingOf } from './read-choice.ts';

/** The choice as lines of plain text; none where nothing was chosen. */
export async function choiceText(
  { visit, chart, at, engine }: Pick<Written, 'visit' | 'chart' | 'at' | 'engine'>,
  locale: Locale,
  wording: Wording,
): Promise<readonly string[]> {
  const [planner, words] = await Promise.all([loadPlanner(), loadChoiceWords(locale)]);
  const { stands } = choosingOf(planner, chart, at);
  if (!stands) return [];
  const own = { ...wording, patterns: { ...engine.patterns, ...words } };
  return [
    ...choiceMessages(stands, visit.plan, dayOf(at)).map((message) => `- ${sayPlain(message, own)}`),
    ...(stands.words === '' ? [] : [`- ${sayPlain({ key: 'choice.words' }, own)}: “${stands.words}”`]),
  ];
}
