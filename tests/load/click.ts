import type { Browser, Locator, Page } from 'playwright';
import { whatIf } from '../../src/content/ui/en/what-if.ts';
import { loadTool, toolEntry, type ToolId, toolIds } from '../../src/engine/registry.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { openForm } from '../../tools/browser/calculate.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { fetchedAll } from '../e2e/fixtures/ready.ts';
import { floorOnce, painted, slowed, type Watched } from './painted.ts';
import { median } from './raw-client.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

const runs = size('BENCH_CLICKS', 5);
const paces = [
  { rate: 1, name: '', first: 45, again: 30, step: 16.7, visit: 50 },
  { rate: 4, name: ', processor slowed 4×', first: 130, again: 90, step: 50, visit: 150 },
] as const;
type Pace = (typeof paces)[number];

const answer: Watched = { from: 'click', inside: '#answer' };

/** A calculator’s form as it stands after a visit, with its button. */
async function opened(page: Page, id: ToolId): Promise<Locator> {
  await page.goto(toolEntry(id).path, { waitUntil: 'networkidle' });
  const button = await openForm(page, await (await loadTool(id)).copy.en());
  await fetchedAll(page);
  return button;
}

/**
 * From the click on Calculate to the frame that shows the answer: the first of a visit, after one figure was typed, and again after a
 * change. The delay that the specification asks of a button is taken off.
 */
async function clicks(page: Page, id: ToolId, pace: Pace): Promise<{ first: number; again: number; step: number }> {
  const { delay, fields } = await loadTool(id);
  const button = await opened(page, id);
  const [path, field] = Object.entries(fields).find(([, one]) => one.kind === 'number') ?? [];
  if (!path || field?.kind !== 'number') throw new Error(`${id} asks for no number.`);
  const input = page.locator(`#${fieldId(path)}`);
  await slowed(page.context(), page, pace.rate);
  const times: number[] = [];
  for (const wait of [fetchedAll, (tab: Page) => tab.waitForTimeout(400 * pace.rate)]) {
    await input.fill(String(Number(await input.inputValue()) + 1));
    await wait(page);
    times.push((await painted(page, answer, () => button.click())) - delay);
  }
  const [first = Number.NaN, again = Number.NaN] = times;
  return { first, again, step: await whatIfStep(page) };
}

/** The same for a press that nothing came before: what answers has to be fetched first. */
async function untouched(page: Page, id: ToolId, pace: Pace): Promise<number> {
  const { delay } = await loadTool(id);
  const button = await opened(page, id);
  await slowed(page.context(), page, pace.rate);
  return (await painted(page, answer, () => button.click())) - delay;
}

/** From a press of an arrow key on the first slider of “What if” to the frame that shows what would be said then; NaN where nothing can be slid. */
async function whatIfStep(page: Page): Promise<number> {
  const open = page.getByRole('button', { name: whatIf.title });
  if ((await open.count()) === 0) return Number.NaN;
  await open.click();
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  await slider.focus();
  // Away from the end that is nearer: at an end a press moves nothing.
  const towards = await slider.evaluate((input: HTMLInputElement) =>
    Number(input.value) - Number(input.min) > Number(input.max) - Number(input.value) ? 'ArrowLeft' : 'ArrowRight',
  );
  const times: number[] = [];
  for (let step = 0; step < 5; step += 1) {
    const panel: Watched = { from: 'keydown', inside: `section[aria-label="${whatIf.title}"]` };
    times.push(await painted(page, panel, () => page.keyboard.press(towards)));
  }
  // The first brings what the others have already.
  return median(times.slice(1));
}

/** From Enter in a fact’s field to the frame that shows the plan of all calculators anew. */
async function visitEdit(page: Page, pace: Pace): Promise<number> {
  await page.goto('/visit', { waitUntil: 'networkidle' });
  const known = { age: '66', a1c: '8.5', egfr: '38', weight: '85', height: '162' };
  for (const [fact, value] of Object.entries(known)) await page.locator(`#facts-${fact}`).fill(value);
  await page.keyboard.press('Tab');
  await page.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowed(page.context(), page, pace.rate);
  const times: number[] = [];
  for (const value of ['25', '80', '38', '22', '55']) {
    await page.locator('[data-fact="egfr"]').click();
    const field = page.locator('#line-egfr');
    await field.fill(value);
    await page.waitForTimeout(200 * pace.rate);
    const plan: Watched = { from: 'keydown', inside: 'section[aria-labelledby="visit-today"]' };
    times.push(await painted(page, plan, () => field.press('Enter')));
    await page.waitForTimeout(200 * pace.rate);
  }
  return median(times.slice(1));
}

async function atPace(browser: Browser, baseUrl: string, pace: Pace): Promise<Row[]> {
  const inTab = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await quickLogin(page, baseUrl);
      return await work(page);
    } finally {
      await context.close();
    }
  };
  const times = async <T>(work: (page: Page) => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    for (let n = 0; n < runs; n += 1) all.push(await inTab(work));
    return all;
  };
  const ms = (what: string, values: readonly number[], aim?: number): Row => ({
    what: `${what}${pace.name}`,
    value: median(values),
    unit: 'ms',
    ...(aim !== undefined && { aim: `≤ ${aim}` }),
  });
  const rows: Row[] = [
    ms('floor: click to a painted sentence, no framework', await times((page) => floorOnce(page.context(), pace.rate))),
  ];
  for (const id of toolIds) {
    const all = await times((page) => clicks(page, id, pace));
    rows.push(
      ms(
        `${id}: first click of a visit to painted result`,
        all.map(({ first }) => first),
        pace.first,
      ),
      ms(
        `${id}: click to painted result, after`,
        all.map(({ again }) => again),
        pace.again,
      ),
      ms(`${id}: first click with nothing typed before`, await times((page) => untouched(page, id, pace))),
    );
    const steps = all.map(({ step }) => step).filter((step) => !Number.isNaN(step));
    if (steps.length > 0) rows.push(ms(`${id}: a step of “What if” to painted`, steps, pace.step));
  }
  return [
    ...rows,
    ms('visit: one fact edited to all repainted', await times((page) => visitEdit(page, pace)), pace.visit),
  ];
}

/** Some five minutes on a quiet machine: every run has a tab of its own, where nothing is warm. */
export async function clickRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pace of paces) rows.push(...(await atPace(browser, baseUrl, pace)));
  return rows;
}
