import { isRecord } from '../kit/fields/fields.ts';

/** No real resource is as deep; what lies deeper is cut, so that nothing runs out of stack. */
const deepest = 64;

/**
 * A copy of anything that holds only what JSON can hold: no accessor is run, a loop is cut where it closes, what is shared is copied
 * once. Objects of the copy have no prototype, so that `__proto__` is a name like any other. Never throws.
 */
export function plain(value: unknown): unknown {
  return copy(value, 0, new Map());
}

function copy(value: unknown, depth: number, seen: Map<object, unknown>): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || value === null || depth > deepest || ArrayBuffer.isView(value)) return undefined;
  if (seen.has(value)) return seen.get(value);
  seen.set(value, undefined);
  const made = copyParts(value, depth, seen);
  seen.set(value, made);
  return made;
}

function copyParts(value: object, depth: number, seen: Map<object, unknown>): unknown {
  const list: unknown[] = [];
  const record = Object.create(null) as Record<string, unknown>;
  try {
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      const part = copy(Object.getOwnPropertyDescriptor(value, key)?.value, depth + 1, seen);
      if (part === undefined) continue;
      if (isList) list.push(part);
      else record[key] = part;
    }
    return isList ? list : record;
  } catch {
    // Only a proxy throws here, and a proxy is no data.
    return undefined;
  }
}

/** A part of plain data as a record, or an empty one. */
export function recordAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const part = isRecord(value) ? value[key] : undefined;
  return isRecord(part) ? part : {};
}
/** The records of a list in plain data; a single record counts as a list of one. */
export function recordsAt(value: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  const part = isRecord(value) ? value[key] : undefined;
  return (Array.isArray(part) ? part : [part]).filter(isRecord);
}
/** A text of plain data, or undefined where it is none or empty. */
export function textAt(value: unknown, key: string): string | undefined {
  const part = isRecord(value) ? value[key] : undefined;
  return typeof part === 'string' && part !== '' ? part : undefined;
}
/** The texts of a list in plain data. */
export function textsAt(value: unknown, key: string): readonly string[] {
  const part = isRecord(value) ? value[key] : undefined;
  return Array.isArray(part) ? part.filter((each): each is string => typeof each === 'string') : [];
}
