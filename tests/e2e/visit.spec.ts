import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, once, phone, test, windowsFor } from './fixtures/index.ts';
import { enter, openFields } from './fixtures/visit-fields.ts';

const known = { age: '66', a1c: '8.5', egfr: '38', weight: '85', height: '162', metformin: '2000' };
/** As much as a consultation brings: twelve facts. */
const twelve = { ...known, systolic: '140', diastolic: '85', uacr: '180', fpg: '170', ldl: '110', b12: '400' };

/** Facts entered among all facts, where an empty visit begins. */
const plan = (tab: Page) => tab.locator('section[aria-labelledby="visit-today"] ol > li');
const rows = (tab: Page) => tab.locator('section[aria-labelledby="visit-tools"] > ul > li');

describe.each(['en', 'ar'] as const)('the visit in %s', (locale) => {
  test.for(windowsFor(locale))(
    'from nothing to one plan of every calculator ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/visit', locale));
      await tab.locator('#facts-a1c').waitFor();
      await axe(tab);
      // Nothing is assumed of a patient nobody has told of.
      expect(await plan(tab).count()).toBe(0);
      await enter(tab, known);
      await plan(tab).first().waitFor();
      expect(await plan(tab).count()).toBeGreaterThan(1);
      // Above the highest dose at this eGFR: lowered, by the plan and not by a calculator alone.
      expect(await plan(tab).allTextContents()).toEqual(
        expect.arrayContaining([expect.stringMatching(locale === 'en' ? /metformin/i : /ميتفورمين/)]),
      );
      expect(await rows(tab).count()).toBe(6);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
    },
  );
});

test('the plan begins on the first screen; each day ends within its row, and has a line of its own on a phone', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, twelve);
  await plan(tab).first().waitFor();
  await tab.locator('summary', { hasText: 'All facts' }).click();
  await tab.evaluate(() => scrollTo(0, 0));
  // At a laptop's size twelve facts take a fifth of the screen, with the line to type into, and the whole plan needs no scrolling.
  await tab.setViewportSize({ width: 1440, height: 900 });
  expect((await tab.locator('#visit > section').first().boundingBox())?.height).toBeLessThanOrEqual(180);
  expect((await plan(tab).first().boundingBox())?.y).toBeLessThan(400);
  expect((await plan(tab).last().boundingBox())?.y).toBeLessThan(900);
  // A picture opens the first visit as every later one: HbA1c against what the plan aims for, beside the steps.
  const course = tab.locator('section[aria-labelledby="visit-course"]');
  expect((await course.boundingBox())?.y).toBeLessThan(400);
  expect(await course.locator('figure').innerText()).toMatch(/HbA1c\s8\.5\s%.*target\s\d/s);
  const days = () =>
    plan(tab).evaluateAll((steps) =>
      steps.flatMap((step) => {
        const last = step.querySelector(':scope > p:last-of-type');
        if (!last?.checkVisibility()) return [];
        const words = document.createRange();
        words.selectNodeContents(last);
        return {
          past: words.getBoundingClientRect().right - step.getBoundingClientRect().right,
          sign: getComputedStyle(last, '::before').content,
          display: getComputedStyle(last).display,
        };
      }),
    );
  // Who it is and what keeps it share a line, and none lies over another.
  const who = ':is(main input[type=text], main section button):not(.no-print:not([data-quick]) *)';
  const line = await tab.locator(who).evaluateAll((all) =>
    all.slice(0, 3).map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [at, one] of line.entries()) expect(one.left).toBeGreaterThan(line[at - 1]?.right ?? 0);
  for (const { past } of await days()) expect(past).toBeLessThanOrEqual(0);
  await tab.setViewportSize(phone);
  for (const { sign, display } of await days()) expect([sign, display]).toEqual(['none', 'block']);
});

test('a fact is changed where it stands, and everything follows', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, { ...known, egfr: '80' });
  await plan(tab).first().waitFor();
  const before = await plan(tab).allTextContents();
  await tab.getByRole('button', { name: /^eGFR.*80.*change/ }).click();
  await tab.locator('#line-egfr').fill('25');
  await tab.keyboard.press('Enter');
  await expect.poll(() => plan(tab).allTextContents()).not.toEqual(before);
  expect((await plan(tab).allTextContents()).join()).toMatch(/Stop metformin/i);
  // What is out of its range is refused at its place, and what stood there stays.
  await tab.getByRole('button', { name: /^eGFR.*25.*change/ }).click();
  await tab.locator('#line-egfr').fill('4000');
  await tab.keyboard.press('Enter');
  await tab.locator('#line-egfr-notes[role="alert"]').waitFor();
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: /^eGFR.*25.*change/ }).waitFor();
});

test('a missing answer is added from its calculator’s row', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, known);
  const missing = rows(tab).getByRole('button', { name: /^Add / });
  await missing.first().waitFor();
  await missing.first().click();
  await expect.poll(() => tab.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^line-/);
});

