// npm run operate -- backup [FILE]: a whole copy of the database, while the server runs.
// npm run operate -- backup --every 24h --keep 30 [FOLDER]: one after the other until it is stopped; the newest 30 stay.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { alert } from '../db/alert.ts';
import { backUp, told } from '../db/backup.ts';
import { backupName, backupsIn, dropOld } from '../db/backups.ts';
import { codeOf, reasonOf } from '../db/problems.ts';
import { type Environment, readEnvironment } from '../src/api/environment.mjs';
import { whenNpmIsGone } from '../tools/lib/npm.mjs';
import { operate, Usage } from '../tools/lib/operate.ts';

const usage = 'npm run operate -- backup [FILE], or npm run operate -- backup --every 24h --keep 30 [FOLDER]';
const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** After one that failed. */
const againMilliseconds = 600_000;

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      options: { every: { type: 'string' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [place, ...more] = positionals;
    if (more.length > 0 || (values.keep !== undefined && values.every === undefined)) throw new Usage(usage);
    return { ...values, place };
  } catch {
    throw new Usage(usage);
  }
}

function durationOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (units[unit] ?? 0);
  if (milliseconds === 0) throw new Usage(`--every must be a time such as 30m, 24h or 7d, not “${text}”.`);
  return milliseconds;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Usage(`--keep must be a whole number from 1 on, not “${text}”.`);
  return Number(text);
}

async function one(settings: Environment, target: string): Promise<string> {
  const { bytes, ...counted } = await backUp(settings, target);
  return `Backed up ${told(counted)} (${Math.ceil(bytes / 1024)} KiB) to ${target}.`;
}

/** Never ends by itself. The first is made when the newest is old enough: starting anew makes no more of them. */
async function always(settings: Environment, folder: string, every: number, keep: number): Promise<never> {
  for (;;) {
    const newest = backupsIn(folder)[0];
    const wait = newest ? newest.at + every - Date.now() : 0;
    // A newest one from the future is from a clock that was wrong.
    if (newest && wait > 0 && wait <= every) {
      console.log(
        `The newest backup is ${newest.path}; the next is made at ${new Date(newest.at + every).toISOString()}.`,
      );
      await pause(wait);
    }
    try {
      console.log(await one(settings, `${folder}/${backupName(new Date())}`));
      // Only after a whole new one.
      for (const gone of dropOld(folder, keep)) console.log(`Removed ${gone}.`);
      await pause(1000);
    } catch (error) {
      const reason = codeOf(error) || !(error instanceof Error) ? reasonOf(error) : error.message;
      alert('backup', `The backup failed: ${reason} It is tried again in ten minutes.`);
      await pause(againMilliseconds);
    }
  }
}

await operate(async () => {
  const { every, keep, place } = readFlags();
  const settings = readEnvironment(process.env);
  if (every === undefined) return one(settings, place ?? `${settings.backupFolder}/${backupName(new Date())}`);
  const [interval, most] = [durationOf(every), countOf(keep ?? '30')];
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
  whenNpmIsGone('operate', () => process.exit(0));
  return always(settings, place ?? settings.backupFolder, interval, most);
});
