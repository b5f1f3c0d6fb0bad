import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../scripts/lib/calculate.ts';
import { workbench as ar } from '../../src/content/ui/ar/workbench.ts';
import { workbench as en } from '../../src/content/ui/en/workbench.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { aroundTheTools, joinedPatient, visitStates } from './fixtures/every-state.ts';
import { faintOn, unseenOn } from './fixtures/forced.ts';
import { at, expect, test } from './fixtures/index.ts';
import { returning } from './fixtures/story.ts';

const whatIf = { en: en.answer.whatIf, ar: ar.answer.whatIf } as const;

test('what is not seen where colours are forced is found', async ({ page }) => {
  const tab = await page();
  await returning(tab);
  await tab.goto('/tools');
  expect(await unseenOn(tab)).toEqual([]);
  await tab.evaluate(() => {
    const bar = document.createElement('i');
    bar.style.cssText = 'display: block; inline-size: 9rem; block-size: 1rem; background: #00484b';
    const buttons = [true, false].map((pressed) => {
      const button = document.createElement('button');
      button.style.cssText = `border: 1px solid; background: ${pressed ? 'black' : 'white'}; color: ${pressed ? 'white' : 'black'}`;
      button.setAttribute('aria-pressed', String(pressed));
      button.textContent = 'Week';
      return button;
    });
    const asleep = document.createElement('button');
    asleep.setAttribute('aria-disabled', 'true');
    asleep.textContent = 'Save';
    const group = document.createElement('p');
    group.append(...buttons);
    document.querySelector('main h1')?.append(bar, group, asleep);
  });
  const found = await unseenOn(tab);
  for (const what of ['light: ground gone', 'dark: ground gone', 'not chosen', 'could be pressed'])
    expect(
      found.some((line) => line.includes(what)),
      what,
    ).toBe(true);
});

/** Says everything that is lost before it fails. */
async function expectSeen(tab: Page, where: string): Promise<void> {
  expect.soft(await unseenOn(tab), where).toEqual([]);
}

describe.each(['en', 'ar'] as const)('nothing is lost where colours are forced, in %s', (locale) => {
  test('on pages for everybody, on forms of the sign-in, and behind the footer', async ({ page }) => {
    const tab = await page({ locale, allow: [/status of 4\d\d/] });
    await returning(tab);
    for (const address of ['/', '/tools', '/auth']) {
      await tab.goto(at(address, locale));
      await expectSeen(tab, address);
    }
    await aroundTheTools(tab, locale, expectSeen);
  });

  test.for(toolIds)('of the form, the answer and “What if” of %s', async (id, { page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at(toolEntry(id).path, locale));
    await calculateOn(tab, await (await loadTool(id)).copy[locale]());
    await tab.getByRole('button', { name: whatIf[locale] }).click();
    await tab.locator('details:not([open]) > summary').evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLElement).click();
    });
    await expectSeen(tab, id);
  });

  test('of a visit', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await visitStates(tab, locale, expectSeen);
  });

  test('of two records side by side', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    await joinedPatient(tab, locale, expectSeen, baseUrl);
  });

  test('where more contrast is asked for, words and edges have it', async ({ page, quick }) => {
    const tab = await page({ locale });
    await returning(tab);
    await quick(tab);
    for (const address of ['/tools', '/auth', '/visit', toolEntry('insulin-cgm').path]) {
      await tab.goto(at(address, locale));
      if (address.includes('insulin')) await calculateOn(tab, await (await loadTool('insulin-cgm')).copy[locale]());
      expect.soft(await faintOn(tab), address).toEqual([]);
    }
  });
});
