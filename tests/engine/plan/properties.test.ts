import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, isMedicine, rankOf, type Wish } from '../../../src/engine/plan/actions.ts';
import { resolve } from '../../../src/engine/plan/resolve.ts';
import { anyAsked, type Asked } from './wishes.ts';
import { tries } from '../../fixtures/tries.ts';

const planOf = ({ judged, proposals }: Asked) => resolve(judged, proposals);
/** Any wishes, any exclusions: what holds of every plan. */
const holds = (check: (asked: Asked) => void) => fc.assert(fc.property(anyAsked, check), { numRuns: tries(400) });
/** The wishes for an action that set its haste: those that may not wait, where there are any. */
function bindingWishes({ judged, proposals }: Asked, { id }: Action): Wish[] {
  const same = [...judged.wishes, ...proposals].filter((wish) => wish.id === id);
  const firm = same.filter(({ optional }) => !optional);
  return firm.length ? firm : same;
}

/** Not urgent, and a medicine begins, ends or changes its dose within four weeks. */
const changesSoon = ({ gravity, verb, object, within }: Action): boolean =>
  rankOf(gravity) > rankOf('urgent') &&
  (isMedicine(object) || object === 'sameClassTwice') &&
  verb !== 'keep' &&
  verb !== 'ask' &&
  within <= 28;

describe('any wishes', () => {
  test('no object has two verbs, and no alternative one of its own', () => {
    holds((asked) => {
      const { actions } = planOf(asked);
      const objects = actions.flatMap(({ object, or }) => [object, ...(or ?? [])]);
      const own = actions.map(({ object }) => object);
      expect(new Set(own).size).toBe(own.length);
      expect(objects.filter((object) => own.includes(object))).toHaveLength(own.length);
    });
  });

  test('an action is one that was asked for, and bears the id of its verb and object', () => {
    holds((asked) => {
      const ids = [...asked.judged.wishes, ...asked.proposals].map(({ id }) => id);
      for (const { id, verb, object } of planOf(asked).actions) {
        expect(ids).toContain(id);
        expect(id).toBe(`${verb}:${object}`);
      }
    });
  });

  test('nothing excluded is started or raised, not even as an alternative', () => {
    holds((asked) => {
      const excluded: readonly string[] = asked.judged.exclusions.map(({ medicine }) => medicine);
      for (const { verb, object, or } of planOf(asked).actions) {
        if (verb === 'start' || verb === 'raise') expect(excluded).not.toContain(object);
        for (const medicine of or ?? []) expect(excluded).not.toContain(medicine);
      }
    });
  });

  test('while something graver is looked at, dieting, training and what is for glucose alone wait', () => {
    holds((asked) => {
      if (asked.judged.waits === undefined) return;
      const { actions } = planOf(asked);
      for (const object of ['energy-deficit', 'training'])
        expect(actions.filter((action) => action.object === object)).toEqual([]);
      const firm = [...asked.judged.wishes, ...asked.proposals].filter(({ optional }) => !optional).map(({ id }) => id);
      for (const { id } of actions) expect(firm).toContain(id);
    });
  });

  test('every reason and everything asked for is in an action or among what was overruled', () => {
    holds((asked) => {
      const { actions, overruled } = planOf(asked);
      const told = (action: Action, object: string, reason: string): boolean =>
        action.because.includes(reason) &&
        (action.object === object || (action.or as readonly string[] | undefined)?.includes(object) === true);
      for (const { id, because } of [...asked.judged.wishes, ...asked.proposals]) {
        const object = id.slice(id.indexOf(':') + 1);
        const served = actions.some((action) => told(action, object, because));
        const beaten = overruled.some(({ action }) => action.id === id && action.because.includes(because));
        expect(served || beaten, `${id} ${because}`).toBe(true);
      }
      for (const { by } of overruled) expect(by).not.toBe('');
    });
  });

  test('a medicine that is not to be started is nobody’s alternative to a reason it does not serve', () => {
    holds((asked) => {
      for (const { or, because } of planOf(asked).actions)
        for (const medicine of or ?? []) {
          expect(isMedicine(medicine)).toBe(true);
          const wishes = [...asked.judged.wishes, ...asked.proposals].filter(({ id }) => id === `start:${medicine}`);
          expect(wishes.some((wish) => because.includes(wish.because))).toBe(true);
        }
    });
  });

  test('gravest first, then what changes soon, then soonest, and the next visit no later than it must be', () => {
    holds((asked) => {
      const { actions, review } = planOf(asked);
      actions.slice(1).forEach((action, at) => {
        const before = actions[at] as Action;
        const graver = rankOf(action.gravity) - rankOf(before.gravity);
        const later = Number(!changesSoon(action)) - Number(!changesSoon(before));
        expect(graver > 0 || (graver === 0 && (later > 0 || (later === 0 && action.within >= before.within)))).toBe(
          true,
        );
      });
      expect(review).toBeLessThanOrEqual(asked.judged.review);
      for (const { object, verb, within, gravity } of actions) {
        if (gravity === 'emergency') expect(review).toBeLessThanOrEqual(1);
        const causesLows = ['basalInsulin', 'mealtimeInsulin', 'sulfonylurea'].includes(object);
        if (causesLows && verb !== 'keep' && verb !== 'ask') expect(review).toBeLessThanOrEqual(within + 14);
      }
    });
  });

  test('an action is as grave and as soon as the gravest and soonest wish for it that stands; what may wait hastens none that may not', () => {
    holds((asked) => {
      const { actions, overruled } = planOf(asked);
      for (const action of actions)
        for (const wish of bindingWishes(asked, action)) {
          const beaten = overruled.some(
            (each) => each.action.id === wish.id && each.action.because.includes(wish.because),
          );
          if (beaten) continue;
          expect(rankOf(action.gravity)).toBeLessThanOrEqual(rankOf(wish.gravity));
          expect(action.within).toBeLessThanOrEqual(wish.within);
        }
    });
  });

  test('the same wishes, the same plan; nothing given is changed; the order they came in changes no verb', () => {
    holds((asked) => {
      const before = structuredClone(asked);
      const plan = planOf(asked);
      expect(asked).toEqual(before);
      expect(planOf(structuredClone(asked))).toEqual(plan);
      const turned = resolve(
        { ...asked.judged, wishes: [...asked.judged.wishes].reverse() },
        [...asked.proposals].reverse(),
      );
      const verbs = (each: typeof plan) =>
        each.actions
          .filter(({ verb }) => verb !== 'start')
          .map(({ id, gravity, within, to, onExample }) => JSON.stringify([id, gravity, within, to?.value, onExample]))
          .sort();
      expect(verbs(turned)).toEqual(verbs(plan));
    });
  });
});
