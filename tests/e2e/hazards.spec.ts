import { describe } from 'vitest';
import { startServer } from '../../tools/browser/start-server.ts';
import { hazards } from '../../src/content/ui/hazards.ts';
import { readable } from './fixtures/readable.ts';
import { at, expect, type Locale, test } from './fixtures/index.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the hazard log', () => {
  test.for(locales)('is reached from About, and is complete (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/tools', locale));
    await tab.locator('#footer .about a').click();
    await tab.waitForURL(`**${at('/hazards', locale)}`);
    const shown = await tab.locator('.hazard').allInnerTexts();
    expect(shown).toHaveLength(hazards.length);
    for (const [n, hazard] of hazards.entries())
      for (const said of Object.values(hazard[locale])) expect(shown[n]).toContain(said);
    expect(shown.join()).not.toMatch(/undefined|\{\w+\}/);
    expect(await tab.locator('[data-officer]').getAttribute('data-officer')).toBe('none');
    expect(await tab.locator('.officer').innerText()).toContain(
      locale === 'en' ? 'No safety officer has been named' : 'لم يُسمَّ مسؤول سلامة',
    );
  });

  test.for(locales)(
    'is readable in the light and in the dark, on a phone and at a desk (%s)',
    async (locale, { page }) => {
      const tab = await page({ locale });
      await tab.goto(at('/hazards', locale));
      await readable(tab);
    },
  );

  test.for(locales)('on paper has its rows and nothing of the frame (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/hazards', locale));
    await tab.emulateMedia({ media: 'print' });
    expect(await tab.locator('header, footer').filter({ visible: true }).count()).toBe(0);
    expect(await tab.locator('.hazard').filter({ visible: true }).count()).toBe(hazards.length);
  });

  test('names who was named', async ({ page }) => {
    const server = await startServer({
      SAFETY_OFFICER: 'Dr Mona <b>Saleh</b>',
      SAFETY_OFFICER_CONTACT: 'safety@diabetes.example',
    });
    try {
      const tab = await page();
      await tab.goto(`${server.url}/hazards`);
      const said = await tab.locator('[data-officer="named"]').innerText();
      expect(said).toContain('Dr Mona <b>Saleh</b>');
      expect(said).not.toContain('No safety officer');
      expect(await tab.locator('.officer a').getAttribute('href')).toBe('mailto:safety@diabetes.example');
      // What the page still fetches would find no server.
      await tab.goto('about:blank');
    } finally {
      await server.stop();
    }
  });
});
