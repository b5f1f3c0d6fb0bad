import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './point.ts';

/**
 * The choices on a sheet beside its rules: those of the file that bears the part's name, none where there is no such file.
 * In English on the Arabic sheets, too: whoever signs reads both.
 */
export async function pointsOf(part: string): Promise<readonly Point[]> {
  const file = join(import.meta.dirname, `${part}.ts`);
  if (!existsSync(file)) return [];
  const { points } = (await import(file)) as { readonly points: readonly Point[] };
  return points;
}
