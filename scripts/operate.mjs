// npm run operate -- backup|restore|…: these are TypeScript, and need what the install brings. Where that is missing, one sentence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/lib/run.mjs';
import { stop } from '../tools/lib/say.mjs';
import { checkedSettings } from '../tools/lib/settings.mjs';

const commands = [
  'accounts',
  'audit',
  'backup',
  'check-charts',
  'doctor',
  'figures',
  'restore',
  'rotate-key',
  'set-password',
];
/** Until the next version each was a command of its own: what calls it by that name, a timer perhaps, must go on working. */
const byOldName = process.argv[2] === '--old-name';
if (byOldName) process.argv.splice(2, 1);
const [command = ''] = process.argv.splice(2, 1);
if (!commands.includes(command)) stop(`npm run operate -- ${commands.join('|')} …`);
if (byOldName) console.error(`npm run ${command} is now: npm run operate -- ${command}`);
checkedSettings();
if (!existsSync(join(root, 'node_modules/@libsql/client')) || Number(process.versions.node.split('.')[0]) < 24)
  stop('The settings can be used, but nothing is installed here yet: npm start installs and builds.');
// As the server does (server/main.ts), and only here: an older Node, which is told above, knows neither.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(root, '.cache/compiled'));
await import('../db/drizzle-modules.mjs');
await import(`./${command}.ts`);
