// Once per build: the pages behind the sign-in as nobody sees them, and the worker's list of every file it keeps (decision 41).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { guardedPaths } from '../../server/guarded.ts';
import type { SiteHandler } from '../../server/page.ts';
import { send } from '../../server/send.ts';
import { visitorPages } from '../../server/visitors.ts';
import { type KeptSet, mark, neutralFolder } from '../../src/worker/kept-set.ts';

/** What nobody needs without a network: search engines' files, other sites' previews, the picture of an installed app. */
const left = /^\/(sw\.js|robots\.txt|sitemap[\w-]*\.xml|social-\w+\.png|icon-512\.png|404\.html)$|\.(br|gz|map)$/;
const slot = 'self.__KEPT';

const fingerprint = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** As a header the policy would be lost in a file; in the page, the server finds it and sends it as one again (server/files.ts). */
function withPolicyInside(html: string, policy: string): string {
  const inside = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  return html.replace('<title>', `<meta http-equiv="content-security-policy" content="${inside}"><title>`);
}

async function listening(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('No port to draw pages on.');
  return { url: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}

/** Draws what somebody without a cookie gets at every guarded address, by the code that serves it, into files of the build. */
async function drawNeutralPages(folder: string): Promise<void> {
  process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
  const entry = pathToFileURL(join(folder, 'server/entry.mjs')).href;
  const { handler } = (await import(entry)) as { handler: SiteHandler };
  const visitor = visitorPages(handler, guardedPaths);
  const site = await listening((request, answer) => {
    const path = request.url ?? '/';
    visitor(request, path, 'offline')
      .then((reply) => send(request, answer, reply ?? { status: 500 }))
      .catch((error: unknown) => answer.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  try {
    for (const path of guardedPaths) {
      const answer = await fetch(site.url + path);
      const policy = answer.headers.get('content-security-policy');
      const html = await answer.text();
      if (!answer.ok || policy === null || html.includes(site.url))
        throw new Error(`${path} could not be drawn for nobody.`);
      const file = join(folder, 'client', neutralFolder, `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withPolicyInside(html, policy));
    }
  } finally {
    site.close();
  }
}

/** Every kept file of a built site, and which of them stands for which address. */
export function keptSet(client: string, build: string): KeptSet {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((url) => !left.test(url))
    .sort()
    .map((url) => [url, fingerprint(readFileSync(join(client, url)))] as const);
  const pages = files.flatMap(([url]) => {
    if (url.startsWith(neutralFolder)) return [[`/${url.slice(neutralFolder.length, -'.html'.length)}`, url] as const];
    return url.endsWith('/index.html') ? [[url.slice(0, -'/index.html'.length) || '/', url] as const] : [];
  });
  return { build, files, pages: Object.fromEntries(pages), neutralFolder, mark };
}

/** The worker with its list, in the one place that waits for it. */
export function withList(worker: string, kept: KeptSet): string {
  const parts = worker.split(slot);
  if (parts.length !== 2 || /(^|[;}\n])\s*(import|export)\b|\bimport\(/.test(worker))
    throw new Error('The worker must be one script that names its list once.');
  return parts.join(JSON.stringify(kept));
}

/** Done last but for compressing: what is changed afterwards is not what the list says. */
async function prepare(folder: string, build: string): Promise<void> {
  await drawNeutralPages(folder);
  const client = join(folder, 'client');
  const kept = keptSet(client, build);
  const worker = join(client, 'sw.js');
  writeFileSync(worker, withList(readFileSync(worker, 'utf8'), kept));
  const bytes = kept.files.reduce((sum, [url]) => sum + readFileSync(join(client, url)).length, 0);
  console.log(`${kept.files.length} files are kept for use without a network, ${Math.round(bytes / 1024)} KiB.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, build] = process.argv.slice(2);
  if (folder === undefined || build === undefined) throw new Error('Which folder, built from which sources?');
  await prepare(folder, build);
  // The site's own timers would keep it waiting.
  process.exit(0);
}
