import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, answeringOf } from '../../src/engine/answer/index.ts';
import { isRecord, readPath } from '../../src/engine/kit/fields/fields.ts';
import { leafPaths } from '../../src/engine/kit/fields/validate.ts';
import type { Figure, Report, TableBlock } from '../../src/engine/kit/report/report.ts';
import { shownSteps } from '../../src/engine/kit/report/reading.ts';
import type { Message } from '../../src/engine/kit/words/message.ts';
import type { Patterns } from '../../src/engine/kit/words/pattern.ts';
import { everyTool } from './helpers/every-tool.ts';
import { anyInputs, everyAnswer } from './helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

/** Every number that a value, or the values of a message, prints. */
function numbersIn(data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap(numbersIn);
  if (!isRecord(data)) return [];
  if (data.type === 'quantity' || data.type === 'number') return typeof data.value === 'number' ? [data.value] : [];
  return [data.values, data.items]
    .flatMap(numbersIn)
    .concat('type' in data || 'key' in data ? [] : Object.values(data).flatMap(numbersIn));
}

/** The same figure, however many of its decimals are printed. */
const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-6 || (Number.isInteger(a) && Math.abs(a - b) < 1);

function figuresOf({ figures, sections, picture }: Report): Figure[] {
  const blocks = [figures, ...picture, ...sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((block) => (block.type === 'figures' ? block.items : []));
}

/** What a worksheet prints that a reader may see: each line's value, and the bands it was chosen from; in a table also what stands in its formulas. */
function shownValues({ report, outcome }: Answer, inFormulas = false): number[] {
  return shownSteps(report, outcome.worksheet).flatMap((step) => [
    step.value,
    ...(step.kind === 'bands' ? step.bands.map(({ from }) => from) : []),
    ...(inFormulas && step.kind === 'formula' ? Object.values(step.variables) : []),
  ]);
}

const tablesOf = ({ sections, picture }: Report): TableBlock[] =>
  [...picture, ...sections.flatMap(({ blocks }) => blocks)].filter((block) => block.type === 'table');

/** Columns that are the same for everybody: a label's doses, an eating pattern's shares, goals in pregnancy, published coefficients. */
const published: ReadonlySet<string> = new Set([
  'sitagliptin.caption sitagliptin.dose',
  'macros.caption macros.share',
  'pregnancy.caption pregnancy.goal',
  'risk.caption risk.perPoint',
]);

/** Holes of a headline that hold a target or a fixed end of a scale, and nothing that was worked out. */
const fixed = /^(goal|weeks|limit|fastingTo|lost|(who|score2)(From|To)|(egfr|ratio)\d+|upper|young|older)$/;

/** Numbers of a message with the hole each stands in, of its words' words, too; only holes that a pattern has. */
function saidIn({ key, values = {} }: Message, words: Patterns): { readonly hole: string; readonly said: number }[] {
  const used = Object.entries(values).filter(([hole]) => JSON.stringify(words[key] ?? '').includes(`{${hole}}`));
  return used.flatMap(([hole, value]) =>
    value.type === 'word' ? saidIn(value, words) : numbersIn(value).map((said) => ({ hole, said })),
  );
}

describe.each(everyTool)('the figures of %s', async (_id, tool) => {
  const answering = await answeringOf(tool);
  const words = await tool.reportCopy.en();
  const cases = (await tool.cases()).map(({ inputs }) => inputs);
  const patients = [
    ...cases,
    ...fc.sample(anyInputs(tool, { beyond: false }), { numRuns: tries(120), seed: 21 }),
    ...fc.sample(everyAnswer(tool, 'all'), { numRuns: tries(60), seed: 22 }),
  ];
  const answers = patients.map((inputs) => ({ inputs, answer: answering.answer(inputs) }));

  test('open the line that worked them out; what was not worked out says what it is', () => {
    for (const { answer } of answers) {
      const shown = shownSteps(answer.report, answer.outcome.worksheet).map(({ id }) => id);
      for (const { label, value, step, note } of figuresOf(answer.report)) {
        if (step !== undefined) expect(shown, label.key).toContain(step);
        // A target, an input or a word that stands in the place of a figure.
        else if (numbersIn(value).length > 0) expect(note, label.key).toBeDefined();
      }
    }
  });

  test('print what the worksheet says, bands and both ends of a spread too', () => {
    for (const { answer } of answers) {
      const values = shownValues(answer);
      for (const { label, value, step } of figuresOf(answer.report))
        if (step !== undefined)
          for (const printed of numbersIn(value))
            expect(
              values.some((one) => isSame(printed, one)),
              `${label.key}: ${printed}`,
            ).toBe(true);
      for (const block of answer.report.picture)
        if (block.type === 'trend')
          for (const { end, band = [], spread = [] } of block.paths)
            for (const drawn of [end, ...band, ...spread])
              expect(
                values.some((one) => isSame(drawn, one)),
                `drawn: ${drawn}`,
              ).toBe(true);
    }
  });

  test('stand in a table only as the worksheet, the form or a published table has them', () => {
    for (const { inputs, answer } of answers) {
      const entered = leafPaths(inputs).map((path) => readPath(inputs, path));
      const known = [...shownValues(answer, true), ...entered].filter((one) => typeof one === 'number');
      for (const { caption, columns, rows } of tablesOf(answer.report))
        for (const { cells } of rows)
          cells.forEach((cell, at) => {
            const column = columns[at]?.key ?? '';
            // A cell of words says by itself where its figures are from.
            if (!('type' in cell) || published.has(`${caption.key} ${column}`)) return;
            for (const said of numbersIn(cell))
              expect(
                known.some((one) => isSame(Math.abs(said), Math.abs(one))),
                `${caption.key} ${column}: ${said}`,
              ).toBe(true);
          });
    }
  });

  test('in a table open the line that worked them out, unless they were entered or published', () => {
    for (const { inputs, answer } of answers) {
      const lines = new Map(shownSteps(answer.report, answer.outcome.worksheet).map((step) => [step.id, step]));
      const entered = leafPaths(inputs).map((path) => readPath(inputs, path));
      for (const { caption, columns, rows } of tablesOf(answer.report))
        for (const { cells, opens } of rows)
          cells.forEach((cell, at) => {
            const column = `${caption.key} ${columns[at]?.key ?? ''}`;
            const id = opens?.[at] ?? null;
            const line = id === null ? undefined : lines.get(id);
            if (id !== null) expect(line, `${column} opens ${id}`).toBeDefined();
            if (!('type' in cell) || published.has(column)) return;
            for (const said of numbersIn(cell).filter((one) => one !== 0)) {
              if (!line) expect(entered, `${column}: ${said}`).toContain(said);
              else
                expect(
                  [line.value, ...(line.kind === 'formula' ? Object.values(line.variables) : [])].some((one) =>
                    isSame(Math.abs(said), Math.abs(one)),
                  ),
                  `${column}: ${said}`,
                ).toBe(true);
            }
          });
    }
  });

  test('stand in the headline only as the worksheet, the form or the plan has them', () => {
    for (const { inputs, answer } of answers) {
      const doses = answer.plan.actions.flatMap(({ to }) => (to ? [to.value] : []));
      const entered = leafPaths(inputs).map((path) => readPath(inputs, path));
      const known = [...shownValues(answer), ...doses, ...entered].filter((one) => typeof one === 'number');
      for (const { hole, said } of saidIn(answer.report.answer, words))
        if (!fixed.test(hole))
          expect(
            known.some((one) => isSame(said, one)),
            `${answer.report.answer.key} {${hole}}: ${said}`,
          ).toBe(true);
    }
  });
});
