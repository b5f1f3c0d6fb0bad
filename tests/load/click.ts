import type { Browser, Locator, Page } from 'playwright';
import { whatIf } from '../../src/content/ui/en/what-if.ts';
import { loadTool, toolEntry, type ToolId, toolIds } from '../../src/engine/registry.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { openForm } from '../../tools/browser/calculate.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { fetchedAll } from '../e2e/fixtures/ready.ts';
import { floorOnce, type Painted, painted, slowed, type Watched } from './painted.ts';
import { median } from './raw-client.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

const runs = size('BENCH_CLICKS', 5);
const paces = [
  { rate: 1, name: '', first: 40, again: 30, step: 16.7, visit: 50, key: 8 },
  { rate: 4, name: ', processor slowed 4×', first: 130, again: 90, step: 50, visit: 150, key: 32 },
] as const;
type Pace = (typeof paces)[number];

const answerAfter = (delay: number): Watched => ({ from: 'click', inside: '#answer', delay });
const nothing: Painted = { byClock: Number.NaN, byThread: Number.NaN };

const of = (times: readonly Painted[], by: keyof Painted): number[] => times.map((time) => time[by]);
const middle = (times: readonly Painted[]): Painted => ({
  byClock: median(of(times, 'byClock')),
  byThread: median(of(times, 'byThread')),
});

/** A calculator’s form as it stands after a visit, with its button. */
async function opened(page: Page, id: ToolId): Promise<Locator> {
  await page.goto(toolEntry(id).path, { waitUntil: 'networkidle' });
  const button = await openForm(page, await (await loadTool(id)).copy.en());
  await fetchedAll(page);
  return button;
}

/** Milliseconds from a pointer that has come to a press of it: what a hand takes at the least. */
const reach = 100;

/** A press with the pointer already there. A locator's own click looks at every element under it first, within what is measured. */
async function pressed(button: Locator): Promise<() => Promise<void>> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await button.page().waitForTimeout(reach);
  return async () => {
    await mouse.down();
    await mouse.up();
  };
}

/**
 * From the click on Calculate to the frame that shows the answer: the first of a visit, after one figure was typed, and again after a
 * change. The delay that the specification asks of a button is taken off.
 */
async function clicks(page: Page, id: ToolId, pace: Pace): Promise<Record<'first' | 'again' | 'step', Painted>> {
  const { delay, fields } = await loadTool(id);
  const button = await opened(page, id);
  const [path, field] = Object.entries(fields).find(([, one]) => one.kind === 'number') ?? [];
  if (!path || field?.kind !== 'number') throw new Error(`${id} asks for no number.`);
  const input = page.locator(`#${fieldId(path)}`);
  await slowed(page.context(), page, pace.rate);
  const times: Painted[] = [];
  for (const wait of [fetchedAll, (tab: Page) => tab.waitForTimeout(400 * pace.rate)]) {
    // As a hand does it: to the field, and back to the button.
    await input.click();
    await input.fill(String(Number(await input.inputValue()) + 1));
    await wait(page);
    const press = await pressed(button);
    times.push(await painted(page, answerAfter(delay), press));
  }
  const [first = nothing, again = nothing] = times;
  return { first, again, step: await whatIfStep(page) };
}

/** The same for a press that nothing came before: what answers has to be fetched first. */
async function untouched(page: Page, id: ToolId, pace: Pace): Promise<Painted> {
  const { delay } = await loadTool(id);
  const button = await opened(page, id);
  await slowed(page.context(), page, pace.rate);
  return painted(page, answerAfter(delay), () => button.click());
}

/** From a press of an arrow key on the first slider of “What if” to the frame that shows what would be said then; NaN where nothing can be slid. */
async function whatIfStep(page: Page): Promise<Painted> {
  const open = page.getByRole('button', { name: whatIf.title });
  if ((await open.count()) === 0) return nothing;
  await open.click();
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  await slider.focus();
  // Away from the end that is nearer: at an end a press moves nothing.
  const towards = await slider.evaluate((input: HTMLInputElement) =>
    Number(input.value) - Number(input.min) > Number(input.max) - Number(input.value) ? 'ArrowLeft' : 'ArrowRight',
  );
  const times: Painted[] = [];
  for (let step = 0; step < 5; step += 1) {
    const panel: Watched = { from: 'keydown', inside: `section[aria-label="${whatIf.title}"]` };
    times.push(await painted(page, panel, () => page.keyboard.press(towards)));
  }
  // The first brings what the others have already.
  return middle(times.slice(1));
}

