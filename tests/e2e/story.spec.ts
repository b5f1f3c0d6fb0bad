import { describe } from 'vitest';
import { at, axe, expect, hold, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { returning, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the story, word for word', () => {
  test('the hero and the header speak the specification’s words', async ({ page }) => {
    const tab = await page();
    await returning(tab);
    await tab.goto('/');
    expect(await tab.locator('h1').innerText()).toMatch(/From First Symptom\s+→\s+A Personalized Care Plan/);
    await tab.getByText('An interactive, educational journey through Type 2 Diabetes management.').waitFor();
    await tab.getByRole('link', { name: 'Start the Journey' }).click();
    expect(await tab.evaluate(() => location.hash)).toBe('#symptoms');
    expect(await tab.getByRole('navigation', { name: 'Progress through the story' }).getByRole('link').count()).toBe(8);
    expect(await tab.getByRole('button', { name: 'Show Intro Tour' }).getAttribute('title')).toBe('Show Intro Tour');
    expect(await tab.locator('header').getByText('Diabetes Journey').isVisible()).toBe(true);
  });

  test.for(locales)('every act has what belongs to it (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await returning(tab);
    await tab.goto(at('/', locale));
    expect(await tab.locator('[data-section]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([...sections]);
    const counts = {
      '#symptoms .caption': 4,
      '#clinic .tests': 3,
      '#clinic .tests li': 9,
      '#diagnosis .product': 1,
      '#titration .product': 2,
      '#addon .product': 1,
      '#neuropathy .product': 3,
      '#followup .caption': 5,
    };
    for (const [selector, count] of Object.entries(counts))
      expect(await tab.locator(selector).count(), selector).toBe(count);
    const readings = await tab.locator('[data-figure]').allInnerTexts();
    expect(readings).toEqual(['9.2', '9.2', '8.8', '8.2', '7.1', '7.0', '6.8']);
    expect(await tab.locator('#addon .trend').innerText()).toMatch(/8\.2[\s\S]*7\.1[\s\S]*75/);
    expect(await tab.locator('#titration .scene .pack-unit').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => (locale === 'en' ? 'mg' : 'ملغم')),
    );
  });

  test.for(locales)('each act shows its badge and its line under the title (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await returning(tab);
    await tab.goto(at('/', locale));
    for (const part of ['.act-badge', '.act-subtitle']) {
      const words = await tab.locator(part).allInnerTexts();
      expect(words.length, part).toBe(7);
      expect(new Set(words.map((text) => text.trim())).size, part).toBe(7);
    }
    expect(await tab.locator('.act-badge svg').count()).toBe(7);
    expect(
      await tab.locator('.act-title').evaluateAll(
        (all) =>
          all.filter((title) => {
            const [badge, line] = ['.act-badge', '.act-subtitle'].map(
              (part) => title.querySelector(part)?.textContent?.trim() ?? '',
            );
            return (
              !badge || !line || badge === line || [badge, line].includes(title.querySelector('h2')?.textContent ?? '')
            );
          }).length,
      ),
    ).toBe(0);
  });

  test('the ways out of the story', async ({ page }) => {
    const tab = await page();
    await returning(tab);
    await tab.goto('/');
    const pain = tab.getByRole('link', { name: /Pain Assessment Tool/ });
    expect(await pain.getAttribute('target')).toBe('_blank');
    expect(await pain.getAttribute('rel')).toContain('noopener');
    await tab.getByText('Access our advanced prediction tool').waitFor();
    await tab.getByRole('link', { name: 'CLICK HERE' }).click();
    await tab.waitForURL('**/tools');
  });
});

