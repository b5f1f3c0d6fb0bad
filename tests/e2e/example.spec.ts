import { at, axe, phone, test } from './fixtures/index.ts';

test('a registered user finds the forecast on a phone, in Arabic', async ({ page, login }) => {
  const tab = await page({ locale: 'ar', viewport: phone });
  await login(tab);
  await tab.goto(at('/calculator', 'ar'));
  await axe(tab);
});
