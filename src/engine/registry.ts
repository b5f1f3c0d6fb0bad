import type { Tool, ToolId } from './kit/tool.ts';

export type Collection = 'assessments' | 'insulin-assessments' | 'life-days-assessments' | 'dosing-engine-assessments';

interface Entry {
  /** The page's address, without the language. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly collection: Collection;
  /** The keys a saved record bears in the API (decision D7). */
  readonly keys: readonly [inputs: string, results: string];
  readonly load: () => Promise<Tool>;
}

/** One line per calculator: addresses, API name, lazy loader. */
export const tools = {
  'a1c-forecast': {
    path: '/calculator',
    collection: 'assessments',
    keys: ['patientData', 'results'],
    load: async () => (await import('./a1c-forecast/index.ts')).a1cForecast as Tool,
  },
  'clinical-logic': {
    path: '/clinical-logic',
    aliases: ['/prediction-tool'],
    collection: 'assessments',
    keys: ['patientData', 'results'],
    load: async () => (await import('./clinical-logic/index.ts')).clinicalLogic as Tool,
  },
  'life-days': {
    path: '/tools/life-days',
    collection: 'life-days-assessments',
    keys: ['lifeDaysData', 'results'],
    load: async () => (await import('./life-days/index.ts')).lifeDays as Tool,
  },
  'insulin-cgm': {
    path: '/insulin-calculator',
    collection: 'insulin-assessments',
    keys: ['patientData', 'results'],
    load: async () => (await import('./insulin-cgm/index.ts')).insulinCgm as Tool,
  },
  dosing: {
    path: '/tools/dosing-engine',
    collection: 'dosing-engine-assessments',
    keys: ['patientProfile', 'recommendations'],
    load: async () => (await import('./dosing/index.ts')).dosing as Tool,
  },
} as const satisfies Partial<Record<ToolId, Entry>>;

export type KnownToolId = keyof typeof tools;
export const toolIds = Object.keys(tools) as KnownToolId[];

export function isToolId(value: unknown): value is KnownToolId {
  return typeof value === 'string' && Object.hasOwn(tools, value);
}

export function toolEntry(id: KnownToolId): Entry {
  return tools[id];
}

/** The calculator behind an id. Rejects with a plain sentence when there is none. */
export async function loadTool(id: string): Promise<Tool> {
  if (!isToolId(id)) throw new Error(`There is no calculator “${id}”. Known: ${toolIds.join(', ')}.`);
  return tools[id].load();
}
