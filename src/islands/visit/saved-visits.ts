import type { Candidate, RecordBase, Standing, VisitAnswer, VisitListed } from '../../api/contract.ts';
import { type Chart, withoutExamples } from '../../engine/chart/chart.ts';
import { chartOfFields } from '../../engine/chart/form.ts';
import { identityFacts } from '../../engine/chart/identity.ts';
import { loadForm, toolEntry, type ToolId, toolIds } from '../../engine/registry.ts';
import { isNotFound } from '../api-client.ts';
import { ownPaths } from '../form/form-values.ts';
import { dayOf } from '../shared/day-of.ts';
import { ask, type Asked, fetchList, type ListPage } from '../stores/lists.ts';
import { changingKept, deleteAt } from '../stores/records.ts';
import { asRecord, type SavedRecord } from '../stores/saving.ts';
import type { Moment } from './course-data.ts';
import { afterDeletion, afterParting, type KnownPatient } from './known-by.ts';
import { changeVisit } from './visit-store.ts';

/** Deletes for good. A visit that is already gone counts as deleted. */
export const deleteVisit = (id: string): Promise<void> =>
  changingKept(async () => {
    await deleteAt(`/api/visits/${id}`);
    changeVisit((visit) => afterDeletion(visit, id));
  });

async function fetchCandidates(
  patientName: string,
  on: string,
  chart: Chart,
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  const body = { patientName: patientName.trim(), on, chart };
  return ask('/api/patients/candidates', { method: 'POST', body, signal });
}

/** How what is saved under the same name is asked for and kept: once, whoever shows it. */
export const candidatesQuery = (name: string, chart: Chart) => ({
  queryKey: [
    '/api',
    'patients/candidates',
    name.trim(),
    JSON.stringify(identityFacts.map((fact) => chart[fact]?.value ?? null)),
  ],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchCandidates(name, dayOf(), chart, signal),
});

/** Those who are not known to be the patient in front of you already. */
export const othersIn = (candidates: readonly Candidate[], patientId: string | undefined): readonly Candidate[] =>
  candidates.filter((one) => one.patientId === null || one.patientId !== patientId);

/** What is joined or parted, by its ids. */
export interface Named extends Partial<KnownPatient> {
  readonly visits?: readonly string[];
  readonly records?: readonly string[];
}
export const change = (how: 'join' | 'part', body: Named): Promise<Standing> =>
  changingKept(async () => {
    const stands = await ask<Standing>(`/api/patients/${how}`, { method: 'POST', body });
    // Before anything is asked anew: what is parted is not shown under the old patient while a list is on its way.
    if (how === 'part') changeVisit((visit) => afterParting(visit, stands));
    return stands;
  });

/**
 * Whose the visit is from now on, which is said to be the candidate's: of two who are known already, the one in front of you. Where
 * that one is known no longer (parted or deleted in another tab), theirs.
 */
export async function joinedWith(
  { patientId: theirs, visits, records }: Pick<Candidate, 'patientId' | 'visits' | 'records'>,
  mine: Partial<KnownPatient>,
): Promise<KnownPatient> {
  const named = { visits: visits.map(({ id }) => id), records: records.map(({ id }) => id) };
  const [knownBy = ''] = [...named.visits, ...named.records];
  const { patientId, knownBy: by } = mine;
  if (patientId === undefined || by === undefined) {
    if (theirs !== null) return { patientId: theirs, knownBy };
    const stands = await change('join', named);
    const joined = stands.visits[0]?.patientId ?? stands.records[0]?.patientId;
    if (!joined) throw new Error('nothing was joined');
    return { patientId: joined, knownBy };
  }
  try {
    await change('join', { ...named, patientId, knownBy: by });
    return { patientId, knownBy: by };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return joinedWith({ patientId: theirs, visits, records }, {});
  }
}

/** Something of a patient's past: a visit, or an assessment that was saved by itself. */
interface Past extends Moment {
  readonly id: string;
  readonly at: string;
  readonly visit?: VisitListed;
  readonly tool?: ToolId;
}

const most = 200;

/** A stored record of a calculator that the registry knows. */
export interface PatientRecord extends SavedRecord {
  readonly tool: ToolId;
}

/** Those of a list whose calculator the registry knows. */
function asPatientRecords(tools: readonly ToolId[], list: readonly RecordBase[]): PatientRecord[] {
  return list.flatMap((record) => {
    const tool = tools.find((id) => id === record.tool);
    return tool ? [{ ...asRecord(tool, record), tool }] : [];
  });
}

