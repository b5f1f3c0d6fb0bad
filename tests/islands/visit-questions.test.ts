import { expect, test } from 'vitest';
import type { Step } from '../../src/engine/kit/report/report.ts';
import { count, word } from '../../src/engine/kit/words/message.ts';
import { splitQuestions } from '../../src/islands/visit/before-prescribing.ts';

const step = (actions: readonly string[], weeks: number, urgent?: true): Step => ({
  message: { key: actions.join() },
  actions,
  by: { type: 'inWeeks', weeks },
  ...(urgent && { urgent }),
});
const stop = step(['stop:sulfonylurea'], 1 / 7, true);
const start = step(['start:sglt2Inhibitor'], 2);
const ask = step(['ask:statin', 'ask:severeHypoglycaemia'], 1);
const pressure = step(['check:blood-pressure'], 1);

test('what is only asked stands apart, each fact once, and the other steps are counted through', () => {
  const { steps, facts } = splitQuestions([stop, ask, start, pressure], {});
  expect(steps.map(({ step: { message }, number }) => [message.key, number])).toEqual([
    ['stop:sulfonylurea', 1],
    ['start:sglt2Inhibitor', 2],
  ]);
  expect(facts).toEqual(['statin', 'severeHypoglycaemia', 'systolic']);
});

test('a step that names another by its number names it by the new one, and what is named keeps its place', () => {
  const as = (line: number): Step['message'] => ({
    key: 'plan.step',
    values: { why: word('plan.also', { why: word('plan.as', { n: count(line) }) }) },
  });
  const also = { ...start, message: as(3) };
  const own = { key: 'plan.own', values: { why: word('plan.own.as', { n: count(4) }) } };
  const split = splitQuestions([stop, ask, step(['raise:metformin'], 2), pressure, also], {}, [own]);
  expect(split.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(split.steps[3]?.step.message).toEqual(as(2));
  expect(split.also).toEqual([{ key: 'plan.own', values: { why: word('plan.own.as', { n: count(3) }) } }]);
  expect(split.facts).toEqual(['statin', 'severeHypoglycaemia']);
});

test('a test whose value is known is a step: it is done again', () => {
  const { steps, facts } = splitQuestions([pressure], { systolic: { value: 150, from: 'entered' } });
  expect([steps.length, facts]).toEqual([1, []]);
});

test('what is urgent and what is due much later keep their place', () => {
  const later = step(['check:uacr'], 13);
  const now = step(['ask:catabolicSymptoms'], 0, true);
  expect(splitQuestions([now, later], {}).steps.map(({ number }) => number)).toEqual([1, 2]);
});

test('a test that tells no single value stays a step', () => {
  expect(splitQuestions([step(['check:ketones'], 0)], {}).facts).toEqual([]);
});
