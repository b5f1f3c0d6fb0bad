import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { testEnvironment } from '../../tools/lib/run.mjs';

const document = readFileSync('docs/deploy.md', 'utf8');
/** The settings of a proxy, without their comments. */
const example = (name: 'nginx.conf' | 'Caddyfile'): string =>
  readFileSync(`docs/deploy/${name}`, 'utf8').replace(/^\s*#.*$/gm, '');

test('nginx as docs/deploy has it writes no query, no referrer and no next page’s address', () => {
  const [, name, format, more] = /log_format (\w+) '([^']+)'\s+'([^']+)'/.exec(example('nginx.conf')) ?? [];
  expect(format).toContain('$bare_path ');
  expect(`${format}${more}`).not.toMatch(
    /\$(request |request$|request_uri|uri|args|arg_|query_string|is_args|http_referer|sent_http_)/,
  );
  // What stands for the path ends before a question mark, written or encoded.
  const [, bare = ''] = /map \$uri \$bare_path \{ "~(.+)" \$bare; \}/.exec(example('nginx.conf')) ?? [];
  for (const path of ['/api/assessments?patientName=Zaynab', '/api/assessments%3FpatientName=Zaynab'])
    expect(new RegExp(bare).exec(path)?.[0]).toBe('/api/assessments');
  const logs = [...example('nginx.conf').matchAll(/^\s*(access|error)_log (.+);$/gm)].map(
    ([, kind, where]) => `${kind} ${where}`,
  );
  expect(logs.sort()).toEqual([
    `access /var/log/nginx/journey.log ${name}`,
    'access off',
    'error /dev/null emerg',
    'error /dev/null emerg',
  ]);
});

test('Caddy as docs/deploy has it neither', () => {
  for (const field of ['request>uri', 'request>headers', 'resp_headers'])
    expect(example('Caddyfile')).toContain(`${field} delete`);
});

test('over plain HTTP both send pages on and refuse calls, and neither makes a certificate of its own', () => {
  const [plain = ''] = /server \{\s*listen 80;.*?\n\}/s.exec(example('nginx.conf')) ?? [];
  expect(plain).toContain('location /api/ { return 403; }');
  expect(plain).toContain('location / { return 308 https://');
  // Outside a location it would come first.
  expect(plain).not.toMatch(/^ {2}return/m);
  const [unsafe = ''] = /^http:\/\/diabetes\.example \{.*?^\}/ms.exec(example('Caddyfile')) ?? [];
  expect(unsafe).toMatch(/respond \/api\/\* 403\s+redir https:\/\/diabetes\.example\{uri\} 308/);
  expect(example('Caddyfile')).not.toMatch(/\btls\b|auto_https/);
  expect(document).toContain('a certificate that browsers trust by themselves');
});

test('both keep the figures of the machine inside', () => {
  expect(example('nginx.conf')).toContain('location = /api/metrics { return 404; }');
  expect(example('Caddyfile')).toContain('respond /api/metrics 404');
});

afterEach(() => vi.unstubAllEnvs());
test('tests see none of the settings of the site that runs here, and what a browser and Node need', () => {
  const settings: readonly string[] = readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z_]+(?==)/gm) ?? [];
  for (const name of settings) vi.stubEnv(name, 'of the site');
  for (const name of ['CI', 'E2E_URL', 'HOME']) vi.stubEnv(name, 'of the person');
  const env = testEnvironment({ CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(settings).toContain('DATABASE_AUTH_TOKEN');
  expect(Object.keys(env).filter((name) => settings.includes(name))).toEqual([]);
  expect(env).toMatchObject({
    CI: 'of the person',
    E2E_URL: 'of the person',
    HOME: 'of the person',
    CHROMIUM_PATH: '/usr/bin/chromium',
  });
  expect(env['PATH']).toContain('node_modules/.bin');
});

test('the image keeps the optional packages that the server loads', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
  };
  const kept = [...readFileSync('Dockerfile', 'utf8').matchAll(/cp -r (node_modules\/\S+?)\*/g)].map(
    ([, path = '']) => path,
  );
  for (const owner of ['libsql', '@node-rs/argon2']) {
    const own = Object.keys(packages[`node_modules/${owner}`]?.optionalDependencies ?? {});
    const onDebian = own.filter((name) => /linux-.*gnu$/.test(name));
    expect(onDebian.length).toBeGreaterThan(0);
    for (const name of onDebian)
      expect(
        kept.some((path) => `node_modules/${name}`.startsWith(path)),
        name,
      ).toBe(true);
  }
});