describe('the portfolio', () => {
  test.for(locales)('opens, explains and shows its pictures (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await returning(tab);
    await tab.goto(at('/', locale));
    const act = tab.locator('#diagnosis');
    const toggle = act.getByRole('button', { name: locale === 'en' ? 'DISCOVER OUR PORTFOLIO' : 'اكتشف منتجاتنا' });
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    const product = act.locator('.product');
    await product.getByRole('button').nth(0).click();
    expect(await product.locator('.stamp').count()).toBe(2);
    await product.getByRole('button', { expanded: false }).first().click();
    await product.locator('.product-details').waitFor();
    await axe(tab);

    await product.locator('[commandfor="image-metformin-500"]').click();
    const image = tab.locator('#image-metformin-500');
    await image.getByRole('img').waitFor();
    await axe(tab);
    await tab.keyboard.press('Escape');
    await product.locator('[commandfor="explainer-metformin-500"]').click();
    const explainer = tab.locator('#explainer-metformin-500');
    const simple = await explainer.locator('.explainer-simple').innerText();
    await explainer.locator('[data-explain="deep"]').click();
    expect(await explainer.locator('.explainer-deep').first().isVisible()).toBe(true);
    expect(await explainer.getByText(simple).isVisible()).toBe(false);
    await axe(tab);
    await tab.keyboard.press('Escape');
    expect(await explainer.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(false);
    await product.locator('[commandfor="explainer-metformin-500"]').click();
    await explainer.locator('.explainer-benefits').click();
    expect(await explainer.isVisible()).toBe(true);
    await tab.mouse.click(40, 500);
    expect(await explainer.isVisible()).toBe(false);
  });

  test('every product and the four further classes are explained', async ({ page }) => {
    const tab = await page();
    await returning(tab);
    await tab.goto('/');
    const ids = await tab
      .locator('dialog.explainer')
      .evaluateAll((all) => all.map(({ id }) => id.replace('explainer-', '')).sort());
    expect(ids).toEqual([
      'ala-300',
      'b-complex',
      'b12-1000',
      'insulin-degludec',
      'metformin-1000',
      'metformin-500',
      'metformin-750',
      'metformin-xr',
      'oral-semaglutide',
      'sglt2-inhibitor',
      'sitagliptin',
    ]);
    expect(await tab.locator('#diagnosis .stamp').allTextContents()).toEqual([
      'Hepatic Glucose down',
      'Insulin Sensitivity up',
    ]);
  });
});

