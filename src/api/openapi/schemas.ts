import { z } from 'zod';
import { notes } from '../promises.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Zod's schemas as the document writes them. What bears an `id` in its notes stands once, in `named`. */
export function schemaWriter() {
  const named: Record<string, unknown> = {};
  const write = (type: z.ZodType, io: 'input' | 'output' = 'output'): Json => {
    // In an object of its own, a schema with a name is a reference like any other.
    const wrapped = z.toJSONSchema(z.strictObject({ it: type }), { io, metadata: notes, target: 'draft-2020-12' });
    const moved = JSON.parse(JSON.stringify(wrapped).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
      readonly properties: { readonly it: Json };
      readonly $defs?: Json;
    };
    Object.assign(named, moved.$defs);
    return moved.properties.it;
  };
  return { named, write };
}
export type WriteSchema = ReturnType<typeof schemaWriter>['write'];
