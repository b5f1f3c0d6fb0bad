import { describe } from 'vitest';
import { at, expect, test, windowsFor } from './fixtures/index.ts';

const said = {
  en: {
    line: '66F, A1c 8.9 %, eGFR 41, UACR 180, BMI 33, metformin 1g bid + gliclazide MR 60, prior MI, no heart failure, husband cooks',
    left: 'husband cooks',
  },
  ar: {
    line: 'أنثى 66 سنة، تراكمي ٨٫٩٪، eGFR 41، نسبة الألبومين للكرياتينين ١٨٠، BMI 33، متفورمين ١ جم مرتين، دياميكرون ٦٠، بدون فشل قلب، زوجها يطبخ',
    left: 'زوجها يطبخ',
  },
} as const;

describe.each(['en', 'ar'] as const)('what is recognised is marked in the line itself, in %s', (locale) => {
  test.for(windowsFor(locale))('letter upon letter, while one types ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ locale, viewport });
    const line = tab.locator('#visit-typed');
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').waitFor();
    await line.focus();
    await tab.keyboard.insertText(said[locale].line);
    const marks = tab.locator('[data-marks] mark');
    await expect.poll(() => marks.allTextContents()).toContain('BMI 33');
    expect((await tab.locator('mark[data-kind=left]').allTextContents()).join()).toContain(said[locale].left);
    // Over the field to the pixel: the same box, the same letters, the same lines.
    const same = () =>
      tab.evaluate(() => {
        const field = document.querySelector('#visit-typed') as HTMLTextAreaElement;
        const over = document.querySelector('[data-marks]') as HTMLElement;
        const of = (one: HTMLElement) => {
          const { font, letterSpacing, lineHeight, padding, textAlign, borderWidth, direction } = getComputedStyle(one);
          const { x, y, width, height } = one.getBoundingClientRect();
          return [
            font,
            letterSpacing,
            lineHeight,
            padding,
            textAlign,
            borderWidth,
            direction,
            x,
            y,
            width,
            height,
          ].concat(one.clientWidth, one.scrollHeight, one.scrollTop);
        };
        return { field: of(field), over: of(over), text: [field.value, over.textContent] };
      });
    const seen = await same();
    expect(seen.over).toEqual(seen.field);
    expect(seen.text[1]).toBe(seen.text[0]);
    // One goes on typing: the marks stay where their words are; nothing around them moves.
    await tab.keyboard.press('Home');
    const height = await line.evaluate((field) => field.clientHeight);
    await tab.keyboard.press('Control+Home');
    await tab.keyboard.type('K');
    expect(await marks.allTextContents()).toContain('BMI 33');
    expect(await line.evaluate((field) => field.clientHeight)).toBe(height);
    // Many lines scroll in step.
    await line.fill(`${'\n'.repeat(14)}${said[locale].line}\n`);
    await expect.poll(() => marks.allTextContents()).toContain('BMI 33');
    await line.evaluate((field) => field.scrollTo(0, 90));
    await expect.poll(async () => (await same()).over).toEqual((await same()).field);
    expect((await same()).over.at(-1)).toBe(90);
  });
});
