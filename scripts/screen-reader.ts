// npm run screen-reader -- http://127.0.0.1:4321: what Orca says on the way through a calculator, in both languages, into
// tests/fixtures/screen-reader. Needs Debian's xvfb, openbox, orca, at-spi2-core and dbus, and a running site; README there.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../tools/browser/browser.mjs';
import { root } from '../tools/lib/run.mjs';
import { say, stop } from '../tools/lib/say.mjs';
import { beginning, readyToHear, way } from '../tools/lib/screen-reader-way.ts';

const [site] = process.argv.slice(2);
if (!site) stop('Say which site: npm run screen-reader -- http://127.0.0.1:4321');
if (!process.env['DBUS_SESSION_BUS_ADDRESS']) {
  const { status } = spawnSync('dbus-run-session', ['--', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const display = ':77';
const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
const log = join(home, 'spoken');
const environment = { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, LC_ALL: 'C.UTF-8' };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const running: ChildProcess[] = [];
async function start(command: string, args: readonly string[]): Promise<void> {
  running.push(spawn(command, [...args], { env: environment, stdio: 'ignore' }));
  await pause(2000);
}

/** What has been said since a place in Orca's own log, one line for each time it spoke. */
const spokenSince = (place: number): string[] =>
  [
    ...readFileSync(log, 'utf8')
      .slice(place)
      .matchAll(/SPEECH OUTPUT: '(.*)'(?: voice=\w+)?(?:[[{].*)?$/gm),
  ].map(([, text = '']) => text);
const logLength = (): number => readFileSync(log, 'utf8').length;

/** Waits until Orca has spoken and says nothing more; not for ever, because some keys tell it nothing. */
async function heard(place: number): Promise<readonly string[]> {
  const begun = Date.now();
  for (let before = -1, quiet = 0; Date.now() - begun < 10_000; ) {
    await pause(500);
    const now = logLength();
    quiet = now === before ? quiet + 1 : 0;
    before = now;
    if (quiet >= 3 && spokenSince(place).length > 0) break;
  }
  return spokenSince(place);
}

/** What Orca still holds back of its log: keys that say nothing push it out. */
async function heldBack(page: Page, place: number): Promise<readonly string[]> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Shift');
    await pause(60);
  }
  await pause(1500);
  return spokenSince(place);
}

async function record(page: Page, locale: 'en' | 'ar'): Promise<void> {
  const stops: { readonly key: string; readonly spoken: string[] }[] = [];
  await readyToHear(page, String(site), locale);
  await heard(logLength());
  let place = logLength();
  for (const key of way) {
    if (key === 'Enter') {
      // What is held back comes with the words of the first field, to which the focus returns: both stand at the last stop.
      await page.locator(beginning).focus();
      await heldBack(page, place);
      stops.at(-1)?.spoken.push(...(await heldBack(page, place)));
      place = logLength();
    }
    await page.keyboard.press(key);
    stops.push({ key, spoken: [...(await heard(place))] });
    place = logLength();
  }
  // One key more, whose words push out those of the last stop and stand with them.
  await page.keyboard.press('Tab');
  await heldBack(page, place);
  stops.at(-1)?.spoken.push(...(await heldBack(page, place)));
  const file = join(root, 'tests/fixtures/screen-reader', `${locale}.json`);
  writeFileSync(file, `${JSON.stringify(stops, null, 2)}\n`);
  say(`${stops.length} key presses, ${stops.flatMap(({ spoken }) => spoken).length} times spoken: ${file}`);
}

mkdirSync(join(root, 'tests/fixtures/screen-reader'), { recursive: true });
try {
  await start('Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  await start('openbox', []);
  await start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--screen-reader=1']);
  await start('orca', ['--replace', `--debug-file=${log}`]);
  await pause(4000);
  for (const locale of ['en', 'ar'] as const) {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? stop('No Chromium is here.'),
      headless: false,
      env: environment,
      args: ['--force-renderer-accessibility', '--no-sandbox'],
    });
    const page = await browser.newPage({ viewport: null, locale });
    await record(page, locale);
    await browser.close();
  }
} finally {
  for (const child of running.reverse()) child.kill();
  rmSync(home, { recursive: true, force: true });
}
