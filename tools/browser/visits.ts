import type { Browser, Page } from 'playwright';
import { quickLogin } from './accounts.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { calculateOn } from './calculate.ts';
import { withAnswer } from './budget.ts';
import { pageAddresses } from './pages.ts';
import { type Asset, weigh } from './weight.ts';

export interface Visit {
  readonly name: string;
  readonly assets: readonly Asset[];
}

async function visit(
  browser: Browser,
  baseUrl: string,
  name: string,
  steps: (page: Page) => Promise<unknown>,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const first = await context.newPage();
    await before(first);
    await first.close();
    const page = await context.newPage();
    return { name, assets: await weigh(page, () => steps(page)) };
  } finally {
    await context.close();
  }
}

/** Reads a page to its end, so that what loads on the way down is counted. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
}

/** What a person loads who reads the public pages, opens a visit and each calculator, and calculates once in it, per language. */
export async function visitAll(browser: Browser, baseUrl: string, prefix: '' | '/ar'): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const path of ['/', '/tools', '/auth']) {
    const address = path === '/' ? (prefix && '/ar/') || '/' : `${prefix}${path}`;
    visits.push(await visit(browser, baseUrl, address, (page) => readThrough(page, address)));
  }
  const signIn = (page: Page) => quickLogin(page, baseUrl);
  const opened = (address: string) => (page: Page) => page.goto(address, { waitUntil: 'networkidle' });
  visits.push(await visit(browser, baseUrl, `${prefix}/visit`, opened(`${prefix}/visit`), signIn));
  const addresses = pageAddresses();
  for (const id of toolIds) {
    const address = `${prefix}${toolEntry(id).path}`;
    if (!addresses.includes(address)) continue;
    const { copy } = await loadTool(id);
    const words = prefix ? await copy.ar() : await copy.en();
    const open = opened(address);
    const calculate = async (page: Page): Promise<void> => {
      await open(page);
      await calculateOn(page, words);
    };
    visits.push(
      await visit(browser, baseUrl, address, open, signIn),
      await visit(browser, baseUrl, `${address}${withAnswer}`, calculate, signIn),
    );
  }
  return visits;
}
