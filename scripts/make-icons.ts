/** Draws the PNG icons and the two social pictures from the site itself: `node scripts/make-icons.ts http://localhost:4321`. */
import { readFile } from 'node:fs/promises';
import { launchChromium } from '../tools/browser/chromium.ts';

const origin = process.argv[2];
if (!origin) throw new Error('Give the address of a running site, such as http://localhost:4321.');
const out = new URL('../public/', import.meta.url).pathname;
const browser = await launchChromium();
const icon = await readFile(`${out}favicon.svg`, 'utf8');
for (const size of [48, 180, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const square = size === 180 ? icon.replace('rx="10"', 'rx="0"') : icon;
  await page.setContent(`<style>body{margin:0;line-height:0}svg{width:${size}px;height:${size}px}</style>${square}`);
  await page.screenshot({ path: `${out}icon-${size}.png`, omitBackground: true });
  await page.close();
}
for (const [locale, path] of [
  ['en', '/'],
  ['ar', '/ar/'],
] as const) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('intro_seen_v1', 'true');
    sessionStorage.setItem('diabetes-welcome-shown', 'true');
  });
  await page.goto(origin + path);
  // A constructed sheet, because the page's policy takes no style element from outside.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.top > :not(.brand), .hero-acts, .hero-ways, .hero-picture .stem { display: none !important } .hero { min-block-size: 0 !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${out}social-${locale}.png` });
  await page.close();
}
await browser.close();
