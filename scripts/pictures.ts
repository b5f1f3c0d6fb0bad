// npm run pictures: the README's picture, drawn anew from the built site: a visit of one invented patient.
import { register } from '../tools/browser/accounts.ts';
import { launchChromium } from '../tools/browser/chromium.ts';
import { returning } from '../tools/browser/returning.ts';
import { startServer } from '../tools/browser/start-server.ts';

const file = 'docs/pictures/visit.png';
const facts = { a1c: '8.9', egfr: '52', age: '63', weight: '91' };
const server = await startServer();
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await returning(page);
  await register(page, server.url, { name: 'Dr. Salma' });
  await page.goto('/visit', { waitUntil: 'networkidle' });
  for (const [fact, value] of Object.entries(facts)) {
    await page.locator(`#facts-${fact}`).fill(value);
    await page.keyboard.press('Tab');
  }
  await page.locator('section[aria-labelledby="visit-today"]').getByRole('status').waitFor();
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: file });
  console.log(`Drawn: ${file}.`);
} finally {
  await browser.close();
  await server.stop();
}