/** Every page of a list. */
async function everyPage<T>(collection: string, asked: Asked, signal: AbortSignal): Promise<T[]> {
  const all: T[] = [];
  let path: string | null = `/api/${collection}/search`;
  while (path !== null) {
    const { data, next }: ListPage<T> = await fetchList<T>(path, { limit: most, ...asked }, signal);
    all.push(...data);
    path = next;
  }
  return all;
}

/** What every calculator's collection holds of somebody. */
async function recordsOf(asked: Asked, signal: AbortSignal): Promise<PatientRecord[]> {
  const collections = Map.groupBy(toolIds, (id) => toolEntry(id).collection);
  const lists = await Promise.all(
    [...collections].map(async ([collection, tools]) =>
      asPatientRecords(tools, await everyPage<RecordBase>(collection, asked, signal)),
    ),
  );
  return lists.flat();
}

/** What a record by itself tells of the patient, on its day: no example, and nothing that nobody was asked. */
export async function momentOf({
  tool: id,
  createdAt,
  inputs,
  examples,
  patient,
}: PatientRecord): Promise<Moment | null> {
  // Saved with a patient in hand: all that was known of them then.
  if (patient) return { on: patient.on, chart: withoutExamples(patient.chart) };
  const tool = await loadForm(id);
  if (typeof inputs !== 'object' || inputs === null) return null;
  const own = ownPaths(tool, inputs, examples);
  const others = Object.keys(tool.fields).filter((path) => !own.includes(path));
  return { on: dayOf(new Date(createdAt)), chart: withoutExamples(chartOfFields(tool.fields, inputs, others)) };
}

async function pastOfRecords(records: readonly PatientRecord[]): Promise<Past[]> {
  const all: Past[] = [];
  for (const record of records) {
    // Those of a visit tell nothing that its chart does not.
    if (record.visitId !== undefined) continue;
    const moment = await momentOf(record);
    if (moment) all.push({ ...moment, id: record.id, at: record.createdAt, tool: record.tool });
  }
  return all;
}

/** Everything saved of one patient, over all calculators. */
export interface Patient {
  readonly visits: readonly VisitListed[];
  readonly records: readonly PatientRecord[];
  /** What was known when, oldest first. */
  readonly past: readonly Past[];
}

/** How a patient's past is asked for and kept: once, whoever shows it. */
export const patientQuery = (patientId: string) => ({
  queryKey: ['/api', 'patient', patientId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchPatient(patientId, signal),
});

/** What is saved by itself under exactly this name, as names are searched, and nobody has joined; newest first. */
export const unjoinedQuery = (name: string) => ({
  queryKey: ['/api', 'patient', 'unjoined', name.trim()],
  async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<readonly PatientRecord[]> {
    const under = await fetchCandidates(name, dayOf(), {}, signal);
    const wanted = new Set(
      under.filter(({ patientId }) => patientId === null).flatMap(({ records }) => records.map(({ id }) => id)),
    );
    const found = (await recordsOf({ patientName: name.trim() }, signal)).filter(({ id }) => wanted.has(id));
    return found.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  },
});

async function fetchPatient(patientId: string, signal: AbortSignal): Promise<Patient> {
  const [visits, records] = await Promise.all([
    everyPage<VisitListed>('visits', { patientId }, signal),
    recordsOf({ patientId }, signal),
  ]);
  const past: Past[] = [
    ...visits.map((visit) => ({ id: visit.id, at: visit.createdAt, on: visit.on, visit, chart: visit.chart })),
    ...(await pastOfRecords(records)),
  ];
  past.sort((one, other) => (one.on < other.on || (one.on === other.on && one.at < other.at) ? -1 : 1));
  return { visits, records, past };
}

/** The same with the plan of every visit, which no list carries. */
export interface PatientWithPlans extends Omit<Patient, 'visits'> {
  readonly visits: readonly VisitAnswer[];
}
export const patientWithPlansQuery = (patientId: string) => ({
  queryKey: ['/api', 'patient', patientId, 'with plans'],
  async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<PatientWithPlans> {
    const patient = await fetchPatient(patientId, signal);
    const alone = patient.visits.map(({ id }) => ask<VisitAnswer>(`/api/visits/${id}`, { signal }));
    return { ...patient, visits: await Promise.all(alone) };
  },
});