test('from the forecast the patient comes along, and its examples stay behind', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/calculator');
  const hcp = tab.getByRole('button', { name: 'HCP Mode' });
  if (await hcp.count()) await hcp.first().click();
  await tab.locator('#field-age').fill('71');
  await tab.getByRole('link', { name: 'Visit', exact: true }).click();
  await tab.waitForURL(/\/visit/);
  await tab.getByRole('button', { name: /^Age.*71.*change/ }).waitFor();
  expect(await tab.getByRole('button', { name: /: change$|change$/ }).count()).toBe(1);
  expect(new URL(tab.url()).search).toBe('');
  // The plan comes first: what can be asked stands folded above it.
  await tab.locator('summary', { hasText: 'All facts' }).click();
  // And the visit's patient goes into a calculator, whole and without its example figures.
  await enter(tab, { a1c: '8.1' });
  await tab.getByRole('button', { name: /^HbA1c.*8.1.*change/ }).waitFor();
  await plan(tab).first().waitFor();
  await tab
    .getByRole('button', { name: /^Open .*with this patient/ })
    .first()
    .click();
  await expect
    .poll(() =>
      tab
        .locator('#field-a1c')
        .inputValue()
        .catch(() => ''),
    )
    .toBe('8.1');
  expect(await tab.locator('#field-age').inputValue()).toBe('71');
  expect(await tab.locator('#field-weight').inputValue()).toBe('');
});

test('what is pressed straight after typing is what was meant, and takes along what was typed', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, known);
  await plan(tab).first().waitFor();
  const open = rows(tab).getByRole('button', { name: 'Open Calculation Tool with this patient' });
  await tab.locator('#facts-a1c').fill('10.4');
  // The field is still being written in; the press makes it lose the focus.
  await open.scrollIntoViewIfNeeded();
  const box = await open.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await tab.mouse.down();
  // As long as it is held nothing moves, and no answer comes in between.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await open.boundingBox()).toEqual(box);
  await tab.mouse.up();
  await tab.waitForURL((url) => !url.pathname.endsWith('/visit'));
  await tab.locator('#field-a1c').waitFor();
  await expect.poll(() => tab.locator('#field-a1c').inputValue()).toBe('10.4');
});

describe.each(once)('on paper, by the browser itself, in %s', (locale) => {
  test('nothing of the plan is folded, and nobody else is named', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    const data = { patientName: 'Somebody Else', chart: { a1c: { value: 7.1, from: 'entered' } } };
    await tab.request.post('/api/visits', { headers: { origin: baseUrl }, data });
    await tab.goto(at('/visit', locale));
    await openFields(tab);
    await enter(tab, known);
    await tab.getByRole('button', { name: locale === 'en' ? 'Patients' : 'المرضى' }).click();
    const named = tab.getByText('Somebody Else').first();
    await named.waitFor();
    const steps = await plan(tab).count();
    const inSight = () => plan(tab).filter({ visible: true }).count();
    const closed = () => tab.locator('section[aria-labelledby="visit-today"] details:not([open])').count();
    expect(await closed()).toBeGreaterThan(0);
    await tab.emulateMedia({ media: 'print' });
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await inSight()).toBe(steps);
    expect(await closed()).toBe(0);
    expect(await named.isVisible()).toBe(false);
    // Nothing to press among the calculators: what they still ask is no part of a record.
    expect(await rows(tab).locator('button').filter({ visible: true }).count()).toBe(0);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await tab.emulateMedia({ media: null });
    expect(await closed()).toBeGreaterThan(0);
  });
});

describe.each(once)('the record on paper in %s', (locale) => {
  test('says what it rests on, however often it is printed', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await enter(tab, known);
    await plan(tab).first().waitFor();
    // What the paper needs comes late, in parts, as over a slow line.
    await tab.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    // The dialog would wait for somebody.
    await tab.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const name = locale === 'en' ? 'Print for the record' : 'طباعة للسجل';
    for (const _ of ['first', 'again']) {
      await tab.getByRole('button', { name }).click();
      await tab.locator('body[data-printed]').waitFor();
      const paper = tab.locator('[data-paper="record"]');
      for (const figure of ['66', '8.5', '38', '85', '162', '2000'])
        expect(await paper.textContent()).toContain(figure);
      await tab.evaluate(() => {
        document.body.removeAttribute('data-printed');
        dispatchEvent(new Event('afterprint'));
      });
      await paper.waitFor({ state: 'detached' });
    }
  });
});

describe.each(once)('the row of doses in %s', (locale) => {
  test('says one for each medicine that the plan starts or lowers, once the person is a clinician', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await enter(tab, known);
    await plan(tab).first().waitFor();
    // What a calculator asks beyond the first facts is there now, and folded.
    await enter(tab, {});
    for (const fact of ['heartFailure', 'ascvd', 'ckd']) {
      const field = tab.locator(`#facts-${fact}`);
      await field.selectOption(fact === 'ckd' ? 'yes' : 'no');
    }
    const row = rows(tab).filter({ hasText: locale === 'en' ? 'Dosing' : 'لجرعات' });
    expect(await row.innerText()).not.toMatch(/\d mg|\d ملغم/);
    await row
      .getByRole('button', { name: locale === 'en' ? 'I am a licensed clinician' : 'أنا ممارس صحي مرخَّص' })
      .click();
    // Metformin is lowered, semaglutide begun.
    await expect.poll(() => row.innerText()).toMatch(locale === 'en' ? /metformin/i : /ميتفورمين/);
    expect(await row.innerText()).toMatch(locale === 'en' ? /semaglutide|0\.25 mg/i : /سيماغلوتايد|0\.25/);
  });
});

