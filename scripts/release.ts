// npm run release -- 1.2.0: closes the changelog's open part under a version, writes that version, commits and tags. Publishes nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operate, Usage } from '../tools/lib/operate.ts';

const git = (...args: readonly string[]): string => execFileSync('git', [...args], { encoding: 'utf8' }).trim();
const parts = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether one version comes after another. */
function isAfter(version: string, other: string): boolean {
  const [one, two] = [parts(version), parts(other)];
  const at = one.findIndex((part, index) => part !== two[index]);
  return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0);
}

/** A file with its first version replaced; package-lock.json names the product's twice, before any package's. */
function setVersion(file: string, from: string, to: string, times: number): void {
  let text = readFileSync(file, 'utf8');
  for (let at = 0; at < times; at += 1) text = text.replace(`"version": "${from}"`, `"version": "${to}"`);
  writeFileSync(file, text);
}

await operate(async () => {
  const [version = '', ...more] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0) throw new Usage('npm run release -- VERSION, such as 1.2.0');
  const { version: now } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  if (!isAfter(version, now)) throw new Usage(`${version} does not come after ${now}.`);
  if (git('status', '--porcelain') !== '')
    throw new Usage('There are changes that are not committed. Commit them first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Usage(`v${version} is a tag already.`);
  const log = readFileSync('CHANGELOG.md', 'utf8');
  const open = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(log)?.[1]?.trim() ?? '';
  if (open === '') throw new Usage('CHANGELOG.md says nothing under “## Unreleased”. Write what changed there first.');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    'CHANGELOG.md',
    log.replace('## Unreleased\n', () => `## Unreleased\n\n## ${version} (${day})\n`),
  );
  setVersion('package.json', now, version, 1);
  if (existsSync('package-lock.json')) setVersion('package-lock.json', now, version, 2);
  git('commit', '--quiet', '--all', '--message', `Release ${version}`, '--message', open);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  return `Version ${version} is committed and tagged v${version}. Push both when npm test says that everything holds.`;
});
