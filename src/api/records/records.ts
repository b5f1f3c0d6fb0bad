import { z } from 'zod';
import type { Assessment, ListedAssessment } from '../../../db/assessments.ts';
import { moreSection, readPath } from '../../engine/kit/fields/fields.ts';
import { inputSchema } from '../../engine/kit/fields/schema.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import { type Issue, leafPaths } from '../../engine/kit/fields/validate.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { isToolId, loadTool, type ToolId, toolEntry, toolIds } from '../../engine/registry.ts';
import { Refusal } from '../answer.ts';
import type { FieldProblem } from '../contract.ts';
import { nameField, notesField } from '../fields.ts';
import { isRecordId } from '../record-id.ts';
import { notes } from '../promises.ts';
import { planDisclaimer, planOfRecord } from './plan.ts';

/** One address of the records API, as the registry describes it. */
export interface RecordCollection {
  readonly name: string;
  readonly tools: readonly ToolId[];
  /** What this collection calls a record's inputs and results (decision D7). */
  readonly inputsKey: string;
  readonly resultsKey: string;
  readonly body: z.ZodType<SentRecord>;
}

export interface SentRecord {
  readonly id?: string | undefined;
  readonly tool?: string | undefined;
  readonly patientName: string;
  readonly clinicalNotes: string;
  readonly inputs: unknown;
  readonly results: unknown;
  /** Paths of inputs that still stand at their example value; undefined where the client does not say. */
  readonly examples?: unknown;
  /** The patient in hand, looked at once the rest is (visits/sent.ts). */
  readonly patient?: unknown;
}

const problem = (code: FieldProblem['code']) => ({
  code: 'custom' as const,
  message: code,
  params: { problem: { code } },
});

/** A UUID in a body, in small letters. */
export function uuidField(description: string) {
  return z
    .unknown()
    .transform((id, context) => {
      if (id === undefined) return undefined;
      if (typeof id === 'string' && isRecordId(id)) return id.toLowerCase();
      context.addIssue(problem('characters'));
      return z.NEVER;
    })
    .optional()
    .register(notes, { type: 'string', format: 'uuid', description });
}
export const ownId = uuidField('Made by the client: the same body sent twice under one id is stored once.');

/** What a record may be sent with; the inputs are looked at once the calculator is known. */
export function sentKeys(inputsKey: string, resultsKey: string) {
  return {
    id: ownId,
    tool: z
      .unknown()
      .transform((tool, context) => {
        if (tool === undefined || isToolId(tool)) return tool;
        context.addIssue(problem('notAChoice'));
        return z.NEVER;
      })
      .optional(),
    patientName: nameField,
    clinicalNotes: notesField.optional().default(''),
    examples: z
      .unknown()
      .optional()
      .register(notes, {
        type: 'array',
        items: { type: 'string' },
        description: 'Paths of inputs that still stand at their example value; left out by a client that cannot tell.',
      }),
    patient: z.unknown().optional(),
    [inputsKey]: z.unknown().optional(),
    [resultsKey]: z.unknown().optional(),
  };
}

function bodyOf(inputsKey: string, resultsKey: string): z.ZodType<SentRecord> {
  return z.strictObject(sentKeys(inputsKey, resultsKey)).transform((sent): SentRecord => {
    // The two keys with a computed name make zod forget the types of the others.
    const { id, tool, patientName, clinicalNotes, examples, patient } = sent as unknown as SentRecord;
    const own = { inputs: sent[inputsKey], results: sent[resultsKey] };
    return { id, tool, patientName, clinicalNotes, ...own, examples, patient };
  });
}

const collections = new Map<string, RecordCollection>();
for (const id of toolIds) {
  const {
    collection: name,
    keys: [inputsKey, resultsKey],
  } = toolEntry(id);
  const known = collections.get(name);
  collections.set(
    name,
    known
      ? { ...known, tools: [...known.tools, id] }
      : { name, tools: [id], inputsKey, resultsKey, body: bodyOf(inputsKey, resultsKey) },
  );
}

export const collectionNames: readonly string[] = [...collections.keys()];

export function collectionOf(name: string | undefined): RecordCollection | undefined {
  return collections.get(name ?? '');
}

interface Loaded {
  readonly tool: Tool;
  readonly schema: z.ZodType<object>;
}
const loaded = new Map<ToolId, Promise<Loaded>>();
async function load(id: ToolId): Promise<Loaded> {
  const tool = await loadTool(id);
  return { tool, schema: inputSchema(tool) };
}
/** A calculator with its schema, made once. */
export function recordTool(id: ToolId): Promise<Loaded> {
  const found =
    loaded.get(id) ??
    load(id).catch((error: unknown) => {
      // Asked for again, it may come.
      loaded.delete(id);
      throw error;
    });
  loaded.set(id, found);
  return found;
}

