// npm run explore [-- MINUTES]: tries every property with new random inputs, again and again, for as long as it is given (10 minutes
// unless told). What it finds is printed with its seed and path, and becomes a case of its own in the property's file: `npm test` tries
// the same inputs every time.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../tools/lib/install.mjs';
import { environment, root } from '../tools/lib/run.mjs';
import { say } from '../tools/lib/say.mjs';

process.chdir(root);
await ensureInstalled();
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error('How many minutes? For example: npm run explore -- 30');
const end = Date.now() + minutes * 60_000;
let rounds = 0;
let status = 0;
while (Date.now() < end && status === 0) {
  rounds += 1;
  say(`Round ${rounds}: every property with new random inputs …`);
  const args = ['run', '--project', 'engine', '--reporter=dot'];
  ({ status } = spawnSync('vitest', args, { stdio: 'inherit', env: environment({ EXPLORE: '1' }) }));
}
say(status === 0 ? `Nothing was found in ${rounds} rounds.` : `Found in round ${rounds}: see above for the seed.`);
process.exit(status === 0 ? 0 : 1);
