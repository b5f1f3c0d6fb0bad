import { recordsOfVisits, type Visit } from '../../../db/visits.ts';
import type { RefusedRecord, VisitRecord } from '../contract.ts';

/** What a visit keeps of its saving. */
export interface Saved {
  readonly records: readonly VisitRecord[];
  readonly refused: readonly RefusedRecord[];
}

function written(visit: Visit, there: ReadonlySet<string>, recalculated: boolean): string {
  const { id, patientId, patientName, day, chart, examples, plan, saved, clinicalNotes, engineVersion, createdAt } =
    visit;
  const { records, refused } = JSON.parse(saved) as Saved;
  const head = JSON.stringify({
    id,
    patientId,
    patientName,
    on: day,
    clinicalNotes,
    engineVersion,
    createdAt,
    // One may have been deleted by itself since.
    records: records.filter((one) => there.has(one.id)),
    refused,
    ...(recalculated && { recalculated }),
  });
  return `${head.slice(0, -1)},"chart":${chart},"examples":${examples},"plan":${plan}}`;
}

/** A visit as the API writes it. Chart and plan are stored as JSON and passed on as they are. */
export async function visitText(userId: string, visit: Visit, recalculated = false): Promise<string> {
  return written(visit, await recordsOfVisits(userId, [visit.id]), recalculated);
}

/** A page of visits, the records of all of them looked for at once. */
export async function visitTexts(userId: string, visits: readonly Visit[]): Promise<Iterable<string>> {
  const there = await recordsOfVisits(
    userId,
    visits.map(({ id }) => id),
  );
  return visits.values().map((visit) => written(visit, there, false));
}
