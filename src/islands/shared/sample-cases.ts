import { isRecord } from '../../engine/kit/fields/fields.ts';
import type { Locale, Patterns } from '../../engine/kit/words/pattern.ts';
import type { Sample } from '../../engine/kit/tool.ts';
import { loadTool } from '../../engine/registry.ts';

/** Sample cases with the words they are said in. */
export interface SampleCases {
  readonly samples: readonly Sample[];
  readonly patterns: Patterns;
}

/** Every key of a message, and of the words inside it. */
function keysIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(keysIn);
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'key' && typeof value === 'string' ? [value] : keysIn(value),
  );
}

/**
 * What a calculator shows to whoever enters nothing; undefined where it opens with its form. Worked out where the page is made, so that
 * the browser fetches neither the model nor the report's words before somebody begins.
 */
export async function loadSampleCases(id: string, locale: Locale): Promise<SampleCases | undefined> {
  const tool = await loadTool(id);
  if (!tool.hasDisplayMode) return undefined;
  const [samples, words] = await Promise.all([tool.samples(), tool.reportCopy[locale]()]);
  const patterns = keysIn(samples).flatMap((key) => {
    const pattern = words[key];
    return pattern === undefined ? [] : [[key, pattern] as const];
  });
  return { samples, patterns: Object.fromEntries(patterns) };
}
