import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The listener on a free port, with the real handlers and the environment set by then; `site` answers a page. */
export async function startListening(
  site: Parameters<typeof import('../../server/listener.ts')['listener']>[0]['site'] = () =>
    Promise.reject(new Error('a page that fails')),
): Promise<{ readonly server: Server; readonly url: string }> {
  const [{ listener }, { apiHandler }, { readEnvironment }] = await Promise.all([
    import('../../server/listener.ts'),
    import('../../server/api.ts'),
    import('../../src/api/environment.mjs'),
  ]);
  const server = createServer(
    listener({
      environment: readEnvironment(process.env),
      site,
      api: await apiHandler(),
      files: (_request, _answer, next) => next(),
      isStopping: () => false,
    }),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
