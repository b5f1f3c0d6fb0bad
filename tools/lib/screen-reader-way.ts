import type { Page } from 'playwright';

/** The keys of the way that is listened to: along the form of the forecast from its first field, then, back there, to the answer. */
export const way = [...Array.from({ length: 11 }, () => 'Tab'), 'Enter', 'Tab', 'Tab'] as const;
export const beginning = '#field-a1c';

/** The forecast's form, entered without an account, with the focus on the page itself. */
export async function readyToHear(page: Page, site: string, locale: 'en' | 'ar'): Promise<void> {
  const entered = await page.context().request.post(`${site}/api/auth/quick-login`, {
    data: { name: 'Visitor' },
    headers: { origin: new URL(site).origin },
  });
  if (!entered.ok()) throw new Error(`The site let nobody in: ${entered.status()}.`);
  await page.goto(`${site}${locale === 'ar' ? '/ar' : ''}/calculator`);
  await page.locator('[inert] input[name="mode"]').first().waitFor({ state: 'detached' });
  await page.locator('input[name="mode"][value="hcp"]').check({ force: true });
  await page.locator(beginning).focus();
}
