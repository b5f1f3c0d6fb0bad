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
import { type Facts, well } from './fast-of.ts';

const planner = await loadPlanner();
/** Ramadan 1448: 8 February to 8 March 2027. */
const [visitDay, near, within, eid] = ['2026-12-20', '2027-01-20', '2027-02-10', '2027-03-09'];

const known7: Facts = { ...well, a1c: 7.9, glp1RA: false, sglt2Inhibitor: false, injectables: 'refuses' };
const gliptin: Facts = { ...known7, a1c: 8.4, metformin: 2000, ketoacidosis: true, treatmentChoice: 'dpp4Inhibitor' };

const stiffHeart: Facts = { ...people.Majed, ejectionFraction: 45 };

function planOf(facts: Facts, on: string) {
  const made = planner(known({ ...facts, fastsRamadan: true }), on);
  const dayOf = (id: string): string | undefined => {
    const action = made.plan.actions.find((each) => each.id === id);
    return action && daysAfter(on, action.within);
  };
  return { ...made, dayOf, advice: fastingAdvice(made.plan, made.judgement, on) };
}

describe('a plan beside a fast: one day on every paper', () => {
  test('a failing heart that pumps well enough, three weeks before: its tablet after Eid, in the plan, on the sheet and on the card', async () => {
    const { plan, judgement, dayOf, advice } = planOf(stiffHeart, near);
    expect(dayOf('start:sglt2Inhibitor')).toBe(eid);
    expect(advice.timing.filter(({ action }) => action.object === 'sglt2Inhibitor')).toMatchObject([
      { is: 'after', day: eid },
    ]);
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
    const chart = known({ ...stiffHeart, fastsRamadan: true });
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

  test('Majed, whose heart pumps weakly, waits for no Eid: the fast does', () => {
    const { dayOf, advice } = planOf(people.Majed, near);
    expect(dayOf('start:sglt2Inhibitor')).toBe('2027-01-27');
    expect(advice.timing.filter(({ action }) => action.object === 'sglt2Inhibitor')).toMatchObject([
      { is: 'cannotWait' },
    ]);
    expect(advice.unsettled).toBe(true);
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
    // A day in the weeks of the visit, however far off they are.
    ['2026-03-21', '2026-12-14'],
    ['2026-10-01', '2026-12-14'],
    ['2026-11-26', '2026-12-24'],
    [visitDay, '2026-12-28'],
    [near, near],
    [within, within],
  ])('asked on %s, the fast is spoken of by %s, never after it has begun', (on, by) => {
    expect(planOf(people.Ahmad, on).dayOf('review:fasting')).toBe(by);
  });

  test('Lamya, a Ramadan just over: the next is planned in the weeks that the fast itself names', () => {
    const { dayOf, advice } = planOf(people.Ahmad, eid);
    expect(advice.fast).toMatchObject({ visitFrom: '2027-12-03', visitTo: '2027-12-17' });
    expect(dayOf('review:fasting')).toBe('2027-12-03');
  });

  test.each<readonly [string, Facts, string, string]>([
    ['Mansur, metformin to begin', { ...known7, metformin: 0 }, 'start:metformin', 'metformin'],
    ['Mona, metformin to go up', { ...known7, metformin: 1000 }, 'raise:metformin', 'metformin'],
    ['Nabil, a gliptin to begin', gliptin, 'start:dpp4Inhibitor', 'dpp4Inhibitor'],
  ])('%s: in time to be borne, else after Eid', (_, facts, id, object) => {
    const timed = (on: string) => planOf(facts, on).advice.timing.find(({ action }) => action.object === object);
    expect(planOf(facts, '2026-11-01').dayOf(id)).toBeDefined();
    // Two weeks before the first day, and no later.
    expect(timed('2027-01-15')).toMatchObject({ is: 'by', day: '2027-01-25' });
    expect((planOf(facts, '2027-01-15').dayOf(id) ?? '') <= '2027-01-25').toBe(true);
    for (const on of ['2027-02-01', within]) {
      expect(timed(on)).toMatchObject({ is: 'after', day: eid });
      expect(planOf(facts, on).dayOf(id)).toBe(eid);
    }
  });

  test('Rayan at 11.4 %, nothing urgent: what can begin does not wait for Eid, and no fast is called safe', () => {
    const { plan, advice } = planOf({ ...known7, a1c: 11.4, fpg: 220, metformin: 0, catabolicSymptoms: false }, within);
    const begun = plan.actions.filter(({ verb, object }) => verb === 'start' && /metformin|basalInsulin/.test(object));
    expect(begun.length).toBeGreaterThan(0);
    for (const { id, afterFast } of begun) expect(afterFast, id).toBeUndefined();
    for (const { action, is } of advice.timing.filter(({ action: { object } }) => object === 'metformin'))
      expect(is, action.id).toBe('cannotWait');
    expect(advice.unsettled).toBe(true);
    expect(advice.rows.some(({ becomes }) => becomes === 'beginsNear')).toBe(true);
    expect(advice.rows.every(({ becomes }) => becomes !== 'begins')).toBe(true);
  });

  test('Samar, a statin and a tablet for the pressure in the fast: not moved, and said why', () => {
    const arteries: Facts = {
      ascvd: true,
      ckd: true,
      ldl: 160,
      uacr: 120,
      potassium: 4.2,
      systolic: 146,
      diastolic: 88,
    };
    const facts: Facts = {
      ...known7,
      ...arteries,
      a1c: 6.9,
      metformin: 2000,
      statin: 'none',
      rasInhibitor: false,
      sglt2Inhibitor: true,
    };
    const { plan, advice } = planOf(facts, '2027-02-01');
    for (const [id, is] of [
      ['start:statin', 'unaffected'],
      ['start:rasInhibitor', 'atIftar'],
    ] as const) {
      expect(plan.actions.find((action) => action.id === id)).toMatchObject({ id });
      expect(plan.actions.find((action) => action.id === id)?.afterFast).toBeUndefined();
      expect(advice.timing.find(({ action }) => action.id === id)?.is).toBe(is);
    }
    // Months before a fast neither is a matter of it.
    expect(planOf(facts, '2026-09-01').advice.timing.map(({ action }) => action.id)).not.toContain('start:statin');
  });

  test('without a fast no day differs', () => {
    const { plan } = planner(known({ ...people.Majed, fastsRamadan: false }), near);
    expect(plan.actions.find(({ id }) => id === 'start:sglt2Inhibitor')).toMatchObject({ within: 7 });
  });
});

test('nothing new of any plan begins in a fast or too near to it; nothing is lost or added for it', () => {
  const settles = ['sglt2Inhibitor', 'glp1RA'];
  const tried = ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin', 'metformin', 'dpp4Inhibitor', 'tzd'];
  const titrated = ['basalInsulin', 'mealtimeInsulin'];
  fc.assert(
    fc.property(anyChart(), fc.constantFrom('2026-11-01', visitDay, near, within, '2027-03-08', eid), (chart, on) => {
      const fasts = { fastsRamadan: { value: true, on, from: 'entered' } } as const;
      const { plan, judgement } = planner({ ...chart, ...fasts }, on);
      const told = new Set(fastingAdvice(plan, judgement, on).timing.map(({ action }) => action.id));
      if (plan.actions[0]?.gravity === 'emergency') return;
      for (const { id, verb, object, gravity, within: days } of plan.actions) {
        const weeks = settles.includes(object) ? 4 : tried.includes(object) ? 2 : undefined;
        const day = daysAfter(on, days);
        const adds = verb === 'start' || (verb === 'raise' && !titrated.includes(object));
        // Glucagon is kept at hand, and never too late.
        if (!adds || object === 'glucagon' || judgement.patient.isChild) continue;
        if (day > '2027-01-25' && day < eid) expect(told, `${id} on ${day}, asked on ${on}`).toContain(id);
        if (weeks === undefined || rankOf(gravity) <= rankOf('urgent')) continue;
        if ((judgement.patient.known.a1c ?? 0) > 10) continue;
        const [first, last] = [daysAfter('2027-02-08', -7 * weeks), eid];
        expect(day <= first || day >= last, `${id} on ${day}, asked on ${on}`).toBe(true);
      }
    }),
    { numRuns: tries(150), seed: 44 },
  );
});
