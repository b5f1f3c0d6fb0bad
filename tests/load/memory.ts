import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../tools/browser/start-server.ts';
import { newPerson } from './account.ts';
import { type Call, load } from './raw-client.ts';
import type { Row } from './table.ts';

/** Resident memory of a process in MiB; undefined where the system does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** The calculator page made on the server, memory after start, and memory while 200 connections ask for pages, sessions and lists. */
export async function pageAndMemory(): Promise<Row[]> {
  const server = await startServer();
  try {
    const port = Number(new URL(server.url).port);
    await pause(1500);
    const atStart = memoryOf(server.pid);
    const person = await newPerson(server.url, 'memory@example.test');
    const call = (path: string): Call => ({ path, headers: person.headers });
    const page = await load(port, call('/calculator'), { connections: 8, requests: 5000, seconds: 4 });
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(server.pid) ?? 0);
    }, 50);
    const paths = ['/calculator', '/api/auth/user', '/api/assessments?tool=a1c-forecast', '/tools'];
    await Promise.all(paths.map((path) => load(port, call(path), { connections: 50, requests: 5000, seconds: 4 })));
    clearInterval(watching);
    const rows: Row[] = [
      { what: 'calculator page made on the server', value: page.perSecond, unit: '/s' },
      { what: 'calculator page made on the server, p95 with 8 readers', value: page.p95, unit: 'ms' },
    ];
    if (atStart !== undefined)
      rows.push(
        { what: 'memory after start', value: atStart, unit: 'MiB' },
        { what: 'memory under 200 connections, most', value: most, unit: 'MiB' },
      );
    return rows;
  } finally {
    await server.stop();
  }
}
