// The built site that this server serves to its end.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EnvironmentProblem } from '../src/api/environment.mjs';
import type { SiteHandler } from './page.ts';

/** A build carries the code that serves it (tools/build/build.mjs); run from the project's own folder, it is the last whole one. */
function buildFolder(): string {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const own = join(here, '..');
  if (/[/\\]builds[/\\][^/\\]+[/\\]code[/\\]$/.test(here)) return own;
  const current = join(here, 'dist');
  return existsSync(current) ? realpathSync(current) : current;
}

export interface Site {
  readonly handler: SiteHandler;
  /** Where the files for browsers lie. */
  readonly client: string;
  /** Where those of the build before lie, if there was one: a page that somebody has open asks for its own parts still. */
  readonly clientBefore?: string;
}

function buildBefore(folder: string): string | undefined {
  const builds = join(folder, '..');
  if (basename(builds) !== 'builds') return undefined;
  const before = readdirSync(builds)
    .filter((id) => id < basename(folder) && existsSync(join(builds, id, 'client/_astro')))
    .sort()
    .at(-1);
  return before === undefined ? undefined : join(builds, before, 'client');
}

/** Loads every part of the site, also what a page would ask for later: from here on nothing of it is read from disk. */
export async function loadSite(): Promise<Site> {
  const folder = buildFolder();
  const entry = join(folder, 'server/entry.mjs');
  if (!existsSync(entry)) throw new EnvironmentProblem('The site is not built yet: run npm run build first.');
  process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: SiteHandler };
  const parts = readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' });
  for (const part of parts.filter((name) => name.endsWith('.mjs')))
    await import(pathToFileURL(join(folder, 'server', part)).href);
  const clientBefore = buildBefore(folder);
  return { handler, client: join(folder, 'client'), ...(clientBefore !== undefined && { clientBefore }) };
}