describe.each(['en', 'ar'] as const)('the line of facts over open fields in %s', (locale) => {
  test.for(windowsFor(locale))('is one row that cuts none of them ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ locale, viewport });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await enter(tab, { ...known, fpg: '160', systolic: '138' });
    await plan(tab).first().waitFor();
    const row = await tab.locator('ul:has(> li > [data-fact])').evaluate((line) => {
      const frame = line.getBoundingClientRect();
      const items = [...line.children]
        .map((item) => item.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > frame.top + 1 && top < frame.bottom - 1);
      return {
        some: items.length > 1,
        sideways: line.scrollWidth > line.clientWidth,
        cut: items.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1).length,
      };
    });
    expect(row).toEqual({ some: true, sideways: false, cut: 0 });
  });
});

describe.each(once)('the answer comes first in %s', (locale) => {
  test('a sentence says the gravest thing above the plan, and the facts fold away on the way to it', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, viewport: phone });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await enter(tab, { ...known, egfr: '25' });
    await plan(tab).first().waitFor();
    const onward = tab.getByRole('button', { name: locale === 'en' ? 'Show the plan' : 'عرض الخطة' });
    await onward.focus();
    await axe(tab);
    await tab.keyboard.press('Enter');
    expect(await tab.evaluate(() => document.activeElement?.id)).toBe('visit-today');
    expect(await tab.locator('#facts-a1c').isVisible()).toBe(false);
    const sentence = tab.locator('section[aria-labelledby="visit-today"] > p').first();
    expect(await sentence.textContent()).toMatch(locale === 'en' ? /metformin/i : /ميتفورمين/);
    const top = async (what: typeof sentence) => (await what.boundingBox())?.y ?? Number.NaN;
    expect(await top(sentence)).toBeLessThan(await top(plan(tab).first()));
    expect(await top(sentence)).toBeGreaterThanOrEqual(0);
    await axe(tab);
  });
});

test('on a phone the line shows every fact that was changed in it, the first ones too', async ({ page, quick }) => {
  const tab = await page({ viewport: phone });
  await quick(tab);
  await tab.goto('/visit');
  for (const [fact, value] of [
    ['a1c', '8.9'],
    ['age', '63'],
    ['weight', '88'],
    ['height', '164'],
  ] as const) {
    await tab.locator(`button[data-fact=${fact}]`).click();
    await tab.locator(`#line-${fact}`).fill(value);
    await tab.keyboard.press('Enter');
  }
  const seen = await tab.locator('ul:has(> li > [data-fact]) [data-fact]').evaluateAll((chips) =>
    chips.map((chip) => {
      const { left, top, width, height } = chip.getBoundingClientRect();
      return chip.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).not.toContain(false);
});

test('another patient in a calculator is asked about before anything is joined', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, { age: '40' });
  await tab.goto('/tools/organ-risk');
  await tab.locator('#field-age').fill('71');
  await tab.getByRole('link', { name: 'Visit', exact: true }).click();
  await tab.getByRole('heading', { name: 'Is this the same patient?' }).waitFor();
  await tab.getByRole('button', { name: /^Age.*40.*change/ }).waitFor();
  const both = tab.getByRole('table', { name: 'Identifying details' });
  expect(await both.getByRole('row', { name: /Age/ }).innerText()).toMatch(/40.*71.*differs/s);
  // Of what does not agree, no answer is held out as the one to press.
  const grounds = await tab
    .locator('section[aria-labelledby="visit-same"] button')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
  expect(grounds).toHaveLength(1);
  await axe(tab);
  await tab.getByRole('button', { name: 'Another patient: start with these' }).click();
  await tab.getByRole('button', { name: /^Age.*71.*change/ }).waitFor();
});

test('an answer is chosen in the line by its letters, and its field stays where it is until it is done', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await enter(tab, { a1c: '9.1', egfr: '52' });
  for (const [fact, answer] of [
    ['sex', 'Female'],
    ['heartFailure', 'No'],
  ] as const) {
    const add = tab.locator(`button[data-fact=${fact}]`);
    await add.focus();
    await tab.keyboard.press('Enter');
    await tab.locator(`#line-${fact}`).waitFor();
    await tab.keyboard.type(answer);
    expect(await tab.evaluate(() => document.activeElement?.id)).toBe(`line-${fact}`);
    await tab.keyboard.press('Enter');
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toContain(answer);
  }
});

test('a visit is made with the keyboard alone, and is gone after signing out', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.getByRole('button', { name: 'Add HbA1c', exact: true }).focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.type('10.4');
  await tab.keyboard.press('Enter');
  await plan(tab).first().waitFor();
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('data-fact'))).toBe('a1c');
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL(/\/auth/);
  expect(await tab.evaluate(() => Object.values(sessionStorage).join())).not.toContain('10.4');
});
