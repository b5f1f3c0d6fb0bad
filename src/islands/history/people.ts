import type { RecordBase } from '../../api/contract.ts';
import { toolEntry, toolIds } from '../../engine/registry.ts';
import { fetchList } from '../stores/records.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { asPatientRecords, fetchVisits, type PatientRecord, visitsAddress } from '../visit/saved-visits.ts';
import type { VisitListed } from '../../api/contract.ts';

/** A patient as far as somebody has joined what is saved; without an id a name, which is no identity. */
export interface Person {
  readonly patientId: string | undefined;
  readonly name: string;
  readonly visits: number;
  /** Newest first. */
  readonly records: readonly PatientRecord[];
  /** When something was saved last. */
  readonly last: string;
}
export interface People {
  readonly people: readonly Person[];
  /** There is more than was looked at. */
  readonly more: boolean;
}

type Saved = Pick<SavedRecord, 'patientName' | 'createdAt'> & { readonly patientId?: string };

/** Who stands behind what is saved: one for each patient's id, one for each name that nobody has joined; who was saved last is first. */
export function peopleOf(visits: readonly VisitListed[], records: readonly PatientRecord[]): Person[] {
  const key = ({ patientId, patientName }: Saved): string => patientId ?? `\n${patientName}`;
  const visitsBy = Map.groupBy(visits, key);
  const recordsBy = Map.groupBy(records, key);
  const all = [...new Set([...visitsBy.keys(), ...recordsBy.keys()])].map((who): Person => {
    const theirs = (recordsBy.get(who) ?? []).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    const met = visitsBy.get(who) ?? [];
    const newest = ([...met, ...theirs] as Saved[]).reduce((one, other) =>
      one.createdAt < other.createdAt ? other : one,
    );
    return {
      patientId: newest.patientId,
      name: newest.patientName,
      visits: met.length,
      records: theirs,
      last: newest.createdAt,
    };
  });
  return all.sort((one, other) => (one.last < other.last ? 1 : -1));
}

const most = 200;

/** Who is saved, or whose name contains a text, as far as the newest of every list tell. */
export async function fetchPeople(term: string, signal: AbortSignal): Promise<People> {
  const asked = { limit: most, ...(term !== '' && { patientName: term }) };
  const collections = Map.groupBy(toolIds, (id) => toolEntry(id).collection);
  const [visits, ...lists] = await Promise.all([
    fetchVisits(visitsAddress, asked, signal),
    ...[...collections].map(async ([collection, tools]) => {
      const page = await fetchList<RecordBase>(`/api/${collection}/search`, asked, signal);
      return { records: asPatientRecords(tools, page.data), next: page.next };
    }),
  ]);
  return {
    people: peopleOf(
      visits.visits,
      lists.flatMap(({ records }) => records),
    ),
    more: [visits, ...lists].some(({ next }) => next !== null),
  };
}
