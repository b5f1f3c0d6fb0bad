import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInputs } from '../helpers/inputs.ts';
import { keysIn, reportOf, resultsOf, tool } from './helpers.ts';

/** What the steps say of a protective class: its words and what asks for it. */
function organStep(changes: Parameters<typeof reportOf>[0]): string {
  const found = reportOf(changes)
    .next.items.map(({ message }) => message)
    .find(({ key }) => key === 'next.organ');
  return found
    ? (JSON.stringify(found.values)
        .match(/(?:addOn\.name|organ)\.\w+/g)
        ?.join(' ') ?? '')
    : 'none';
}

describe('a class for the heart or the kidney, whatever the HbA1c', () => {
  const low = { baselineA1c: 7.3, adherenceScore: 1 } as const;
  test.each([
    ['nothing asks for it', {}, 'none'],
    ['heart failure', { heartFailure: true }, 'addOn.name.sglt2 organ.heartFailure'],
    ['heart failure at target', { heartFailure: true, baselineA1c: 6.6 }, 'addOn.name.sglt2 organ.heartFailure'],
    ['heart failure on an SGLT2 inhibitor', { heartFailure: true, sglt2Inhibitor: true }, 'none'],
    ['heart failure on a GLP-1 agonist', { heartFailure: true, glp1RA: true }, 'addOn.name.sglt2 organ.heartFailure'],
    ['eGFR 60', { egfr: 60 }, 'none'],
    ['eGFR 59', { egfr: 59 }, 'addOn.name.sglt2 organ.kidney'],
    ['eGFR 20', { egfr: 20 }, 'addOn.name.glp1 organ.kidney'],
    ['eGFR 19', { egfr: 19, ckd: true }, 'none'],
    ['ASCVD', { ascvd: true }, 'addOn.name.glp1 organ.ascvd'],
    ['ASCVD on a GLP-1 agonist', { ascvd: true, glp1RA: true }, 'none'],
    ['ASCVD, no injections', { ascvd: true, acceptInjectables: false }, 'addOn.name.sglt2 organ.ascvd'],
    ['pregnant', { sex: 'female', pregnancy: true, heartFailure: true }, 'none'],
    ['urgent', { baselineA1c: 10.5, heartFailure: true }, 'none'],
  ] as const)('%s', (_, changes, expected) => expect(organStep({ ...low, ...changes })).toBe(expected));

  test('the plan, the record and the patient’s page say the same', () => {
    const changes = { ...low, heartFailure: true };
    expect(resultsOf(changes).escalationPlan.threeMonthAction).toEqual({
      key: 'escalate.organ',
      values: { therapy: { key: 'class.sglt2' } },
    });
    expect(reportOf(changes).patient.answer.key).toBe('patient.answerOrgan');
    expect(keysIn(reportOf(changes))).not.toContain('next.low');
    const timeline = reportOf(changes)
      .sections.flatMap(({ blocks }) => blocks)
      .find((block) => block.type === 'timeline' && block.title.key === 'escalate.title');
    const phases =
      timeline?.type === 'timeline'
        ? timeline.phases.map(({ label, items }) => [label.key, ...items.map(({ key }) => key)])
        : [];
    expect(phases.slice(0, 2)).toEqual([
      ['escalate.now', 'primary.raise', 'escalate.organ'],
      ['escalate.twelveWeeks', 'escalate.repeat'],
    ]);
  });

  test('never names a class that is in use or refused', () => {
    // The steps go by the worse of eGFR and stage; the stored ranking by the eGFR.
    fc.assert(
      fc.property(
        anyInputs(tool).map((any) => ({ ...any, ckdStage: 'none' as const })),
        (inputs) => {
          const named = /addOn\.name\.(\w+)/.exec(organStep(inputs))?.[1];
          if (!named) return;
          const { notAppropriateNow, continueReview } = resultsOf(inputs).rankedTherapyOptions;
          expect([...notAppropriateNow, ...continueReview].map(({ therapy }) => therapy)).not.toContain(named);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a few points less in heart failure are a preference, not a refusal', () => {
  const { notAppropriateNow } = resultsOf({ heartFailure: true, baselineA1c: 8.2, tzd: true }).rankedTherapyOptions;
  expect(notAppropriateNow.find(({ therapy }) => therapy === 'basal')?.reason.key).toBe('against.less');
  expect(notAppropriateNow.find(({ therapy }) => therapy === 'tzd')?.reason.key).toBe('against.heartFailure');
});
