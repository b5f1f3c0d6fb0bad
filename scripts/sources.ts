/**
 * `npm run sources` lists the sources due for review. `npm run sources -- --marks` lists every constant that still awaits a
 * clinician: seen second-hand (S), general knowledge (R) or a choice of this product (design). Never fails because a date passed.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sources } from '../src/engine/clinical/sources.ts';
import { ownSources } from '../src/engine/registry.ts';
import { rules } from '../src/engine/judgement/rules.ts';
import type { Cited } from '../src/engine/kit/worksheet/cited.ts';
import { constants } from '../tools/lib/constants.ts';

const engine = join(import.meta.dirname, '../src/engine');
const today = new Date().toISOString().slice(0, 10);

/** What awaits a clinician: not read in the source itself, or a choice of this product. */
const awaits = (mark: Cited['mark']): boolean => mark === 'R' || mark === 'S' || mark === 'design';

/** Files of constants: the shared clinical facts, those of a fast, and constants.ts of each calculator. */
function files(): string[] {
  return readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:clinical|ramadan|choose)\/[\w-]+\.ts$/.test(path) || /\/constants\.ts$/.test(path))
    .sort()
    .map((path) => join(engine, path));
}

async function listMarks(): Promise<void> {
  for (const file of files()) {
    const found = constants(await import(file), '').filter(({ constant }) => awaits(constant.mark));
    if (found.length === 0) continue;
    console.log(`\n${relative(process.cwd(), file)}`);
    for (const { name, constant } of found)
      console.log(
        `  ${constant.mark.padEnd(6)} ${name.slice(1)} = ${constant.value} ${constant.unit === 'none' ? '' : constant.unit} (${constant.source}: ${constant.where})`,
      );
  }
}

/** Rules of judgement that rest on something a clinician has to confirm. */
function listRules(): void {
  console.log('\nsrc/engine/judgement');
  for (const { id, references } of rules)
    for (const { mark, source, where } of references.filter((reference) => awaits(reference.mark)))
      console.log(`  ${mark.padEnd(6)} ${id} (${source}: ${where})`);
}

async function listDue(): Promise<void> {
  const rows = Object.entries({ ...(await ownSources()), ...sources })
    .map(([id, source]) => ({ id, ...source }))
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy));
  const due = rows.filter(({ reviewBy }) => reviewBy <= today);
  console.log(
    due.length
      ? `${due.length} of ${rows.length} sources are due for review:`
      : `None of ${rows.length} sources is due for review. The next ones:`,
  );
  for (const { id, title, edition, reviewedOn, reviewBy } of due.length ? due : rows.slice(0, 5))
    console.log(`  ${reviewBy}  ${id}: ${title}, ${edition} (reviewed ${reviewedOn})`);
}

if (process.argv.includes('--marks')) {
  await listMarks();
  listRules();
} else await listDue();