describe('the clinicians’ presentation', () => {
  test.for(locales)('has a gauge, a rail and a curtain, and is remembered (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await returning(tab);
    await tab.goto(at('/?view=clinician', locale));
    const label = tab.locator('[data-gauge-label]');
    const words =
      locale === 'en' ? ['Baseline', 'In Progress', 'Target Reached'] : ['خط الأساس', 'قيد التقدّم', 'تحقّق الهدف'];
    expect(await label.innerText()).toBe(words[0]);
    await tab.locator('[data-stop="titration"]').click();
    await expect.poll(() => label.innerText()).toBe(words[1]);
    expect(await tab.locator('[data-gauge-figure]').innerText()).toBe('8.2');
    await tab.locator('[data-stop="followup"]').click();
    await expect.poll(() => label.innerText()).toBe(words[2]);
    expect(await tab.locator('[data-gauge-figure]').innerText()).toBe('6.8');
    await axe(tab);
    await tab.goto(at('/', locale));
    expect(await tab.locator('.gauge').isVisible()).toBe(true);
    await tab.locator('[data-present="patient"]').click();
    expect(await tab.locator('.gauge').isVisible()).toBe(false);
    expect(await tab.evaluate(() => new URLSearchParams(location.search).get('view'))).toBe('patient');
  });

  test('shows who is signed in, as what, and the way to the calculator', async ({ page, login, quick }) => {
    for (const [sign, badge] of [
      [quick, 'Quick User'],
      [login, 'Registered'],
    ] as const) {
      const tab = await page();
      await returning(tab);
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
      await returning(tab);
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
    await returning(tab);
    await tab.goto('/?view=clinician');
    await tab.locator('[data-stop="clinic"]').click();
    const curtain = tab.locator('[data-curtain]');
    await expect.poll(() => curtain.innerText()).toMatch(/Step 2\s*Professional Assessment/);
    expect(await curtain.isVisible()).toBe(true);
    expect(await curtain.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    await expect.poll(() => curtain.isVisible(), { timeout: 4000 }).toBe(false);
  });
});

describe('the story in every setting', () => {
  test.for(
    locales.flatMap((locale) => [phone, tablet, { width: 844, height: 390 }].map((viewport) => ({ locale, viewport }))),
  )('$locale at $viewport.width px: nothing sticks out, nothing snaps', async ({ locale, viewport }, { page }) => {
    const tab = await page({ locale, viewport, reducedMotion: 'no-preference' });
    await returning(tab);
    await tab.goto(at('/', locale));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await tab.locator('html').getAttribute('data-snap')).toBeNull();
    await axe(tab);
  });

  test.for(
    locales.flatMap((locale) => [
      { locale, viewport: phone },
      { locale, viewport: { width: 320, height: 640 } },
    ]),
  )(
    '$locale at $viewport.width px: eight dots, each large enough to touch, none under another',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport, hasTouch: true });
      await returning(tab);
      await tab.goto(at('/', locale));
      const dots = tab.locator('.dots a');
      const boxes = await dots.evaluateAll((all) =>
        all.map((dot) => {
          const { x, y, width, height } = dot.getBoundingClientRect();
          return { width, height, own: dot.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
        }),
      );
      expect(boxes.length).toBe(8);
      for (const { width, height, own } of boxes) expect([width >= 24, height >= 24, own]).toEqual([true, true, true]);
      await dots.nth(5).tap();
      await expect.poll(() => dots.nth(5).getAttribute('aria-current')).toBe('step');
      const bar = await tab.locator('.story-header').evaluate((header) => header.getBoundingClientRect().bottom);
      expect(
        await tab.locator('#addon .act-count').evaluate((line) => line.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(bar);
    },
  );

  test.for(
    locales.flatMap((locale) =>
      [phone, { width: 1024, height: 768 }, { width: 1440, height: 900 }].map((viewport) => ({ locale, viewport })),
    ),
  )(
    '$locale at $viewport.width px: whoever tabs there and back sees where they are',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport });
      await returning(tab);
      await tab.goto(at('/', locale), { waitUntil: 'networkidle' });
      const seen = () =>
        tab.evaluate(() => {
          const at = document.activeElement;
          if (!at || at === document.body) return null;
          const { x, y, width, height } = at.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return { name: at.textContent?.trim(), seen: top !== null && (at.contains(top) || top.contains(at)) };
        });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 60; press += 1) {
          await tab.keyboard.press(key);
          const found = await seen();
          if (!found) break;
          await expect.poll(seen, { message: `${key} to ${found.name}` }).toMatchObject({ seen: true });
        }
      }
    },
  );

  test('reduced motion: no snapping, and the animation libraries are never asked for', async ({ page }) => {
    const tab = await page();
    await returning(tab);
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto('/', { waitUntil: 'networkidle' });
    expect(await tab.locator('html').getAttribute('data-snap')).toBeNull();
    expect(asked.filter((url) => url.includes('motion'))).toEqual([]);
  });

  test('without JavaScript the whole story reads as a page', async ({ page }) => {
    const tab = await page({ javaScriptEnabled: false });
    await tab.goto('/');
    for (const text of [
      'Recognition',
      'Ongoing Care',
      'Thirst',
      'Creatinine',
      'B12 oral-dissolving film',
      'Hepatic Glucose down',
    ])
      expect(await tab.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
  });

  test.for(
    locales.flatMap((locale) =>
      [{ width: 360, height: 740 }, phone, { width: 1440, height: 900 }].map((viewport) => ({ locale, viewport })),
    ),
  )(
    '$locale at $viewport.width px: the first view is in the HTML and moves nothing, however late the fonts',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport, reducedMotion: 'no-preference' });
      await returning(tab);
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
    const tab = await page({ locale, viewport: phone, early: true });
    await returning(tab);
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

  test('a first visit begins in the stand-ins and ends in the real faces; the next has them from the start', async ({
    page,
  }) => {
    const tab = await page({ early: true });
    await returning(tab);
    const face = () => tab.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    const release = await hold(tab, /below\.[^/]+\.css/);
    await tab.goto('/', { waitUntil: 'commit' });
    await tab.locator('h1').waitFor();
    expect(await face()).toBe('"Plex stand-in"');
    release();
    await tab.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Plex' && status === 'loaded'),
    );
    expect(await face()).toBe('Plex');
    await tab.goto('/tools', { waitUntil: 'commit' });
    await tab.locator('h1').waitFor();
    expect(await face()).toBe('Plex');
  });

  test.for(['/', '/tools', '/quick', '/no-such-page'].flatMap((path) => locales.map((locale) => at(path, locale))))(
    '%s: the first paint waits for something that is there',
    async (address, { page }) => {
      const tab = await page({ allow: [/status of 404/] });
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
});
