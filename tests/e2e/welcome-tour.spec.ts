import { describe } from 'vitest';
import { at, axe, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the welcome', () => {
  test('greets once a session; Enter leads to the tools, and the tour follows there', async ({ page }) => {
    const tab = await page({ newcomer: true });
    await tab.goto('/');
    const welcome = tab.getByRole('dialog', { name: 'DIABETES' });
    await welcome.getByText('Smart tools. Clear guidance. Better control.').waitFor();
    await welcome.getByText('Press Enter or Esc to continue').waitFor();
    expect(await tab.locator('dialog:modal').count()).toBe(1);
    await expect
      .poll(() =>
        welcome.getByRole('button', { name: 'Enter' }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    await axe(tab);
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/tools');
    expect(await tab.evaluate(() => sessionStorage.getItem('diabetes-welcome-shown'))).toBe('true');
    await tab.getByText('Step 1 of 8').waitFor();
  });

  test.for(locales)(
    'a tour asked for in the address comes after Enter, too, though it was seen before (%s)',
    async (locale, { page }) => {
      const tab = await page({ newcomer: true, locale });
      await tab.addInitScript(() => localStorage.setItem('intro_seen_v1', 'true'));
      await tab.goto(at('/?tour=1', locale));
      await tab.locator('[data-welcome-enter]').click();
      await tab.waitForURL(`**${at('/tools', locale)}?tour=1`);
      await tab.locator('[data-tour][open]').waitFor();
      expect(await tab.locator('dialog:modal').count()).toBe(1);
      await tab.keyboard.press('Escape');
      expect(await tab.evaluate(() => location.search)).toBe('');
      await tab.goBack();
      expect(await tab.evaluate(() => location.search)).toBe('');
      expect(await tab.locator('dialog:modal').count()).toBe(0);
    },
  );

  test.for(locales)('on a phone, which has no Esc, a button leads into the story (%s)', async (locale, { page }) => {
    const tab = await page({ newcomer: true, locale, viewport: phone, hasTouch: true });
    await tab.addInitScript(() => localStorage.setItem('intro_seen_v1', 'true'));
    await tab.goto(at('/', locale));
    const welcome = tab.locator('[data-welcome]');
    await axe(tab, '[data-welcome]');
    await welcome.getByRole('button', { name: locale === 'en' ? 'Read the story' : 'اقرأ القصة' }).tap();
    expect(await welcome.isVisible()).toBe(false);
    expect(await tab.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await tab.evaluate(() => location.pathname)).toBe(at('/', locale));
    expect(await tab.evaluate(() => sessionStorage.getItem('diabetes-welcome-shown'))).toBe('true');
  });

  test('Enter goes on after a click beside the button, and is remembered though a busy page is left before its dialog tells', async ({
    page,
  }) => {
    const tab = await page({ newcomer: true });
    await tab.addInitScript(() => addEventListener('close', (event) => event.stopImmediatePropagation(), true));
    await tab.goto('/');
    const button = tab.locator('[data-welcome-enter]');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await tab.locator('#welcome-title').click();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(false);
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/tools');
    await tab.goto('/');
    await tab.waitForLoadState('load');
    expect(await tab.locator('[data-welcome]').isVisible()).toBe(false);
  });

  test('never stands before whoever comes from a tool, or met it in an earlier session', async ({ page }) => {
    const tab = await page({ newcomer: true });
    await tab.goto('/tools');
    await tab.evaluate(() => location.assign('/'));
    await tab.waitForURL((url) => url.pathname === '/');
    await tab.waitForLoadState('load');
    expect(await tab.locator('[data-welcome]').isVisible()).toBe(false);
    await tab.goto('/');
    await tab.locator('[data-welcome]').waitFor();
    await tab.keyboard.press('Escape');
    await tab.evaluate(() => sessionStorage.clear());
    await tab.goto('/');
    await tab.waitForLoadState('load');
    expect(await tab.locator('[data-welcome]').isVisible()).toBe(false);
  });

  test.for(locales)(
    'nor before whoever came by a link to a tool, when the story is next (%s)',
    async (locale, { page }) => {
      const tab = await page({ newcomer: true, locale });
      await tab.goto(at('/tools/life-days', locale));
      await tab.waitForLoadState('load');
      // Typed into the address: nothing tells the story where its reader was.
      await tab.goto(at('/', locale));
      await tab.waitForLoadState('load');
      expect(await tab.evaluate(() => document.referrer)).toBe('');
      expect(await tab.locator('dialog:modal').count()).toBe(0);
    },
  );

  test.for(['Escape', 'backdrop'])('%s closes it, and only then comes the tour', async (way, { page }) => {
    const tab = await page({ newcomer: true });
    await tab.goto('/');
    await tab.locator('[data-welcome]').waitFor();
    if (way === 'Escape') await tab.keyboard.press('Escape');
    else await tab.mouse.click(20, 20);
    await tab.getByText('Step 1 of 8').waitFor();
    expect(await tab.locator('dialog:modal').count()).toBe(1);
    await tab.keyboard.press('Escape');
    await tab.reload();
    expect(await tab.locator('dialog:modal').count()).toBe(0);
  });
});

describe('the tour', () => {
  test.for(locales)('eight steps by keyboard, resumed where it was left (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/tools?tour=1', locale));
    const count = tab.locator('[data-tour-count]');
    const [forward, back] = locale === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    for (let step = 2; step <= 8; step += 1) {
      await tab.keyboard.press(step % 2 ? forward : 'Space');
      expect(await count.innerText()).toContain(String(step));
    }
    await tab.keyboard.press(back);
    expect(await count.innerText()).toContain('7');
    await axe(tab);
    await tab.keyboard.press('Escape');
    expect(await tab.evaluate(() => location.search)).toBe('');
    expect(
      await tab.evaluate(() => [localStorage.getItem('intro_seen_v1'), sessionStorage.getItem('tour_step')]),
    ).toEqual(['true', '7']);
    await tab.goto(at('/auth?tour=1', locale));
    const met = () =>
      tab.evaluate(() => ({
        open: document.querySelector('[data-tour]')?.hasAttribute('open'),
        count: document.querySelector('[data-tour-count]')?.textContent?.replaceAll(/\D+/g, ' ').trim(),
        kept: sessionStorage.getItem('tour_step'),
        address: location.search,
      }));
    await expect.poll(met).toEqual({ open: true, count: '7 8', kept: '7', address: '?tour=1' });
  });

  test('each step shows its buttons', async ({ page }) => {
    const tab = await page();
    await tab.goto('/?tour=1');
    const tour = tab.getByRole('dialog');
    const seen: string[] = [];
    for (let step = 1; step <= 8; step += 1) {
      seen.push((await tour.locator('.tour-buttons :is(a, button):visible').allInnerTexts()).join(' '));
      await tab.keyboard.press('ArrowRight');
    }
    expect(seen).toEqual([
      'Next',
      ...Array.from({ length: 5 }, () => 'Back Next'),
      'Back Sign In Quick Use Next',
      'Back Go to Home Sign In Quick Use',
    ]);
    expect(await tab.evaluate(() => sessionStorage.getItem('tour_step'))).toBeNull();
  });

  test('chips, and where its last buttons lead', async ({ page }) => {
    const tab = await page({ viewport: phone });
    await tab.addInitScript(() => sessionStorage.setItem('tour_step', '4'));
    await tab.goto('/quick?tour=1');
    expect(await tab.locator('.tour-chips li').allInnerTexts()).toEqual([
      'Guideline-aligned',
      'Transparent math',
      'Print-ready',
      'Bilingual EN/AR',
    ]);
    for (let press = 0; press < 3; press += 1) await tab.getByRole('button', { name: 'Next' }).click();
    await tab.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
    await tab.waitForURL('**/auth');
    expect(await tab.evaluate(() => localStorage.getItem('intro_seen_v1'))).toBe('true');
  });

  test('Space on a focused button presses that button', async ({ page }) => {
    const tab = await page();
    await tab.addInitScript(() => sessionStorage.setItem('tour_step', '3'));
    await tab.goto('/tools?tour=1');
    await tab.getByRole('button', { name: 'Back' }).focus();
    await tab.keyboard.press('Space');
    expect(await tab.locator('[data-tour-count]').innerText()).toBe('Step 2 of 8');
  });
});

