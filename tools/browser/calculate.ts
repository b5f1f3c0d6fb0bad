import type { Locator, Page } from 'playwright';
import type { ToolCopy } from '../../src/engine/kit/tool.ts';

/** Opens the form, where a calculator starts with sample cases or a question, and returns its Calculate button. */
export async function openForm(page: Page, words: ToolCopy): Promise<Locator> {
  const mode = page.locator('input[name="mode"][value="hcp"]');
  const button = page.getByRole('button', { name: words.calculate, exact: true }).first();
  const gate = page.locator('[aria-labelledby="gate-title"] button');
  await mode.or(gate).or(button).first().waitFor({ state: 'attached' });
  // A tool for clinicians asks first whether this is one.
  if (await gate.count()) await gate.first().click();
  // The choice lies unseen over its own label, hence the force; it answers when nothing around it is inert any more.
  if (await mode.count()) {
    await page.locator('[inert] input[name="mode"]').first().waitFor({ state: 'detached' });
    await mode.check({ force: true });
  }
  await button.waitFor();
  return button;
}

/** Calculates with the example values and waits for the answer. */
export async function calculateOn(page: Page, words: ToolCopy): Promise<void> {
  const button = await openForm(page, words);
  await button.click();
  await page.locator('#answer').waitFor();
  // What stands under the answer comes a frame later.
  await page.locator('[data-after]').waitFor({ state: 'attached' });
}
