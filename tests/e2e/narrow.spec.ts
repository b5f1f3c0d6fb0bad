import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../scripts/lib/calculate.ts';
import { pageAddresses } from '../../scripts/lib/pages.ts';
import { limits } from '../../src/api/contract.ts';
import { workbench as ar } from '../../src/content/ui/ar/workbench.ts';
import { workbench as en } from '../../src/content/ui/en/workbench.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import {
  accountParts,
  answerOf,
  aroundTheTools,
  filesOfVisit,
  formOf,
  joinedPatient,
  visitStates,
} from './fixtures/every-state.ts';
import { at, expect, test } from './fixtures/index.ts';
import { misfitsOn } from './fixtures/narrow.ts';
import { returning } from './fixtures/story.ts';

/** Says everything that does not fit before it fails. */
async function expectFits(tab: Page, where: string): Promise<void> {
  expect.soft(await misfitsOn(tab), where).toEqual([]);
}

test('what does not fit is found', async ({ page }) => {
  const tab = await page();
  await returning(tab);
  await tab.goto('/tools');
  expect(await misfitsOn(tab)).toEqual([]);
  await tab.locator('.tool .enter').evaluateAll((ways) => {
    for (const way of ways) (way as HTMLElement).style.marginInlineStart = '-9rem';
  });
  expect((await misfitsOn(tab)).some((misfit) => misfit.includes('under'))).toBe(true);
});

/** As long as a name may be. */
const longest = {
  en: `Dr. ${'Mohammed Abdulrahman Al-Qahtani '.repeat(4)}`.slice(0, limits.nameLength),
  ar: `د. ${'عبدالرحمن محمد عبدالعزيز القحطاني '.repeat(4)}`.slice(0, limits.nameLength),
} as const;

test.for(['en', 'ar'] as const)(
  'the longest name is whole above a form, and shortened in words in the bar (%s)',
  async (locale, { page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name: longest[locale] });
    for (const name of [locale === 'ar' ? 'منى عبدالعزيز الحربي' : 'Mona Abdulaziz Al-Harbi', longest[locale]]) {
      await tab.goto(at('/visit', locale));
      await tab.locator('label input[type=text]').first().fill(name);
      for (const [fact, value] of Object.entries({ age: '66', a1c: '9.5', egfr: '38', weight: '85', height: '162' })) {
        const line = tab.locator(`button[data-fact=${fact}]`).first();
        await line.press('Enter');
        await tab.locator(`#line-${fact}`).fill(value);
        await tab.locator(`#line-${fact}`).press('Enter');
      }
      await tab.goto(at('/insulin-calculator', locale));
      await tab.locator('section bdi').filter({ hasText: name.trim() }).waitFor();
      await expectFits(tab, name);
    }
    const shown = tab.locator('[data-name]').filter({ visible: true }).first();
    expect(await shown.innerText()).toMatch(/^.{30,}\p{L}…$/u);
    expect(await shown.getAttribute('title')).toBe(longest[locale].trim());
    const cut = await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  },
);

/** Runs in the page: lines of words in the forecast's picture that lie upon each other. */
function upon(figure: Element): string[] {
  const place = document.createRange();
  const lines: { readonly text: string; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
    place.selectNodeContents(node);
    for (const box of place.getClientRects()) lines.push({ text: node.nodeValue, box });
  }
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  return lines.flatMap(({ text, box }, at) =>
    lines.slice(at + 1).flatMap((other) => (meet(box, other.box) ? [`${text} | ${other.text}`] : [])),
  );
}

test.for(['en', 'ar'] as const)(
  'no words of the forecast’s picture lie upon others (%s)',
  async (locale, { page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/calculator', locale));
    await calculateOn(tab, await (await loadTool('a1c-forecast')).copy[locale]());
    // “What if” holds the picture above what moves it, lower than before.
    await tab.getByRole('button', { name: (locale === 'ar' ? ar : en).answer.whatIf }).click();
    await tab.locator('input[type=range]').first().waitFor();
    for (const width of [320, 390, 1440]) {
      await tab.setViewportSize({ width, height: 800 });
      expect.soft(await tab.locator('figure > [aria-hidden=true]').first().evaluate(upon), `${width}`).toEqual([]);
    }
  },
);

/** The same states in Arabic are looked at in arabic.spec.ts. */
describe('in English everything fits a window of 320, 390, 720 and 1440 pixels', () => {
  test.for(pageAddresses().filter((address) => !address.startsWith('/ar')))(
    'on %s for a visitor',
    async (address, { page }) => {
      const tab = await page();
      await returning(tab);
      await tab.goto(address);
      await expectFits(tab, address);
    },
  );

  test('on the page that is not there, on the forms of the sign-in, and behind the footer', async ({ page }) => {
    await aroundTheTools(await page({ allow: [/status of 4\d\d/] }), 'en', expectFits);
  });

  test.for(toolIds)('in %s: form and errors', async (id, { page, quick }) => {
    const tab = await page();
    await quick(tab);
    await formOf(tab, id, 'en', expectFits);
  });

  test.for(toolIds)('in %s: answer, its dialogs and its papers', async (id, { page, login }) => {
    const tab = await page();
    await login(tab);
    await answerOf(tab, id, 'en', expectFits);
  });

  test('in the visit: empty, with a plan, saved, and earlier ones', async ({ page, login }) => {
    const tab = await page();
    await login(tab);
    await visitStates(tab, 'en', expectFits);
  });

  test('in the history of a patient, and in two records side by side', async ({ page, login, baseUrl }) => {
    const tab = await page();
    await login(tab);
    await joinedPatient(tab, 'en', expectFits, baseUrl);
  });

  test('in files that are refused, and in what is read of one', async ({ page, quick }) => {
    const tab = await page();
    await quick(tab);
    await filesOfVisit(tab, 'en', expectFits);
  });

  test('in the account dialog', async ({ page, login }) => {
    const tab = await page();
    await login(tab);
    await accountParts(tab, 'en', expectFits);
  });
});
