import { loadTool, toolIds } from '../../src/engine/registry.ts';
import type { Row } from './table.ts';

/** Calculations a second of each calculator: check the inputs, calculate, fire the guards; and with the report. */
export async function engineRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of toolIds) {
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
      what: `${id}: with its whole report`,
      value: rate((inputs) => tool.explain(inputs, tool.calculate(inputs))),
      unit: '/s',
    });
  }
  return rows;
}
