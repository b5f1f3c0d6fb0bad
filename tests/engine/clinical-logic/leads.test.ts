import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import type { ClassId } from '../../../src/engine/clinical-logic/model/classes.ts';
import { medicines } from '../../../src/engine/clinical-logic/model/proposals.ts';
import { decisionsOf } from '../../../src/engine/judgement/record.ts';
import { tries } from '../../fixtures/tries.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { documents, keysIn, outside, rankingOf, reportOf, tool } from './helpers.ts';

const arbitrary = anyInputs(tool);

describe('the ranking and the own order', () => {
  test('the ranking leads the answer, or waits with the own order; that is open only where the plan takes the first step of it', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const report = documents(inputs);
        const leads = report.picture[0]?.type === 'ranking';
        const { key } = report.answer;
        if (key !== 'answer.first') expect(leads).toBe(!/^answer\.(pregnancy|low|confirm|overrideAlone)$/.test(key));
        expect(report.sections.filter(({ blocks }) => blocks.some(({ type }) => type === 'ranking'))).toMatchObject(
          leads ? [] : [{ id: 'ownPlan' }],
        );
        const own = report.sections.find(({ id }) => id === 'ownPlan');
        const [said] = own?.blocks ?? [];
        expect(said).toMatchObject({ message: { key: own?.open ? 'ownPlan.agrees' : 'ownPlan.otherwise' } });
        expect(
          keysIn(outside({ ...report, picture: [] })).filter((key) =>
            /^(primary|addOn|escalate|action|status)\./.test(key),
          ),
        ).toEqual([]);
      }),
      { numRuns: tries(200) },
    );
  });
  test('what comes first is said first, and where the plan does otherwise, with a word', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { answer, picture, plan, judgement } = documents(inputs);
        const [block] = picture;
        if (block?.type !== 'ranking' || answer.key === 'answer.first') return;
        const first = block.options.filter(({ rank }) => rank === 1);
        if (first.length === 0) return expect(answer.key).toBe('answer.noneRanked');
        expect(answer.values?.['first']).toMatchObject({ items: first.map(({ label }) => ({ key: label.key })) });
        const refused = first.find(({ id }) =>
          decisionsOf(plan, judgement).excluded?.some(({ medicine }) => medicine === medicines[id as ClassId]),
        );
        if (refused && first.length === 1) expect(['answer.otherwise', 'answer.atTarget']).toContain(answer.key);
      }),
      { numRuns: tries(300) },
    );
  });
  test('a class the plan does not give bears no colour of a benefit', () => {
    const colour = (changes: Partial<Inputs>, id: string) => {
      return rankingOf(reportOf(changes))?.options.find((option) => option.id === id)?.tone;
    };
    expect(colour({ baselineA1c: 10.8, fpg: 250 }, 'basal')).toBe('good');
    expect(colour({ baselineA1c: 10.8, fpg: 48 }, 'basal')).toBe('note');
  });
});
