import { describe, expect, test } from 'vitest';
import type { Action, Plan, Wish } from '../../../src/engine/plan/actions.ts';
import { inOrder, type Judged, resolve } from '../../../src/engine/plan/resolve.ts';
import { asks, because, judged, proposes } from './wishes.ts';

const of = (plan: Plan, object: string): Action | undefined => plan.actions.find((action) => action.object === object);
const ids = (plan: Plan): string[] => plan.actions.map(({ id }) => id);
const out = (plan: Plan): string[] => plan.overruled.map(({ action }) => action.id);
const planOf = (wishes: readonly Wish[], proposals: readonly Wish[] = [], more: Partial<Judged> = {}): Plan =>
  resolve({ ...judged, ...more, wishes }, proposals);

describe('one verb for a medicine', () => {
  const order = ['stop', 'hold', 'reduce', 'switch', 'raise', 'start', 'keep'] as const;
  const pairs = order.flatMap((strong, at) => order.slice(at + 1).map((weak) => [strong, weak] as const));
  test.each(pairs)('%s outranks %s, whatever the gravity', (strong, weak) => {
    for (const flip of [false, true]) {
      const wishes = [
        asks(`${strong}:metformin`, { because: 'a.strong' }),
        asks(`${weak}:metformin`, { because: 'b.weak', gravity: 'urgent', within: 0 }),
      ];
      const plan = planOf(flip ? wishes.reverse() : wishes);
      expect(ids(plan)).toEqual([`${strong}:metformin`]);
    }
  });

  test('less of two kinds: the stop takes on the haste and the reason of the cut, and never its dose', () => {
    const plan = planOf([
      asks('stop:sulfonylurea', { because: 'a.stop', within: 30, gravity: 'routine' }),
      asks('reduce:sulfonylurea', { because: 'b.cut', within: 1, gravity: 'urgent', to: { value: 2, unit: 'mg' } }),
    ]);
    expect(plan.actions).toEqual([
      expect.objectContaining({ id: 'stop:sulfonylurea', within: 1, gravity: 'urgent', because: ['a.stop', 'b.cut'] }),
    ]);
    expect(plan.actions[0]?.to).toBeUndefined();
  });

  test('more does not lend its haste to less', () => {
    const plan = planOf([
      asks('reduce:basalInsulin', { because: 'a.cut', within: 14, gravity: 'routine' }),
      asks('raise:basalInsulin', { because: 'b.more', within: 0, gravity: 'urgent' }),
    ]);
    expect(of(plan, 'basalInsulin')).toMatchObject({ verb: 'reduce', within: 14, gravity: 'routine' });
    expect(plan.overruled).toEqual([{ action: expect.objectContaining({ id: 'raise:basalInsulin' }), by: 'a.cut' }]);
  });

  test('judgement outranks a proposal, even one for less', () => {
    const plan = planOf(
      [asks('keep:metformin', { because: 'a.keep' })],
      [proposes('stop:metformin', { gravity: 'emergency', within: 0 })],
    );
    expect(ids(plan)).toEqual(['keep:metformin']);
    expect(plan.overruled[0]).toMatchObject({ action: { id: 'stop:metformin' }, by: 'a.keep' });
  });

  test('proposals alone are weighed the same way', () => {
    expect(ids(planOf([], [proposes('raise:metformin'), proposes('stop:metformin')]))).toEqual(['stop:metformin']);
  });

  test('a proposal that asks for the same lends gravity, time and its reason', () => {
    const plan = planOf(
      [asks('start:basalInsulin', { because: 'a.start', within: 14 })],
      [proposes('start:basalInsulin', { within: 0, gravity: 'urgent' })],
    );
    expect(plan.actions[0]).toMatchObject({ within: 0, gravity: 'urgent', because: [because('start'), 'a.start'] });
  });
});

