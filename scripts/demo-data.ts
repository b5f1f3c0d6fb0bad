// Fills an empty database with invented patients; `npm run demo` calls it and serves what it made.
import { randomUUID } from 'node:crypto';
import { store } from '../db/client.ts';
import { openDatabase } from '../db/open.ts';
import { addAccount } from '../db/users.ts';
import { saveVisit } from '../db/visits.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { hashPassword } from '../src/api/password.ts';
import { computed } from '../src/api/visits/compute.ts';
import type { Saved } from '../src/api/visits/visit-text.ts';
import { engineVersion } from '../src/engine/kit/version.ts';
import { factOf } from '../src/engine/chart/form.ts';
import { grown } from '../src/engine/chart/outdated.ts';
import { type Chart, chartOf, inputsFor } from '../src/engine/chart/index.ts';
import { loadTool, toolIds } from '../src/engine/registry.ts';
import { type DemoPatient, demoPatients } from '../tools/lib/demo-patients.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

const visitsAYear = 4;
const quarter = 91 * 24 * 60 * 60 * 1000;
/** What is known of a person at a visit: what always holds, and every step up to now. How long something lasts goes on from the visit it was told at. */
function chartAt({ facts, steps, measured }: DemoPatient, visit: number, dayOf: (visit: number) => string): Chart {
  const on = dayOf(visit);
  const told = (known: object, at: number): Chart =>
    Object.fromEntries(
      Object.entries(known).flatMap(([fact, value]) =>
        isValue(value) ? [[fact, { value, on: dayOf(at), from: 'record' as const }]] : [],
      ),
    );
  const known: Chart = {
    ...told(facts, 0),
    ...Object.assign(
      {},
      ...Object.keys(steps).flatMap((at) =>
        Number(at) <= visit ? [told(steps[Number(at)]?.facts ?? {}, Number(at))] : [],
      ),
    ),
    ...told({ age: facts.age - Math.floor((measured.a1c.length - 1 - visit) / visitsAYear) }, visit),
    ...told(Object.fromEntries(Object.entries(measured).map(([fact, values]) => [fact, values[visit]])), visit),
  };
  const lasting = { ...known, ...Object.fromEntries(grown(known, on)) };
  return Object.fromEntries(Object.entries(lasting).map(([fact, each]) => [fact, { ...each, on }]));
}
const isValue = (value: unknown): value is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof value);

/** The chart with the example's answers to what calculators ask besides: these people are invented, habits and all. */
async function completed(chart: Chart, on: string): Promise<Chart> {
  let full = chart;
  for (const id of toolIds) {
    const { fields, defaults } = await loadTool(id);
    const usual = chartOf(id, defaults);
    const more = inputsFor(id, full).missing.flatMap((path) => {
      const field = fields[path];
      const fact = field && factOf(field);
      const known = fact && usual[fact];
      return known ? [[fact, { ...known, on }] as const] : [];
    });
    full = { ...Object.fromEntries(more), ...full };
  }
  return full;
}

/** One visit, stored as a clinician's would be, and dated back. */
async function save(
  userId: string,
  patient: DemoPatient,
  visit: number,
  dayAt: (visit: number) => Date,
  patientId: string,
): Promise<number> {
  const day = dayAt(visit);
  const dayOf = (at: number): string => dayAt(at).toISOString().slice(0, 10);
  const on = dayOf(visit);
  const chart = await completed(chartAt(patient, visit, dayOf), on);
  const about = { patientName: patient.name, clinicalNotes: patient.steps[visit]?.note ?? '', on, confirmed: toolIds };
  const { plan, records, listed, refused, due } = await computed(chart, about);
  const id = randomUUID();
  const { patientName, clinicalNotes } = about;
  const made = {
    id,
    patientId,
    patientName,
    day: on,
    chart: JSON.stringify(chart),
    examples: '[]',
    plan: JSON.stringify(plan),
    saved: JSON.stringify({ records: listed, refused } satisfies Saved),
    clinicalNotes,
    engineVersion,
  };
  await saveVisit({ userId }, made, records, due, 10_000);
  const createdAt = day.toISOString();
  await store().write([
    { sql: 'UPDATE visits SET created_at = ? WHERE user_id = ? AND id = ?', args: [createdAt, userId, id] },
    { sql: 'UPDATE assessments SET created_at = ? WHERE user_id = ? AND visit_id = ?', args: [createdAt, userId, id] },
  ]);
  return records.length;
}

await operate(async () => {
  const [name = '', email = '', password = ''] = process.argv.slice(2);
  if (!password) throw new Usage('npm run demo calls this: demo-data NAME EMAIL PASSWORD');
  const open = await openDatabase(readEnvironment(process.env));
  try {
    const userId = await addAccount({ name, email, passwordHash: await hashPassword(password) });
    if (userId === undefined) return 'The demo is there already.';
    const last = Date.now() - quarter / 13;
    let saved = 0;
    let visits = 0;
    for (const patient of demoPatients) {
      const patientId = randomUUID();
      for (const visit of patient.measured.a1c.keys()) {
        // Each visit of all a minute after the one before, as the list is in their order.
        const first = visits - visit;
        const dayAt = (at: number) =>
          new Date(last - (patient.measured.a1c.length - 1 - at) * quarter + (first + at) * 60_000);
        saved += await save(userId, patient, visit, dayAt, patientId);
        visits += 1;
      }
    }
    return `${demoPatients.length} invented patients, ${visits} visits with ${saved} assessments over two years.`;
  } finally {
    await open.close();
  }
});
