import { createServer, request as ask, type Server } from 'node:http';
import { describe, inject } from 'vitest';
import { at, expect, type Locale, test } from './fixtures/index.ts';

/** Between two pieces of a page, in milliseconds: enough for every script of the first to run. */
const pause = 1500;

/** The same site over a line on which every page stops before its tour, and goes on later. */
async function slowLine(site: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    const { 'accept-encoding': _, ...headers } = request.headers;
    ask(new URL(request.url ?? '/', site), { method: request.method, headers }, async (from) => {
      const isText = from.headers['content-type']?.startsWith('text/html');
      const { 'content-length': length, ...rest } = from.headers;
      answer.writeHead(from.statusCode ?? 502, isText ? rest : from.headers);
      const bytes = Buffer.concat(await from.toArray());
      const cut = isText ? bytes.indexOf('<dialog class="tour"') : -1;
      if (cut < 0) return answer.end(bytes);
      answer.write(bytes.subarray(0, cut + 200));
      return setTimeout(() => answer.end(bytes.subarray(cut + 200)), pause);
    }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('No port for the slow line.');
  return { url: `http://127.0.0.1:${bound.port}`, server };
}

// What an island asks for comes while the page is still being read: nothing of the page itself may begin with it.
describe('a page that comes in two pieces', () => {
  test.for<[string, Locale]>([
    ['/tools', 'en'],
    ['/auth', 'ar'],
    ['/calculator', 'en'],
    ['/visit', 'ar'],
  ])('has its tour, at the step where it was left: %s, %s', async ([path, locale], { page }) => {
    const { url, server } = await slowLine(inject('baseUrl'));
    try {
      const tab = await page({ locale });
      await tab.addInitScript(() => {
        if (!sessionStorage.getItem('tour_step')) sessionStorage.setItem('tour_step', '7');
      });
      await tab.goto(`${url}${at(path, locale)}?tour=1`);
      await tab.locator('[data-tour][open]').waitFor();
      expect(await tab.locator('[data-tour-count]').innerText()).toContain('7');
      await tab.keyboard.press('Escape');
      expect(await tab.locator('dialog:modal').count()).toBe(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
