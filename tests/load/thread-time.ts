import type { Browser, Page } from 'playwright';

/** An event of the browser's trace, as far as it is read: `ts` in microseconds by the clock, `tts` and `tdur` of the thread's own processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly tts?: number;
  readonly tdur?: number;
}

/** What a page's main thread did, by its own processor time: what else the machine does at the time is not in it. */
interface Work {
  /** Milliseconds of all its tasks. */
  readonly all: number;
  /** Milliseconds of its longest task after the first paint. */
  readonly longest: number;
  /** Milliseconds beyond fifty each of its tasks after the first paint, all of them together: as long as that a finger was not answered. */
  readonly blocked: number;
}

/** The mark by which a page's main thread is known among all others in a trace. */
export const beganMark = 'watched-began';
/** Milliseconds in one go that a finger does not notice. */
const unnoticed = 50;

const marksOnly = ['blink.user_timing'];
const everyTask = [...marksOnly, 'loading', 'disabled-by-default-devtools.timeline'];

async function ownEvents(browser: Browser, page: Page, categories: string[], act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.findLast(({ name }) => name === beganMark);
  if (!mark) throw new Error('The page left no mark in the trace.');
  return traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
}

/** The main thread's own milliseconds from one mark of the page to another, by their names; NaN where one was not set. */
export type Between = (from: string, to: string) => number;

/** Traces what `act` does to the page, which sets `beganMark`, and nothing but its marks: to trace more would slow it. */
export async function betweenMarks(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Between> {
  const own = await ownEvents(browser, page, marksOnly, act);
  const at = (mark: string): number => own.findLast(({ name }) => name === mark)?.tts ?? Number.NaN;
  return (from, to) => (at(to) - at(from)) / 1000;
}

/** Everything a page's main thread does while `act` opens it; the page sets `beganMark` as its first thing. */
export async function mainThread(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Work> {
  const own = await ownEvents(browser, page, everyTask, act);
  const first = own.findLast(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (first === undefined) throw new Error('The page painted nothing.');
  const tasks = own.filter(({ name }) => name === 'RunTask').map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1000 }));
  const answering = tasks.filter(({ ts }) => ts > first);
  return {
    all: tasks.reduce((sum, { ms }) => sum + ms, 0),
    longest: Math.max(0, ...answering.map(({ ms }) => ms)),
    blocked: answering.reduce((sum, { ms }) => sum + Math.max(0, ms - unnoticed), 0),
  };
}
