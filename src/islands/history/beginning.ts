import type { PatientListed, RecordBase, VisitAnswer } from '../../api/contract.ts';
import { toolEntry } from '../../engine/registry.ts';
import { dayOf } from '../shared/day-of.ts';
import { ask } from '../stores/lists.ts';
import { asRecord } from '../stores/saving.ts';
import { momentOf, type PatientRecord } from '../visit/saved-visits.ts';
import type { Beginning } from '../visit/visit-store.ts';

/** What a visit begins from that begins from a record: what it tells of its patient, on its day. */
export async function beginningOf(record: PatientRecord): Promise<Beginning> {
  const { id, patientName, patientId, clinicalNotes } = record;
  const moment = (await momentOf(record)) ?? { on: dayOf(), chart: {} };
  return { ...moment, id, patientName, patientId, clinicalNotes };
}

/** What a new visit of a patient in the list begins from: the last visit, else what was saved last. */
export async function lastOf({ visitId, record }: PatientListed): Promise<Beginning> {
  if (visitId !== null) return ask<VisitAnswer>(`/api/visits/${visitId}`);
  if (!record) throw new Error('a patient without anything saved stands in the list');
  const { id, tool } = record;
  const data = await ask<RecordBase>(`/api/${toolEntry(tool).collection}/${id}`);
  return beginningOf({ ...asRecord(tool, data), tool });
}
