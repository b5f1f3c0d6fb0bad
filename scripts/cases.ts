// npm run cases: every named case of every calculator, computed now; expected beside obtained. Fails when one differs.
import { checkCases } from '../src/engine/maths/check-cases.ts';
import { engineVersion } from '../src/engine/kit/version.ts';
import { loadTool, toolIds } from '../src/engine/registry.ts';

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
let differing = 0;
let count = 0;
for (const id of toolIds) {
  console.log(`\n${id}`);
  for (const { id: name, title, source, lines, holds } of await checkCases(await loadTool(id))) {
    count += 1;
    if (!holds) differing += 1;
    console.log(`  ${holds ? '✓' : '✗'} ${name}: ${title.en}`);
    for (const line of lines.filter(({ holds: as }) => !as))
      console.log(`      ${line.name}: expected ${text(line.expected)}, obtained ${text(line.obtained)}\n      (${source.en})`);
  }
}
console.log(`\nRules ${engineVersion}: ${count} cases, ${differing} ${differing === 1 ? 'differs' : 'differ'}.`);
process.exitCode = differing ? 1 : 0;
