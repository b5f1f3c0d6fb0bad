import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { answer, callsOf } from './calls.ts';
import { marked } from './find.ts';
import { refusal } from './guard.ts';
import { asksSameUser } from './same-user.ts';
import { Texts } from './texts.ts';

/** Where the framework's own program meets this one: a module of the pages asks here for the marks. */
const bridge = Symbol.for('journey.editor.marked');
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const between = 'virtual:editor-content';

/** Between the texts and the pages: every text gets its mark. Only the file that hands texts to the pages is led here. */
const marks = {
  name: 'editor-marks',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.split('?')[0]?.endsWith('/src/content/entries.ts')
      ? code.replace(`from 'astro:content'`, `from '${between}'`)
      : null,
  resolveId: (name: string) => (name === between ? `\0${between}` : null),
  load: (id: string) =>
    id === `\0${between}`
      ? `import { getCollection as read } from 'astro:content';
export const getCollection = async (name) => {
  const marked = globalThis[Symbol.for('${bridge.description}')];
  return Promise.all((await read(name)).map(async (entry) => ({ ...entry, data: await marked(name, entry.id, entry.data) })));
};`
      : null,
};

/** What pages are made of, and nothing else of the project: not the patients' database, its backups, or settings. */
const served = (root: string): string[] =>
  ['src', 'public', '.astro', '.cache/editor', 'tools/editor/page', 'tools/editor/marks.ts', 'node_modules'].map(
    (name) => join(root, name),
  );
/** Wherever they lie. */
const kept = ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', '**/data/**', '*.db', '*.db-*', '*.db.*'] as const;

/** `npm run edit`: the site beside a form of every text. There is none of it in a build, and a build with it fails. */
export function editor(): AstroIntegration {
  const token = randomBytes(24).toString('hex');
  let texts: Texts | undefined;
  let pages: readonly string[] = [];
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'dev')
          throw new Error('The editor is for npm run edit only: a site is built without EDIT_CONTENT.');
        const own = new Texts(fileURLToPath(config.root));
        texts = own;
        Object.assign(globalThis, {
          [bridge]: (collection: string, id: string, data: unknown) => marked(own, collection, id, data),
        });
        // Another address than the one that was printed would be looked for in vain.
        const root = fileURLToPath(config.root);
        updateConfig({
          vite: {
            plugins: [marks],
            server: { strictPort: true, fs: { strict: true, allow: served(root), deny: [...kept] } },
            cacheDir: '.cache/editor',
          },
        });
      },
      'astro:routes:resolved': ({ routes }) => {
        pages = routes
          .filter(
            ({ type, pattern, origin }) =>
              type === 'page' && origin === 'project' && !/\[(?!\.\.\.locale\])/.test(pattern),
          )
          .map(({ pattern }) => pattern.replace('/[...locale]', '') || '/')
          .filter((page) => page !== '/404')
          // A text is looked for from the first page on: those that everybody sees come first.
          .sort((one, other) => one.length - other.length || one.localeCompare(other))
          .flatMap((page) => [page, `/ar${page === '/' ? '/' : page}`]);
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const own = texts;
        if (!own) return;
        server.watcher.on('all', (_, path) => {
          if (/[\\/]src[\\/]content/.test(path)) own.forget(path);
        });
        // By itself the framework waits half a second after a file was written, and takes one language after the other.
        const take = async (): Promise<number | undefined> => {
          // Over a text that is wrong it would stop half way, and watch that collection no longer: then it comes by itself.
          if ((await own.mistakes()).length > 0 || !refreshContent) return undefined;
          try {
            await refreshContent({});
            return Date.now();
          } catch (error) {
            logger.warn(`The pages are not new yet: ${String(error)}`);
            return undefined;
          }
        };
        const calls = callsOf(own, () => pages, take);
        const html = readFileSync(join(import.meta.dirname, 'page/index.html'), 'utf8').replace('{token}', token);
        server.middlewares.use((request, response, next) => {
          if (!asksSameUser(request.socket)) {
            response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
            return void response.end('The editor is open to the user who started it only.');
          }
          const url = URL.parse(request.url ?? '/', 'http://editor');
          if (url === null) next();
          else if (url.pathname.startsWith('/_edit/call/')) answer(calls, token, request, response, url).catch(next);
          else if (url.pathname === '/_edit' || url.pathname === '/_edit/') {
            const refused = refusal(request, token);
            response.writeHead(refused === null ? 200 : 403, {
              'content-type': refused === null ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
              'content-security-policy': policy,
              'cache-control': 'no-store',
              'x-content-type-options': 'nosniff',
              'referrer-policy': 'no-referrer',
            });
            response.end(refused ?? html);
          } else next();
        });
      },
    },
  };
}