describe('one verb for anything else', () => {
  test.each([
    ['limit:energy-deficit', 'do:energy-deficit'],
    ['limit:training', 'do:training'],
    ['limit:water', 'do:water'],
    ['refer:feet', 'do:feet'],
    ['check:egfr', 'ask:egfr'],
    ['do:smoking', 'ask:smoking'],
  ] as const)('%s outranks %s', (strong, weak) => {
    const plan = planOf([asks(weak, { gravity: 'urgent' }), asks(strong, { because: 'b' })]);
    expect(ids(plan)).toEqual([strong]);
    expect(out(plan)).toEqual([weak]);
  });

  test('a calculator alone begins no medicine that judgement asks about', () => {
    const plan = planOf([asks('ask:glp1RA')], [proposes('start:glp1RA'), proposes('raise:metformin')]);
    expect(ids(plan).sort()).toEqual(['ask:glp1RA', 'raise:metformin']);
    expect(out(plan)).toEqual(['start:glp1RA']);
  });
  test('an ask is dropped where judgement acts on the object', () => {
    expect(ids(planOf([asks('ask:glp1RA'), asks('stop:glp1RA', { because: 'b' })]))).toEqual(['stop:glp1RA']);
  });
  test('an ask alone stands', () => {
    expect(ids(planOf([asks('ask:glp1RA')]))).toEqual(['ask:glp1RA']);
  });
});

describe('doses', () => {
  const to = (value: number) => ({ to: { value, unit: 'U' } });
  test('the lower of two', () => {
    const plan = planOf([asks('start:basalInsulin', to(10)), asks('start:basalInsulin', { because: 'b', ...to(8) })]);
    expect(of(plan, 'basalInsulin')?.to).toEqual({ value: 8, unit: 'U' });
  });
  test('the label beats the specification, lower or not', () => {
    const plan = planOf([asks('start:basalInsulin', to(10))], [proposes('start:basalInsulin', to(4))]);
    expect(of(plan, 'basalInsulin')?.to?.value).toBe(10);
  });
  test('a proposal’s dose stands where judgement is silent', () => {
    const plan = planOf([asks('start:basalInsulin')], [proposes('start:basalInsulin', to(4))]);
    expect(of(plan, 'basalInsulin')?.to?.value).toBe(4);
  });
  test('of two energy goals the one that takes less away', () => {
    const kcal = (value: number) => ({ to: { value, unit: 'kcal' } });
    const plan = planOf([], [proposes('do:energy-deficit', kcal(1500)), proposes('do:energy-deficit', kcal(1800))]);
    expect(plan.actions[0]?.to?.value).toBe(1800);
  });
});

describe('alternatives', () => {
  test('several starts for one reason are one action, the others in its words', () => {
    const plan = planOf([
      asks('start:sglt2Inhibitor', { because: 'protect' }),
      asks('start:glp1RA', { because: 'protect' }),
    ]);
    expect(plan.actions).toEqual([expect.objectContaining({ id: 'start:sglt2Inhibitor', or: ['glp1RA'] })]);
    expect(plan.overruled).toEqual([
      { action: expect.objectContaining({ id: 'start:glp1RA' }), by: 'start:sglt2Inhibitor' },
    ]);
  });
  test('the gravest, then the soonest of them stands', () => {
    const plan = planOf([
      asks('start:sglt2Inhibitor', { because: 'protect', within: 30 }),
      asks('start:glp1RA', { because: 'protect', gravity: 'urgent', within: 1 }),
    ]);
    expect(plan.actions).toEqual([expect.objectContaining({ id: 'start:glp1RA', or: ['sglt2Inhibitor'] })]);
  });
  test('one that serves only some of the reasons is none, and is overruled', () => {
    const plan = planOf([
      asks('start:sglt2Inhibitor', { because: 'protect' }),
      asks('start:glp1RA', { because: 'protect' }),
      asks('start:glp1RA', { because: 'weight' }),
    ]);
    expect(plan.actions.map(({ id, or }) => [id, or])).toEqual([['start:glp1RA', undefined]]);
    expect(plan.overruled).toEqual([
      { action: expect.objectContaining({ id: 'start:sglt2Inhibitor' }), by: 'start:glp1RA' },
    ]);
  });
  test('what a calculator proposes beside a reason takes no alternative away', () => {
    const plan = planOf(
      [asks('start:glp1RA', { because: 'add', rank: 0 }), asks('start:sglt2Inhibitor', { because: 'add', rank: 1 })],
      [proposes('start:sglt2Inhibitor')],
    );
    expect(plan.actions).toEqual([expect.objectContaining({ id: 'start:glp1RA', or: ['sglt2Inhibitor'] })]);
  });
  test('different reasons, different actions', () => {
    const plan = planOf([asks('start:sglt2Inhibitor', { because: 'a' }), asks('start:glp1RA', { because: 'b' })]);
    expect(ids(plan)).toHaveLength(2);
    for (const action of plan.actions) expect(action.or).toBeUndefined();
  });
  test('an excluded one is no alternative', () => {
    const plan = planOf(
      [asks('start:sglt2Inhibitor', { because: 'protect' }), asks('start:glp1RA', { because: 'protect' })],
      [],
      { exclusions: [{ medicine: 'sglt2Inhibitor', by: 'dka' }] },
    );
    expect(plan.actions).toEqual([expect.objectContaining({ id: 'start:glp1RA' })]);
    expect(plan.actions[0]?.or).toBeUndefined();
    expect(plan.overruled).toEqual([{ action: expect.objectContaining({ id: 'start:sglt2Inhibitor' }), by: 'dka' }]);
  });
});

