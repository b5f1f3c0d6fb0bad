import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'astro/zod';
import { find, marksOf } from './find.ts';
import { changedFiles, discard, propose } from './git.ts';
import { refusal } from './guard.ts';
import { addPicture, fromFile, picturesOf } from './pictures.ts';
import { Refused } from './places.ts';
import type { Texts } from './texts.ts';

const languages = z.enum(['en', 'ar', 'both']);
const text = { collection: z.string().max(60), id: z.string().max(120) };
const changes = z.strictObject({
  ...text,
  changes: z
    .array(
      z.strictObject({
        language: languages,
        hash: z.string().length(64),
        data: z.record(z.string(), z.json()),
        body: z.string().optional(),
      }),
    )
    .min(1)
    .max(2),
});
const mostText = 1024 * 1024;
const mostPicture = 8 * 1024 * 1024;

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > most) throw new Refused(413, `This is too large; at most ${most / 1024 / 1024} MiB fit.`);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

async function json<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refused(415, 'Send JSON.');
  const value = parsed((await bodyOf(request, mostText)).toString('utf8'));
  const read = nesting(value) > deepest ? undefined : schema.safeParse(value);
  if (!read?.success) throw new Refused(422, 'The editor did not understand this. Load its page anew.');
  return read.data;
}

/** Far more than any text has; what reads texts goes into them by calling itself. */
const deepest = 40;
/** How deep lists and groups lie in each other, as far as it matters. */
function nesting(value: unknown): number {
  let level: readonly unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    level = level
      .filter((each) => typeof each === 'object' && each !== null)
      .flatMap((each) => Object.values(each as object));
    if (level.length === 0 || depth > deepest) return depth;
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused(400, 'This is not JSON.');
    throw error;
  }
}

type Call = (request: IncomingMessage, url: URL) => Promise<unknown>;

/** What the editor's page may ask. `take` brings what was written onto the pages, and says since when. */
export function callsOf(
  texts: Texts,
  pages: () => readonly string[],
  take: () => Promise<number | undefined>,
): Readonly<Record<string, Call>> {
  const of = (url: URL) => ({
    collection: url.searchParams.get('collection') ?? '',
    id: url.searchParams.get('id') ?? '',
  });
  return {
    'GET texts': async () => ({
      texts: await texts.list(),
      pages: pages(),
      changed: await changedFiles(texts.root),
      mistakes: await texts.mistakes(),
    }),
    'GET text': async (_, url) => {
      const { collection, id } = of(url);
      const opened = await texts.open(collection, id);
      const marks = Object.fromEntries(
        await Promise.all(
          Object.keys(opened.versions).map(async (language) => [
            language,
            await marksOf(texts, collection, id, languages.parse(language)),
          ]),
        ),
      );
      return { ...opened, marks };
    },
    'GET pictures': async (_, url) => {
      const { collection, id } = of(url);
      const files = [...(await texts.filesOf(collection, id)).values()];
      return (await picturesOf(texts, collection)).map((path) => ({
        path,
        named: fromFile(files[0]?.path ?? '', path),
      }));
    },
    'POST find': async (request) => {
      const asked = z.strictObject({
        text: z.string().max(5000),
        levels: z.array(z.array(z.string().max(20)).max(2000)).max(12),
      });
      const { text: pressed, levels } = await json(request, asked);
      return find(texts, pressed, levels);
    },
    'POST check': async (request) => {
      const asked = await json(request, changes);
      return { mistakes: await texts.check(asked.collection, asked.id, asked.changes) };
    },
    'POST save': async (request) => {
      const asked = await json(request, changes);
      const mistakes = await texts.save(asked.collection, asked.id, asked.changes);
      return mistakes.length === 0 ? { mistakes, since: await take() } : { mistakes };
    },
    'POST picture': async (request, url) => {
      const name = url.searchParams.get('name') ?? '';
      return { path: await addPicture(texts, of(url).collection, name, await bodyOf(request, mostPicture)) };
    },
    'POST propose': async (request) => {
      const { name, why } = await json(
        request,
        z.strictObject({ name: z.string().max(200), why: z.string().max(5000) }),
      );
      const mistakes = await texts.mistakes();
      if (mistakes[0]) throw new Refused(422, `${mistakes[0].file}: ${mistakes[0].sentence}`);
      return propose(texts.root, name, why);
    },
    'POST discard': async (request) => {
      const { files } = await json(request, z.strictObject({ files: z.array(z.string().max(300)).max(500) }));
      const restored = await discard(texts.root, files);
      return { files: restored, since: await take() };
    },
  };
}

const send = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value));
};

/** Answers a call, or says in a sentence why not. */
export async function answer(
  calls: Readonly<Record<string, Call>>,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const refused = refusal(request, token);
  if (refused !== null) return send(response, 403, { sentence: refused });
  const call = calls[`${request.method} ${url.pathname.split('/').at(-1)}`];
  if (!call) return send(response, 404, { sentence: 'The editor has no such call.' });
  try {
    send(response, 200, await call(request, url));
  } catch (error) {
    if (error instanceof Refused) send(response, error.status, { sentence: error.message });
    else throw error;
  }
}
