import { engineVersion } from '../../engine/kit/version.ts';
import { limits } from '../contract.ts';
import { collectionNames } from '../records/records.ts';
import { findRoutes, type Route } from '../routes.ts';
import { sessionCookieName } from '../session.ts';
import { operationOf } from './operation.ts';
import { type Json, schemaWriter, type WriteSchema } from './schemas.ts';

const methods = ['GET', 'POST', 'DELETE'] as const;

/** `[collection]` stands for each name the registry knows; any other open part stays a parameter. */
function spread({
  parts,
  module,
}: Route): { address: string; params: Record<string, string>; module: Route['module'] }[] {
  const address = `/api/${parts.join('/').replaceAll('[id]', '{id}')}`;
  if (!parts.includes('[collection]')) return [{ address, params: {}, module }];
  return collectionNames.map((collection) => ({
    address: address.replace('[collection]', collection),
    params: { collection },
    module,
  }));
}

async function pathItem(
  { address, params, module }: ReturnType<typeof spread>[number],
  write: WriteSchema,
): Promise<Json> {
  const calls = await Promise.all(
    methods.map(async (method) => {
      const told = module[method]?.told;
      return told ? [[method.toLowerCase(), await operationOf({ address, method, told, params }, write)] as const] : [];
    }),
  );
  return {
    ...(address.includes('{id}') && { parameters: [{ $ref: '#/components/parameters/id' }] }),
    ...Object.fromEntries(calls.flat()),
  };
}

const description = `Every call this product's own pages make, and no other. A failure is JSON with a code in \`error\`.
An address that is not here answers 404 \`not_found\`, a method that is not here 405 \`method_not_allowed\`. HEAD answers as GET, without the body.
A body has at most ${limits.bodyBytes} bytes, ${limits.openBodyBytes} where nobody need be signed in. Lists are bare arrays, newest first; the \`Link\` header leads to the next page.`;

const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An access token, made in the account dialog or by POST /api/account/tokens. A request that shows one carries no cookie.',
    },
  },
  parameters: {
    Origin: {
      name: 'Origin',
      in: 'header',
      required: true,
      description:
        'The address of this installation. A browser sends it by itself; any other client must. `Sec-Fetch-Site: same-origin` does as well.',
      schema: { type: 'string' },
    },
    OriginOfCookie: {
      name: 'Origin',
      in: 'header',
      required: false,
      description: 'As everywhere, unless the request shows an access token.',
      schema: { type: 'string' },
    },
    id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  },
  headers: {
    Link: { description: '`<address>; rel="next"`; absent on the last page.', schema: { type: 'string' } },
    'Set-Cookie': { description: 'The session, begun or ended.', schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  },
};

/** The whole document, OpenAPI 3.1: its schemas are those the calls check by, or stand beside what they answer. */
export async function openApiDocument() {
  const { named, write } = schemaWriter();
  const addresses = (await findRoutes()).flatMap(spread);
  const all = await Promise.all(addresses.map(async (one) => [one.address, await pathItem(one, write)] as const));
  // Of record systems’ own standard, in its own shapes: docs/api.md.
  const paths = all.filter(([address]) => !address.startsWith('/api/cds-services'));
  return {
    openapi: '3.1.1',
    info: { title: 'Diabetes journey', version: engineVersion, description },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}
