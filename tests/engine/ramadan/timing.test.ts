import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/engine/chart/day.ts';
import { optionsOf } from '../../../src/engine/choose/options.ts';
import { medicineDay } from '../../../src/engine/judgement/medicine-day.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import type { Wording } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { rankOf } from '../../../src/engine/plan/actions.ts';
import { fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import { toVisitBundle } from '../../../src/engine/fhir/visit-bundle.ts';
import { loadPlanner, visit } from '../../../src/engine/visit/index.ts';
import { people } from '../choose/people.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { tries } from '../../fixtures/tries.ts';

type Facts = Parameters<typeof known>[0];
const planner = await loadPlanner();
/** Ramadan 1448: 8 February to 8 March 2027. */
const [visitDay, near, within, eid] = ['2026-12-20', '2027-01-20', '2027-02-10', '2027-03-09'];

function planOf(facts: Facts, on: string) {
  const made = planner(known({ ...facts, fastsRamadan: true }), on);
  const dayOf = (id: string): string | undefined => {
    const action = made.plan.actions.find((each) => each.id === id);
    return action && daysAfter(on, action.within);
  };
  return { ...made, dayOf, advice: fastingAdvice(made.plan, made.judgement, on) };
}

describe('a plan beside a fast: one day on every paper', () => {
  test('Majed, a failing heart, three weeks before: his tablet after Eid, in the plan, on the sheet and on the card', async () => {
    const { plan, judgement, dayOf, advice } = planOf(people.Majed, near);
    expect(dayOf('start:sglt2Inhibitor')).toBe(eid);
    expect(advice.timing).toMatchObject([{ is: 'after', day: eid }]);
    expect(advice.rows.find(({ medicine }) => medicine === 'sglt2Inhibitor')).toMatchObject({ becomes: 'waits' });
    expect(medicineDay(plan, judgement).map(({ medicine }) => medicine.key)).not.toContain(
      'plan.patient.medicine.sglt2Inhibitor',
    );
    // It is still hers to choose, and the next visit is no later than the day it begins.
    expect(optionsOf(plan, judgement).status).toBe('open');
    expect(daysAfter(near, plan.review) <= eid).toBe(true);
    for (const [locale, after] of [
      ['en', /after Eid \(from 9 March 2027\)/],
      ['ar', /بعد العيد/],
    ] as const) {
      const [patterns, clinical] = await Promise.all([loadPlanWords(locale), loadClinicalCopy(locale)]);
      const words: Wording = {
        locale,
        patterns: { ...clinical.messages, ...patterns },
        unitWords: clinical.units,
        unitPlurals: clinical.unitPlurals,
        units: {},
        at: new Date(`${near}T12:00`),
      };
      const say = (message: Parameters<typeof sayPlain>[0]) => sayPlain(message, words);
      const step = writeRecord(plan, judgement).next.items.find(({ actions }) =>
        actions?.includes('start:sglt2Inhibitor'),
      );
      expect(step && say(step.message)).toMatch(after);
      const sheet = writeSheet(plan, judgement, { picture: [], sections: [] }, patterns);
      expect(sheet.next.map(say).join('\n')).toMatch(after);
    }
  });

  test('a record system reads the same day in the care plan', async () => {
    const chart = known({ ...people.Majed, fastsRamadan: true });
    const bundle = await toVisitBundle({
      ...(await visit(chart, { on: near })),
      chart,
      patientName: '',
      date: `${near}T10:00:00+03:00`,
      engineVersion: '1.0.0',
      locale: 'en',
    });
    expect(JSON.stringify(bundle)).toContain('Start an SGLT2 inhibitor after Eid (from 9 March 2027)');
  });

  test('in the weeks of the visit before, what can be begun in time is, and no later', () => {
    expect(planOf(people.Ahmad, visitDay).dayOf('start:glp1RA')).toBe('2027-01-11');
    expect(planOf(people.Majed, visitDay).dayOf('start:sglt2Inhibitor')).toBe('2026-12-27');
  });

  test('Adel: what comes after metformin would begin in the fast, and waits for its end', () => {
    expect(planOf(people.Adel, '2026-11-26').dayOf('start:glp1RA')).toBe(eid);
    expect(planOf(people.Adel, '2026-07-01').dayOf('start:glp1RA')).toBe('2026-09-29');
  });

  test('a tablet that ends for the injection goes on until that begins', () => {
    const facts: Facts = { ...people.Ahmad, dpp4Inhibitor: true };
    const { dayOf, advice } = planOf(facts, within);
    expect(dayOf('start:glp1RA')).toBe(eid);
    expect(dayOf('stop:dpp4Inhibitor')).toBe(eid);
    expect(advice.rows.find(({ medicine }) => medicine === 'dpp4Inhibitor')).toMatchObject({ becomes: 'stays' });
  });

  test('insulin that is taken goes up by its table, in the fast too', () => {
    const { plan, dayOf, advice } = planOf(people.Zahra, within);
    expect(plan.actions.find(({ id }) => id === 'raise:basalInsulin')?.afterFast).toBeUndefined();
    expect(dayOf('raise:basalInsulin')).toBe('2027-02-13');
    expect(advice.timing.map(({ action }) => action.id)).toEqual(['start:glp1RA']);
  });

  test('what is urgent waits for no fast, and an emergency leaves none', () => {
    expect(planOf(people.Ghalia, within).dayOf('start:basalInsulin')).toBe('2027-02-13');
    expect(planOf(people.Salman, within).plan.actions[0]?.gravity).toBe('emergency');
  });

  test.each([
    ['2026-11-26', '2026-12-24'],
    [visitDay, '2026-12-28'],
    [near, near],
    [within, within],
  ])('asked on %s, the fast is spoken of by %s, never after it has begun', (on, by) => {
    expect(planOf(people.Ahmad, on).dayOf('review:fasting')).toBe(by);
  });

  test('without a fast no day differs', () => {
    const { plan } = planner(known({ ...people.Majed, fastsRamadan: false }), near);
    expect(plan.actions.find(({ id }) => id === 'start:sglt2Inhibitor')).toMatchObject({ within: 7 });
  });
});

test('nothing new of any plan begins in a fast or too near to it; nothing is lost or added for it', () => {
  const settles = ['sglt2Inhibitor', 'glp1RA'];
  const tried = ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'];
  fc.assert(
    fc.property(anyChart(), fc.constantFrom('2026-11-01', visitDay, near, within, '2027-03-08', eid), (chart, on) => {
      const fasts = { fastsRamadan: { value: true, on, from: 'entered' } } as const;
      const { plan } = planner({ ...chart, ...fasts }, on);
      if (plan.actions[0]?.gravity === 'emergency') return;
      for (const { id, verb, object, gravity, within: days } of plan.actions) {
        const weeks = settles.includes(object) ? 4 : tried.includes(object) ? 2 : undefined;
        if (weeks === undefined || verb !== 'start' || rankOf(gravity) <= rankOf('urgent')) continue;
        const day = daysAfter(on, days);
        const [first, last] = [daysAfter('2027-02-08', -7 * weeks), eid];
        expect(day <= first || day >= last, `${id} on ${day}, asked on ${on}`).toBe(true);
      }
    }),
    { numRuns: tries(150), seed: 44 },
  );
});
