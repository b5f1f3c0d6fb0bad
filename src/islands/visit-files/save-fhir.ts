import type { Chart } from '../../engine/chart/chart.ts';
import { isTaken } from '../../engine/judgement/medicine-day.ts';
import { toVisitBundle } from '../../engine/fhir/visit-bundle.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { readNoted } from '../bedside/day-rows.ts';
import { dayOf } from '../shared/day-of.ts';
import { saveFile } from '../shared/save-file.ts';
import type { Written } from '../visit/visit-text.ts';

/** A moment as ISO 8601 with the offset of the clock on the wall. */
export function withOffset(at: Date): string {
  const east = -at.getTimezoneOffset();
  const two = (part: number): string => String(Math.trunc(Math.abs(part))).padStart(2, '0');
  const local = new Date(at.getTime() + east * 60_000).toISOString().slice(0, 19);
  return `${local}${east < 0 ? '-' : '+'}${two(east / 60)}:${two(east % 60)}`;
}

/** The written words of each medicine by its fact, which go out with it; and those that no fact of the chart stands for. */
async function writtenOf(
  chart: Chart,
  notes: string,
  on: string,
): Promise<{ readonly written: ReadonlyMap<string, string>; readonly noted: readonly string[] }> {
  const written = new Map<string, string>();
  const noted: string[] = [];
  for (const { words, facts } of await readNoted(notes, on)) {
    const taken = facts.filter((fact) => isTaken(chart[fact]?.value));
    for (const fact of taken) written.set(fact, [written.get(fact), words].filter(Boolean).join('; '));
    // Of a class that the chart says is not taken, the words were carried over from before.
    if (facts.every((fact) => chart[fact] === undefined)) noted.push(words);
  }
  return { written, noted };
}

/** The visit as a FHIR file, handed to the browser to save. Its name says nothing of the patient. */
export async function saveVisitAsFhir({ visit, chart, name, notes, at, desk }: Written): Promise<void> {
  const bundle = await toVisitBundle({
    ...visit,
    chart,
    ...(await writtenOf(chart, notes, dayOf(at))),
    patientName: name,
    date: withOffset(at),
    engineVersion,
    locale: desk.locale,
  });
  saveFile(
    new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' }),
    `visit-${dayOf(at)}.fhir.json`,
  );
}
