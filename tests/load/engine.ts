import { loadAnswering } from '../../src/engine/answer/index.ts';
import { chartOf } from '../../src/engine/chart/index.ts';
import { readIntake } from '../../src/engine/intake/index.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';
import type { Row } from './table.ts';

/** How often a second something asynchronous is done, one after the other. */
async function rateOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const item = (n: number): T => items[n % items.length] as T;
  for (let n = 0; n < 1000; n += 1) await work(item(n));
  const started = performance.now();
  let done = 0;
  while (performance.now() < started + 1000) for (let n = 0; n < 50; n += 1, done += 1) await work(item(done));
  return done / ((performance.now() - started) / 1000);
}

/** Visits a second of patients of whom everything is known that the calculators ask, each built on another's named patient. */
async function visitRow(): Promise<Row> {
  const tools = await Promise.all(toolIds.map(loadTool));
  const defaults = Object.assign({}, ...tools.map(({ id, defaults: inputs }) => chartOf(id, inputs)));
  const named = await Promise.all(tools.map(async ({ id, cases }) => ({ id, patients: await cases() })));
  const charts = named.flatMap(({ id, patients }) =>
    patients.map(({ inputs }) => ({ ...defaults, ...chartOf(id, inputs) })),
  );
  const value = await rateOf(charts, (chart) => visit(chart, { on: '2026-11-22' }));
  return { what: 'a visit of five calculators', value, unit: '/s', aim: '≥ 1,500' };
}

/** Milliseconds to read a line and a page of one patient's note. */
function intakeRows(): Row[] {
  const line =
    '66F, A1c 8.9, eGFR 41, UACR 180 mg/g, BMI 33, BP 148/86, metformin 1g bid + gliclazide MR 60, prior MI, one low last month\n';
  return [2000, 20_000].map((size) => {
    const text = line.repeat(Math.ceil(size / line.length)).slice(0, size);
    const read = (times: number): void => {
      for (let n = 0; n < times; n += 1) readIntake(text, { on: '2026-11-22' });
    };
    read(50);
    const started = performance.now();
    read(50);
    const value = (performance.now() - started) / 50;
    return {
      what: `a patient's note of ${size.toLocaleString('en')} characters, read`,
      value,
      unit: 'ms',
      aim: size > 2000 ? '≤ 50' : '≤ 5',
    };
  });
}

/** Calculations a second of each calculator: check the inputs, calculate, fire the guards; with the plan, with the report; and a visit of all. */
export async function engineRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of toolIds) {
    const answering = await loadAnswering(id);
    const tool = await loadTool(id);
    const patients = [tool.defaults, ...(await tool.cases()).map(({ inputs }) => inputs)];
    const rate = (work: (inputs: object) => unknown): number => {
      for (let n = 0; n < 2000; n += 1) work(patients[n % patients.length] ?? tool.defaults);
      const until = performance.now() + 1000;
      const started = performance.now();
      let done = 0;
      while (performance.now() < until)
        for (let n = 0; n < 100; n += 1, done += 1) work(patients[done % patients.length] ?? tool.defaults);
      return done / ((performance.now() - started) / 1000);
    };
    const calculate = (inputs: object) => {
      const checked = tool.validate(inputs);
      return tool.calculate(checked.ok ? checked.inputs : tool.defaults);
    };
    rows.push({ what: `${id}: calculations, checked and guarded`, value: rate(calculate), unit: '/s' });
    rows.push({
      what: `${id}: with its plan`,
      value: await rateOf(patients, (inputs) => tool.plan(inputs, calculate(inputs))),
      unit: '/s',
      aim: '≥ 5,000',
    });
    rows.push({
      what: `${id}: with its whole report`,
      value: rate((inputs) => answering.answer(inputs)),
      unit: '/s',
    });
  }
  rows.push(await visitRow(), ...intakeRows());
  return rows;
}
