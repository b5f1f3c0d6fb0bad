import type { Cited } from '../kit/worksheet/cited.ts';

/** A constant under the name it has in the calculator's code. */
export interface NamedConstant extends Cited {
  readonly name: string;
}

const isCited = (value: unknown): value is Cited =>
  typeof value === 'object' && value !== null && 'mark' in value && 'source' in value && 'where' in value;

/** Every constant in a module of constants, in the order written; what is no constant (an order of names) is passed over. */
export function constantsIn(module: unknown, name = ''): NamedConstant[] {
  if (isCited(module)) return [{ ...module, name }];
  if (typeof module !== 'object' || module === null) return [];
  return Object.entries(module).flatMap(([key, value]) => constantsIn(value, name ? `${name}.${key}` : key));
}
