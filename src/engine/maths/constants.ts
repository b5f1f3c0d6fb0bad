import { count, type Value } from '../kit/words/message.ts';
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

/** Decimals enough for a published coefficient. */
const most = 8;

/** A constant as a value, said like every other: with its unit, which Arabic counts. */
export const constantValue = ({ value, unit }: Pick<Cited, 'value' | 'unit'>): Value => count(value, unit, 0, most);
