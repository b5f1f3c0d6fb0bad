import type { VisitAnswer } from '../../api/contract.ts';
import { type Chart, withoutExamples } from '../../engine/chart/chart.ts';
import { chartOfFields } from '../../engine/chart/form.ts';
import { type IdentityFact, likeness } from '../../engine/chart/identity.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isToolId, type ToolId } from '../../engine/registry.ts';
import { writtenIn } from '../form/form-values.ts';
import { type Loaded, loadAll } from '../shared/loaded.ts';
import { draftPrefix, readDraft } from '../stores/draft.ts';
import { stored } from '../stores/storage.ts';

/** One patient in front of one user, in this tab only (decision D21). */
export interface VisitState {
  readonly owner: string;
  readonly name: string;
  /** What is known; never an example. */
  readonly chart: Chart;
  /** Calculators that were opened with this patient: what comes back from them is the same one's. */
  readonly opened: readonly string[];
  /** Whose visits are saved already, as the clinician said; absent for somebody new. */
  readonly patientId?: string;
}

const isVisit = (value: unknown): value is VisitState =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.opened) &&
  (value.patientId === undefined || typeof value.patientId === 'string') &&
  isRecord(value.chart) &&
  Object.values(value.chart).every((known) => isRecord(known) && 'value' in known);

const nobody: VisitState = { owner: '', name: '', chart: {}, opened: [] };
const slot = stored<VisitState>(() => sessionStorage, `${draftPrefix}visit`, nobody, isVisit);

export const emptyVisit = (owner: string): VisitState => ({ ...nobody, owner });

/** This user's visit; another person's is wiped, never shown. */
export function readVisit(owner: string): VisitState {
  const kept = slot.read();
  if (kept.owner === owner) return { ...kept, chart: withoutExamples(kept.chart) };
  if (kept.owner !== '') slot.clear();
  return emptyVisit(owner);
}

export function keepVisit(state: VisitState): void {
  slot.write(state);
}

/** The day of the person at the screen, yyyy-mm-dd. */
export function dayToday(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What somebody brings along from a calculator. */
export interface Brought {
  readonly tool: ToolId;
  readonly loaded: Loaded;
  readonly name: string;
  readonly chart: Chart;
}

/** What was entered in the calculator this page was reached from (`?from=`), without its examples; null where there is none. */
export async function broughtAlong(owner: string, locale: Locale, address: URL): Promise<Brought | null> {
  const tool = address.searchParams.get('from');
  if (!isToolId(tool)) return null;
  const draft = readDraft(tool, owner);
  if (!draft) return null;
  const loaded = await loadAll(tool, locale);
  const inputs = writtenIn(loaded.tool, { ...draft, exact: draft.exact ?? {}, examples: [] });
  const chart = withoutExamples(chartOfFields(loaded.tool.fields, inputs, draft.examples));
  return Object.keys(chart).length > 0 ? { tool, loaded, name: draft.patientName, chart } : null;
}

/** In what a patient brought along is not the one of the visit. */
export function disagreements(visit: Chart, brought: Chart): readonly IdentityFact[] {
  const today = dayToday();
  return likeness(visit, today, brought, today).differs;
}

/** Whether a patient brought along may be another one, and has to be asked about. */
export function isDoubtful({ chart, opened }: VisitState, brought: Brought): boolean {
  if (Object.keys(chart).length === 0) return false;
  return !opened.includes(brought.tool) || disagreements(chart, brought.chart).length > 0;
}

/** The visit with what was brought along: the newer answer holds, and what did not change keeps its day. */
export function joined(state: VisitState, { tool, name, chart }: Brought, on: string): VisitState {
  const news = Object.entries(chart).filter(([fact, { value }]) => state.chart[fact]?.value !== value);
  return {
    ...state,
    name: name.trim() || state.name,
    chart: { ...state.chart, ...Object.fromEntries(news.map(([fact, known]) => [fact, { ...known, on }])) },
    opened: [...new Set([...state.opened, tool])],
  };
}

/** A visit begun from a saved one: the same patient, every figure with the day it was measured. */
export function begunFrom(owner: string, saved: VisitAnswer): VisitState {
  const chart = Object.entries(withoutExamples(saved.chart)).map(([fact, known]) => [
    fact,
    { ...known, on: known.on ?? saved.on, from: 'record' as const },
  ]);
  return {
    ...emptyVisit(owner),
    name: saved.patientName,
    chart: Object.fromEntries(chart),
    patientId: saved.patientId,
  };
}
