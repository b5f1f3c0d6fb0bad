import type { Candidate, RecordBase, Standing, VisitAnswer } from '../../api/contract.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { chartOfFields } from '../../engine/chart/form.ts';
import type { Plan } from '../../engine/plan/actions.ts';
import { loadTool, toolEntry, type ToolId, toolIds } from '../../engine/registry.ts';
import { ApiError, call } from '../api-client.ts';
import { queryClient, watchingSession } from '../stores/records.ts';
import { asRecord, $savedCount, saveId } from '../stores/saving.ts';
import type { Moment } from './course-data.ts';

/** One visit as it is sent. What is in `content` is a visit of its own; the patient is only who it belongs to. */
export interface Sendable {
  readonly patientName: string;
  readonly on: string;
  readonly chart: Chart;
  /** Only compared with the server's; left out while the answer is still being worked out. */
  readonly plan: Plan | undefined;
  readonly patientId: string | undefined;
}
export const contentOf = ({ patientName, on, chart }: Sendable): string =>
  JSON.stringify([patientName.trim(), on, chart]);

/** Saves a visit; the same content again is stored once. */
export async function sendVisit(visit: Sendable): Promise<VisitAnswer> {
  const id = saveId(contentOf(visit));
  const body = { ...visit, id, patientName: visit.patientName.trim() };
  const { data } = await watchingSession(call<VisitAnswer>('/api/visits', { method: 'POST', body }));
  $savedCount.set($savedCount.get() + 1);
  return data;
}

export interface VisitsPage {
  readonly visits: readonly VisitAnswer[];
  readonly next: string | null;
}
export async function fetchVisits(path: string, signal: AbortSignal): Promise<VisitsPage> {
  const { data, next } = await watchingSession(call<readonly VisitAnswer[]>(path, { signal }));
  return { visits: data, next };
}

/** Deletes for good. A visit that is already gone counts as deleted. */
export async function deleteVisit(id: string): Promise<void> {
  try {
    await watchingSession(call(`/api/visits/${id}`, { method: 'DELETE' }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await queryClient.invalidateQueries();
}

export async function fetchCandidates(
  patientName: string,
  on: string,
  chart: Chart,
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  const body = { patientName: patientName.trim(), on, chart };
  return (
    await watchingSession(call<readonly Candidate[]>('/api/patients/candidates', { method: 'POST', body, signal }))
  ).data;
}

/** What is joined or parted, by its ids. */
export interface Named {
  readonly patientId?: string;
  readonly visits?: readonly string[];
  readonly records?: readonly string[];
}
export async function change(how: 'join' | 'part', body: Named): Promise<Standing> {
  const { data } = await watchingSession(call<Standing>(`/api/patients/${how}`, { method: 'POST', body }));
  await queryClient.invalidateQueries();
  return data;
}

/** Something of a patient's past: a visit, or an assessment that was saved by itself. */
export interface Past extends Moment {
  readonly id: string;
  readonly at: string;
  readonly visit?: VisitAnswer;
  readonly tool?: ToolId;
}

const most = 200;

async function recordsOf(tools: readonly ToolId[], patientId: string, signal: AbortSignal): Promise<Past[]> {
  const [first] = tools;
  if (!first) return [];
  const path = `/api/${toolEntry(first).collection}?limit=${most}&patientId=${patientId}`;
  const { data } = await watchingSession(call<readonly RecordBase[]>(path, { signal }));
  const all: Past[] = [];
  for (const record of data) {
    const tool = tools.find((id) => id === record.tool);
    // Those of a visit tell nothing that its chart does not.
    if (!tool || record.visitId !== undefined) continue;
    const { fields } = await loadTool(tool);
    const { inputs } = asRecord(tool, record);
    const on = record.createdAt.slice(0, 10);
    if (typeof inputs !== 'object' || inputs === null) continue;
    all.push({ id: record.id, at: record.createdAt, on, tool, chart: chartOfFields(fields, inputs, record.examples) });
  }
  return all;
}

/** Everything saved of one patient, over all calculators, oldest first. */
export async function fetchPast(patientId: string, signal: AbortSignal): Promise<readonly Past[]> {
  const collections = Map.groupBy(toolIds, (id) => toolEntry(id).collection);
  const [{ visits }, ...records] = await Promise.all([
    fetchVisits(`/api/visits?limit=${most}&patientId=${patientId}`, signal),
    ...[...collections.values()].map((tools) => recordsOf(tools, patientId, signal)),
  ]);
  const all: Past[] = [
    ...visits.map((visit) => ({ id: visit.id, at: visit.createdAt, on: visit.on, visit, chart: visit.chart })),
    ...records.flat(),
  ];
  return all.sort((one, other) => (one.on < other.on || (one.on === other.on && one.at < other.at) ? -1 : 1));
}
