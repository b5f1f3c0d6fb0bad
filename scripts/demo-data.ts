// Fills an empty database with invented patients; `npm run demo` calls it and serves what it made.
import { randomUUID } from 'node:crypto';
import { saveAssessment } from '../db/assessments.ts';
import { openDatabase } from '../db/open.ts';
import { addAccount } from '../db/users.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { hashPassword } from '../src/api/password.ts';
import { engineVersion } from '../src/engine/kit/version.ts';
import { type Chart, inputsFor } from '../src/engine/chart/index.ts';
import { isRecord } from '../src/engine/kit/fields/fields.ts';
import { loadTool, toolIds } from '../src/engine/registry.ts';
import { type DemoPatient, demoPatients } from './lib/demo-patients.ts';
import { operate, Usage } from './lib/operate.ts';

const quarter = 91 * 24 * 60 * 60 * 1000;
/** What is known of a person at a visit: what always holds, and every step up to now. */
function chartAt({ facts, steps, a1c, weight }: DemoPatient, visit: number, on: string): Chart {
  const until = Object.entries(steps).filter(([at]) => Number(at) <= visit);
  const known = {
    ...facts,
    ...Object.assign({}, ...until.map(([, step]) => step.facts ?? {})),
    a1c: a1c[visit],
    weight: weight[visit],
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([fact, value]) =>
      isValue(value) ? [[fact, { value, on, from: 'record' as const }]] : [],
    ),
  );
}
const isValue = (value: unknown): value is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof value);

/** The example's answers with what the chart knows in their place; what it does not know stays the example's. */
function filled(defaults: object, known: object): object {
  const inputs: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(known)) {
    const old = inputs[key];
    inputs[key] = isRecord(old) && isRecord(value) ? filled(old, value) : value;
  }
  return inputs;
}

await operate(async () => {
  const [name = '', email = '', password = ''] = process.argv.slice(2);
  if (!password) throw new Usage('npm run demo calls this: demo-data NAME EMAIL PASSWORD');
  const store = await openDatabase(readEnvironment(process.env));
  try {
    const userId = await addAccount({ name, email, passwordHash: await hashPassword(password) });
    if (userId === undefined) return 'The demo is there already.';
    const last = Date.now() - quarter / 13;
    let saved = 0;
    for (const patient of demoPatients)
      for (const visit of patient.a1c.keys())
        for (const [at, tool] of toolIds.entries()) {
          // The first calculator at every visit, the others less and less often, as a clinic would.
          if (visit % Math.min(at + 1, 4) !== 0) continue;
          const day = new Date(last - (patient.a1c.length - 1 - visit) * quarter);
          const { defaults, validate, calculate, plan } = await loadTool(tool);
          const chart = chartAt(patient, visit, day.toISOString().slice(0, 10));
          const checked = validate(filled(defaults, inputsFor(tool, chart).inputs));
          if (!checked.ok)
            throw new Error(`${patient.name}, visit ${visit + 1}, ${tool}: ${JSON.stringify(checked.issues)}`);
          const id = randomUUID();
          const outcome = calculate(checked.inputs);
          await saveAssessment(
            { userId },
            {
              id,
              tool,
              patientName: patient.name,
              inputs: JSON.stringify(checked.inputs),
              results: JSON.stringify(outcome.results),
              plan: JSON.stringify(await plan(checked.inputs, outcome)),
              clinicalNotes: patient.steps[visit]?.note ?? '',
              examples: null,
              engineVersion,
            },
            10_000,
          );
          const createdAt = new Date(day.valueOf() + saved * 60_000).toISOString();
          await store.write([
            {
              sql: 'UPDATE assessments SET created_at = ? WHERE user_id = ? AND id = ?',
              args: [createdAt, userId, id],
            },
          ]);
          saved += 1;
        }
    return `${demoPatients.length} invented patients, ${saved} saved assessments over two years.`;
  } finally {
    await store.close();
  }
});
