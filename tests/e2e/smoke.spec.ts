import { at, axe, desktop, expect, type Locale, test } from './fixtures/index.ts';

test.for<Locale>(['en', 'ar'])('an unknown address is the 404 page (%s)', async (locale, { page }) => {
  const tab = await page({ locale, viewport: desktop, allow: [/status of 404/] });
  const answer = await tab.goto(at('/no-such-page', locale));
  expect(answer?.status()).toBe(404);
  await axe(tab);
});

test('the public pages read without JavaScript', async ({ page }) => {
  const tab = await page({ javaScriptEnabled: false });
  for (const path of ['/', '/tools']) {
    await tab.goto(path);
    expect(await tab.locator('h1').isVisible()).toBe(true);
  }
});

test('a signed-in person comes straight to the tool', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/calculator');
  expect(await tab.locator('input[name="mode"]').count()).toBe(2);
});

const guarded = [
  '/calculator',
  '/clinical-logic',
  '/insulin-calculator',
  '/tools/life-days',
  '/tools/dosing-engine',
  '/tools/organ-risk',
] as const;

/** Controls a press would reach, though nothing answers it yet. A text field keeps what is typed; what is pressed is lost. */
function deaf(): string[] {
  return [...document.querySelectorAll('astro-island :is(button, input, select, textarea)')]
    .filter(
      (control) =>
        !control.matches(':disabled, input:is(:not([type]), [type=text], [type=email], [type=password])') &&
        !control.closest('[inert]'),
    )
    .map((control) => control.outerHTML);
}

test.for([...guarded, '/auth'])('%s: no press is lost before the script answers', async (path, { page, login }) => {
  const tab = await page({ javaScriptEnabled: false });
  await tab.goto(path);
  expect(await tab.locator('astro-island :is(button, input)').count()).toBeGreaterThan(0);
  expect(await tab.evaluate(deaf), 'to a visitor').toEqual([]);
  await login(tab);
  await tab.goto(path);
  expect(await tab.evaluate(deaf), 'to a clinician').toEqual([]);
});
