import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../scripts/lib/calculate.ts';
import { pageAddresses } from '../../scripts/lib/pages.ts';
import { accountDialog } from '../../src/content/ui/ar/account-dialog.ts';
import { workbench } from '../../src/content/ui/ar/workbench.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { dialogOf, openAccount } from './fixtures/account-dialog.ts';
import { foreignOn, turnedOn } from './fixtures/arabic.ts';
import { onEveryTab, openWholeForm } from './fixtures/every-form.ts';
import { at, expect, test } from './fixtures/index.ts';
import { misfitsOn } from './fixtures/narrow.ts';
import { returning } from './fixtures/story.ts';

/** Says every word that was forgotten, figures drawn the wrong way round, and what does not fit when enlarged, before it fails. */
async function expectArabic(tab: Page, where: string): Promise<void> {
  expect.soft(await foreignOn(tab), where).toEqual([]);
  expect.soft(await turnedOn(tab), where).toEqual([]);
  expect.soft(await misfitsOn(tab), where).toEqual([]);
}
const unfoldAll = (tab: Page): Promise<void> =>
  tab.locator('details:not([open]) > summary').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
const close = async (tab: Page): Promise<void> => {
  await tab.keyboard.press('Escape');
  await tab.locator('dialog:modal').waitFor({ state: 'detached' });
};

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

  test('on the page that is not there, and on the forms of the sign-in', async ({ page }) => {
    const tab = await page({ locale: 'ar', allow: [/status of 4\d\d/] });
    await tab.goto(at('/nowhere', 'ar'));
    await expectArabic(tab, 'not found');
    await tab.goto(at('/auth', 'ar'));
    const tabs = tab.getByRole('tab');
    for (let n = 0; n < (await tabs.count()); n += 1) {
      await tabs.nth(n).click();
      await tab.locator('form:visible button[type=submit]').click();
      await expectArabic(tab, `sign-in ${n}`);
    }
  });

  test.for(toolIds)('in %s: form and errors', async (id, { page, quick }) => {
    const tab = await page({ locale: 'ar' });
    await quick(tab, 'أمل');
    await openWholeForm(tab, id, 'ar');
    await expectArabic(tab, 'the form');
    const { fields } = await loadTool(id);
    await onEveryTab(tab, async () => {
      for (const [path, field] of Object.entries(fields)) {
        const control = tab.locator(`#${fieldId(path)}`);
        if (field.kind === 'number' && (await control.isVisible())) await control.fill('99999');
      }
    });
    await tab.locator('form button[type=submit]').click();
    await tab.getByRole('alert').first().waitFor();
    await expectArabic(tab, 'its errors');
  });

  test.for(toolIds)('in %s: answer, its dialogs and its papers', async (id, { page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    const { copy } = await loadTool(id);
    await tab.goto(at(toolEntry(id).path, 'ar'));
    await calculateOn(tab, await copy.ar());
    const reportTabs = tab.locator('section[aria-label] [role=tab]');
    for (let n = 0; n < (await reportTabs.count()); n += 1) {
      await reportTabs.nth(n).click();
      await unfoldAll(tab);
      await expectArabic(tab, `the answer, part ${n + 1}`);
    }
    await tab.getByRole('button', { name: workbench.answer.whatIf }).click();
    await unfoldAll(tab);
    await expectArabic(tab, 'the answer');
    for (const name of [
      workbench.answer.method,
      workbench.answer.sources,
      workbench.answer.bedside,
      workbench.answer.maths,
    ]) {
      await tab.getByRole('button', { name, exact: true }).first().click();
      await tab.locator('dialog:modal').waitFor();
      await unfoldAll(tab);
      await expectArabic(tab, name);
      await close(tab);
    }
    await tab.locator('input[autocomplete=off][dir=auto]').first().fill('أمل');
    await tab.locator('[data-after] button').first().click();
    await tab.locator('[id$="-state"]').getByText('حُفظ').waitFor();
    await tab
      .getByRole('button', { name: workbench.nav.history, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await tab.locator('dialog:modal li time').first().waitFor();
    await expectArabic(tab, 'the history');
    await close(tab);
    const opened = tab.waitForEvent('popup');
    await tab.locator('[data-after] button').nth(1).click();
    const paper = await opened;
    await paper.locator('h1').waitFor();
    await expectArabic(paper, 'the record on paper');
  });

  test('in the visit: empty, with a plan, saved', async ({ page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await tab.goto(at('/visit', 'ar'));
    await tab.locator('#facts-a1c').waitFor();
    await unfoldAll(tab);
    await expectArabic(tab, 'empty');
    for (const [fact, value] of Object.entries({
      age: '66',
      a1c: '9.5',
      egfr: '38',
      weight: '85',
      height: '162',
      metformin: '2000',
    }))
      await tab.locator(`#facts-${fact}`).fill(value);
    await tab.keyboard.press('Tab');
    await tab.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor();
    await unfoldAll(tab);
    await expectArabic(tab, 'with a plan');
    await tab.locator('label input[type=text]').first().fill('أمل');
    await tab.locator('[aria-describedby="visit-save-state"]').click();
    await tab.locator('#visit-save-state').getByText('حُفظ').waitFor();
    await unfoldAll(tab);
    await expectArabic(tab, 'saved');
  });

  test('in the account dialog', async ({ page, login }) => {
    const tab = await page({ locale: 'ar' });
    await login(tab, { name: 'أمل' });
    await tab.goto(at('/calculator', 'ar'));
    for (const section of Object.keys(accountDialog.sections)) {
      if (section === 'label') continue;
      await openAccount(tab, 'ar', section as Exclude<keyof typeof accountDialog.sections, 'label'>);
      await expectArabic(tab, section);
      await tab.keyboard.press('Escape');
      await dialogOf(tab).waitFor({ state: 'detached' });
    }
  });
});