describe('what belongs to another action', () => {
  const swap = asks('stop:dpp4Inhibitor', { because: 'add', with: 'start:glp1RA' });
  test('comes with it', () => {
    const plan = planOf([asks('start:glp1RA', { because: 'add' }), swap]);
    expect(ids(plan).sort()).toEqual(['start:glp1RA', 'stop:dpp4Inhibitor']);
  });
  test('is overruled by it where it does not come about', () => {
    const plan = planOf([asks('start:glp1RA', { because: 'add' }), swap], [], {
      exclusions: [{ medicine: 'glp1RA', by: 'thyroid' }],
    });
    expect(plan.actions).toEqual([]);
    expect(plan.overruled).toContainEqual({
      action: expect.objectContaining({ id: 'stop:dpp4Inhibitor' }),
      by: 'start:glp1RA',
    });
  });
  test('stands where another reason asks for it too', () => {
    const plan = planOf([swap, asks('stop:dpp4Inhibitor', { because: 'pancreatitis' })]);
    expect(plan.actions).toEqual([expect.objectContaining({ id: 'stop:dpp4Inhibitor', because: ['pancreatitis'] })]);
  });
});

describe('what may wait', () => {
  test('hastens nothing that may not', () => {
    const plan = planOf([
      asks('start:glp1RA', { because: 'heart' }),
      asks('start:glp1RA', { because: 'glucose', optional: true, within: 1, gravity: 'urgent' }),
    ]);
    expect(plan.actions).toEqual([
      expect.objectContaining({ within: 14, gravity: 'routine', because: ['glucose', 'heart'] }),
    ]);
  });
});

describe('exclusions', () => {
  const exclusions = [{ medicine: 'basalInsulin' as const, by: 'low' }];
  test.each(['start:basalInsulin', 'raise:basalInsulin'] as const)('%s is overruled, not printed', (id) => {
    const plan = planOf([asks(id)], [proposes(id)], { exclusions });
    expect(plan.actions).toEqual([]);
    expect(plan.overruled.map(({ by }) => by)).toEqual(['low', 'low']);
  });
  test.each(['stop:basalInsulin', 'reduce:basalInsulin', 'keep:basalInsulin'] as const)('%s stands', (id) => {
    expect(ids(planOf([asks(id)], [], { exclusions }))).toEqual([id]);
  });
});

describe('waits', () => {
  const waits = { waits: 'ketones' };
  test.each(['do:energy-deficit', 'limit:energy-deficit', 'do:training', 'limit:training', 'do:steps'] as const)(
    '%s moves to what was overruled',
    (id) => {
      const plan = planOf([asks(id)], [], waits);
      expect(plan.actions).toEqual([]);
      expect(plan.overruled[0]?.by).toBe('ketones');
    },
  );
  test('so does a start for glucose alone, and nothing else', () => {
    const plan = planOf(
      [asks('start:glp1RA', { because: 'heart' }), asks('stop:tzd'), asks('limit:water')],
      [proposes('start:dpp4Inhibitor', { optional: true })],
      { ...waits },
    );
    expect(ids(plan).sort()).toEqual(['limit:water', 'start:glp1RA', 'stop:tzd']);
    expect(plan.overruled).toEqual([{ action: expect.objectContaining({ id: 'start:dpp4Inhibitor' }), by: 'ketones' }]);
  });
  test('a calculator that proposes the same lifts no start over what it waits for', () => {
    const plan = planOf(
      [asks('start:sglt2Inhibitor', { because: 'glucose', optional: true })],
      [proposes('start:sglt2Inhibitor', { gravity: 'important' }), proposes('stop:tzd')],
      waits,
    );
    expect(ids(plan)).toEqual(['stop:tzd']);
    expect(plan.overruled.map(({ by }) => by)).toEqual(['ketones', 'ketones']);
  });
  test('one that another reason asks for without waiting joins it', () => {
    const plan = planOf(
      [asks('start:glp1RA', { because: 'heart' }), asks('start:glp1RA', { because: 'glucose', optional: true })],
      [],
      waits,
    );
    expect(plan.actions[0]?.because).toEqual(['heart', 'glucose']);
    expect(plan.overruled).toEqual([]);
  });
});

