import { calculateOn } from '../../scripts/lib/calculate.ts';
import { workbench } from '../../src/content/ui/en/workbench.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { joinedPatient } from './fixtures/every-state.ts';
import { unseenOn } from './fixtures/forced.ts';
import { expect, test } from './fixtures/index.ts';
import { returning } from './fixtures/story.ts';

test('what is not seen where colours are forced is found', async ({ page }) => {
  const tab = await page();
  await returning(tab);
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

test('on pages for everybody nothing is lost where colours are forced', async ({ page }) => {
  const tab = await page();
  await returning(tab);
  for (const address of ['/', '/tools', '/auth']) {
    await tab.goto(address);
    expect.soft(await unseenOn(tab), address).toEqual([]);
  }
});

test('of a form, an answer and “What if” nothing is lost where colours are forced', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/calculator');
  await calculateOn(tab, await (await loadTool('a1c-forecast')).copy.en());
  await tab.getByRole('button', { name: workbench.answer.whatIf }).click();
  await tab.locator('details:not([open]) > summary').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLElement).click();
  });
  expect(await unseenOn(tab)).toEqual([]);
});

test('of two records side by side nothing is lost where colours are forced', async ({ page, login, baseUrl }) => {
  const tab = await page();
  await login(tab);
  await joinedPatient(
    tab,
    'en',
    async (_, where) => {
      if (where === 'two records') expect.soft(await unseenOn(tab), where).toEqual([]);
    },
    baseUrl,
  );
});
