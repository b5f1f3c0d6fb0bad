// Prepares loading, then loads the server: without it the disk and the compiler take about a fifth more of the processor.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import '../db/drizzle-modules.mjs';

// Whatever is written, the database above all, is the owner's alone.
process.umask(0o077);
// What is young stays in a small space: one that has grown to 32 MB is collected in pauses of 30 to 40 ms, in which nobody is answered.
setFlagsFromString('--semi-space-growth-factor=1');

const code = fileURLToPath(new URL('..', import.meta.url));
/** The code of a build lies in `builds/<id>/code` (tools/build/build.mjs), that of the project in its own folder. */
const [, project = code, build = ''] = /^(.*[/\\])(builds[/\\][^/\\]+[/\\])code[/\\]$/.exec(code) ?? [];
// What was compiled is there for the next start. Where nothing can be written, every start compiles.
enableCompileCache(join(project, '.cache/compiled'));

const own = pathToFileURL(join(project, build)).href;
const formats = { ts: 'module-typescript', mjs: 'module' } as const;
/** Files of ours find each other without looking at the disk: what is loaded already needs no file any more, and no package.json is asked what they are. */
registerHooks({
  resolve(specifier, context, next) {
    const [, ending] = /^\.{1,2}\/.*\.(ts|mjs)$/.exec(specifier) ?? [];
    const parent = context.parentURL;
    return ending && parent?.startsWith(own) && !parent.includes('/node_modules/')
      ? { url: new URL(specifier, parent).href, format: formats[ending as keyof typeof formats], shortCircuit: true }
      : next(specifier, context);
  },
});
await import('./serve.ts');
