import type { Locator } from 'playwright';
import { describe } from 'vitest';
import { toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, expect, phone, test } from './fixtures/index.ts';
import { returning } from './fixtures/story.ts';

/** What of a bar is cut at an edge, lies over something else, or takes more lines than one. */
const amiss = (bar: Locator) =>
  bar.evaluate((header) => {
    const beyond = [header.scrollHeight - header.clientHeight, header.scrollWidth - header.clientWidth];
    // The story's bar has marks of its own, whose words are seen one at a time.
    const texts = [...header.querySelectorAll('.bar :is(h1, fieldset, button, #bar-menu a)')].filter((one) =>
      one.checkVisibility(),
    );
    const places = texts.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return { name: one.textContent.trim(), ...words.getBoundingClientRect().toJSON() };
    });
    return {
      beyond: Math.max(...beyond) > 1,
      over: places.filter((one) =>
        places.some(
          (other) =>
            other.left > one.left && other.left < one.right - 1 && other.top < one.bottom && one.top < other.bottom,
        ),
      ),
      twoLines: places.filter(({ height, name }, n) => texts[n]?.matches('#bar-menu a') && height > 30 && name).length,
    };
  });

describe.each([
  ['en', 'Dr. Mohammed Abdulrahman Al-Qahtani-Harbi', 'Dr. Mariam Al-Harbi'],
  ['ar', 'د. عبدالرحمن محمد عبدالعزيز القحطاني الحربي', 'د. مريم الحربي'],
] as const)('in every bar (%s)', (locale, longest, usual) => {
  const wide = [1920, 1600, 1440, 1366, 1280, 1220];
  test('a long name of who is signed in is whole, and lies over nothing', async ({ page, login }) => {
    const tab = await page({ locale });
    await returning(tab);
    await login(tab, { name: longest });
    // A calculator's page first: the others ask who is there only where somebody was signed in before.
    for (const path of ['/calculator', '/insulin-calculator', '/visit', '/', '/tools']) {
      await tab.goto(at(path, locale));
      const mode = tab.locator('input[name="mode"][value="hcp"]');
      if (await mode.count()) await mode.check({ force: true });
      for (const width of wide) {
        await tab.setViewportSize({ width, height: 900 });
        const shown = tab.locator('[data-name]').filter({ hasText: longest, visible: true });
        if (width >= 1440) await shown.first().waitFor();
        for (const each of await shown.all()) {
          const cut = await each.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
          );
          expect(cut, `${path} at ${width}`).toBeLessThanOrEqual(1);
        }
        const bar = tab.locator('header').first();
        expect(await amiss(bar), `${path} at ${width}`).toMatchObject({ beyond: false, over: [] });
      }
    }
  });

  test.for(toolIds)('of %s nothing lies over its name on a phone', async (id, { page, quick }) => {
    const tab = await page({ locale, viewport: phone });
    await quick(tab);
    await tab.goto(at(toolEntry(id).path, locale));
    expect(await amiss(tab.locator('header').first())).toMatchObject({ beyond: false, over: [] });
  });

  test('of a calculator each link beside a usual name is one line', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name: usual });
    await tab.goto(at('/calculator', locale));
    await tab.locator('input[name="mode"][value="hcp"]').check({ force: true });
    for (const width of wide) {
      await tab.setViewportSize({ width, height: 900 });
      expect(await amiss(tab.locator('header').first()), String(width)).toEqual({
        beyond: false,
        over: [],
        twoLines: 0,
      });
    }
  });
});
