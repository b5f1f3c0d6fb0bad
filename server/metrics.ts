// Figures for an operator's monitoring, off unless there is a token.
import { createHash, timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { backupsIn } from '../db/backups.ts';
import { store } from '../db/client.ts';
import { countSessions } from '../db/sessions.ts';
import type { FieldMeasurement } from '../src/api/field-measurement.ts';
import type { Field } from './field.ts';
import type { Figures } from '../src/components/operator/figures.ts';
import { databaseAnswers } from './health.ts';
import { type Histogram, makeHistogram } from './histogram.ts';
import { plainText, type Reply, refusal } from './send.ts';

/** Upper ends of the histogram, in seconds. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** Counting sessions costs a query: not oftener than this, however often somebody asks. */
const sessionsKeptMilliseconds = 15_000;

/** The event loop is looked at this often, in milliseconds. Node counts the wait itself in; what is left is how late it was. */
const beat = 10;

type Area = 'api' | 'pages';

export interface Metrics {
  requestStarted(): void;
  requestEnded(area: Area, status: number, milliseconds: number): void;
  /** A save was answered. */
  saved(status: number): void;
  reply(request: IncomingMessage): Promise<Reply>;
  /** What the operator's page is made of; for who shows the token as a browser asks for one, with any name. Others are asked for it. */
  figures(request: IncomingMessage): Promise<Figures | Reply>;
}

const fieldHelp: Readonly<Record<FieldMeasurement['measure'], string>> = {
  lcp: 'Until the largest part of a page was there, as browsers measured it.',
  inp: 'From the slowest press to its picture, as browsers measured it.',
  cls: 'How far a page moved by itself, as browsers measured it.',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `backupFolder`: where backups are looked for. Figures for an operator, in the text form that Prometheus reads. Nothing in them is about a person: no path, no name, no address. */
export function makeMetrics(token: string, backupFolder: string, field?: Field): Metrics {
  const expected = digest(token);
  const known = (shown: string | undefined): boolean => timingSafeEqual(digest(shown ?? ''), expected);
  const delay = monitorEventLoopDelay({ resolution: beat });
  delay.enable();
  const byStatus = new Map<string, number>();
  const savesByStatus = new Map<string, number>();
  const count = (counted: Map<string, number>, labels: string): void =>
    void counted.set(labels, (counted.get(labels) ?? 0) + 1);
  const durations: Record<Area, Histogram> = { api: makeHistogram(steps), pages: makeHistogram(steps) };
  let running = 0;
  let sessions: { readonly count: number; readonly at: number } | undefined;

  async function openSessions(): Promise<number | undefined> {
    if (!sessions || Date.now() - sessions.at > sessionsKeptMilliseconds)
      sessions = { count: await countSessions(), at: Date.now() };
    return sessions.count;
  }

  /** The event loop's delay since somebody last asked. */
  function loopDelay(): Record<string, number> {
    const seconds = (nanoseconds: number): number =>
      Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - beat / 1e3) : 0;
    const figures = { p50: seconds(delay.percentile(50)), p99: seconds(delay.percentile(99)), max: seconds(delay.max) };
    delay.reset();
    return figures;
  }

  async function text(): Promise<string> {
    const lines: string[] = [];
    const metric = (
      name: string,
      type: 'counter' | 'gauge' | 'histogram',
      help: string,
      values: readonly (readonly [labels: string, value: number, suffix?: string])[],
    ): void => {
      lines.push(`# HELP journey_${name} ${help}`, `# TYPE journey_${name} ${type}`);
      for (const [labels, value, suffix = ''] of values)
        lines.push(`journey_${name}${suffix}${labels && `{${labels}}`} ${value}`);
    };
    const up = (await databaseAnswers()) && !store().damaged();
    const open = up ? await openSessions().catch(() => undefined) : undefined;
    const loop = loopDelay();
    const memory = process.memoryUsage();
    const { local, where, waiting } = store();
    metric('requests_total', 'counter', 'Requests answered.', [...byStatus]);
    metric('saves_total', 'counter', 'Saves of records and visits answered.', [...savesByStatus]);
    metric(
      'request_seconds',
      'histogram',
      'From the first byte of a request to the last of its answer.',
      Object.entries(durations).flatMap(([area, histogram]) => histogram.lines(`area="${area}"`)),
    );
    metric('requests_running', 'gauge', 'Requests that are being answered.', [['', running]]);
    metric(
      'event_loop_delay_seconds',
      'gauge',
      'How late the event loop was, since the last reading.',
      Object.entries(loop).map(([name, value]) => [`at="${name}"`, value]),
    );
    metric('database_up', 'gauge', 'Whether the database answered just now.', [['', up ? 1 : 0]]);
    metric('database_waiting', 'gauge', 'Calls that wait for their turn at the database.', [['', waiting()]]);
    if (local)
      metric('database_bytes', 'gauge', 'Size of the database file with its log.', [
        ['', sizeOf(where) + sizeOf(`${where}-wal`)],
      ]);
    const [newest] = local ? backupsIn(backupFolder) : [];
    if (newest)
      metric(
        'backup_made_seconds',
        'gauge',
        'When the newest backup in BACKUP_FOLDER was made, in seconds since 1970.',
        [['', Math.round(newest.at / 1000)]],
      );
    if (open !== undefined) metric('sessions_open', 'gauge', 'Sessions that have not expired.', [['', open]]);
    metric('memory_bytes', 'gauge', 'Memory of the process.', [
      ['of="resident"', memory.rss],
      ['of="heap"', memory.heapUsed],
      ['of="buffers"', memory.arrayBuffers],
    ]);
    metric('cpu_seconds_total', 'counter', 'Processor time of the process.', [
      ['', process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6],
    ]);
    metric('handles', 'gauge', 'Sockets, timers and other things that keep the process going.', [
      ['', process.getActiveResourcesInfo().length],
    ]);
    metric('started_seconds', 'gauge', 'When the process began, in seconds since 1970.', [
      ['', Math.round(performance.timeOrigin) / 1000],
    ]);
    for (const { measure, lines: measured } of field?.histograms() ?? [])
      metric(`field_${measure === 'cls' ? 'cls' : `${measure}_seconds`}`, 'histogram', fieldHelp[measure], measured);
    return `${lines.join('\n')}\n`;
  }

  return {
    requestStarted() {
      running += 1;
    },
    requestEnded(area, status, milliseconds) {
      running -= 1;
      const labels = `area="${area}",status="${status}"`;
      count(byStatus, labels);
      durations[area].add(milliseconds / 1000);
    },
    saved(status) {
      count(savesByStatus, `status="${status}"`);
    },
    async reply(request) {
      // Who does not know the token does not learn that there is anything.
      if (!known(/^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1])) return refusal('not_found');
      return plainText(await text(), 200, 'text/plain; version=0.0.4; charset=utf-8');
    },
    async figures(request) {
      if (!known(passwordOf(request))) {
        const headers = { 'www-authenticate': 'Basic realm="operator", charset="UTF-8"' };
        const asked = plainText('The METRICS_TOKEN opens this page, as the password; any name will do.', 401);
        return { ...asked, headers: { ...asked.headers, ...headers } };
      }
      const { local } = store();
      const [newest] = local ? backupsIn(backupFolder) : [];
      return { text: await text(), now: Date.now() / 1000, backup: newest && newest.at / 1000, local };
    },
  };
}

/** What a browser sends when it has asked for a name and a password (RFC 7617). */
function passwordOf({ headers }: IncomingMessage): string | undefined {
  const [, pair] = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
  if (pair === undefined) return undefined;
  const shown = Buffer.from(pair, 'base64').toString();
  return shown.slice(shown.indexOf(':') + 1);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
