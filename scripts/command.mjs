// npm run content, package-engine and the like: these are TypeScript, and need what the install brings. Where that is missing, one sentence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/lib/run.mjs';
import { stop } from '../tools/lib/say.mjs';

const [command = ''] = process.argv.splice(2, 1);
if (!existsSync(join(root, 'node_modules/node')) || Number(process.versions.node.split('.')[0]) < 24)
  stop('Nothing is installed here yet: npm start installs and builds.');
await import(`./${command}.ts`);
