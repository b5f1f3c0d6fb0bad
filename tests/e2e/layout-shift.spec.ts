import type { Page } from 'playwright';
import { describe } from 'vitest';
import { openForm } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { at, expect, hold, phone, test, windowsFor } from './fixtures/index.ts';
import { saveJoined } from './fixtures/joined-patient.ts';
import { fetchedAll, ready } from './fixtures/ready.ts';

/** Notes from now on what moves without being opened: also straight after a press, which the browser's own sum leaves out. */
const watchMoves = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    interface Shift extends PerformanceEntry {
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: before, currentRect: now } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // Gone from sight, or new in it, is not moved; nor is a word that another one stands beside.
          if (!element || !node?.textContent?.trim() || before.height === 0 || now.height === 0) continue;
          const far = Math.round(now.y - before.y);
          if (far !== 0)
            moved.push(`${element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}” by ${far}`);
        }
    }).observe({ type: 'layout-shift' });
  });
const moves = async (tab: Page): Promise<string[]> => {
  // Entries come with the frame after the one that moved.
  await tab.waitForTimeout(300);
  return tab.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));
};

/** What the browser adds up from the first frame on, for what moved by itself. */
const shiftSinceOpened = (tab: Page): Promise<number> =>
  tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  test.for(toolIds.flatMap((id) => windowsFor(locale).map((viewport) => ({ id, viewport, width: viewport.width }))))(
    '$id moves nothing while somebody types, and nothing when it answers ($width px)',
    async ({ id, viewport }, { page, login }) => {
      const tab = await page({ fresh: true, locale, viewport });
      await login(tab);
      const { copy, fields } = await loadTool(id);
      await tab.goto(at(toolEntry(id).path, locale));
      const button = await openForm(tab, await copy[locale]());
      await tab.waitForLoadState('networkidle');
      await watchMoves(tab);
      const numbers = Object.entries(fields).filter(([, field]) => field.kind === 'number');
      for (const [path] of numbers.slice(0, 2)) {
        const field = tab.locator(`#${fieldId(path)}`);
        if (!(await field.isVisible())) continue;
        const value = Number(await field.inputValue()) + 1;
        await field.focus();
        await field.press('ControlOrMeta+A');
        await tab.keyboard.type(String(value));
        await tab.keyboard.press('Tab');
      }
      expect(await moves(tab), 'after typing').toEqual([]);
      await button.scrollIntoViewIfNeeded();
      await moves(tab);
      await button.click();
      await tab.locator('#answer').waitFor();
      expect(await moves(tab), 'after the press').toEqual([]);
    },
  );

  test.for(windowsFor(locale))(
    'a visit moves nothing while its page opens, whoever is there ($width px)',
    async (viewport, { page, login, quick, baseUrl }) => {
      const opened = async (tab: Page, until: string): Promise<void> => {
        await tab.goto(at('/visit', locale));
        await tab.locator(until).first().waitFor();
        await tab.waitForLoadState('networkidle');
        expect.soft(await shiftSinceOpened(tab), `until ${until}`).toBeLessThan(0.01);
      };
      const guest = await page({ fresh: true, locale, viewport });
      await quick(guest);
      await opened(guest, '#facts-a1c');
      const tab = await page({ fresh: true, locale, viewport });
      await login(tab);
      await opened(tab, '#facts-a1c');
      await saveJoined(tab, baseUrl);
      await opened(tab, '#visit-earlier ul > li');
      await tab.locator('summary h2').first().click();
      await tab.locator('#facts-a1c').fill('8.5');
      await tab.keyboard.press('Tab');
      await tab.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor({ state: 'attached' });
      // What is kept in the tab.
      await opened(tab, 'section[aria-labelledby="visit-today"] ol > li');
    },
  );

  test.for(windowsFor(locale))(
    'a visit moves nothing that is being filled in ($width px)',
    async (viewport, { page, login }) => {
      const tab = await page({ fresh: true, locale, viewport });
      await login(tab);
      await tab.goto(at('/visit', locale));
      const first = tab.locator('#facts-a1c');
      await first.waitFor();
      await tab.waitForLoadState('networkidle');
      await watchMoves(tab);
      await first.focus();
      await tab.keyboard.type('8.5');
      await tab.keyboard.press('Tab');
      await tab.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor({ state: 'attached' });
      await fetchedAll(tab);
      expect(await moves(tab)).toEqual([]);
    },
  );

  test('a form that is opened for the first time moves for no typeface, however late; the next page has them', async ({
    page,
    quick,
  }) => {
    const tab = await page({ fresh: true, locale, viewport: phone });
    await quick(tab);
    await tab.addInitScript(() => {
      if (!location.search) localStorage.removeItem('fonts');
    });
    const standIn = tab.locator('html[data-stand-in]');
    for (const path of ['/visit', ...toolIds.map((id) => toolEntry(id).path)]) {
      const come = await hold(tab, /\.woff2/);
      await tab.goto(at(path, locale), { waitUntil: 'domcontentloaded' });
      await ready(tab);
      await tab.waitForFunction(
        () => performance.now() > 1000 + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      );
      come();
      await tab.waitForFunction(() => localStorage.getItem('fonts') !== null);
      await tab.waitForLoadState('networkidle');
      expect.soft(await shiftSinceOpened(tab), path).toBeLessThan(0.01);
      expect.soft(await standIn.count(), path).toBe(1);
    }
    await tab.goto(at('/visit?next', locale));
    expect(await standIn.count()).toBe(0);
    const faces = () => [...document.fonts].filter(({ family, status }) => family === 'Plex' && status === 'loaded');
    await expect.poll(async () => (await tab.evaluate(faces)).length).toBeGreaterThan(0);
  });
});
