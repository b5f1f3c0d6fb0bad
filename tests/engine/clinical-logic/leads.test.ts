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
        const then = answer.values?.['then'];
        const key = answer.key === 'answer.urgent' && then?.type === 'word' ? then.key : answer.key;
        if (first.length === 0) {
          expect(key).toBe('answer.noneRanked');
          return;
        }
        expect(answer.values?.['first']).toMatchObject({ items: first.map(({ label }) => ({ key: label.key })) });
        const refused = first.find(({ id }) =>
          decisionsOf(plan, judgement).excluded?.some(({ medicine }) => medicine === medicines[id as ClassId]),
        );
        if (refused && first.length === 1) expect(['answer.otherwise', 'answer.atTarget']).toContain(key);
      }),
      { numRuns: tries(300) },
    );
  });
  test('a class the plan stops or must not start is marked so wherever it stands', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const report = documents(inputs);
        const { actions, excluded = [] } = decisionsOf(report.plan, report.judgement);
        for (const { id, status, tone } of rankingOf(report)?.options ?? []) {
          const medicine = medicines[id as ClassId];
          const ends = actions.some((one) => one.object === medicine && /^(?:stop|hold)$/.test(one.verb));
          const refused = excluded.some((one) => one.medicine === medicine);
          if (ends || refused) expect(status.key).toMatch(/^status\.(?:stop|refused)$/);
          if (ends || refused) expect(['low', 'block']).toContain(tone);
        }
      }),
      { numRuns: tries(200) },
    );
  });
  test('an urgent step comes first and hides no ranking; in an emergency nothing is ranked', () => {
    const stopped = { age: 66, baselineA1c: 8.9, egfr: 41, sulfonylurea: true, hypoHistory: true, ascvd: true };
    const urgent = reportOf(stopped);
    expect(urgent.answer.key).toBe('answer.urgent');
    expect(urgent.picture[0]?.type).toBe('ranking');
    expect(rankingOf(urgent)?.options.find(({ id }) => id === 'su')).toMatchObject({
      rank: null,
      status: { key: 'status.stop' },
    });
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { answer, picture, plan } = documents(inputs);
        if (plan.actions[0]?.gravity === 'emergency' && !/override/.test(answer.key))
          expect(picture[0]?.type).not.toBe('ranking');
      }),
      { numRuns: tries(200) },
    );
  });
  test('a class the plan does not give bears no colour of a benefit', () => {
    const colour = (changes: Partial<Inputs>, id: string) => {
      return rankingOf(reportOf(changes))?.options.find((option) => option.id === id)?.tone;
    };
    expect(colour({ baselineA1c: 10.8, fpg: 250 }, 'basal')).toBe('good');
    expect(colour({ baselineA1c: 10.8, fpg: 48 }, 'basal')).toBe('low');
  });
});
