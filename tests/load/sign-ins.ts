import { startServer } from '../../tools/browser/start-server.ts';
import { newPerson, password } from './account.ts';
import { metricsToken, readMetrics } from './metrics.ts';
import { load } from './raw-client.ts';
import { mustBe } from './server-side.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

const seconds = size('BENCH_SIGN_IN_SECONDS', 10);

/** Right passwords as fast as they are taken, and how late the server's event loop was meanwhile. */
export async function signInRows(): Promise<Row[]> {
  const server = await startServer({ METRICS_TOKEN: metricsToken });
  try {
    const email = 'doctor@example.test';
    await newPerson(server.url, email);
    const body = JSON.stringify({ email, password });
    await readMetrics(server.url);
    const port = Number(new URL(server.url).port);
    const signIns = mustBe(
      await load(
        port,
        { path: '/api/auth/login', method: 'POST', headers: { origin: server.url }, body: () => body },
        { connections: 16, requests: 100_000, seconds },
      ),
      200,
      'sign-in',
    );
    const metric = await readMetrics(server.url);
    return [
      { what: 'sign-ins', value: signIns.perSecond, unit: '/s' },
      { what: 'sign-ins, 16 at once, p99', value: signIns.p99, unit: 'ms' },
      ...(['p50', 'p99', 'max'] as const).map((at) => ({
        what: `event loop's delay meanwhile, ${at}`,
        value: metric(`event_loop_delay_seconds{at="${at}"}`) * 1000,
        unit: 'ms',
      })),
    ];
  } finally {
    await server.stop();
  }
}