/** The calculator a record was sent for: the one it names, or the one whose fields cover most of what was sent (decision D7). */
export async function chooseTool(collection: RecordCollection, sent: SentRecord): Promise<ToolId> {
  if (sent.tool !== undefined) {
    const named = collection.tools.find((id) => id === sent.tool);
    if (named) return named;
    throw new Refusal('invalid', { fields: { tool: { code: 'notAChoice' } } });
  }
  const paths = leafPaths(sent.inputs);
  let best = collection.tools[0] as ToolId;
  let most = -1;
  for (const id of collection.tools) {
    const { tool } = await recordTool(id);
    // What every calculator may ask besides tells none of them from the others.
    const covered = paths.filter(
      (path) => Object.hasOwn(tool.fields, path) && tool.fields[path]?.section !== moreSection,
    ).length;
    if (covered > most) [best, most] = [id, covered];
  }
  return best;
}

/** The specification lists the patient's name among the insulin tool's data, too. The record's own name is the one that counts. */
function withoutName(inputs: unknown): unknown {
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs) || !Object.hasOwn(inputs, 'patientName'))
    return inputs;
  const { patientName: _, ...rest } = inputs as Record<string, unknown>;
  return rest;
}

/** Inputs that passed the calculator's own checks; refuses with the fields' paths as they stand in the body. */
export function checkedInputs({ schema }: Loaded, { inputsKey }: RecordCollection, inputs: unknown): object {
  const parsed = schema.safeParse(withoutName(inputs));
  if (parsed.success) return parsed.data;
  const fields: Record<string, FieldProblem> = {};
  for (const found of parsed.error.issues.slice(0, 50)) {
    const issue = found.code === 'custom' ? (found.params?.['issue'] as Issue | undefined) : undefined;
    const {
      path = '',
      severity: _,
      ...rest
    } = issue ?? ({ path: '', code: 'notAnObject', severity: 'hard' } satisfies Issue);
    fields[path ? `${inputsKey}.${path}`.slice(0, 100) : inputsKey] ??= rest;
  }
  throw new Refusal('invalid', { fields });
}

/** The marks that were sent, each a field with an answer, once and in the form's order; null where none were sent. */
export function checkedExamples({ tool }: Loaded, inputs: object, sent: unknown): readonly string[] | null {
  if (sent === undefined) return null;
  const answered = Object.keys(tool.fields).filter((path) => readPath(inputs, path) !== undefined);
  const isMark = (path: unknown): boolean => typeof path === 'string' && answered.includes(path);
  if (!Array.isArray(sent) || sent.length > answered.length || !sent.every(isMark))
    throw new Refusal('invalid', { fields: { examples: { code: Array.isArray(sent) ? 'unknown' : 'notAChoice' } } });
  return answered.filter((path) => sent.includes(path));
}

/**
 * A record as the API writes it. Inputs, results and plan are stored as JSON and passed on as they are; only older records are completed
 * first, and get the plan of the present rules where none was stored. A list has no plans, only the ids of their actions.
 */
export async function recordText(
  collection: RecordCollection,
  record: Assessment | ListedAssessment,
  recalculated = false,
): Promise<string> {
  const { id, tool, patientName, clinicalNotes, engineVersion: version, createdAt, examples } = record;
  const { visitId, patientId } = record;
  if (!isToolId(tool)) throw new Error(`a record of ${collection.name} is of no calculator: ${tool}`);
  const { tool: calculator } = await recordTool(tool);
  const inputs =
    version === engineVersion ? record.inputs : JSON.stringify(calculator.complete(JSON.parse(record.inputs)));
  const listed = 'planSteps' in record;
  const { plan, rules } = listed ? { plan: null, rules: null } : await planOfRecord(record, calculator);
  const steps = listed ? `,"planSteps":${record.planSteps}` : '';
  const head = JSON.stringify({
    id,
    tool,
    patientName,
    clinicalNotes,
    engineVersion: version,
    createdAt,
    ...(visitId !== null && { visitId }),
    ...(patientId !== null && { patientId }),
    ...(recalculated && { recalculated }),
  });
  const beside = `"plan":${plan},"planRules":${JSON.stringify(rules)}${steps},"disclaimer":${JSON.stringify(await planDisclaimer())}`;
  const marks = examples === null ? '' : `,"examples":${examples}`;
  const inHand = record.patient === null ? '' : `,"patient":${record.patient}`;
  return `${head.slice(0, -1)}${marks}${inHand},${JSON.stringify(collection.inputsKey)}:${inputs},${JSON.stringify(collection.resultsKey)}:${record.results},${beside}}`;
}
