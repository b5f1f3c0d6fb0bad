import { launchChromium } from '../tests/e2e/fixtures/chromium.ts';
import { startServer } from '../tests/e2e/fixtures/start-server.ts';
import { quickLogin, register } from '../tests/e2e/fixtures/accounts.ts';
import { calculateOn } from './lib/calculate.ts';
import { loadTool, toolEntry } from '../src/engine/registry.ts';
const server = await startServer();
const browser = await launchChromium();
const shots: [string, string, { width: number; height: number }, 'light' | 'dark', boolean][] = [
  ['hub', '/tools', { width: 1440, height: 900 }, 'light', false],
  ['hub-ar', '/ar/tools', { width: 390, height: 844 }, 'light', false],
  ['calc', '/calculator', { width: 1440, height: 900 }, 'light', true],
  ['calc-ar', '/ar/calculator', { width: 390, height: 844 }, 'dark', true],
  ['clin', '/clinical-logic', { width: 1440, height: 900 }, 'dark', true],
  ['visit', '/visit', { width: 1440, height: 900 }, 'light', false],
];
for (const [name, path, viewport, colorScheme, calc] of shots) {
  const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('intro_seen_v1', 'true');
    localStorage.setItem('tour_seen_v1', 'true');
  });
  await register(page, server.url, {});
  await page.goto(path, { waitUntil: 'networkidle' });
  if (calc) {
    const id = path.includes('clinical') ? 'clinical-logic' : 'a1c-forecast';
    const { copy } = await loadTool(id);
    await calculateOn(page, path.startsWith('/ar') ? await copy.ar() : await copy.en());
    await page.waitForTimeout(800);
  }
  await page.screenshot({ path: `/tmp/look-${name}.png`, fullPage: path.includes('/ar/calc') });
  if (name === 'calc') {
    await page.locator('#field-a1c').fill('9.1');
    await page.locator('#field-egfr').fill('52');
    await page.locator('#field-weight').fill('92');
    await page.locator('#field-age').fill('61');
    await page.getByRole('button', { name: 'Calculate Prediction' }).click();
    await page.waitForTimeout(600);
    await page.goto('/visit', { waitUntil: 'networkidle' });
    await page.waitForTimeout(2500);
    await page.screenshot({ path: '/tmp/look-visit-full.png', fullPage: true });
    await page.screenshot({ path: '/tmp/look-visit-carried.png' });
  }
  await context.close();
}
await browser.close();
await server.stop();
void quickLogin;
void toolEntry;
