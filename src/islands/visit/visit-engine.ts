import { visitAr } from '../../engine/visit/copy/ar.ts';
import { visitEn } from '../../engine/visit/copy/en.ts';
import { visit } from '../../engine/visit/index.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import { loadAskWords } from '../../engine/ramadan/words.ts';
import { toolIds } from '../../engine/registry.ts';
import type { Locale, Patterns } from '../../engine/kit/words/pattern.ts';
import { fastingEntries } from '../ramadan/fasting-entries.ts';
import { type Loaded, loadAll } from '../shared/loaded.ts';
import { coarseEntries, entriesOfTools, type FactEntry } from './fact-entries.ts';

/** All calculators at once, with their words in one language. */
export interface VisitEngine {
  readonly visit: typeof visit;
  readonly tools: ReadonlyMap<string, Loaded<Tool>>;
  /** What each calculator asks beyond what judgement reads. */
  readonly asked: ReturnType<typeof entriesOfTools>;
  /** What is asked in a finer way, where it is known as it is. */
  readonly coarse: readonly FactEntry[];
  /** What is asked for a fast alone. */
  readonly fasting: readonly FactEntry[];
  /** What draws a calculator's picture. */
  readonly writers: ReadonlyMap<string, Awaited<ReturnType<Tool['writer']>>>;
  /** The words of the merged plan and of differences. */
  readonly patterns: Patterns;
  /** What calculators alone name: the plan may rest on any of them. */
  readonly sources: Tool['sources'];
}

/** Brings every calculator with its words; a part that failed is tried again when it is asked for again. */
export async function loadVisitEngine(locale: Locale): Promise<VisitEngine> {
  const loaded = await Promise.all(toolIds.map((id) => loadAll(id, locale, 'record')));
  const writers = await Promise.all(loaded.map(async ({ tool }) => [tool.id, await tool.writer()] as const));
  return {
    visit,
    writers: new Map(writers),
    tools: new Map(loaded.map((one) => [one.tool.id, one])),
    asked: entriesOfTools(loaded),
    coarse: coarseEntries(loaded),
    fasting: fastingEntries(await loadAskWords(locale)),
    sources: Object.assign({}, ...loaded.map(({ tool }) => tool.sources)) as Tool['sources'],
    patterns: { ...loaded[0]?.patterns, ...(locale === 'ar' ? visitAr : visitEn) },
  };
}