describe('a calculator’s own order', () => {
  test('is overruled whenever judgement speaks about what lowers glucose', () => {
    const plan = planOf([asks('start:sglt2Inhibitor', { because: 'protect' })], [proposes('start:dpp4Inhibitor')]);
    expect(ids(plan)).toEqual(['start:sglt2Inhibitor']);
    expect(plan.overruled[0]?.by).toBe('protect');
  });
  test.each(['keep:metformin', 'ask:glp1RA', 'start:statin', 'check:a1c'] as const)(
    '%s says nothing about it',
    (id) => {
      expect(ids(planOf([asks(id)], [proposes('start:dpp4Inhibitor')])).sort()).toEqual(
        [id, 'start:dpp4Inhibitor'].sort(),
      );
    },
  );
  test('a stop that it proposes stands', () => {
    const plan = planOf([asks('start:sglt2Inhibitor', { because: 'protect' })], [proposes('stop:tzd')]);
    expect(ids(plan).sort()).toEqual(['start:sglt2Inhibitor', 'stop:tzd']);
  });
});

describe('on an example', () => {
  test('only where every reason is one', () => {
    const example = asks('stop:tzd', { because: 'a', onExample: true });
    expect(planOf([example]).actions[0]?.onExample).toBe(true);
    expect(planOf([example, asks('stop:tzd', { because: 'b' })]).actions[0]?.onExample).toBeUndefined();
  });
});

describe('the next visit', () => {
  const review = (wish: Wish, usual = 90): number => planOf([wish], [], { review: usual }).review;
  test.each([
    [asks('start:basalInsulin', { within: 7 }), 21],
    [asks('raise:basalInsulin', { within: 0 }), 14],
    [asks('reduce:mealtimeInsulin', { within: 1, gravity: 'urgent' }), 8],
    [asks('stop:sulfonylurea', { within: 1 }), 15],
    [asks('keep:sulfonylurea', { within: 0 }), 90],
    [asks('ask:basalInsulin', { within: 0, gravity: 'urgent' }), 7],
    [asks('refer:emergency', { within: 0, gravity: 'emergency' }), 1],
    [asks('start:basalInsulin', { within: 0, gravity: 'emergency' }), 1],
    [asks('check:ketones', { within: 0, gravity: 'urgent' }), 3],
    [asks('check:ketones', { within: 2 }), 5],
    [asks('refer:diabetes-specialist', { within: 3, gravity: 'urgent' }), 10],
    [asks('check:potassium', { within: 7, gravity: 'important' }), 21],
    [asks('stop:tzd', { within: 0, gravity: 'important' }), 30],
    // What begins later than four weeks from now begins at the visit.
    [asks('start:statin', { within: 28 }), 90],
    [asks('start:statin', { within: 30 }), 30],
    [asks('start:glp1RA', { within: 14 }), 56],
    [asks('raise:glp1RA', { within: 14 }), 90],
    [asks('check:a1c', { within: 90 }), 90],
  ])('after %j: %d days', (wish, days) => {
    expect(review(wish)).toBe(days);
  });
  test('never later than the usual one', () => {
    expect(review(asks('start:basalInsulin', { within: 80 }), 30)).toBe(30);
  });
});

describe('order', () => {
  test('gravity, then what changes soon, then time; questions after deeds; what is less before what is more', () => {
    const plan = planOf([
      asks('ask:pregnancy', { within: 0, gravity: 'important' }),
      asks('start:statin', { within: 7, gravity: 'important' }),
      asks('stop:tzd', { within: 0, gravity: 'important' }),
      asks('do:water', { within: 0, gravity: 'routine' }),
      asks('raise:metformin', { within: 0, gravity: 'important' }),
      asks('refer:emergency', { within: 0, gravity: 'emergency' }),
      asks('check:ketones', { within: 1, gravity: 'urgent' }),
      asks('treat:low-glucose', { within: 0, gravity: 'urgent' }),
    ]);
    expect(ids(plan)).toEqual([
      'refer:emergency',
      'treat:low-glucose',
      'check:ketones',
      'stop:tzd',
      'raise:metformin',
      'start:statin',
      'ask:pregnancy',
      'do:water',
    ]);
    expect(inOrder([...plan.actions].reverse()).map(({ id }) => id)).toEqual(ids(plan));
  });
});
