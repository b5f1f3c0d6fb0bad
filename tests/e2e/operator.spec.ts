import type { Page } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { operatorWords as arabic } from '../../src/content/ui/ar/operator.ts';
import { operatorWords as english } from '../../src/content/ui/en/operator.ts';
import { readable } from './fixtures/readable.ts';
import { at, expect, type Locale, test } from './fixtures/index.ts';

const token = 'drawn-at-random-0123456789';
const locales: readonly Locale[] = ['en', 'ar'];
const address = '/operator/figures';
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: token, FIELD_MEASUREMENTS: 'on' });
  const measured = { page: 'visit', measure: 'inp', value: 3000 };
  for (let n = 0; n < 4; n += 1)
    await fetch(`${server.url}/api/field`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify(measured),
    });
}, 120_000);
afterAll(() => server.stop());

/** As a person opens it: the browser asks, and is told the token. */
async function opened(tab: Page, locale: Locale): Promise<void> {
  const url = new URL(at(address, locale), server.url);
  [url.username, url.password] = ['operator', token];
  expect((await tab.goto(url.href))?.status()).toBe(200);
}
const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`;

describe('the operator’s page', () => {
  test('is asked for its token, and nobody without it sees a figure', async () => {
    for (const locale of locales)
      for (const shown of [
        undefined,
        basic(`operator:${token}x`),
        basic(token.slice(1)),
        basic(`${token}:`),
        `Bearer ${token}`,
      ]) {
        const headers = shown === undefined ? {} : { authorization: shown };
        const answer = await fetch(server.url + at(address, locale), { headers });
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm="operator"/);
        expect(await answer.text()).not.toMatch(/<|calls/);
      }
    const answer = await fetch(server.url + address, { headers: { authorization: basic(`anybody:${token}`) } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('is no page where no token is set', async ({ baseUrl }) => {
    for (const locale of locales) {
      const answer = await fetch(baseUrl + at(address, locale), {
        headers: { authorization: basic(`operator:${token}`) },
      });
      expect(answer.status).toBe(404);
    }
  });

  test.for(locales)(
    'says load, errors, saves and the backups’ age, what needs looking at first (%s)',
    async (locale, { page }) => {
      const t = locale === 'ar' ? arabic : english;
      const tab = await page({ locale });
      await opened(tab, locale);
      expect(await tab.locator('h1').innerText()).toBe(t.title);
      const ids = await tab
        .locator('[data-line]')
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line')));
      for (const id of ['running', 'load', 'errors', 'saves', 'backups', 'database', 'inUse'])
        expect(ids).toContain(id);
      const looked = await tab.locator('.line.look').count();
      expect(looked).toBeGreaterThanOrEqual(2);
      expect(ids.slice(0, looked)).toEqual(expect.arrayContaining(['backups', 'inUse']));
      expect(await tab.locator('[data-look]').getAttribute('data-look')).toBe(String(looked));
      const said = await tab.locator('.figures').innerText();
      expect(said).toContain(t.noBackup);
      expect(said).not.toMatch(/undefined|NaN|\{\w+\}/);
      // The other language is one press away, and asks for nothing again.
      await tab.locator('header a[hreflang], header a[lang]').first().click();
      await tab.waitForURL(`**${at(address, locale === 'ar' ? 'en' : 'ar')}`);
      await tab.locator('[data-line="errors"]').waitFor();
    },
  );

  test.for(locales)(
    'is readable in the light and in the dark, on a phone and at a desk (%s)',
    async (locale, { page }) => {
      const tab = await page({ locale });
      await opened(tab, locale);
      await readable(tab);
    },
  );

  test.for(locales)('on paper has its lines and nothing of the frame (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await opened(tab, locale);
    await tab.emulateMedia({ media: 'print' });
    expect(await tab.locator('header, footer').filter({ visible: true }).count()).toBe(0);
    expect(await tab.locator('.line').filter({ visible: true }).count()).toBeGreaterThan(8);
  });
});
