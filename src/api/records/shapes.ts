import { z } from 'zod';
import { type Field, type Fields, hardRange } from '../../engine/kit/fields/fields.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { ToolId } from '../../engine/registry.ts';
import { notes } from '../promises.ts';
import { patientIdWords, savedQuery, uuidShape } from '../shapes.ts';
import { chartShape } from '../visits/shapes.ts';
import { planShape } from './plan-shape.ts';
import { collectionOf, type RecordCollection, recordTool, sentKeys } from './records.ts';

/** A calculator's id as the name of a schema: each part begins with a capital. */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');

function valueShape(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.boolean();
  if (field.kind === 'choice') return z.literal([...field.choices]);
  const { concept } = field;
  const { min, max } = hardRange(field);
  const kind = concept.whole ? z.int() : z.number();
  const ranged = kind.min(min).max(max);
  return concept.unit === 'none' ? ranged : ranged.register(notes, { description: `In ${concept.unit}.` });
}

const mayBeLeftOut = (field: Field): boolean => field.kind !== 'flag' && field.optional === true;

/** A calculator's inputs from its fields, nested where a path has a dot; a group is required when anything in it is. */
function inputsShape(fields: Fields, above = ''): z.ZodObject {
  const below = Object.entries(fields).filter(([path]) => path.startsWith(above));
  const heads = new Set(below.map(([path]) => path.slice(above.length).split('.')[0] ?? ''));
  const shape: Record<string, z.ZodType> = {};
  for (const head of heads) {
    const path = above + head;
    const field = fields[path];
    const value = field ? valueShape(field) : inputsShape(fields, `${path}.`);
    const members = field ? [field] : below.filter(([one]) => one.startsWith(`${path}.`)).map(([, one]) => one);
    shape[head] = members.every(mayBeLeftOut) ? value.optional() : value;
  }
  return z.strictObject(shape);
}

interface RecordShapes {
  readonly sent: z.ZodType;
  readonly answered: readonly z.ZodType[];
  readonly refuses: boolean;
}
const made = new Map<ToolId, RecordShapes>();

function shapesOf(id: ToolId, tool: Tool, { inputsKey, resultsKey }: RecordCollection): RecordShapes {
  const inputs = inputsShape(tool.fields).register(notes, {
    id: `${nameOf(id)}Inputs`,
    description: 'Stored units. In a body, null and an empty text stand for an optional value that is left out.',
  });
  const results = z.looseObject({}).register(notes, { description: 'As the calculator computes them.' });
  const sent = z.strictObject({
    ...sentKeys(inputsKey, resultsKey),
    tool: z.literal(id).optional(),
    patient: z
      .strictObject({ on: z.string().register(notes, { format: 'date' }), chart: chartShape })
      .optional()
      .register(notes, {
        description:
          'The patient in hand, as a visit has them: the plan is judged over this chart, and not over the inputs alone. `on` is today.',
      }),
    [inputsKey]: inputs,
    [resultsKey]: z
      .unknown()
      .optional()
      .register(notes, { description: 'Not stored: compared with what the server computes.' }),
  });
  const answered = z.strictObject({
    id: z.string().register(notes, { format: 'uuid' }),
    tool: z.literal(id),
    patientName: z.string(),
    clinicalNotes: z.string(),
    engineVersion: z.literal(engineVersion),
    createdAt: z.string().register(notes, { format: 'date-time' }),
    visitId: uuidShape().optional().register(notes, { description: 'The visit it was saved with.' }),
    patientId: uuidShape().optional().register(notes, { description: patientIdWords }),
    recalculated: z
      .literal(true)
      .optional()
      .register(notes, { description: 'Only after a POST: the stored results differ from those that were sent.' }),
    examples: z
      .array(z.string())
      .optional()
      .register(notes, { description: 'Inputs that still stood at their example; absent where it is not known.' }),
    patient: z
      .strictObject({ on: z.string().register(notes, { format: 'date' }), chart: chartShape })
      .optional()
      .register(notes, {
        description:
          'The patient in hand it was saved for, or its visit’s: the plan is theirs. Absent where there was none.',
      }),
    [inputsKey]: inputs,
    [resultsKey]: results,
    ...planShape,
  });
  // The rules may have asked for less then; what is missing is completed where it can be.
  const earlier = answered.extend({
    engineVersion: z.string().regex(new RegExp(`^(?!${engineVersion.replaceAll('.', '\\.')}$)`)),
    patient: z.strictObject({ on: z.string(), chart: z.looseObject({}) }).optional(),
    [inputsKey]: z.looseObject({}),
  });
  return {
    sent: sent.register(notes, { id: `${nameOf(id)}Sent` }),
    answered: [
      answered.register(notes, { id: `${nameOf(id)}Record` }),
      earlier.register(notes, {
        id: `${nameOf(id)}EarlierRecord`,
        description: 'Saved under an earlier version of the rules.',
      }),
    ],
    refuses: tool.refuses,
  };
}

/** For a call of one collection; only what the registry names has shapes. */
export async function shapesFor(name: string | undefined) {
  const collection = collectionOf(name);
  if (!collection) throw new Error(`There is no collection “${name}”.`);
  return recordShapes(collection);
}

/** A choice of one is that one. */
const either = ([first, ...others]: readonly z.ZodType[]): z.ZodType =>
  first && others.length === 0 ? first : z.union([first, ...others].filter((one) => one !== undefined));

/** What a collection takes and answers: one shape for each of its calculators. */
async function recordShapes(collection: RecordCollection) {
  const all = await Promise.all(
    collection.tools.map(async (id) => {
      const found = made.get(id) ?? shapesOf(id, (await recordTool(id)).tool, collection);
      made.set(id, found);
      return found;
    }),
  );
  return {
    sent: either(all.map(({ sent }) => sent)),
    answered: either(all.flatMap(({ answered }) => answered)),
    refuses: all.some(({ refuses }) => refuses),
    query: z.strictObject({
      tool: z.enum(collection.tools).optional().register(notes, { description: 'Only this calculator’s records.' }),
      ...savedQuery,
    }),
  };
}
