import { expect, test } from 'vitest';
import { type Answering, loadAnswering } from '../../src/engine/answer/index.ts';
import { answerAhead, snapshotOf } from '../../src/islands/answer/snapshot.ts';

/** A calculator that counts what it is asked. */
async function counting(id: string): Promise<{ readonly answering: Answering; readonly asked: object[] }> {
  const found = await loadAnswering(id);
  const asked: object[] = [];
  return {
    asked,
    answering: {
      ...found,
      answer(inputs, marks) {
        asked.push(inputs);
        return found.answer(inputs, marks);
      },
    },
  };
}

test('what was answered ahead is not worked out again; anything else is', async () => {
  const { answering, asked } = await counting('a1c-forecast');
  const { defaults } = answering.tool;
  const common = { warnings: [], at: new Date(), marked: true };
  answerAhead(answering, { inputs: defaults, examples: [] });
  const first = snapshotOf(answering, { ...common, inputs: structuredClone(defaults), examples: [] });
  expect(asked).toHaveLength(1);
  expect(first.report).toEqual(answering.answer(defaults, { examples: [] }).report);
  asked.length = 0;

  const moved = { ...defaults, age: 71 };
  expect(snapshotOf(answering, { ...common, inputs: moved, examples: [] }).outcome).not.toEqual(first.outcome);
  snapshotOf(answering, { ...common, inputs: moved, examples: ['age'] });
  expect(asked).toEqual([moved, moved]);
});

test('who answers is part of the question', async () => {
  const one = await counting('a1c-forecast');
  const other = await counting('a1c-forecast');
  const question = { inputs: one.answering.tool.defaults, examples: [] };
  answerAhead(one.answering, question);
  answerAhead(other.answering, question);
  expect(other.asked).toHaveLength(1);
});
