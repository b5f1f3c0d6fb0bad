import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts';
import { at, expect, test } from './fixtures/index.ts';

const settings = { FIELD_MEASUREMENTS: 'on', METRICS_TOKEN: 'a-long-enough-token' };

/** Built scripts and pages in which something of it stands. */
const measuring = (build: string): string[] =>
  readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\/api\/field\b(?!s)|sendBeacon|web-vitals|layout-shift/.test(readFileSync(path, 'utf8')));

test('unless it is set, nothing of it is in any script or page', () => {
  expect(measuring('dist/client')).toEqual([]);
  expect(measuring('dist/server')).toEqual([]);
});

// A build of its own: whether pages measure is built into them.
describe('built with it', () => {
  let copy: ProjectCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = copyProject();
    copy.run('node', ['scripts/build.mjs'], settings);
    server = await startServer(settings, copy.folder);
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
    copy?.remove();
  });

  const figures = async (): Promise<string> =>
    (
      await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` } })
    ).text();
  const count = (text: string, measure: string, page: string): number =>
    Number(new RegExp(`^journey_field_${measure}_count\\{page="${page}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  /** Leaves the page, as a person does who goes on. Another site's page would not wait for what this one still has to say. */
  const leave = async (tab: Page): Promise<void> => void (await tab.goto(`${server.url}/robots.txt`));
  /** Until the browser has measured something itself. On a busy machine it says so long after the frame that it measured. */
  const measured = (tab: Page, what: 'largest-contentful-paint' | 'first-input') =>
    tab.evaluate(
      (type) =>
        new Promise<void>((resolve) => {
          const observer = new PerformanceObserver(() => {
            observer.disconnect();
            // Who asked before is told before; what they do then waits until the browser has nothing to do.
            requestIdleCallback(() => resolve());
          });
          observer.observe({ type, buffered: true });
        }),
      what,
    );
  /** A press on what has been painted, and how long it took. */
  const press = async (tab: Page): Promise<void> => {
    await measured(tab, 'largest-contentful-paint');
    await tab.keyboard.press('Tab');
    await measured(tab, 'first-input');
  };

  test('one file has it, fetched after the page', () => {
    expect(measuring(join(copy.folder, 'dist/client')).map((path) => /[^/]+$/.exec(path)?.[0])).toEqual([
      expect.stringMatching(/^field\.[\w-]+\.js$|^field-[\w-]+\.js$/),
    ]);
  });

  test.for(['en', 'ar'] as const)(
    'pages in %s send each number once, with a kind and nothing else',
    async (locale, { page }) => {
      const tab = await page({ fresh: true, locale });
      const sent: string[] = [];
      tab.on('request', (request) => {
        if (request.resourceType() === 'ping') sent.push(request.url());
      });
      await quickLogin(tab, server.url, 'Zaynab');
      const before = await figures();
      for (const [path, kind] of [
        ['/', 'story'],
        ['/tools', 'tools'],
        ['/auth', 'sign-in'],
        ['/calculator', 'calculator'],
        ['/visit', 'visit'],
        ['/hazards', 'other'],
      ] as const) {
        await tab.goto(server.url + at(path, locale));
        await tab.waitForLoadState('networkidle');
        await press(tab);
        await leave(tab);
        for (const measure of ['lcp_seconds', 'inp_seconds', 'cls'])
          await expect
            .poll(async () => count(await figures(), measure, kind), {
              message: `${measure} of ${path}`,
              timeout: 10_000,
            })
            .toBe(count(before, measure, kind) + 1);
      }
      // What stands in them, and that nothing else may, tests/api/field.test.ts holds: each of these was counted.
      expect([...new Set(sent)]).toEqual([`${server.url}/api/field`]);
      expect(await figures()).not.toMatch(/zaynab|visit\?|\/ar/i);
    },
  );

  test('a browser that asks not to be tracked sends nothing', async ({ page }) => {
    const tab = await page({ fresh: true });
    await tab.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    const sent: string[] = [];
    tab.on('request', (request) => {
      if (request.resourceType() === 'ping') sent.push(request.url());
    });
    await tab.goto(`${server.url}/tools`);
    await tab.waitForLoadState('networkidle');
    await press(tab);
    await leave(tab);
    await tab.waitForTimeout(500);
    expect(sent).toEqual([]);
  });
});
