// npm run charts -- FOLDER [yyyy-mm-dd]: every FHIR chart below a folder, read by the product and by a second, plain reading
// (tools/charts), and beside a publisher's expected results; how often they agree, and each place where they do not. Fails when one
// differs. Public ones: `input/tests` of github.com/cqframework/dqm-content-cms-2025 and ecqm-content-qicore-2024 and -2025 (CC0),
// `R4/SYNTHEA` of smart-on-fhir/generated-sample-data (Apache 2.0), Exafluence-Inc/exf-qicore-synthea-dataset (MIT).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chartFromFhir } from '../src/engine/fhir/index.ts';
import { compare, type Tally } from '../tools/charts/compare.ts';
import { compareExpected, type Report } from '../tools/charts/expected.ts';

const [folder, on = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run charts -- FOLDER [yyyy-mm-dd]');
  process.exit(2);
}

interface Json extends Report {
  readonly entry?: readonly { readonly fullUrl?: string; readonly resource?: Json }[];
}
interface Chart {
  readonly name: string;
  readonly json: unknown;
  readonly resources: readonly Json[];
}
const resourcesOf = (json: Json): readonly Json[] =>
  json.resourceType === 'Bundle'
    ? (json.entry ?? []).flatMap(({ resource }) => (resource ? resourcesOf(resource) : []))
    : [json];
const isPatient = ({ resourceType }: Json): boolean => resourceType === 'Patient';

/** The charts below a folder: each file that holds a patient and more, and each folder whose files hold one resource each. */
function* chartsIn(path: string): Generator<Chart> {
  const single: Json[] = [];
  let whole = 0;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name));
  for (const { name } of entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))) {
    const json = JSON.parse(readFileSync(join(path, name), 'utf8')) as Json;
    const resources = resourcesOf(json);
    if (json.resourceType !== 'Bundle') single.push(json);
    else if (resources.filter(isPatient).length === 1) {
      whole += 1;
      yield { name: join(path, name), json, resources };
    }
  }
  if (whole === 0 && single.filter(isPatient).length === 1) yield { name: path, json: single, resources: single };
  for (const each of entries.filter((entry) => entry.isDirectory())) yield* chartsIn(join(path, each.name));
}

const tallies = new Map<string, Tally>();
let charts = 0;
for (const { name, json, resources } of chartsIn(folder)) {
  charts += 1;
  const taken = chartFromFhir(json, { on });
  const expected = resources.filter(({ resourceType }) => resourceType === 'MeasureReport').slice(0, 1);
  for (const { fact, how, says } of [
    ...compare(taken, resources, on),
    ...expected.flatMap((report) => compareExpected(taken, report)),
  ]) {
    const tally = tallies.get(fact) ?? { same: 0, asked: 0, marked: 0, differs: 0 };
    tally[how] += 1;
    tallies.set(fact, tally);
    if (how === 'differs') console.log(`${relative(folder, name)}: ${fact}: ${says}`);
  }
}
console.log(`\n${charts} charts, read for ${on}`);
for (const [fact, { same, asked, marked, differs }] of [...tallies].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${fact.padEnd(18)} same ${same}, asked ${asked}, marked ${marked}, differs ${differs}`);
process.exitCode = [...tallies.values()].some(({ differs }) => differs) ? 1 : 0;
