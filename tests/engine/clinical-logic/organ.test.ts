import { describe, expect, test } from 'vitest';
import { actionsOf, keysIn, ownPlan, rankingOf, reportOf, resultsOf } from './helpers.ts';

const low = { baselineA1c: 7.3, adherenceScore: 1 } as const;

describe('a class for the heart or the kidney, whatever the HbA1c', () => {
  /** What the own order adds now, and the protective classes the plan starts. */
  const own = (changes: Parameters<typeof resultsOf>[0]): string | undefined => {
    const { key, values } = resultsOf(changes).escalationPlan.threeMonthAction;
    const therapy = values?.['therapy'];
    return key === 'escalate.organ' && therapy && 'key' in therapy ? therapy.key : undefined;
  };
  const started = (changes: Parameters<typeof resultsOf>[0]) =>
    actionsOf(changes).filter((id) => id === 'start:sglt2Inhibitor' || id === 'start:glp1RA');
  test.each([
    ['heart failure', { heartFailure: true }, 'class.sglt2', 'start:sglt2Inhibitor'],
    ['heart failure at target', { heartFailure: true, baselineA1c: 6.6 }, 'class.sglt2', 'start:sglt2Inhibitor'],
    ['heart failure on a GLP-1 agonist', { heartFailure: true, glp1RA: true }, 'class.sglt2', 'start:sglt2Inhibitor'],
    ['eGFR 59 in a known disease', { egfr: 59, ckd: true }, 'class.sglt2', 'start:sglt2Inhibitor'],
    ['eGFR 44 in a known disease', { egfr: 44, ckd: true }, 'class.sglt2', 'start:sglt2Inhibitor'],
    ['ASCVD', { ascvd: true }, 'class.glp1', 'start:glp1RA'],
  ] as const)('%s', (_, changes, therapy, action) => {
    expect(own({ ...low, ...changes })).toBe(therapy);
    expect(started({ ...low, ...changes })).toContain(action);
  });
  test.each([
    ['heart failure on an SGLT2 inhibitor', { heartFailure: true, sglt2Inhibitor: true }],
    ['eGFR 19', { egfr: 19, ckd: true }],
    ['pregnant', { sex: 'female', pregnancy: true, heartFailure: true }],
  ] as const)('%s: no SGLT2 inhibitor', (_, changes) => {
    expect(own({ ...low, ...changes })).toBeUndefined();
    expect(started({ ...low, ...changes })).not.toContain('start:sglt2Inhibitor');
  });

  test('one eGFR of 59: the own order names the class, the plan measures again first', () => {
    const once = { ...low, baselineA1c: 6.8, egfr: 59 };
    expect(own(once)).toBe('class.sglt2');
    expect(started(once)).toEqual([]);
    expect(actionsOf(once)).toEqual(expect.arrayContaining(['check:egfr', 'check:uacr']));
  });

  test('7: the sicker do not wait longer: now at any HbA1c, the SGLT2 inhibitor first', () => {
    for (const baselineA1c of [8.2, 8.9, 9.5]) {
      const { plan } = reportOf({ age: 60, heartFailure: true, ckd: true, egfr: 38, baselineA1c });
      const starts = plan.actions.filter(({ verb }) => verb === 'start');
      expect(starts[0]).toMatchObject({ id: 'start:sglt2Inhibitor' });
      expect(starts[0]?.within).toBeLessThanOrEqual(14);
    }
  });
  test('12: no “none yet” beside a class to add now', () => {
    const report = reportOf({ ...low, heartFailure: true });
    expect(ownPlan(report)).toContain('escalate.organ');
    expect(keysIn(report)).not.toContain('addOn.none');
    const timeline = report.sections.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'timeline');
    const phases = timeline.flatMap((block) => (block.type === 'timeline' ? block.phases : []));
    expect(phases.find(({ label }) => label.key === 'escalate.now')?.items[0]?.key).toBe('escalate.organ');
    expect(phases.find(({ label }) => label.key === 'escalate.twelveWeeks')?.items[0]?.key).toBe('escalate.repeat');
  });
  test('14: KDIGO lends no name to a GLP-1 agonist above the SGLT2 inhibitor, and the plan turns them round', () => {
    const changes = { egfr: 25, ckd: true, baselineA1c: 9 } as const;
    const report = reportOf(changes);
    expect(
      actionsOf(changes)
        .filter((id) => id.startsWith('start:'))
        .slice(0, 2),
    ).toEqual(['start:sglt2Inhibitor', 'start:glp1RA']);
    const [first, second] = rankingOf(report)?.options ?? [];
    expect([first?.id, first?.tag, second?.id]).toEqual(['glp1', undefined, 'sglt2']);
    expect(JSON.stringify(second?.tag)).toContain('tag.kdigo');
    expect(keysIn(report.picture)).toContain('ranking.kdigo');
  });
});

test('a few points less in heart failure are a preference, not a refusal', () => {
  const { notAppropriateNow } = resultsOf({ heartFailure: true, baselineA1c: 8.2, tzd: true }).rankedTherapyOptions;
  expect(notAppropriateNow.find(({ therapy }) => therapy === 'basal')?.reason.key).toBe('against.less');
  expect(notAppropriateNow.find(({ therapy }) => therapy === 'tzd')?.reason.key).toBe('against.heartFailure');
});
