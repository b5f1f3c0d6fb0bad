import { describe } from 'vitest';
import { at, axe, desktop, expect, hold, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { inkTo, opened, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the clinicians’ presentation', () => {
  test.for(locales)('has a gauge, a rail and a curtain, and is remembered (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/?view=clinician', locale));
    const label = tab.locator('[data-gauge-label]');
    const words =
      locale === 'en' ? ['Baseline', 'In Progress', 'Target Reached'] : ['خط الأساس', 'قيد التقدّم', 'تحقّق الهدف'];
    // The hero is the cover and tells both ends of the way itself: the first section of the story is the baseline.
    expect(await label.textContent()).toBe(words[0]);
    expect(await tab.locator('.gauge').isVisible()).toBe(false);
    // The mark of the target is where the needle stands at 7.0 %.
    expect(await tab.locator('.gauge-target').getAttribute('d')).toBe('M171.5 84.8L192.7 79.2');
    await tab.locator('[data-stop="symptoms"]').click();
    await expect.poll(() => tab.locator('html').getAttribute('data-at')).toBe('1');
    await expect.poll(() => label.innerText()).toBe(words[0]);
    await tab.locator('[data-stop="titration"]').click();
    await expect.poll(() => label.innerText()).toBe(words[1]);
    expect(await tab.locator('[data-gauge-figure]').innerText()).toBe('8.2');
    await tab.locator('[data-stop="followup"]').click();
    await expect.poll(() => label.innerText()).toBe(words[2]);
    expect(await tab.locator('[data-gauge-figure]').innerText()).toBe('6.8');
    await axe(tab);
    await tab.goto(at('/', locale));
    await tab.locator('[data-stop="clinic"]').click();
    await expect.poll(() => tab.locator('.gauge').isVisible()).toBe(true);
    await tab.locator('[data-present="patient"]').click();
    expect(await tab.locator('.gauge').isVisible()).toBe(false);
    expect(await tab.evaluate(() => new URLSearchParams(location.search).get('view'))).toBe('patient');
  });

  test.for(locales)('lets the gauge stand across no words, on the way or at the end (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, reducedMotion: 'no-preference' }), at('/?view=clinician', locale));
    const gauge = tab.locator('.gauge');
    expect(await gauge.isVisible()).toBe(false);
    for (const act of sections.slice(1)) {
      await inkTo(tab, act, -0.5);
      expect(await gauge.isVisible(), `on the way to ${act}`).toBe(false);
      for (const share of [0, 0.5, 1]) {
        await inkTo(tab, act, share);
        expect(await gauge.isVisible(), `${act} at ${share}`).toBe(true);
      }
    }
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await tab.emulateMedia({ reducedMotion });
      await inkTo(tab, 'ending', 0);
      const above = await tab.locator('.ending-tools h3').evaluate((title) => {
        const { top, height } = title.getBoundingClientRect();
        const dial = document.querySelector('.gauge')?.getBoundingClientRect();
        const at = document.elementsFromPoint((dial?.left ?? 0) + (dial?.width ?? 0) / 2, top + height / 2);
        return {
          ending: at.some((part) => part.matches('.ending')),
          over: Number(getComputedStyle(title.closest('.ending') ?? title).zIndex),
        };
      });
      expect(above.ending).toBe(true);
      expect(above.over).toBeGreaterThan(Number(await gauge.evaluate((dial) => getComputedStyle(dial).zIndex)));
    }
  });

  test('shows who is signed in, as what, and the way to the calculator', async ({ page, login, quick }) => {
    for (const [sign, badge] of [
      [quick, 'Quick User'],
      [login, 'Registered'],
    ] as const) {
      const tab = await page();
      await sign(tab);
      await tab.addInitScript(() => localStorage.setItem('signed-in', 'x'));
      await tab.goto('/?view=clinician');
      await tab.locator('.top-who').getByText(badge, { exact: true }).waitFor();
      expect(await tab.locator('.top-action').getByRole('link', { name: 'Calculator' }).getAttribute('href')).toBe(
        '/calculator',
      );
    }
  });

  test.for(locales.flatMap((locale) => [1024, 1280, 1311].map((width) => ({ locale, width }))))(
    'the bar keeps the way in at $width px, and nothing in it moves when the answer comes ($locale)',
    async ({ locale, width }, { page, quick }) => {
      const tab = await page({ locale, viewport: { width, height: 800 } });
      await tab.goto(at('/', locale));
      expect(
        await tab
          .locator('header')
          .getByRole('link', { name: locale === 'en' ? 'Sign in' : 'تسجيل الدخول' })
          .isVisible(),
      ).toBe(true);
      await quick(tab, 'Anonymous User');
      await tab.addInitScript(() => localStorage.setItem('signed-in', 'x'));
      const answer = await hold(tab, '**/api/auth/user');
      await tab.goto(at('/', locale));
      await tab.evaluate(() => document.fonts.ready);
      const places = () =>
        tab
          .locator('header.top > :not(.top-who):visible, .top-who > *')
          .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
      const before = await places();
      answer();
      await tab
        .locator('.top-who')
        .getByText(locale === 'en' ? 'Anonymous User' : 'مستخدم بلا اسم', { exact: true })
        .waitFor();
      expect(await places()).toEqual(before);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    },
  );

  test('says “Step N” without taking pointer or focus', async ({ page }) => {
    const tab = await page({ reducedMotion: 'no-preference' });
    await tab.goto('/?view=clinician');
    await tab.locator('[data-stop="clinic"]').click();
    const curtain = tab.locator('[data-curtain]');
    await expect.poll(() => curtain.innerText()).toMatch(/Step 2\s*Professional Assessment/);
    await expect.poll(() => curtain.isVisible()).toBe(true);
    expect(await curtain.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    await expect.poll(() => curtain.isVisible(), { timeout: 4000 }).toBe(false);
  });

  const lying = { width: 844, height: 390 } as const;
  test.for(locales.flatMap((locale) => [desktop, phone, tablet, lying].map((viewport) => ({ locale, viewport }))))(
    '$locale at $viewport.width px: “Step N” prints over nothing, the rail keeps to the margin',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport }), at('/?view=clinician', locale));
      await tab.locator('[data-curtain]').evaluate((curtain) => {
        const [step, title] = [curtain.querySelector('strong'), curtain.querySelector('span')];
        if (step && title) [step.textContent, title.textContent] = ['Step 6', 'Neuropathy Management'];
        curtain.setAttribute('data-shown', '');
      });
      const over = await tab.locator('[data-curtain] > *').evaluateAll((all) =>
        all.flatMap((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const curtain = words.parentElement as HTMLElement;
          const covers = getComputedStyle(curtain).position === 'fixed';
          return [...document.querySelectorAll('.story-header :is(a, button, span, p), h1, h2, .lede')]
            .filter((other) => !curtain.contains(other) && !other.contains(curtain) && other.checkVisibility())
            .filter((other) => {
              const box = other.getBoundingClientRect();
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top && !covers;
            })
            .map(({ textContent }) => textContent);
        }),
      );
      expect(over).toEqual([]);
      // On a phone it stands on the gauge, and nothing shows between; elsewhere in the bar.
      const [says, dial, bar] = await tab
        .locator('[data-curtain], .gauge, .story-header')
        .evaluateAll((all) =>
          ['step-curtain', 'gauge', 'story-header'].map((name) =>
            all.find((part) => part.classList.contains(name))?.getBoundingClientRect(),
          ),
        );
      if (viewport === phone) expect(says?.bottom).toBe(dial?.top);
      else expect(says?.bottom).toBeLessThanOrEqual(bar?.bottom ?? 0);
      const rail = await tab.locator('.progress').evaluate((nav) => nav.getBoundingClientRect().width);
      const text = await tab
        .locator('#clinic .lede')
        .evaluate((lede) =>
          document.dir === 'rtl' ? innerWidth - lede.getBoundingClientRect().right : lede.getBoundingClientRect().left,
        );
      expect(rail).toBeLessThan(text);
    },
  );

  test.for(locales)(
    'tells a clinician which tool belongs to each act, and leads there (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale }), at('/?view=clinician', locale));
      const ways = await tab
        .locator('[data-act-tool]:visible')
        .evaluateAll((all) => all.map((way) => (way as HTMLAnchorElement).pathname));
      expect(ways).toEqual(
        [
          '/insulin-calculator',
          '/prediction-tool',
          '/tools/dosing-engine',
          '/calculator',
          '/prediction-tool',
          '/calculator',
          '/tools/life-days',
        ].map((path) => at(path, locale)),
      );
      expect(ways.length).toBe(sections.length - 1);
      // On a phone the link has no margin: a space parts it from the word before it.
      const joined = await tab
        .locator('[data-act-tool]')
        .evaluateAll((all) => all.filter((way) => !/^\s+$/.test(way.previousSibling?.textContent ?? '')).length);
      expect(joined).toBe(0);
      await tab.locator('[data-present="patient"]').click();
      expect(await tab.locator('[data-act-tool]:visible').count()).toBe(0);
    },
  );
});
