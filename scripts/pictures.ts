// npm run pictures: the README's pictures, drawn anew from the built site, so that all of them show the same version of the rules.
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { loadTool, toolEntry, toolIds } from '../src/engine/registry.ts';
import { register } from '../tools/browser/accounts.ts';
import { launchChromium } from '../tools/browser/chromium.ts';
import { startServer } from '../tools/browser/start-server.ts';
import { returning } from '../tools/browser/returning.ts';
import { openForm } from '../tools/browser/calculate.ts';

const out = 'docs/pictures';
/** Of the printed pages, in pixels: 0.3 inches. */
const margin = 29;
const server = await startServer();
const browser: Browser = await launchChromium();

async function open(path: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await returning(page);
  if (path !== '/' && !path.startsWith('/#')) await register(page, server.url, { name: 'Dr. Salma' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A story page as it comes to rest. */
async function story(name: string, path: string): Promise<void> {
  const page = await open(path, 1440, 900);
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${out}/${name}.png` });
  await page.context().close();
}

/** The forecast for one invented person, answered. */
async function forecast(locale: 'en' | 'ar', width: number, height: number): Promise<Page> {
  const [first] = toolIds;
  if (!first) throw new Error('There is no calculator.');
  const { copy } = await loadTool(first);
  const page = await open(`${locale === 'ar' ? '/ar' : ''}${toolEntry(first).path}`, width, height);
  const button = await openForm(page, await copy[locale]());
  await page.locator('#field-a1c').fill('8.2');
  await page.locator('#field-fpg').fill('172');
  await button.click();
  await page.locator('#answer').waitFor();
  await page.waitForTimeout(800);
  return page;
}

/** A printed page as a picture: the window a report is printed from, as wide as the paper. */
async function paper(page: Page, kind: string): Promise<string> {
  await page
    .locator('select')
    .filter({ has: page.locator('option[value="patient"]') })
    .first()
    .selectOption(kind);
  const popup = page.waitForEvent('popup');
  await page
    .locator('[data-print], button')
    .filter({ hasText: /^(Print Report|طباعة التقرير)$/ })
    .first()
    .click();
  const sheet = await popup;
  await sheet.emulateMedia({ media: 'print' });
  // A4 without its margins, which the paper adds; what begins another page is not on this one.
  await sheet.setViewportSize({ width: 794 - 2 * margin, height: 1123 - 2 * margin });
  await sheet.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (['page', 'always'].includes(getComputedStyle(element).breakBefore)) element.hidden = true;
  });
  await sheet.waitForTimeout(500);
  return (await sheet.screenshot()).toString('base64');
}

try {
  await story('story-hero', '/');
  await story('story-act-4', '/#titration');
  const english = await forecast('en', 1440, 1000);
  await english.screenshot({ path: `${out}/workbench-en.png` });
  const record = await paper(english, 'record');
  const arabic = await forecast('ar', 1440, 1000);
  await arabic.screenshot({ path: `${out}/workbench-ar.png` });
  const sheet = await paper(arabic, 'patient');
  const small = await forecast('en', 390, 844);
  await small.screenshot({ path: `${out}/phone.png` });
  const both = await browser.newPage({ viewport: { width: 1182, height: 831 } });
  await both.setContent(
    `<body style="margin:6px;display:flex;gap:12px;background:#d9d9d4">${[record, sheet]
      .map(
        (picture) =>
          `<img alt="" style="inline-size:537px;padding:21px;background:white" src="data:image/png;base64,${picture}">`,
      )
      .join('')}</body>`,
  );
  writeFileSync(`${out}/print.png`, await both.screenshot());
  console.log(`Drawn into ${out}.`);
} finally {
  await browser.close();
  await server.stop();
}
