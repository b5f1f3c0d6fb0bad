// npm run operate -- doctor [FOLDER]: what an operator wants to know at a glance, the backups in FOLDER among it. Changes nothing; ends with 1
// where something is not as it should be.
import { existsSync, readFileSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { openCopy } from '../db/backup.ts';
import { backupsIn } from '../db/backups.ts';
import { judge } from '../db/clock.ts';
import { applicationId } from '../db/identity.ts';
import { readMigrations } from '../db/migrate.ts';
import { filePath } from '../db/paths.ts';
import { afterDamage, codeOf, isDamage, reasonOf } from '../db/problems.ts';
import { type Environment, readEnvironment } from '../src/api/environment.mjs';
import { operate, Usage } from '../tools/lib/operate.ts';
import { askKeeper } from '../tools/lib/running.mjs';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_048_576)} MB`;
let wrong = 0;
function good(what: string, is: string): void {
  console.log(`ok    ${what}: ${is}`);
}
function look(what: string, is: string): void {
  wrong += 1;
  console.log(`LOOK  ${what}: ${is}`);
}

async function versions({ port }: Environment): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  good('versions', `product ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`);
  if (!process.versions.node.startsWith('24.')) look('Node', 'tested with 24 only');
  good('build', existsSync('dist') ? basename(realpathSync('dist')) : 'none yet: npm start makes one');
  const running = await askKeeper(String(port), 'state');
  good(
    'running',
    running ? `process ${running['pid']}, build ${running['build']}` : `not by npm start on port ${port}`,
  );
}

function settingsLine(settings: Environment): void {
  const { siteUrl, host, trustedProxies, databaseEncryptionKey, databaseUrl, safetyOfficer } = settings;
  good('settings', `all can be used; ${siteUrl ?? 'no SITE_URL'}, ${host}:${settings.port}`);
  if (host !== '127.0.0.1' && host !== '::1' && host !== 'localhost' && !siteUrl?.startsWith('https://'))
    look('SITE_URL', 'other machines reach this server, but no https:// address is set: cookies are not secure');
  if (siteUrl?.startsWith('https://') && trustedProxies === 0)
    look('TRUSTED_PROXIES', 'is 0 behind a proxy for https: everybody counts as one address');
  if (safetyOfficer) good('safety officer', safetyOfficer.name);
  else console.log('note  safety officer: none has been named; care of patients needs one (docs/hazards.md)');
  if (databaseUrl.startsWith('file:'))
    good('encryption', databaseEncryptionKey === undefined ? 'no key is set' : 'a key is set');
}

function ownersOnly(what: string, path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const mode = (found.mode & 0o777).toString(8);
  if ((found.mode & 0o077) === 0) good(what, `${path}, the owner’s alone (${mode})`);
  else look(what, `${path} can be read by others (${mode}): chmod ${found.isDirectory() ? '700' : '600'} ${path}`);
}

function space(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const wanted = Math.max(1_073_741_824, 3 * bytes);
  const said = `${megabytes(free)} free where the database lies`;
  // The file, a copy while it is rewritten, a backup.
  if (free < wanted) look('space', `${said}; ${megabytes(wanted)} are wanted`);
  else good('space', said);
}

function backups(folder: string): void {
  const [newest, ...more] = backupsIn(folder);
  if (!newest)
    return look('backups', `none in ${folder} named journey-….db: npm run operate -- backup --every 24h --keep 30`);
  const hours = (Date.now() - newest.at) / 3_600_000;
  const said = `${more.length + 1} in ${folder}, the newest ${hours.toFixed(0)} hours old, ${megabytes(newest.bytes)}`;
  if (hours > 26) look('backups', said);
  else good('backups', said);
}

/** How many rows each table has, by its name. */
async function figures(one: (sql: string) => Promise<unknown>, tables: readonly string[]): Promise<string> {
  const counted = tables.map(async (table) => `${await one(`SELECT count(*) FROM ${table}`)} ${table}`);
  return (await Promise.all(counted)).join(', ').replaceAll('_', ' ');
}

async function database(settings: Environment, path: string): Promise<void> {
  const client = openCopy(path, settings.databaseEncryptionKey);
  const one = async (sql: string): Promise<unknown> => Object.values((await client.execute(sql)).rows[0] ?? {})[0];
  try {
    const sound = await one('PRAGMA quick_check(1)');
    if (sound !== 'ok') return look('database', `it is damaged (${sound}): stop the server and ${afterDamage}`);
    const known = await client.execute('SELECT tag FROM migrations ORDER BY rowid');
    const missing = readMigrations().length - known.rows.length;
    good('database', `${path}, ${megabytes(statSync(path).size)}, sound`);
    if (missing > 0) return look('schema', 'of an earlier version: the next start brings it up to date');
    if (Number(await one('PRAGMA application_id')) !== applicationId)
      look('file', 'does not bear our mark yet: the next start puts it in');
    good('content', await figures(one, ['users', 'assessments', 'visits', 'audit']));
    const waysIn = ['sessions', 'passkeys', 'authenticators', 'recovery_codes', 'access_tokens', 'invitations'];
    good('ways in', await figures(one, waysIn));
    good('suspended', `${await one('SELECT count(*) FROM users WHERE suspended_at IS NOT NULL')} accounts`);
    const [seen] = (await client.execute('SELECT trusted_at, doubted FROM clock WHERE id = 1')).rows;
    const { believed, trustedAt } = judge(
      seen && { trustedAt: Number(seen['trusted_at']), doubted: Number(seen['doubted']) },
      Date.now(),
      0,
    );
    const now = new Date().toISOString();
    if (believed) good('clock', now);
    else
      look(
        'clock',
        `it says ${now}, the database last saw ${new Date(trustedAt).toISOString()}: nothing is deleted for its age`,
      );
  } catch (error) {
    const code = codeOf(error);
    const damaged = isDamage(code);
    // Sound, most likely: a backup in its place would lose what was saved since.
    if (code === 'SQLITE_NOTADB')
      return look(
        'database',
        settings.databaseEncryptionKey === undefined
          ? 'it opens under a key only, and none is set: DATABASE_ENCRYPTION_KEY_FILE or DATABASE_ENCRYPTION_KEY (or it is no database at all)'
          : 'the key that is set is not the one it was made with (or it is no database at all)',
      );
    look('database', damaged ? `damaged (${code}): ${afterDamage}` : reasonOf(error));
  } finally {
    client.close();
  }
}

await operate(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-')) throw new Usage('npm run operate -- doctor [FOLDER OF THE BACKUPS]');
  const settings = readEnvironment(process.env);
  await versions(settings);
  settingsLine(settings);
  if (!settings.databaseUrl.startsWith('file:')) {
    good('database', `${new URL(settings.databaseUrl).host}: whoever runs it looks after its files and backups`);
  } else {
    const path = filePath(settings.databaseUrl);
    const folder = dirname(resolve(path));
    if (!existsSync(path)) good('database', `none at ${path} yet: the first start makes it`);
    else {
      for (const end of ['', '-wal']) ownersOnly('file', path + end);
      ownersOnly('folder', folder);
      await database(settings, path);
      space(folder, statSync(path).size);
      backups(named ?? settings.backupFolder);
    }
  }
  if (wrong > 0) process.exitCode = 1;
  return wrong === 0 ? 'All is well.' : `${wrong} to look at.`;
});
