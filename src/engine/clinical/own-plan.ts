import { type Decisions, does, type Proposal } from '../kit/proposal.ts';
import type { Block, Section } from '../kit/report/report.ts';
import { count, type Message, type Value } from '../kit/words/message.ts';
import type { SharedKey } from './words.ts';

const why = (reason: Reason): Value => ({ type: 'word', key: `ownPlan.why.${reason}` satisfies SharedKey });
type Reason =
  | 'examples'
  | 'lows'
  | 'first'
  | 'doubted'
  | 'atGoal'
  | 'need'
  | 'insulin'
  | 'organs'
  | 'pregnancy'
  | 'less'
  | 'review';

/**
 * Why the plan does otherwise than a calculator's own order, gravest reason first: lows, an emergency, what the rules say against
 * the `medicine` its order begins with, an HbA1c in doubt, else `otherwise`.
 */
export function whyOtherwise(plan: Decisions, medicine?: string, otherwise: Reason = 'need'): Value {
  if (does(plan, 'treat:low-glucose')) return why('lows');
  const against = plan.excluded?.find((each) => each.medicine === medicine);
  if (against) return against.why;
  if (plan.actions[0]?.gravity === 'emergency') return why('first');
  return why(plan.a1cDoubted && otherwise === 'need' ? 'doubted' : otherwise);
}

/** Where the plan raises metformin to another dose, mg a day, than the `next` strength of the own order; otherwise undefined. */
export function furtherMetformin({ actions }: Decisions, next: number | undefined): Value | undefined {
  const to = actions.find(({ id }) => id === 'raise:metformin')?.to?.value;
  if (to === undefined || to === next) return undefined;
  return { type: 'word', key: 'ownPlan.why.further' satisfies SharedKey, values: { to: count(to, 'mg') } };
}

const more = ['start', 'raise'];
const less = ['stop', 'hold', 'reduce'];
/** So many days apart two starts are two decisions. */
const apart = 28;

/**
 * Why the plan changes other medicines, or at another time, than a calculator's own `proposals`; undefined where both do the same. Of
 * medicines that are not in `scope` the calculator says nothing. `choice`: its starts are places of a ranking, of which one is enough.
 */
export function changesOtherwise(
  plan: Decisions,
  proposals: readonly Proposal[],
  scope: readonly string[],
  { choice = false }: { readonly choice?: boolean } = {},
): Value | undefined {
  const parts = ({ id }: { readonly id: string }): readonly [verb: string, object: string] => {
    const at = id.indexOf(':');
    return [id.slice(0, at), id.slice(at + 1)];
  };
  const changes = <T extends { readonly id: string }>(all: readonly T[], verbs: readonly string[]) =>
    all.flatMap((each) => {
      const [verb, object] = parts(each);
      return verbs.includes(verb) && scope.includes(object) ? [{ ...each, object }] : [];
    });
  const own = changes(proposals, more);
  const added = changes(plan.actions, more);
  const followed = own.filter(({ object }) => added.some((each) => each.object === object));
  const missed = own.find((each) => !followed.includes(each));
  if (missed && (!choice || followed.length === 0)) return whyOtherwise(plan, missed.object);
  const extra = added.find(({ object }) => !own.some((each) => each.object === object));
  if (extra) return whyOtherwise(plan, undefined, extra.object === 'basalInsulin' ? 'insulin' : 'need');
  for (const { object, within } of followed) {
    const days = added.find((each) => each.object === object)?.within ?? within;
    if (Math.abs(days - within) < apart) continue;
    const values = { medicine: { type: 'word', key: `medicine.${object}` } } as const;
    return { type: 'word', key: `ownPlan.why.${days < within ? 'sooner' : 'later'}` satisfies SharedKey, values };
  }
  const ends = changes(proposals, less);
  const ended = changes(plan.actions, less).find(({ object }) => !ends.some((each) => each.object === object));
  return ended && whyOtherwise(plan, ended.object);
}

/**
 * What the specification puts before the clinician of one calculator, in a part of its own (D25): open where the plan does the same,
 * folded with one clause why where it does not. `decided` is that clause; absent, both agree. Of answers that are examples nothing is decided.
 */
export function ownPlanOf(plan: Decisions, decided: Value | undefined, blocks: readonly Block[]): Section {
  const otherwise = plan.waitsForAnswers ? why('examples') : decided;
  const said: Message =
    otherwise === undefined
      ? { key: 'ownPlan.agrees' satisfies SharedKey }
      : { key: 'ownPlan.otherwise' satisfies SharedKey, values: { why: otherwise } };
  return {
    id: 'ownPlan',
    title: { key: 'ownPlan.title' satisfies SharedKey },
    blocks: [{ type: 'paragraph', message: said }, ...blocks],
    ...(otherwise === undefined && { open: true as const }),
  };
}
