import type { Question } from './kit/report/report.ts';
import type { Source } from './kit/source.ts';
import type { Outcome, Tool } from './kit/tool.ts';
import type { ToolForm } from './kit/tool-form.ts';
import type { Plan } from './plan/actions.ts';

interface Entry<Id extends string> {
  /** The page's address, without the language; `/tools/<id>` where none is given. */
  readonly path?: string;
  readonly aliases?: readonly string[];
  /** The API's name for its records; `<id>-assessments` where none is given. */
  readonly collection?: string;
  /** The keys a saved record bears in the API (decision D7); `inputs` and `results` where none are given. */
  readonly keys?: readonly [inputs: string, results: string];
  /** The choice field that opens one of its records, where other calculators' reports may link to this one. */
  readonly reference?: string;
  /** What it answers that another one only illustrates and points from. */
  readonly answers?: Question;
  /** What its page needs before an answer. */
  readonly form: () => Promise<ToolForm<object, Id>>;
  readonly load: () => Promise<Tool<object, object, Id>>;
}

/** Refuses, while typing, an entry whose calculator bears another id. */
function register<const E extends { readonly [Id in keyof E]: Entry<Id & string> }>(entries: E): E {
  return entries;
}

/** One entry per calculator in the hub's order, addresses and API name where they are not the usual ones. Whatever lists calculators reads it here. */
export const tools = register({
  'a1c-forecast': {
    path: '/calculator',
    collection: 'assessments',
    keys: ['patientData', 'results'],
    form: async () => (await import('./a1c-forecast/form.ts')).form,
    load: async () => (await import('./a1c-forecast/index.ts')).a1cForecast,
  },
  'insulin-cgm': {
    path: '/insulin-calculator',
    collection: 'insulin-assessments',
    keys: ['patientData', 'results'],
    form: async () => (await import('./insulin-cgm/form.ts')).form,
    load: async () => (await import('./insulin-cgm/index.ts')).insulinCgm,
  },
  'clinical-logic': {
    path: '/clinical-logic',
    aliases: ['/prediction-tool'],
    collection: 'assessments',
    keys: ['patientData', 'results'],
    form: async () => (await import('./clinical-logic/form.ts')).form,
    load: async () => (await import('./clinical-logic/index.ts')).clinicalLogic,
  },
  'life-days': {
    keys: ['lifeDaysData', 'results'],
    form: async () => (await import('./life-days/form.ts')).form,
    load: async () => (await import('./life-days/index.ts')).lifeDays,
  },
  dosing: {
    path: '/tools/dosing-engine',
    collection: 'dosing-engine-assessments',
    keys: ['patientProfile', 'recommendations'],
    reference: 'medicationClass',
    form: async () => (await import('./dosing/form.ts')).form,
    load: async () => (await import('./dosing/index.ts')).dosing,
  },
  'organ-risk': {
    keys: ['patientData', 'results'],
    answers: 'validatedRisk',
    form: async () => (await import('./organ-risk/form.ts')).form,
    load: async () => (await import('./organ-risk/index.ts')).organRisk,
  },
  // New calculators are added above this line.
});

/** Ids are the same everywhere: folder, registry key, content id, `tool` column. */
export type ToolId = keyof typeof tools;
export const toolIds = Object.keys(tools) as ToolId[];

export function isToolId(value: unknown): value is ToolId {
  return typeof value === 'string' && Object.hasOwn(tools, value);
}

/** What the registry says of a calculator, complete. */
export interface ToolEntry {
  readonly path: string;
  readonly aliases: readonly string[];
  readonly collection: string;
  readonly keys: readonly [inputs: string, results: string];
  readonly reference: string | null;
  readonly answers: Question | null;
}

/** An entry with the usual address and API names where it gives none. Tests come to it over the whole module. @public */
export function completeEntry(id: string, entry: Omit<Entry<string>, 'form' | 'load'>): ToolEntry {
  return {
    path: entry.path ?? `/tools/${id}`,
    aliases: entry.aliases ?? [],
    collection: entry.collection ?? `${id}-assessments`,
    keys: entry.keys ?? ['inputs', 'results'],
    reference: entry.reference ?? null,
    answers: entry.answers ?? null,
  };
}

export function toolEntry(id: ToolId): ToolEntry {
  const entry: Entry<ToolId> = tools[id];
  return completeEntry(id, entry);
}

/** The calculator whose records others link to, with the field that opens one; null where there is none. */
export function referenceTool(): { readonly id: ToolId; readonly path: string; readonly field: string } | null {
  for (const id of toolIds) {
    const { path, reference } = toolEntry(id);
    if (reference !== null) return { id, path, field: reference };
  }
  return null;
}

/** The page of the calculator that answers a question; null where there is none. */
export function pageAnswering(question: Question): string | null {
  return toolIds.map(toolEntry).find(({ answers }) => answers === question)?.path ?? null;
}

/** A calculator with its plan: what to do for the patient that its inputs tell of. */
export interface Calculator extends Tool<object, object, ToolId> {
  /** `marks.examples` are the paths of fields that still stand at their example value. */
  plan(inputs: object, outcome: Outcome<object>, marks?: { readonly examples?: readonly string[] }): Promise<Plan>;
}

/** A part that failed to load is tried again; one that came is not asked for twice. */
let planning: Promise<typeof import('./judgement/tool-plan.ts')> | undefined;
function loadPlanning(): Promise<typeof import('./judgement/tool-plan.ts')> {
  planning ??= import('./judgement/tool-plan.ts').catch((error: unknown) => {
    planning = undefined;
    throw error;
  });
  return planning;
}

function known(id: string): ToolId {
  if (!isToolId(id)) throw new Error(`There is no calculator “${id}”. Known: ${toolIds.join(', ')}.`);
  return id;
}

/** What a calculator asks, without what answers it. Rejects with a plain sentence when there is none. */
export async function loadForm(id: string): Promise<ToolForm<object, ToolId>> {
  return tools[known(id)].form();
}

/** The sources that calculators alone name, of all of them. */
export async function ownSources(): Promise<Readonly<Record<string, Source>>> {
  const forms = await Promise.all(toolIds.map(loadForm));
  return Object.assign({}, ...forms.map(({ sources }) => sources)) as Readonly<Record<string, Source>>;
}

/** The calculator behind an id. Rejects with a plain sentence when there is none. Judgement is loaded when a plan is asked for. */
export async function loadTool(id: string): Promise<Calculator> {
  const tool = await tools[known(id)].load();
  return {
    ...tool,
    plan: async (inputs, outcome, marks) => (await loadPlanning()).planOfTool(tool, inputs, outcome, marks),
  };
}
