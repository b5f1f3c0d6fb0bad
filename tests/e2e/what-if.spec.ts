import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../scripts/lib/calculate.ts';
import { loadTool, toolEntry, type ToolId } from '../../src/engine/registry.ts';
import { whatIf as ar } from '../../src/content/ui/ar/what-if.ts';
import { whatIf as en } from '../../src/content/ui/en/what-if.ts';
import { at, axe, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';

const words = { en, ar };

async function opened(tab: Page, id: ToolId, locale: Locale): Promise<void> {
  const { copy } = await loadTool(id);
  await tab.goto(at(toolEntry(id).path, locale));
  await calculateOn(tab, await copy[locale]());
  await tab.getByRole('button', { name: words[locale].title }).click();
  await tab.getByRole('slider').first().waitFor();
}

describe.each(['en', 'ar'] as const)('what if, %s', (locale) => {
  test('moving the HbA1c by keyboard bends a second line; what was calculated stays', async ({ page, quick }) => {
    const tab = await page({ viewport: locale === 'ar' ? phone : desktop, locale });
    await quick(tab);
    await opened(tab, 'a1c-forecast', locale);
    const answer = await tab.locator('#answer').innerText();
    const lines = tab.locator('figure svg path');
    const before = await lines.count();
    const slider = tab.getByRole('slider').first();
    const calculated = await slider.inputValue();
    await slider.focus();
    for (let step = 0; step < 5; step += 1) await tab.keyboard.press('ArrowRight');
    const said = tab.getByRole('region', { name: words[locale].title }).getByRole('status');
    await said.waitFor();
    expect(await said.innerText()).not.toContain(answer);
    expect(await lines.count()).toBeGreaterThan(before);
    expect(await tab.locator('#answer').innerText()).toBe(answer);
    await tab.getByRole('group', { name: words[locale].most }).getByRole('button').first().waitFor();
    await axe(tab);
    await tab.getByRole('button', { name: words[locale].back }).click();
    expect(await lines.count()).toBe(before);
    expect(await slider.inputValue()).toBe(calculated);
  });
});

test('a chip moves what it names; taken over, it is calculated and no example any more', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await opened(tab, 'a1c-forecast', 'en');
  const chip = tab.getByRole('group', { name: en.most }).getByRole('button').first();
  await chip.click();
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  const answer = await tab.locator('#answer').innerText();
  await tab.getByRole('button', { name: en.take }).click();
  await expect.poll(() => tab.locator('#answer').innerText()).not.toBe(answer);
  // From here on that is what was calculated.
  expect(await tab.getByRole('button', { name: en.take }).count()).toBe(0);
});

describe.each(['en', 'ar'] as const)('what moves and what is moved, %s', (locale) => {
  test.for([desktop, phone])('are in view together ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ viewport, locale });
    await quick(tab);
    await opened(tab, 'a1c-forecast', locale);
    const slider = tab.getByRole('slider').first();
    await slider.focus();
    await tab.keyboard.press('ArrowRight');
    const picture = await tab.locator('figure:has([data-grip]) svg').first().boundingBox();
    const thumb = await slider.boundingBox();
    if (!picture || !thumb) throw new Error('neither line nor slider');
    expect(picture.y).toBeGreaterThanOrEqual(0);
    expect(picture.y + picture.height).toBeLessThan(thumb.y);
    expect(thumb.y + thumb.height).toBeLessThanOrEqual(viewport.height);
    // Nothing lies over either.
    const seen = await tab.evaluate(
      (places) => places.map(([x, y]) => document.elementFromPoint(x, y)?.closest('figure, input')?.localName),
      [
        [picture.x + picture.width / 2, picture.y + 2],
        [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2],
      ] as const,
    );
    expect(seen).toEqual(['figure', 'input']);
  });

  test('where no line is drawn the sentence stays in sight of the slider', async ({ page, quick }) => {
    const tab = await page({ viewport: phone, locale });
    await quick(tab);
    await opened(tab, 'clinical-logic', locale);
    const slider = tab.getByRole('slider').first();
    await slider.focus();
    await tab.keyboard.press('ArrowRight');
    const said = tab.getByRole('region', { name: words[locale].title }).getByRole('status');
    await said.waitFor();
    const sentence = await said.boundingBox();
    const thumb = await slider.boundingBox();
    if (!sentence || !thumb) throw new Error('neither sentence nor slider');
    expect(thumb.y).toBeGreaterThanOrEqual(0);
    expect(thumb.y + thumb.height).toBeLessThanOrEqual(sentence.y);
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(phone.height);
  });
});

test('nobody is advised to gain weight: what a person can do goes one way', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await opened(tab, 'a1c-forecast', 'en');
  const chips = tab.getByRole('group', { name: en.most }).getByRole('button');
  await chips.first().waitFor();
  expect((await chips.allInnerTexts()).join()).not.toMatch(/or higher/);
});

test('the value on the picture can be dragged, and stays under the finger', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await opened(tab, 'a1c-forecast', 'en');
  const slider = tab.getByRole('slider').first();
  const calculated = Number(await slider.inputValue());
  const grip = tab.locator('[data-grip]');
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('no grip');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x, y + 60, { steps: 6 });
  const held = await grip.boundingBox();
  expect(Math.abs((held?.y ?? 0) + box.height / 2 - (y + 60))).toBeLessThan(8);
  await tab.mouse.up();
  expect(Number(await slider.inputValue())).toBeLessThan(calculated);
});

test('every calculator has something to move', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  for (const id of ['clinical-logic', 'insulin-cgm', 'life-days', 'organ-risk'] as const) {
    await opened(tab, id, 'en');
    const slider = tab.getByRole('slider').first();
    await slider.focus();
    await tab.keyboard.press('ArrowRight');
    await tab.getByRole('region', { name: en.title }).getByRole('status').waitFor();
  }
});
