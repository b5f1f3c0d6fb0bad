// npm run doctor, backup, restore and the like: these are TypeScript, and need what the install brings. Where that is missing, one sentence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/lib/run.mjs';
import { stop } from '../tools/lib/say.mjs';
import { checkedSettings } from '../tools/lib/settings.mjs';

const [command = ''] = process.argv.splice(2, 1);
checkedSettings();
if (!existsSync(join(root, 'node_modules/@libsql/client')) || Number(process.versions.node.split('.')[0]) < 24)
  stop('The settings can be used, but nothing is installed here yet: npm start installs and builds.');
await import(`./${command}.ts`);
