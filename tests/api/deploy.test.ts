import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { testEnvironment } from '../../scripts/lib/run.mjs';

const document = readFileSync('docs/deploy.md', 'utf8');
/** The example that follows a name, without its comments. */
const example = (name: string): string => (new RegExp(`^${name}:\\n\`\`\`\\n(.*?)\`\`\``, 'ms').exec(document)?.[1] ?? '').replace(/^\s*#.*$/gm, '');

test('nginx as deploy.md has it writes no query and no referrer', () => {
  const [, name, format] = /log_format (\w+) '([^']+)'/.exec(example('nginx')) ?? [];
  expect(format).toContain('$uri ');
  expect(format).not.toMatch(/\$(request |request$|request_uri|args|arg_|query_string|is_args|http_referer)/);
  expect(example('nginx')).toMatch(new RegExp(`access_log \\S+ ${name};`));
  expect(example('nginx')).toMatch(/error_log \S+ (crit|alert|emerg);/);
});

test('Caddy as deploy.md has it neither', () => {
  for (const field of ['request>uri', 'request>headers>Referer']) expect(example('Caddy')).toContain(`${field} delete`);
});

afterEach(() => vi.unstubAllEnvs());
test('tests see none of the settings of the site that runs here, and what a browser and Node need', () => {
  const settings: readonly string[] = readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z_]+(?==)/gm) ?? [];
  for (const name of settings) vi.stubEnv(name, 'of the site');
  for (const name of ['CI', 'E2E_URL', 'HOME']) vi.stubEnv(name, 'of the person');
  const env = testEnvironment({ CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(settings).toContain('DATABASE_SYNC_URL');
  expect(Object.keys(env).filter((name) => settings.includes(name))).toEqual([]);
  expect(env).toMatchObject({ CI: 'of the person', E2E_URL: 'of the person', HOME: 'of the person', CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(env['PATH']).toContain('node_modules/.bin');
});
