import type { Cited } from '../../src/engine/kit/worksheet/cited.ts';

function isCited(value: object): value is Cited {
  return 'value' in value && 'mark' in value && 'source' in value && 'where' in value;
}

/** Every cited constant in some exports, with its path of names. */
export function constants(
  value: unknown,
  name: string,
  seen = new Set<unknown>(),
): { name: string; constant: Cited }[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isCited(value)) return [{ name, constant: value }];
  return Object.entries(value).flatMap(([key, part]) => constants(part, `${name}.${key}`, seen));
}
