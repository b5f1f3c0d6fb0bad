import type { ToolId } from '../../src/engine/registry.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { type Chart, chartOf, inputsFor } from '../../src/engine/chart/index.ts';
import { filled } from '../../src/engine/chart/lens.ts';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { demoPatients } from '../../tools/lib/demo-patients.ts';
import { at, expect, test } from './fixtures/index.ts';
import { withOwnAnswers } from './fixtures/own-answers.ts';
import { wordsSeen } from './fixtures/words-seen.ts';

/** Two thirds of the words that a design review counted on each answer: more than this nobody reads between two patients. */
const most: Readonly<Record<ToolId, number>> = {
  'a1c-forecast': 398,
  'insulin-cgm': 312,
  'clinical-logic': 338,
  dosing: 495,
  'organ-risk': 363,
  'life-days': 233,
};

/** This person of the demonstration today; what calculators ask besides is as in their examples. */
async function patient(name: string, on: string): Promise<Chart> {
  const found = demoPatients.find((one) => one.name.startsWith(name));
  const measured = Object.entries(found?.measured ?? {}).map(([fact, values]) => [fact, values.at(-1)]);
  const steps = Object.values(found?.steps ?? {}).map(({ facts }) => facts);
  const own = { ...found?.facts, ...Object.assign({}, ...steps), ...Object.fromEntries(measured) };
  let chart: Chart = Object.fromEntries(
    Object.entries(own).map(([fact, value]) => [
      fact,
      { value: value as number | string | boolean, on, from: 'entered' },
    ]),
  );
  for (const id of toolIds) {
    const { fields, defaults } = await loadTool(id);
    const usual = chartOf(id, defaults);
    const more = inputsFor(id, chart).missing.flatMap((path) => {
      const field = fields[path];
      const fact = field && factOf(field);
      const known = fact && usual[fact];
      return known ? [[fact, { ...known, on }] as const] : [];
    });
    chart = { ...Object.fromEntries(more), ...chart };
  }
  return chart;
}

test.for(toolIds)('%s: its answer is read in a third fewer words', async (id, { page, login }) => {
  const tab = await page();
  await login(tab);
  await tab.goto(at(toolEntry(id).path));
  const { copy, fields } = await loadTool(id);
  await calculateOn(tab, await copy.en());
  const words = () => wordsSeen(tab.locator('#result'));
  expect.soft(await words(), 'of the example').toBeLessThanOrEqual(most[id]);
  const on = new Date().toISOString().slice(0, 10);
  const chart = await patient('Omar', on);
  await withOwnAnswers(tab, id, filled(fields, chart), { chart, on });
  await tab.locator('[data-after]').waitFor();
  expect.soft(await words(), 'of a patient with a plan').toBeLessThanOrEqual(most[id]);
});