describe('the hub and what is not found', () => {
  test.for(locales)('six complete cards (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/tools', locale));
    const links = await tab.locator('.tool .enter').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      [
        '/calculator',
        '/insulin-calculator',
        '/prediction-tool',
        '/tools/life-days',
        '/tools/dosing-engine',
        '/tools/organ-risk',
      ].map((path) => at(path, locale)),
    );
    expect(await tab.locator('.tool .lists section').count()).toBe(12);
    if (locale === 'en')
      for (const text of ['Back to Journey', 'Advanced Diabetes Tools', 'Choose the Right Tool for Your Needs'])
        expect(await tab.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    await axe(tab);
  });

  test.for(
    locales.flatMap((locale) => [desktop, phone].map((viewport) => ({ locale, viewport, width: viewport.width }))),
  )(
    'a visit is the plainest thing on it, in sight at once ($locale, $width px)',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport });
      await tab.goto(at('/tools', locale));
      const visit = tab.locator(`.hub a.button[href="${at('/visit', locale)}"]`);
      const { y, height } = (await visit.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThan(viewport.height);
      // The only filled one: every other button of the page is an outline.
      expect(await tab.locator('.hub a.button:not(.quiet)').count()).toBe(1);
      await visit.click();
      await tab.waitForURL(`**${at('/visit', locale)}`);
    },
  );

  test('the 404 page says what the specification says', async ({ page }) => {
    const tab = await page({ allow: [/status of 404/] });
    await tab.goto('/nowhere');
    expect(await tab.locator('h1').innerText()).toBe('404 Page Not Found');
    expect(await tab.getByText('Did you forget to add the page to the router?', { exact: true }).isVisible()).toBe(
      true,
    );
  });

  test.for(locales)('the four legal dialogs (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/tools', locale));
    for (const id of ['privacy', 'terms', 'references', 'accessibility']) {
      await tab.locator(`[commandfor="legal-${id}"]`).first().click();
      await axe(tab);
      const text = await tab.locator(`#legal-${id}`).innerText();
      // Every study that an explanation names can be looked up.
      if (id === 'references')
        for (const study of [
          'Charbonnel',
          'TECOS',
          'PIONEER 1',
          'PIONEER 2',
          'PIONEER 3',
          'EFSA',
          'EMPA-REG',
          'SWITCH 2',
          'Hirst',
        ])
          expect(text).toContain(study);
      // What holds, what does not, and whom to tell.
      if (id === 'accessibility') {
        expect(await tab.locator(`#legal-${id} h2`).count()).toBe(4);
        expect(await tab.locator(`#legal-${id} [data-tell]`).innerText()).not.toBe('');
      }
      await tab.keyboard.press('Escape');
      expect(await tab.locator(`#legal-${id}`).isVisible()).toBe(false);
    }
  });
});
