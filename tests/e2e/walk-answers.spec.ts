import type { Page } from 'playwright';
import { vi } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, type ToolId, toolIds } from '../../src/engine/registry.ts';
import { isBrief, isBriefWithPlan } from './fixtures/brief.ts';
import { answerOf } from './fixtures/every-state.ts';
import { at, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';
import { inEveryWindow, spread } from './fixtures/narrow.ts';
import { servesAlone } from './fixtures/paper.ts';
import { wordsUponWords } from './fixtures/picture.ts';
import { everyProbe, type Look } from './fixtures/probes.ts';

/** Widths and heights of what is seen, where one of them is under 44 pixels. */
const small = (tab: Page, selector: string): Promise<string[]> =>
  tab.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`),
  );

/** Save, print and copy stand after the answer too, and what is pressed often is as large as a finger. */
async function isWithinReach(tab: Page, where: string): Promise<void> {
  const after = tab.locator('[data-after]');
  expect.soft(await after.getByRole('button').count(), `${where} | buttons after the answer`).toBe(3);
  const follows = await after.evaluate(
    (group) =>
      (document.getElementById('answer')?.compareDocumentPosition(group) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect.soft(follows, `${where} | they follow it`).toBeGreaterThan(0);
  for (const often of ['dl dd button[aria-haspopup=dialog]', '[data-after] button, header button:not([popovertarget])'])
    expect.soft(await small(tab, often), `${where} | as large as a finger`).toEqual([]);
}

/** With letters, words and lines set apart the ends of the forecast's lines keep apart. */
async function keepsEndsApart(tab: Page, where: string): Promise<void> {
  const ends = tab.locator('#result figure div[data-tone]');
  await ends.nth(1).waitFor();
  await tab.evaluate(spread);
  for (const viewport of [phone, desktop]) {
    await tab.setViewportSize(viewport);
    const overlap = () =>
      ends.evaluateAll((all) => {
        const [upper, lower] = all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top);
        return Math.round((upper?.bottom ?? Number.NaN) - (lower?.top ?? Number.NaN));
      });
    // The last line's own leading may touch the next figure's.
    await expect.poll(overlap, { message: `${where} | ends of the lines` }).toBeLessThanOrEqual(1);
  }
  await tab.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)).length);
}

/** The longest answer in screens of a phone: in the first edition Clinical Event Logic took 10.6, the shortest 5.9. */
const longest = 4.5;

/** On a phone it is short, its key figures stand two in a row, and nothing is cut. */
async function isShortOnPhone(tab: Page, where: string): Promise<void> {
  await tab.setViewportSize(phone);
  const figures = tab.locator('dl:has(dd [aria-haspopup="dialog"])').first();
  if ((await figures.count()) > 0) {
    const rows = () =>
      figures.locator('> div').evaluateAll((all) => ({
        all: all.length,
        tops: new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
      }));
    await expect
      .poll(
        async () => {
          const { all, tops } = await rows();
          return tops === Math.ceil(all / 2);
        },
        { message: `${where} | key figures two in a row on a phone` },
      )
      .toBe(true);
  }
  const { height } = (await tab.locator('section:has(#answer)').first().boundingBox()) ?? { height: Infinity };
  expect.soft(height / phone.height, `${where} | screens of a phone`).toBeLessThanOrEqual(longest);
  const over = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(over, `${where} | too wide for a phone`).toBe(0);
  await tab.setViewportSize(desktop);
}

/** No words of the picture lie upon others, while “What if” holds it above what moves it, lower than before. */
async function keepsWordsApart(tab: Page, where: string): Promise<void> {
  await inEveryWindow(tab, async (width) => {
    const found = await tab.locator('figure > [aria-hidden=true]').first().evaluate(wordsUponWords);
    expect.soft(found, `${where} | ${width} px | words upon words`).toEqual([]);
  });
}

/** Headings go down by one step at a time. */
async function stepsDown(paper: Page, where: string): Promise<void> {
  const levels = await paper
    .locator('h1, h2, h3, h4, h5')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect.soft(levels[0], `${where} | first heading`).toBe(1);
  const leaps = levels.filter((level, place) => level > (levels[place - 1] ?? level - 1) + 1);
  expect.soft(leaps, `${where} | headings`).toEqual([]);
}

/** Every probe, and in some states what is asked of them alone. */
function lookAtAnswer(id: ToolId, locale: Locale): Look {
  const look = everyProbe(locale);
  return async (tab, state, depth) => {
    const where = `${id} (${locale}) | ${state}`;
    await look(tab, state, depth);
    if (state === 'the answer' && id === 'a1c-forecast') await keepsWordsApart(tab, where);
    if (state === 'the record on paper') {
      await stepsDown(tab, where);
      await servesAlone(tab, where);
    }
  };
}

// Many states, and all probes in each: on a busy machine a walk takes minutes.
vi.setConfig({ testTimeout: 400_000 });

test.for((['en', 'ar'] as const).flatMap((locale) => toolIds.map((id) => ({ locale, id }))))(
  '$id in $locale: its answer, its dialogs and its papers',
  async ({ locale, id }, { page, login }) => {
    const tab = await page({ locale });
    await login(tab, { name: locale === 'ar' ? 'أمل' : 'Amal' });
    await tab.goto(at(toolEntry(id).path, locale));
    await calculateOn(tab, await (await loadTool(id)).copy[locale]());
    const where = `${id} (${locale}) | just answered`;
    await isWithinReach(tab, where);
    if (locale === 'en') await isBrief(tab, id, 'the example');
    await isShortOnPhone(tab, where);
    if (id === 'a1c-forecast') await keepsEndsApart(tab, where);
    await answerOf(tab, locale, lookAtAnswer(id, locale));
    if (locale === 'en') await isBriefWithPlan(tab, id);
  },
);
