// npm run html: every page the site can answer, prerendered or made on demand, against the HTML standard.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate, type Report, esmResolver } from 'html-validate';
import { startServer } from '../tools/browser/start-server.ts';
import { pageAddresses } from '../tools/browser/pages.ts';

const client = 'dist/client';
const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

async function validate(name: string, html: string): Promise<Report> {
  return validator.validateString(html, name.endsWith('.html') ? name : `${name}.html`);
}

/** The cookie of a quick visitor: a tool's page shows the tool instead of the sign-in. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/quick-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: '{"name":"Visitor"}',
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const prerendered = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
const reports = await Promise.all(
  prerendered.map((path) => validate(join(client, path), readFileSync(join(client, path), 'utf8'))),
);

const server = await startServer();
try {
  for (const [who, cookie] of [
    ['visitor', ''],
    ['signed-in', await signIn(server.url)],
  ] as const) {
    for (const address of [...pageAddresses(), '/no-such-page', '/ar/no-such-page']) {
      const answer = await fetch(`${server.url}${address}`, { headers: { cookie } });
      const type = answer.headers.get('content-type') ?? '';
      if (!type.startsWith('text/html'))
        throw new Error(`${address} answered ${answer.status} with ${type || 'no type'}.`);
      reports.push(await validate(`${who}${address.endsWith('/') ? `${address}home` : address}`, await answer.text()));
    }
  }
} finally {
  await server.stop();
}

const results = reports.flatMap((report) => report.results);
const messages = results.reduce((sum, result) => sum + result.messages.length, 0);
if (messages) console.log(formatterFactory('stylish')(results));
console.log(`${reports.length} pages checked, ${messages} faults.`);
process.exit(messages ? 1 : 0);
