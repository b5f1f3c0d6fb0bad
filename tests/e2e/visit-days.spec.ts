import { describe } from 'vitest';
import { desktop, expect, test } from './fixtures/index.ts';
import { visitKnowing } from './fixtures/visit-fields.ts';

describe.each(['en', 'ar'] as const)('the days of a plan, in %s', (locale) => {
  test('stand under each other, the urgent step’s too', async ({ page, quick }) => {
    const tab = await page({ locale, viewport: desktop });
    await quick(tab);
    await visitKnowing(tab, locale, { age: 66, a1c: 8.9, egfr: 41, hypoglycaemiaHistory: true, sulfonylurea: true });
    const steps = tab.locator('section[aria-labelledby="visit-today"] ol > li');
    expect(await steps.locator('xpath=self::li[@data-urgent]').count()).toBeGreaterThan(0);
    const begins = await steps.evaluateAll((all) =>
      all.flatMap((step) => {
        const day = [...step.querySelectorAll('p')].find(({ textContent }) => /\d{4}$/.test(textContent ?? ''));
        if (!day) return [];
        const { left, right } = day.getBoundingClientRect();
        return [Math.round(getComputedStyle(day).direction === 'rtl' ? right : left)];
      }),
    );
    expect(begins.length).toBeGreaterThan(2);
    expect(new Set(begins).size).toBe(1);
  });
});
