import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';
import { inkTo, opened, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const acts = sections.slice(1);
const ways = locales.map((locale) => ({ locale, viewport: desktop, reducedMotion: 'no-preference' as const }));

/** How much of an act's line is inked, 0 to 1, between the edges of its stage; and the figure beside it. */
function inked(page: Page, act: string): Promise<{ ink: number; figure: string }> {
  return page.evaluate((id) => {
    const section = document.getElementById(id);
    const line = section?.querySelector<SVGPathElement>('[data-line="whole"]');
    const beyond = 700 / (line?.getTotalLength() ?? 1);
    const drawn = 1 - Number.parseFloat(line?.style.strokeDashoffset ?? '0');
    return {
      ink: Math.abs(Math.round(((drawn - beyond) / (1 - 2 * beyond)) * 100) / 100),
      figure: section?.querySelector('[data-figure]')?.textContent ?? '',
    };
  }, act);
}

describe('the line under the finger', () => {
  test.for(ways)(
    '$locale: the scroll position inks it act by act, both ways, and the figure never runs ahead',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      const figures: number[] = [];
      for (const act of acts) {
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          await inkTo(tab, act, share);
          const { ink, figure } = await inked(tab, act);
          expect(Math.abs(ink - share), `${act} at ${share}: ${ink}`).toBeLessThan(0.02);
          figures.push(Number(figure));
        }
      }
      expect(figures[0]).toBe(9.2);
      expect(figures.at(-1)).toBe(6.8);
      expect(figures).toEqual(figures.toSorted((a, b) => b - a));
      for (const act of acts.toReversed()) {
        await inkTo(tab, act, 0.5);
        expect(Math.abs((await inked(tab, act)).ink - 0.5), `${act} on the way back`).toBeLessThan(0.02);
        await inkTo(tab, act, 0);
      }
      expect(await inked(tab, 'symptoms')).toEqual({ ink: 0, figure: '9.2' });
    },
  );

  test.for(ways)(
    '$locale: whatever fills has its outline, and no word is ever faint',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      for (const act of acts) {
        await inkTo(tab, act, 0);
        const faint = await tab.locator(`#${act} :is(h2, h3, p, li, a, button)`).evaluateAll((all) =>
          all
            .filter((part) => {
              for (let up: Element | null = part; up; up = up.parentElement)
                if (Number(getComputedStyle(up).opacity) < 1) return true;
              return false;
            })
            .map(({ textContent }) => textContent?.trim()),
        );
        expect(faint, act).toEqual([]);
        expect(await tab.locator(`#${act} .picture .pencil`).first().isVisible(), act).toBe(true);
        expect(await tab.locator(`#${act} .picture :is(.detail, .edge, .wall, .stair)`).count()).toBeGreaterThan(4);
      }
    },
  );

  test.for(ways)(
    '$locale: at rest nothing is moved aside, between two acts the view slides along the line',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      const moved = (act: string) =>
        tab.locator(`#${act} .stage`).evaluate((stage) => {
          const { e, f } = new DOMMatrix(getComputedStyle(stage).transform);
          return { aside: e / innerWidth, down: f / innerHeight };
        });
      for (const act of acts) {
        await inkTo(tab, act, 1);
        for (const other of acts)
          expect(await moved(other), `${other} while ${act} rests`).toEqual({ aside: 0, down: 0 });
      }
      await inkTo(tab, 'diagnosis', -0.5);
      const [leaving, coming] = [await moved('clinic'), await moved('diagnosis')];
      const end = locale === 'en' ? 1 : -1;
      expect(leaving.aside * end).toBeCloseTo(-0.5, 1);
      expect(coming.aside * end).toBeCloseTo(0.5, 1);
      // Both stand at the window's top: the page has moved up by half a window, and the slide has taken it back.
      expect(leaving.down).toBeCloseTo(0.5, 1);
      expect(coming.down).toBeCloseTo(-0.5, 1);
    },
  );

  test.for(ways)(
    '$locale: the cover leaves and the ending comes the same way, so that nothing stands empty in between',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      const edges = (which: string) =>
        tab.locator(which).evaluate((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const [start, end] = document.dir === 'rtl' ? [innerWidth - right, innerWidth - left] : [left, right];
          return { start: start / innerWidth, end: end / innerWidth, top, bottom };
        });
      for (const [goes, comes, to] of [
        ['.hero > .slide', '#symptoms .stage', 'symptoms'],
        ['#followup .stage', '.ending > .slide', 'ending'],
      ] as const) {
        await inkTo(tab, to, -0.5);
        const [leaving, coming] = [await edges(goes), await edges(comes)];
        expect(leaving.end, goes).toBeCloseTo(0.5, 1);
        expect(coming.start, comes).toBeCloseTo(0.5, 1);
        expect(Math.abs(coming.top), comes).toBeLessThan(16);
        expect(Math.abs(leaving.bottom - desktop.height), goes).toBeLessThan(16);
        await inkTo(tab, to, 1);
        expect((await edges(comes)).start, `${comes} at rest`).toBe(0);
      }
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(async () => (await edges('.hero > .slide')).start).toBe(0);
    },
  );

  test.for(ways)(
    '$locale: the reading leaps nowhere, at the water’s edge either',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/?view=clinician', locale));
      const [from, to] = await tab.evaluate(() =>
        ['#neuropathy', '#followup'].map(
          (act) => (document.querySelector(act)?.getBoundingClientRect().top ?? 0) + scrollY,
        ),
      );
      await inkTo(tab, 'neuropathy', 0);
      const figures: number[] = [];
      for (let y = from ?? 0; y <= (to ?? 0) + desktop.height * 0.6; y += 20) {
        await tab.evaluate(async (y) => {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }, y);
        figures.push(Number(await tab.locator('.gauge').getAttribute('data-h')));
      }
      expect([figures[0], figures.at(-1)]).toEqual([7.1, 6.8]);
      for (const [n, figure] of figures.entries())
        expect(((figures[n - 1] ?? figure) - figure).toFixed(1)).toMatch(/^0\.[01]$/);
    },
  );

  test.for(locales)('on a phone it runs down the edge past every act as one (%s)', async (locale, { page }) => {
    const tab = await opened(
      await page({ locale, viewport: phone, hasTouch: true, reducedMotion: 'no-preference' }),
      at('/', locale),
    );
    const ends = await tab.locator('main .edge-line').evaluateAll((all) =>
      all.map((edge) => {
        const path = edge.querySelector<SVGPathElement>('.pencil');
        const box = edge.getBoundingClientRect();
        const length = path?.getTotalLength() ?? 0;
        return {
          from: path?.getPointAtLength(0).x ?? Number.NaN,
          to: path?.getPointAtLength(length).x ?? Number.NaN,
          top: Math.round(box.top + scrollY),
          bottom: Math.round(box.bottom + scrollY),
          start: Math.round(document.dir === 'rtl' ? innerWidth - box.right : box.left),
          wide: Math.round(box.width),
        };
      }),
    );
    expect(ends.length).toBe(8 + 2);
    for (const [n, { from, start, wide, top }] of ends.entries()) {
      expect([start, wide]).toEqual([0, 60]);
      const before = ends[n - 1];
      if (before) expect(Math.abs(from - before.to), `joint ${n}`).toBeLessThan(1);
      if (before) expect(Math.abs(top - before.bottom), `between ${n - 1} and ${n}`).toBeLessThanOrEqual(1);
    }
    // What is above the reading eye is inked, what lies below is still pencil; and going back takes it away again.
    const covered = () =>
      tab
        .locator('#diagnosis [data-edge]')
        .evaluate((edge) => -new DOMMatrix(getComputedStyle(edge).transform).f / edge.getBoundingClientRect().height);
    await tab.evaluate(() => scrollTo(0, 0));
    await expect.poll(covered).toBeCloseTo(1, 1);
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(covered).toBeCloseTo(0, 1);
  });

  test.for([
    { width: 390, height: 844, strip: 60 },
    { width: 844, height: 390, strip: 84 },
  ])(
    'at $width × $height the line and the target stand on the first screen, whole',
    async ({ strip: wide, ...viewport }, { page }) => {
      const tab = await opened(await page({ viewport, hasTouch: true }), '/');
      const strip = await tab.locator('.hero .edge-line').boundingBox();
      expect(strip?.x).toBe(0);
      expect(strip?.width).toBe(wide);
      expect((strip?.y ?? 999) + 100).toBeLessThan(viewport.height);
      const words = await tab.locator('.hero-words').boundingBox();
      expect(words?.x).toBeGreaterThanOrEqual(wide);
    },
  );

  test.for(locales)(
    'reduced motion and no JavaScript: every act is a composed still (%s)',
    async (locale, { page }) => {
      for (const options of [{}, { javaScriptEnabled: false, reducedMotion: 'no-preference' as const }]) {
        const tab = await opened(await page({ locale, ...options }), at('/', locale));
        for (const act of acts) {
          const stage = tab.locator(`#${act} .stage`);
          expect(
            await stage.evaluate((element) => Math.abs(element.getBoundingClientRect().height - innerHeight) < 2),
          ).toBe(true);
          expect(await stage.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
          expect(
            await tab.locator(`#${act} :is([data-ink], [data-line])`).evaluateAll((all) =>
              all.every((part) => {
                const { opacity, strokeDashoffset } = getComputedStyle(part);
                return opacity === '1' && Number.parseFloat(strokeDashoffset) === 0;
              }),
            ),
            act,
          ).toBe(true);
        }
      }
    },
  );
});

describe('the person', () => {
  test('walks through every act, with one thing in his hand', async ({ page }) => {
    const tab = await opened(await page(), '/');
    for (const act of ['start', ...acts, 'ending']) {
      expect(await tab.locator(`#${act} .person`).count(), act).toBeGreaterThan(0);
      expect(await tab.locator(`#${act} .person :is(.grey)`).first().isVisible(), act).toBe(true);
    }
    for (const act of ['start', 'symptoms', 'diagnosis', 'titration', 'neuropathy'])
      expect(await tab.locator(`#${act} .person .teal`).count(), act).toBeGreaterThan(0);
  });
});
