import type { Locator, Page } from 'playwright';
import type { ToolCopy } from '../../src/engine/kit/tool.ts';

/** Opens the form, where a calculator starts with sample cases, and returns its Calculate button. */
export async function openForm(page: Page, words: ToolCopy): Promise<Locator> {
  const mode = page.locator('input[name="mode"][value="hcp"]');
  const button = page.getByRole('button', { name: words.calculate, exact: true }).first();
  await mode.or(button).first().waitFor({ state: 'attached' });
  if (await mode.count()) await mode.check({ force: true });
  await button.waitFor();
  return button;
}

/** Calculates with the example values and waits for the answer. */
export async function calculateOn(page: Page, words: ToolCopy): Promise<void> {
  const button = await openForm(page, words);
  await button.click();
  await page.locator('#answer').waitFor();
}
