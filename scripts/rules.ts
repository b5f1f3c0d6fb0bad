/**
 * `npm run rules` holds 20,000 seeded patients and every named one against what no doctor disputes, and measures the rules themselves.
 * `-- --diff COMMIT` prints what the rules of today change against a commit's. `-- --patients N` takes fewer, `-- --from SEED` others, beginning at
 * that seed instead of 1. Fails where a statement is broken.
 */
import { parseArgs } from 'node:util';
import { judge, planFor } from '../src/engine/judgement/index.ts';
import { rules } from '../src/engine/judgement/rules.ts';
import { rowsOf } from '../src/engine/plan/rows.ts';
import { visit } from '../src/engine/visit/index.ts';
import { namedPatients } from '../tools/rules/cases.ts';
import { printDiff } from '../tools/rules/diff.ts';
import {
  cliffs,
  dependsOnOrder,
  disagreeing,
  holdAgainst,
  leftWithoutAWord,
  nobodyYet,
  omitted,
  spread,
} from '../tools/rules/measures.ts';
import { chartOf, type Facts, patient, seenLongAgo } from '../tools/rules/patients.ts';
import { statements } from '../tools/rules/statements/index.ts';

const { values } = parseArgs({
  options: {
    diff: { type: 'string' },
    patients: { type: 'string', default: '20000' },
    from: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});
const count = Number(values.patients);
const from = Number(values.from);
if (!Number.isInteger(count) || count < 0 || !Number.isInteger(from) || from < 1)
  throw new RangeError('--patients takes a whole number from 0, --from a seed from 1.');
const on = '2026-01-01';
/** Measures that judge a patient dozens of times look at this many. */
const few = Math.min(count, 1500);

const named = await namedPatients();
function* everyone(): Generator<Facts> {
  for (const { facts } of named) yield facts;
  for (let seed = from; seed < from + count; seed += 1) yield patient(seed);
}

const tally = (found: readonly string[]): string =>
  [...new Set(found)]
    .map((each) => `    ${each} (${found.filter((other) => other === each).length})`)
    .slice(0, values.all ? undefined : 12)
    .join('\n');

const spreadOf = (counts: readonly number[]): string => {
  const { median, nineInTen, most } = spread(counts);
  return `median ${median}, nine in ten up to ${nineInTen}, most ${most}`;
};

async function measure(): Promise<void> {
  const broken = nobodyYet(statements);
  const fired = new Set<string>();
  const lengths: number[] = [];
  const rows: number[] = [];
  let patients = 0;
  let disagreements = 0;
  const places: string[] = [];
  let silent = 0;
  for (const facts of everyone()) {
    const chart = chartOf(facts);
    const { plan, judgement } = await visit(chart, { on });
    // A visit's plan and the one of judgement alone, which every calculator builds on.
    if (holdAgainst(broken, facts, plan) > 0) patients += 1;
    for (const { rule } of judgement.fired) fired.add(rule.id);
    const differing = disagreeing(judgement);
    if (differing.length) disagreements += 1;
    places.push(...differing);
    if (leftWithoutAWord(judgement, planFor(judge(chart)))) silent += 1;
    lengths.push(plan.actions.length);
    rows.push(rowsOf(plan).length);
  }
  console.log('broken  of      statement');
  for (const { statement, broken: number, concerned, examples } of broken) {
    if (number === 0 && concerned > 0 && !values.all) continue;
    console.log(
      `${String(number).padStart(6)}  ${String(concerned).padEnd(6)}  ${statement.id}: ${statement.says} (${statement.source}, ${statement.mark})`,
    );
    for (const facts of number ? examples : []) console.log(`                ${JSON.stringify(facts)}`);
  }
  const sample = Array.from({ length: few }, (_, at) => patient(from + at));
  for (const [at, facts] of sample.entries()) {
    const { judgement } = await visit(seenLongAgo(facts, at, on), { on });
    for (const { rule } of judgement.fired) fired.add(rule.id);
  }
  const left = sample.flatMap(omitted);
  const steep = sample.flatMap(cliffs);
  const out = [
    `patients who meet a broken statement: ${patients} of ${lengths.length} (${statements.length} statements)`,
    `rules that rest on a fact their finding omits: ${new Set(left.map((each) => each.split(' ')[0])).size} (over ${few} patients)\n${tally(left)}`,
    `answers of “may this patient have it” that disagree: ${disagreements} patients\n${tally(places)}`,
    `plans that change when rules are shuffled: ${sample.filter(dependsOnOrder).length} of ${few}`,
    `more is wished for glucose, all closed, nothing said: ${silent}`,
    `cliffs, one step from more to less: ${steep.length} of ${few}\n${tally(steep)}`,
    `rules that nobody reaches: ${
      rules
        .filter(({ id }) => !fired.has(id))
        .map(({ id }) => id)
        .join(', ') || 'none'
    }`,
    `rows: ${spreadOf(rows)}`,
    `actions: ${spreadOf(lengths)}`,
  ];
  console.log(`\n${out.join('\n')}`);
  process.exitCode = patients ? 1 : 0;
}

await (values.diff === undefined ? measure() : printDiff(values.diff, everyone()));