/** From Enter in a fact’s field to the frame that shows the plan of all calculators anew. */
async function visitEdit(page: Page, pace: Pace): Promise<Painted> {
  await page.goto('/visit', { waitUntil: 'networkidle' });
  const known = { age: '66', a1c: '8.5', egfr: '38', weight: '85', height: '162' };
  for (const [fact, value] of Object.entries(known)) await page.locator(`#facts-${fact}`).fill(value);
  await page.keyboard.press('Tab');
  await page.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowed(page.context(), page, pace.rate);
  const times: Painted[] = [];
  for (const value of ['25', '80', '38', '22', '55']) {
    await page.locator('[data-fact="egfr"]').click();
    const field = page.locator('#line-egfr');
    await field.fill(value);
    await page.waitForTimeout(200 * pace.rate);
    const plan: Watched = { from: 'keydown', inside: 'section[aria-labelledby="visit-today"]' };
    times.push(await painted(page, plan, () => field.press('Enter')));
    await page.waitForTimeout(200 * pace.rate);
  }
  return middle(times.slice(1));
}

/** From a key in a field of a form to the frame that shows it, the slowest of some. */
async function slowestKey(page: Page, input: Locator, pace: Pace): Promise<Painted> {
  await slowed(page.context(), page, pace.rate);
  await input.focus();
  // The first fetches what answers, and waits for what is rehearsed.
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(1500 * pace.rate);
  const times: Painted[] = [];
  for (const key of ['Backspace', '7', '.', '1', '2', 'Backspace']) {
    times.push(await painted(page, { from: 'keydown', inside: 'form' }, () => page.keyboard.press(key)));
    await page.waitForTimeout(100 * pace.rate);
  }
  return { byClock: Math.max(...of(times, 'byClock')), byThread: Math.max(...of(times, 'byThread')) };
}

async function keyPress(page: Page, id: ToolId, pace: Pace): Promise<Painted> {
  await opened(page, id);
  return slowestKey(page, page.locator('form input[inputmode]:visible').first(), pace);
}

/** The floor of a key: a field alone on a page, without a framework. */
async function bareKeyPress(page: Page, pace: Pace): Promise<Painted> {
  await page.setContent('<!doctype html><title>Floor</title><form><input value="8.5"></form>');
  await page.evaluate(() => {
    const input = document.querySelector('input');
    input?.addEventListener('input', () => input.setAttribute('value', input.value));
  });
  return slowestKey(page, page.locator('input'), pace);
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
  /** Both clocks: the thread's own is the aim's, for it says the same on a machine that has something else to do. */
  const ms = (what: string, values: readonly Painted[], aim?: number): Row[] => [
    { what: `${what}${pace.name}`, value: median(of(values, 'byClock')), unit: 'ms' },
    {
      what: `${what}${pace.name}, by the main thread's own time`,
      value: median(of(values, 'byThread')),
      unit: 'ms',
      ...(aim !== undefined && { aim: `≤ ${aim}` }),
    },
  ];
  const floor = 'floor: click to a painted sentence, no framework';
  const rows: Row[] = [
    ...ms(floor, await times((page) => floorOnce(page.context(), pace.rate))),
    ...ms('floor: slowest of six keys in a bare field', await times((page) => bareKeyPress(page, pace))),
  ];
  for (const id of toolIds) {
    const all = await times((page) => clicks(page, id, pace));
    const part = (what: 'first' | 'again' | 'step'): Painted[] => all.map((one) => one[what]);
    rows.push(
      ...ms(`${id}: first click of a visit to painted result`, part('first'), pace.first),
      ...ms(`${id}: click to painted result, after`, part('again'), pace.again),
      ...ms(`${id}: first click with nothing typed before`, await times((page) => untouched(page, id, pace))),
      ...ms(`${id}: slowest of six keys to painted`, await times((page) => keyPress(page, id, pace)), pace.key),
    );
    const steps = part('step').filter(({ byClock }) => !Number.isNaN(byClock));
    if (steps.length > 0) rows.push(...ms(`${id}: a step of “What if” to painted`, steps, pace.step));
  }
  const edits = await times((page) => visitEdit(page, pace));
  return [...rows, ...ms('visit: one fact edited to all repainted', edits, pace.visit)];
}

/** Some eight minutes on a quiet machine: every run has a tab of its own, where nothing is warm. */
export async function clickRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pace of paces) rows.push(...(await atPace(browser, baseUrl, pace)));
  return rows;
}
