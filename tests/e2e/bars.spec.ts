import { describe } from 'vitest';
import { limits } from '../../src/api/contract.ts';
import { amissIn } from './fixtures/bar.ts';
import { at, expect, test } from './fixtures/index.ts';
import { misfitsOn } from './fixtures/narrow.ts';

describe.each([
  ['en', 'Dr. Mohammed Abdulrahman Al-Qahtani-Harbi', 'Dr. Mariam Al-Harbi'],
  ['ar', 'د. عبدالرحمن محمد عبدالعزيز القحطاني الحربي', 'د. مريم الحربي'],
] as const)('in every bar (%s)', (locale, longest, usual) => {
  const wide = [1920, 1600, 1440, 1366, 1280, 1220];
  test('a long name of who is signed in is whole, and lies over nothing', async ({ page, login }) => {
    const tab = await page({ locale });
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
        expect(await amissIn(bar), `${path} at ${width}`).toMatchObject({ beyond: false, over: [] });
      }
    }
  });

  test('of a calculator each link beside a usual name is one line', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name: usual });
    await tab.goto(at('/calculator', locale));
    await tab.locator('input[name="mode"][value="hcp"]').check({ force: true });
    for (const width of wide) {
      await tab.setViewportSize({ width, height: 900 });
      expect(await amissIn(tab.locator('header').first()), String(width)).toEqual({
        beyond: false,
        over: [],
        twoLines: 0,
      });
    }
  });
});

/** As long as a name may be. */
const longest = {
  en: `Dr. ${'Mohammed Abdulrahman Al-Qahtani '.repeat(4)}`.slice(0, limits.nameLength),
  ar: `د. ${'عبدالرحمن محمد عبدالعزيز القحطاني '.repeat(4)}`.slice(0, limits.nameLength),
} as const;

test.for(['en', 'ar'] as const)(
  'the longest name is whole above a form, and shortened in words in the bar (%s)',
  async (locale, { page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name: longest[locale] });
    for (const name of [locale === 'ar' ? 'منى عبدالعزيز الحربي' : 'Mona Abdulaziz Al-Harbi', longest[locale]]) {
      await tab.goto(at('/visit', locale));
      await tab.locator('label input[type=text]').first().fill(name);
      for (const [fact, value] of Object.entries({ age: '66', a1c: '9.5', egfr: '38', weight: '85', height: '162' })) {
        const line = tab.locator(`button[data-fact=${fact}]`).first();
        await line.press('Enter');
        await tab.locator(`#line-${fact}`).fill(value);
        await tab.locator(`#line-${fact}`).press('Enter');
      }
      await tab.goto(at('/insulin-calculator', locale));
      await tab.locator('section bdi').filter({ hasText: name.trim() }).waitFor();
      expect.soft(await misfitsOn(tab), name).toEqual([]);
    }
    const shown = tab.locator('[data-name]').filter({ visible: true }).first();
    expect(await shown.innerText()).toMatch(/^.{30,}\p{L}…$/u);
    expect(await shown.getAttribute('title')).toBe(longest[locale].trim());
    const cut = await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  },
);
