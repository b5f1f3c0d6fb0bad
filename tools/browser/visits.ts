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

/** A visit in a context of its own; what is loaded is weighed after each of its steps, and what came before a step counts in it too. */
async function visit(
  browser: Browser,
  baseUrl: string,
  steps: readonly (readonly [name: string, step: (page: Page) => Promise<unknown>])[],
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visit[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await before(page);
    const weights = await weigh(
      page,
      steps.map(
        ([, step]) =>
          () =>
            step(page),
      ),
    );
    return steps.map(([name], n) => ({ name, assets: weights[n] ?? [] }));
  } finally {
    await context.close();
  }
}

/** A visit waits until nothing comes any more, three quarters of its time: meanwhile others go on. Few enough that each is answered as if alone. */
async function someAtOnce<Made>(tasks: readonly (() => Promise<Made>)[]): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = [...tasks.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) made[next[0]] = await next[1]();
  };
  await Promise.all([work(), work(), work()]);
  return made;
}

/** Reads a page to its end, so that what loads on the way down is counted. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
}

/** What a person loads who reads the public pages, opens a visit and each calculator, and calculates once in it, per language. */
export async function visitAll(browser: Browser, baseUrl: string, prefix: '' | '/ar'): Promise<Visit[]> {
  const visits: (() => Promise<Visit[]>)[] = [];
  for (const path of ['/', '/tools', '/auth']) {
    const address = path === '/' ? (prefix && '/ar/') || '/' : `${prefix}${path}`;
    visits.push(() => visit(browser, baseUrl, [[address, (page) => readThrough(page, address)]]));
  }
  const signIn = (page: Page) => quickLogin(page, baseUrl);
  const opened = (address: string) => (page: Page) => page.goto(address, { waitUntil: 'networkidle' });
  visits.push(() => visit(browser, baseUrl, [[`${prefix}/visit`, opened(`${prefix}/visit`)]], signIn));
  const addresses = pageAddresses();
  for (const id of toolIds) {
    const address = `${prefix}${toolEntry(id).path}`;
    if (!addresses.includes(address)) continue;
    const { copy } = await loadTool(id);
    const words = prefix ? await copy.ar() : await copy.en();
    const calculate = (page: Page) => calculateOn(page, words);
    visits.push(() =>
      visit(
        browser,
        baseUrl,
        [
          [address, opened(address)],
          [`${address}${withAnswer}`, calculate],
        ],
        signIn,
      ),
    );
  }
  return (await someAtOnce(visits)).flat();
}
