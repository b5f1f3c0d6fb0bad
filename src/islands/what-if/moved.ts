import { readPath, writePath } from '../../engine/kit/fields/fields.ts';
import type { Snapshot } from '../answer/snapshot.ts';

export type Value = number | string | boolean;
/** What was moved, by field path. */
export type Moved = Readonly<Record<string, Value>>;

/** The same question with what was moved; null where these values do not go together. */
export function askedWith({ answering, inputs }: Pick<Snapshot, 'answering' | 'inputs'>, moved: Moved): object | null {
  const copy = structuredClone(inputs) as Record<string, unknown>;
  for (const [path, value] of Object.entries(moved)) writePath(copy, path, value);
  const checked = answering.tool.validate(copy);
  return checked.ok ? checked.inputs : null;
}

/** One more thing moved; what is moved back to where it stood is moved no more. */
export function movedBy(before: Moved, path: string, value: Value, inputs: object): Moved {
  const { [path]: _, ...others } = before;
  return value === readPath(inputs, path) ? others : { ...others, [path]: value };
}
