import { describe } from 'vitest';
import { at, expect, hold, type Locale, phone, test } from './fixtures/index.ts';
import { fetchedAll } from './fixtures/ready.ts';
import { opened } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the first paint of the story', () => {
  test.for(
    locales.flatMap((locale) =>
      [{ width: 360, height: 740 }, phone, { width: 844, height: 390 }, { width: 1440, height: 900 }].flatMap(
        (viewport) => ['returning', 'new'].map((reader) => ({ locale, viewport, reader })),
      ),
    ),
  )(
    '$locale at $viewport.width px, $reader: the first view is in the HTML and moves nothing, however late the fonts',
    async ({ locale, viewport, reader }, { page }) => {
      // Somebody new is greeted over it, in the stand-ins first.
      const newcomer = reader === 'new';
      const tab = await page({ fresh: true, newcomer, locale, viewport, reducedMotion: 'no-preference' });
      const painted = await hold(tab, /\.woff2/);
      await tab.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) +
                (entry as PerformanceEntry & { value: number }).value,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await tab.goto(at('/', locale), { waitUntil: 'domcontentloaded' });
      await tab.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      painted();
      await tab.evaluate(() => document.fonts.ready);
      await tab.waitForLoadState('networkidle');
      expect(Number((await tab.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    },
  );

  test.for(locales)('the hero is painted while the rest is still on its way (%s)', async (locale, { page }) => {
    const tab = await page({ fresh: true, locale, viewport: phone, early: true });
    const release = await hold(tab, /below\.[^/]+\.css/);
    await tab.goto(at('/', locale), { waitUntil: 'commit' });
    await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await tab.locator('h1').isVisible()).toBe(true);
    // The part the first paint waits for is there, and nothing below it.
    expect(
      await tab.evaluate(
        () =>
          document.querySelector(new URL((document.querySelector('link[rel=expect]') as HTMLLinkElement).href).hash)
            ?.id,
      ),
    ).toBe('start');
    expect(await tab.locator('#symptoms').count()).toBe(0);
    release();
    await tab.locator('#symptoms').waitFor();
  });

  test.for(locales)(
    'acts far below are drawn one after the other, and then all stand (%s)',
    async (locale, { page }) => {
      const tab = await page({ fresh: true, locale, viewport: phone });
      const loaded = await hold(tab, /\.woff2/);
      await tab.goto(at('/', locale), { waitUntil: 'domcontentloaded' });
      const drawn = () =>
        tab
          .locator('.stage .picture')
          .evaluateAll((all) => all.map((picture) => picture.checkVisibility({ contentVisibilityAuto: true })));
      expect((await drawn()).at(-1)).toBe(false);
      loaded();
      await expect.poll(async () => (await drawn()).every(Boolean), { timeout: 10_000 }).toBe(true);
      expect((await drawn()).length).toBe(8);
    },
  );

  test('a phone fetches none of the animation libraries, and its line is inked all the same; a stage has them', async ({
    page,
  }) => {
    for (const [viewport, libraries] of [
      [phone, false],
      [{ width: 1440, height: 900 }, true],
    ] as const) {
      const tab = await page({ fresh: true, viewport, hasTouch: !libraries, reducedMotion: 'no-preference' });
      await opened(tab, '/');
      await fetchedAll(tab);
      const scripts = await tab.evaluate(async () => {
        const all = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return Promise.all(all.map(async ({ name }) => (await fetch(name)).text()));
      });
      expect(
        scripts.some((script) => script.includes('GreenSock') || script.includes('smoothWheel')),
        String(viewport.width),
      ).toBe(libraries);
    }
  });

  test('an act asked for while the page still loads is reached', async ({ page }) => {
    const tab = await page({ fresh: true, viewport: phone, hasTouch: true });
    const loaded = await hold(tab, /\.woff2/);
    await tab.goto('/', { waitUntil: 'domcontentloaded' });
    await tab.locator('[data-stop="neuropathy"]').tap();
    const begins = () => tab.locator('#neuropathy').evaluate((act) => Math.round(act.getBoundingClientRect().top));
    const bar = await tab
      .locator('.story-header')
      .evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
    await expect.poll(begins).toBe(bar);
    loaded();
  });

  test('a first visit begins in the stand-ins and ends in the real faces; the next has them from the start', async ({
    page,
  }) => {
    const tab = await page({ fresh: true, early: true });
    const face = () => tab.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    const release = await hold(tab, /below\.[^/]+\.css/);
    await tab.goto('/', { waitUntil: 'commit' });
    await tab.locator('h1').waitFor();
    expect(await face()).toBe('"Plex stand-in"');
    release();
    await expect.poll(face).toBe('Plex');
    await tab.goto('/tools', { waitUntil: 'commit' });
    await tab.locator('h1').waitFor();
    expect(await face()).toBe('Plex');
  });

  test('acts far below are drawn in the real faces at once, not in the stand-ins before', async ({ page }) => {
    const tab = await page({ fresh: true, early: true });
    const drawn = () => tab.evaluate(() => document.querySelectorAll('.stage[data-drawn]').length);
    await tab.addInitScript(() => {
      new MutationObserver(([change]) => {
        if (!('first' in document.documentElement.dataset) || !change) return;
        document.documentElement.dataset['drawnTooSoon'] = String(
          document.querySelectorAll('.stage[data-drawn]').length,
        );
      }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
    });
    // No line preloads this weight: the page has loaded and waits for it, two seconds at most.
    const release = await hold(tab, /plex-latin-500/);
    await tab.goto('/');
    await expect.poll(drawn).toBe(8);
    release();
    expect(await tab.evaluate(() => document.documentElement.dataset['drawnTooSoon'])).toBeUndefined();
  });

  test.for(['/', '/tools', '/quick', '/no-such-page'].flatMap((path) => locales.map((locale) => at(path, locale))))(
    '%s: the first paint waits for something that is there',
    async (address, { page }) => {
      const tab = await page({ fresh: true, allow: [/status of 404/] });
      await tab.goto(address);
      expect(
        await tab.evaluate(
          () =>
            document.querySelectorAll(
              new URL((document.querySelector('link[rel=expect]') as HTMLLinkElement).href).hash,
            ).length,
        ),
      ).toBe(1);
    },
  );

  test.for(locales.flatMap((locale) => ['/', '/tools'].map((path) => at(path, locale))))(
    '%s: every typeface of a first visit is there before the first of them is used',
    async (address, { page }) => {
      const tab = await page({ fresh: true, viewport: phone, early: true });
      await tab.addInitScript(() => {
        sessionStorage.setItem('diabetes-welcome-shown', 'true');
        const real = () => [...document.fonts].filter(({ family }) => !family.includes('stand-in'));
        const tell = () => {
          const root = document.documentElement;
          if ('first' in root.dataset || 'faces' in root.dataset) return;
          root.dataset['faces'] = String(real().filter(({ status }) => status === 'loaded').length);
        };
        addEventListener('DOMContentLoaded', () =>
          new MutationObserver(tell).observe(document.documentElement, { attributes: true }),
        );
      });
      await tab.goto(address, { waitUntil: 'networkidle' });
      await tab.locator('html[data-faces]').waitFor();
      const used = await tab.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => !/stand-in/.test(family) && status !== 'unloaded').length,
      );
      expect(used).toBeGreaterThan(3);
      expect(Number(await tab.locator('html').getAttribute('data-faces'))).toBe(used);
    },
  );
});
