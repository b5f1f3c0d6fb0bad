import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Json }>>; readonly headers?: Json }>
  >;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Json };
}

export interface Given {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly status: number;
  header(name: string): string | null | undefined;
  /** Undefined where the body is not looked at. */
  readonly text: string | undefined;
}

/** What is answered to what is not in the document. */
const outside = ['404 not_found', '405 method_not_allowed', '413 too_large'];

/** For operators (docs/operate.md), answered by the server before any call. */
const operators = new Set(['/api/health', '/api/ready', '/api/metrics']);
/** For record systems, in the shapes of CDS Hooks (docs/api.md), a hospital's own sign-in, and SMART App Launch; off in the document's own installation. */
const forRecordSystems = /^\/api\/(cds-services|auth\/oidc|smart)(\/|$)/;

/** Outlive the modules, which every test starts anew: to make the document takes half as long as to start the API. */
const place = globalThis as typeof globalThis & { heldDocuments?: Map<string, Promise<ApiDocument>> };
place.heldDocuments ??= new Map();
const documents = place.heldDocuments;
async function madeDocument(): Promise<ApiDocument> {
  const { openApiDocument } = await import('../../src/api/openapi/document.ts');
  // As it is served.
  return JSON.parse(JSON.stringify(await openApiDocument())) as ApiDocument;
}

/** The document of the handlers under test, made once for each set of calculators that stands behind them. */
async function theDocument(): Promise<ApiDocument> {
  const { toolIds } = await import('../../src/engine/registry.ts');
  const key = toolIds.join();
  const document = documents.get(key) ?? madeDocument();
  documents.set(key, document);
  return document;
}

function itemOf({ paths }: ApiDocument, path: string): Readonly<Record<string, Operation>> | undefined {
  return paths[path] ?? paths[path.replace(/[^/]+$/, '{id}')];
}

/** A schema with its references where `z.fromJSONSchema` looks for them. */
const inOnePiece = (schema: Json): string => JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
/** What a schema names, and what that names: the whole list, read again for each answer, took a tenth of a call. */
function namedIn({ schemas }: ApiDocument['components'], text: string, named = new Map<string, string>()) {
  for (const [, name = ''] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (named.has(name)) continue;
    const part = inOnePiece(schemas[name] as Json);
    named.set(name, part);
    namedIn({ schemas }, part, named);
  }
  return named;
}

const forReaders = globalThis as typeof globalThis & { heldReaders?: WeakMap<Json, z.ZodType> };
forReaders.heldReaders ??= new WeakMap();
const readers = forReaders.heldReaders;
function readerOf({ components }: ApiDocument, schema: Json): z.ZodType {
  const known = readers.get(schema);
  if (known) return known;
  const text = inOnePiece(schema);
  const parts = [...namedIn(components, text)].map(([name, part]) => [name, JSON.parse(part) as unknown]);
  const whole = { ...(JSON.parse(text) as Json), $defs: Object.fromEntries(parts) as Json };
  const made = z.fromJSONSchema(whole as z.core.JSONSchema.JSONSchema);
  readers.set(schema, made);
  return made;
}

const codeOf = (text: string): unknown => (JSON.parse(text) as { error?: unknown } | null)?.error;

function problemOf(document: ApiDocument, { method, path, status, header, text }: Given): string | undefined {
  const operation = itemOf(document, path)?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (!operation) {
    const code = text === undefined || method === 'HEAD' ? '' : codeOf(text);
    return outside.some((one) => (code ? one === `${status} ${code}` : one.startsWith(`${status} `)))
      ? undefined
      : 'neither the call nor this answer is in the document';
  }
  // A fault of the server is promised nowhere; who brings one about looks at it themselves.
  if (status === 500 && text && codeOf(text) === 'internal') return undefined;
  const promised = operation.responses[status];
  if (!promised) return 'this status is not in the document';
  if (promised.headers?.['Retry-After'] && !(Number(header('retry-after')) > 0)) return 'no Retry-After';
  const type = (header('content-type') ?? '').replace(/;.*/, '');
  const schema = promised.content?.[type]?.schema;
  if (!promised.content) return text ? 'a body where there is none' : undefined;
  if (!schema) return `“${type}” is not in the document`;
  if (text === undefined || method === 'HEAD') return undefined;
  const read = readerOf(document, schema).safeParse(type === 'application/json' ? JSON.parse(text) : text);
  return read.success ? undefined : z.prettifyError(read.error);
}

/** Throws where an answer is not what `/api/openapi.json` promises. */
export async function hold(given: Given): Promise<void> {
  if (!given.path.startsWith('/api/') || operators.has(given.path) || forRecordSystems.test(given.path)) return;
  const problem = problemOf(await theDocument(), given);
  if (problem)
    throw new Error(`${given.method} ${given.path} → ${given.status} ${given.text?.slice(0, 500) ?? ''}\n${problem}`);
}
