import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadAnswering, loadWording } from '../../src/engine/answer/index.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { toolEntry } from '../../src/engine/registry.ts';
import { at, expect, type Locale, test } from '../e2e/fixtures/index.ts';
import { rows } from './document.ts';
import type { Named, Screen } from './row.ts';
import { screens } from './rows/index.ts';
import { counterparts, pieces, plain } from './words.ts';

const locales = ['en', 'ar'] as const;

/** What a page says or labels, folded parts and closed dialogs included. */
const sayings = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const labels = [...document.querySelectorAll('[placeholder], [aria-label], [title], [alt]')].flatMap((one) =>
      ['placeholder', 'aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, document.body.textContent, ...labels].join('\n');
  });

/** Whether a page says this text, in Arabic by any of its counterparts. */
async function says(page: string, text: string, locale: Locale): Promise<boolean> {
  const low = page.toLowerCase();
  if (low.includes(text.toLowerCase())) return true;
  if (locale === 'en') return false;
  return (await counterparts(text)).some((ar) => {
    const wanted = pieces(ar);
    return wanted.length > 0 && wanted.every((piece) => page.includes(piece));
  });
}

/** Whoever the screen is for, on it, with everything of it there. */
async function open(tab: Page, { address = '/', view }: Screen, locale: Locale): Promise<void> {
  const [path = '/', search = ''] = address.split('?');
  await tab.goto(`${at(path, locale)}${search && `?${search}`}`);
  if (view === 'registered') await tab.locator('[data-name]').first().waitFor({ state: 'attached' });
  await tab
    .waitForFunction(() => !document.querySelector('[inert]:not(dialog):not(dialog *)'), undefined, { timeout: 10_000 })
    .catch(() => undefined);
}

async function missing(tab: Page, seen: readonly Named[], locale: Locale): Promise<string[]> {
  const page = plain(await sayings(tab));
  const all = await Promise.all(
    seen.map(async ({ id, row: [, what, check] }) =>
      check.kind === 'seen' && !(await says(page, check.text, locale)) ? `${id} ${what}: “${check.text}”` : '',
    ),
  );
  return all.filter((line) => line !== '');
}

describe.each(locales)('in %s', (locale) => {
  for (const view of ['visitor', 'registered'] as const)
    test(`every line that a ${view} sees is on its screen`, async ({ page, login }) => {
      const tab = await page({ locale, allow: [/status of (401|404)/] });
      if (view === 'registered') await login(tab);
      const lost: string[] = [];
      for (const screen of screens.filter((each) => each.view === view)) {
        const seen = rows.filter((each) => each.screen === screen && each.row[2].kind === 'seen');
        await open(tab, screen, locale);
        // What an island brings comes a moment later: looked for again until it is there.
        await expect
          .poll(() => missing(tab, seen, locale), { timeout: 8000 })
          .toEqual([])
          .catch(async () =>
            lost.push(...(await missing(tab, seen, locale)).map((line) => `${screen.screen}: ${line}`)),
          );
      }
      expect(lost).toEqual([]);
    });
});

/** What the own plan of a calculator opens with, and one line that only it says. */
const ownPlans = [
  ['a1c-forecast', 'own.movement'],
  ['insulin-cgm', 'part.safetyBand'],
  ['clinical-logic', 'plan.rationale'],
] as const;

describe.each(locales)('the own plan in %s', (locale) => {
  test('stands below the plan on screen, open where it agrees, and whole on paper', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    for (const [id, key] of ownPlans) {
      const answering = await loadAnswering(id);
      const wording = await loadWording(answering.tool, locale, { at: new Date() });
      const own = answering.answer(answering.tool.defaults).report.sections.find((section) => section.id === 'ownPlan');
      const line = sayPlain({ key }, wording);
      await tab.goto(at(toolEntry(id).path, locale));
      await calculateOn(tab, await answering.tool.copy[locale]());
      const fold = tab.locator('details').filter({ hasText: line }).last();
      expect(await fold.getAttribute('open').then((open) => open !== null), id).toBe(own?.open === true);
      expect(await fold.locator('summary').first().textContent()).toBe(sayPlain({ key: 'ownPlan.title' }, wording));
      const opened = tab.waitForEvent('popup');
      const print = tab
        .locator('[data-after]')
        .getByRole('button', { name: { en: 'Print', ar: 'طباعة' }[locale], exact: true });
      await print.click();
      const paper = await opened;
      await paper.getByText(line, { exact: true }).first().waitFor({ state: 'attached' });
      await paper.close();
    }
  });
});

test('between 1217 and 1407 px the links of a calculator’s bar stand behind its menu button', async ({
  page,
  quick,
}) => {
  const tab = await page({ viewport: { width: 1300, height: 800 } });
  await quick(tab);
  await tab.goto('/calculator');
  const link = tab.locator('#bar-menu a', { hasText: 'Insulin & CGM' });
  expect(await link.isVisible()).toBe(false);
  await tab.locator('header button[popovertarget="bar-menu"]').click();
  await link.waitFor();
  await tab.setViewportSize({ width: 1410, height: 800 });
  await tab.keyboard.press('Escape');
  await link.waitFor();
});
