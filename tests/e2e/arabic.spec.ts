import type { Page } from 'playwright';
import { describe } from 'vitest';
import { pageAddresses } from '../../scripts/lib/pages.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { foreignOn, turnedOn } from './fixtures/arabic.ts';
import {
  accountParts,
  answerOf,
  aroundTheTools,
  filesOfVisit,
  formOf,
  joinedPatient,
  visitStates,
} from './fixtures/every-state.ts';
import { at, expect, test } from './fixtures/index.ts';
import { misfitsOn } from './fixtures/narrow.ts';
import { returning } from './fixtures/story.ts';

/** Says every word that was forgotten, figures drawn the wrong way round, and what does not fit a window, before it fails. */
async function expectArabic(tab: Page, where: string): Promise<void> {
  expect.soft(await foreignOn(tab), where).toEqual([]);
  expect.soft(await turnedOn(tab), where).toEqual([]);
  expect.soft(await misfitsOn(tab), where).toEqual([]);
}

test('an English word among Arabic ones is found', async ({ page }) => {
  const tab = await page({ locale: 'ar' });
  await returning(tab);
  await tab.goto(at('/tools', 'ar'));
  expect(await foreignOn(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('h1')?.append(' Overview'));
  expect(await foreignOn(tab)).toEqual(['Overview | Overview']);
  // And a share without its isolate, in a sentence that goes on behind it.
  expect(await turnedOn(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('h1')?.append(' أقل من 8.2 %، ثم'));
  expect(await turnedOn(tab)).not.toEqual([]);
});

describe('no word of another language', () => {
  test.for(pageAddresses().filter((address) => address.startsWith('/ar')))(
    'on %s for a visitor',
    async (address, { page }) => {
      const tab = await page({ locale: 'ar' });
      await tab.goto(address);
      await expectArabic(tab, address);
    },
  );

  test('on the page that is not there, on the forms of the sign-in, and behind the footer', async ({ page }) => {
    await aroundTheTools(await page({ locale: 'ar', allow: [/status of 4\d\d/] }), 'ar', expectArabic);
  });

  test.for(toolIds)('in %s: form and errors', async (id, { page, quick }) => {
    const tab = await page({ locale: 'ar' });
    await quick(tab, 'أمل');
    await formOf(tab, id, 'ar', expectArabic);
  });

  test.for(toolIds)('in %s: answer, its dialogs and its papers', async (id, { page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await answerOf(tab, id, 'ar', expectArabic);
  });

  test('in the visit: empty, with a plan, saved, and earlier ones', async ({ page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await visitStates(tab, 'ar', expectArabic);
  });

  test('in the history of a patient, and in two records side by side', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await joinedPatient(tab, 'ar', expectArabic, baseUrl);
  });

  test('in files that are refused, and in what is read of one', async ({ page, quick }) => {
    const tab = await page({ locale: 'ar' });
    await quick(tab, 'أمل');
    await filesOfVisit(tab, 'ar', expectArabic);
  });

  test('in the account dialog', async ({ page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await accountParts(tab, 'ar', expectArabic);
  });
});
