import { calculateOn } from '../../scripts/lib/calculate.ts';
import { loadTool, toolEntry } from '../../src/engine/registry.ts';
import { at, desktop, expect, phone, test } from './fixtures/index.ts';
import { openWholeForm } from './fixtures/every-form.ts';
import { misfitsOn } from './fixtures/narrow.ts';

/** What a reader may set (WCAG 2.2, 1.4.12); a sheet of the page's own making is no inline style, which the policy refuses. */
function spread(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

test.for([
  ['en', 'a1c-forecast'],
  ['en', 'life-days'],
  ['en', 'dosing'],
  ['ar', 'life-days'],
] as const)(
  'with letters, words and lines set apart nothing is cut or covered (%s, %s)',
  async ([locale, id], { page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, id, locale);
    await tab.evaluate(spread);
    expect(await misfitsOn(tab)).toEqual([]);
    // The links of the bar stand beside its other parts, not under them.
    await tab.setViewportSize({ width: 1440, height: 900 });
    const parts = tab.locator('header fieldset, header nav a');
    const boxes = await parts.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    const covered = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    );
    expect(covered).toEqual([]);
  },
);

test.for([
  ['en', desktop],
  ['en', phone],
  ['ar', desktop],
  ['ar', phone],
] as const)(
  'with letters, words and lines set apart the ends of the forecast’s lines keep apart (%s, %o)',
  async ([locale, viewport], { page, quick }) => {
    const tab = await page({ locale, viewport });
    await quick(tab);
    await tab.goto(at(toolEntry('a1c-forecast').path, locale));
    await calculateOn(tab, await (await loadTool('a1c-forecast')).copy[locale]());
    const ends = tab.locator('#result figure div[data-tone]');
    await ends.nth(1).waitFor();
    await tab.evaluate(spread);
    const overlap = () =>
      ends.evaluateAll((all) => {
        const [upper, lower] = all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top);
        return Math.round((upper?.bottom ?? Number.NaN) - (lower?.top ?? Number.NaN));
      });
    // The last line's own leading may touch the next figure's.
    await expect.poll(overlap).toBeLessThanOrEqual(1);
  },
);
