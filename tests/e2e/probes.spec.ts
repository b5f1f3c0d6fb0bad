import { foreignOn, turnedOn } from './fixtures/arabic.ts';
import { violationsOn } from './fixtures/axe.ts';
import { unseenOn } from './fixtures/forced.ts';
import { at, expect, test } from './fixtures/index.ts';
import { misfitsOn } from './fixtures/narrow.ts';

// What the walks ask of every state finds what it is for: each probe is shown a page that is sound, and the same page with a fault.

test('what does not fit is found', async ({ page }) => {
  const tab = await page();
  await tab.goto('/tools');
  expect(await misfitsOn(tab)).toEqual([]);
  await tab.locator('.tool .enter').evaluateAll((ways) => {
    for (const way of ways) (way as HTMLElement).style.marginInlineStart = '-9rem';
  });
  expect((await misfitsOn(tab)).some((misfit) => misfit.includes('under'))).toBe(true);
});

test('what does not fit in a dialog is found while the page below rests, which wakes afterwards', async ({ page }) => {
  const tab = await page();
  await tab.goto('/tools');
  await tab.locator('footer button[commandfor]').first().click();
  const dialog = tab.locator('dialog:modal');
  await dialog.waitFor();
  expect(await misfitsOn(tab)).toEqual([]);
  await dialog.evaluate((all) => {
    const small = document.createElement('button');
    small.style.cssText = 'inline-size: 1rem; block-size: 1rem';
    all.append(small);
  });
  const found = await misfitsOn(tab);
  for (const width of ['320', '390', '720', '1440'])
    expect(
      found.some((misfit) => misfit.startsWith(`${width}: `)),
      width,
    ).toBe(true);
  const left = () => document.querySelectorAll('[data-rests]').length + document.adoptedStyleSheets.length;
  expect(await tab.evaluate(left)).toBe(0);
});

test('an English word among Arabic ones is found', async ({ page }) => {
  const tab = await page({ locale: 'ar' });
  await tab.goto(at('/tools', 'ar'));
  expect(await foreignOn(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('h1')?.append(' Overview'));
  expect(await foreignOn(tab)).toEqual(['Overview | Overview']);
  // And a share without its isolate, in a sentence that goes on behind it.
  expect(await turnedOn(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('h1')?.append(' أقل من 8.2 %، ثم'));
  expect(await turnedOn(tab)).not.toEqual([]);
});

test('what is not seen where colours are forced is found', async ({ page }) => {
  const tab = await page();
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

test('a button without a name, and words too faint to read, are found', async ({ page }) => {
  const tab = await page();
  await tab.goto('/tools');
  expect(await violationsOn(tab)).toEqual([]);
  await tab.evaluate(() => {
    const words = document.createElement('p');
    words.style.cssText = 'color: #999; background: #fff';
    words.textContent = 'Faint';
    document.querySelector('main h1')?.after(document.createElement('button'), words);
  });
  const found = (await violationsOn(tab)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
});
