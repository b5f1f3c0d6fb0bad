import type { Page } from 'playwright';
import { describe, vi } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { pageAddresses } from '../../tools/browser/pages.ts';
import { loadTool, toolEntry } from '../../src/engine/registry.ts';
import { violationsOn } from './fixtures/axe.ts';
import { accountParts, aroundTheTools, filesOfVisit, joinedPatient, visitStates } from './fixtures/every-state.ts';
import { faintOn } from './fixtures/forced.ts';
import { at, desktop, expect, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { everyProbe } from './fixtures/probes.ts';

/** Where each page leads that a visitor may see; the others show them the sign-in. */
const open: readonly string[] = ['/', '/tools', '/quick', '/auth'];
const isArabic = (address: string): boolean => address.startsWith('/ar');

/** As a visitor first sees it: it answers, in its language and direction, with one heading, without a fault. */
async function firstSeen(tab: Page, address: string, locale: Locale): Promise<void> {
  const answer = await tab.goto(address);
  expect(answer?.status()).toBe(200);
  expect(await tab.locator('html').getAttribute('lang')).toBe(locale);
  expect(await tab.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  expect(await tab.locator('h1:visible').count()).toBe(1);
}

/** On a phone in the dark, and no wider than a tablet. */
async function fitsInTheDark(tab: Page, address: string): Promise<void> {
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.setViewportSize(phone);
  expect.soft(await violationsOn(tab), `${address} | dark, on a phone | axe`).toEqual([]);
  for (const viewport of [phone, tablet]) {
    await tab.setViewportSize(viewport);
    const over = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(over, `${address} | ${viewport.width} px | too wide`).toBe(0);
  }
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize(desktop);
}

// Many states, and all probes in each: on a busy machine a walk takes minutes.
vi.setConfig({ testTimeout: 400_000 });

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  const name = locale === 'ar' ? 'أمل' : 'Amal';
  const look = everyProbe(locale);

  test.for(pageAddresses().filter((address) => isArabic(address) === (locale === 'ar')))(
    '%s, as a visitor first sees it, and in every setting',
    async (address, { page }) => {
      const tab = await page({ newcomer: true, locale });
      await firstSeen(tab, address, locale);
      // Who is new is greeted over the story, and then shown around.
      if (await tab.locator('[data-welcome][open]').count()) {
        await look(tab, 'the greeting');
        await tab.keyboard.press('Escape');
        const tour = tab.locator('[data-tour][open]');
        await tour.waitFor();
        await look(tab, 'the tour', 'part');
        await tab.keyboard.press('Escape');
        await tour.waitFor({ state: 'detached' });
      }
      const isOpen = open.some((path) => at(path, locale).replace(/\/$/, '') === address.replace(/\/$/, ''));
      await look(tab, 'to a visitor', isOpen ? 'whole' : 'part');
      if (isOpen || address.endsWith('/calculator')) await fitsInTheDark(tab, address);
    },
  );

  test('the page that is not there, the forms of the sign-in, and what the footer opens', async ({ page }) => {
    const tab = await page({ locale, allow: [/status of 4\d\d/] });
    await aroundTheTools(tab, locale, look);
  });

  test('the visit: empty, with a plan, saved, and earlier ones', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name });
    await visitStates(tab, locale, look);
  });

  test('the history of a patient, and two records side by side', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab, { name });
    await joinedPatient(tab, locale, look, baseUrl);
  });

  test('files that are refused, and what is read of one', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab, name);
    await filesOfVisit(tab, locale, look);
  });

  test('every part of the account’s dialog', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name });
    await accountParts(tab, locale, look);
  });

  test('where more contrast is asked for, words and edges have it', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab, name);
    for (const address of ['/tools', '/auth', '/visit', toolEntry('insulin-cgm').path]) {
      await tab.goto(at(address, locale));
      if (address.includes('insulin')) await calculateOn(tab, await (await loadTool('insulin-cgm')).copy[locale]());
      expect.soft(await faintOn(tab), `${address} (${locale}) | more contrast | what is faint`).toEqual([]);
    }
  });
});
