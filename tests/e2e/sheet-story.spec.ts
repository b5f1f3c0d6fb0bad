import { describe } from 'vitest';
import { encode } from 'uqr';
import { at, expect, phone, test } from './fixtures/index.ts';
import { enter } from './fixtures/visit-fields.ts';

const said = {
  en: { sheet: 'Sheet for the patient: English', title: 'Your part of the story' },
  ar: { sheet: /ورقة.*العربية/, title: 'فصل القصة الذي يناسب الخطة' },
} as const;

describe.each(['en', 'ar'] as const)('the code on the patient’s sheet, in %s', (locale) => {
  test('holds an act and a language, and opens that act with nothing before it', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').waitFor();
    await enter(tab, { age: '62', a1c: '8.4', egfr: '48', uacr: '420', metformin: '2000' });
    await tab.evaluate(() => {
      window.print = () => undefined;
    });
    await tab.locator('#visit-record').getByRole('button', { name: said[locale].sheet }).click();
    const story = tab.locator(`[data-paper="patient-${locale}"] [data-story]`);
    await story.getByText(said[locale].title, { exact: true }).waitFor({ state: 'attached' });
    const written = await story.locator('bdi').textContent();
    const address = `http://${written}`;
    expect(address).toBe(new URL(`${at('/', locale)}#addon`, tab.url()).href);
    // Each dark square of the code, and no other.
    const { data } = encode(address, { border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
    expect(await story.locator('path').getAttribute('d')).toBe(dark.join(''));
    // No heading of the sheet ends a page alone: a grid’s rows are kept together by nothing but the section.
    await tab.emulateMedia({ media: 'print' });
    const sections = tab.locator(`[data-paper="patient-${locale}"] section:has(> h2)`);
    const parted = await sections.evaluateAll((all) =>
      all.flatMap((one) => {
        const { display, breakInside } = getComputedStyle(one);
        return display === 'grid' && breakInside !== 'avoid' ? [one.querySelector('h2')?.textContent] : [];
      }),
    );
    expect(await sections.count()).toBeGreaterThan(2);
    expect(parted).toEqual([]);

    const reader = await page({ locale, viewport: phone, newcomer: true });
    await reader.goto(address);
    await expect
      .poll(() => reader.locator('#addon').evaluate((act) => Math.abs(act.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(await reader.locator('[data-welcome]').isVisible()).toBe(false);
  });
});
