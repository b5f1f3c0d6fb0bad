import { type Action, lessens, type Plan } from '../plan/actions.ts';
import type { RuleId } from './rules.ts';

/** Ketones of today that are too high: measured, so that nobody waits for them. Who vomits too much for home is seen to in hospital. */
const measured: readonly string[] = [
  'ketones.acidosis',
  'ketones.high',
  'ketones.raised',
  'sick-days.vomiting-hospital',
] satisfies readonly RuleId[];
/** A low of today, seen on a meter or a sensor: insulin comes down whatever else is found. */
const seenLow: readonly string[] = [
  'lows.reading',
  'lows.level-1',
  'lows.sensor',
  'lows.sensor-older',
] satisfies readonly RuleId[];

/** An SGLT2 inhibitor that ends after a ketoacidosis takes its share of the low HbA1c with it: insulin comes down by what is measured then. */
const afterKetoacidosis: string = 'ketones.past' satisfies RuleId;
/** A severe low, lows every week or unfelt: no routine, and they lower insulin where ketones are only awaited. */
const graveLows: readonly string[] = ['lows.severe', 'lows.repeated', 'pregnancy.lows'] satisfies readonly RuleId[];
const isRoutineCut = ({ verb, object, because }: Action, isMeasured: boolean): boolean =>
  lessens(verb) &&
  (object === 'basalInsulin' || object === 'mealtimeInsulin') &&
  !because.some((by) => seenLow.includes(by) || (graveLows.includes(by) && !isMeasured));

/**
 * Where ketones are awaited or too high, or type 1 diabetes is thought of (which asks for them the same day), no insulin is cut for a low
 * HbA1c, for kidneys or for mild lows of the past: its lack is what may be wrong. It comes down once they are known to be low. The cuts are
 * overruled by what asks for the ketones.
 */
export function insulinStays(plan: Plan): Plan {
  const high = plan.findings.find(({ id }) => measured.includes(id))?.id;
  const by =
    high ??
    plan.actions.find(({ id, within }) => id === 'check:ketones' && within <= 1)?.because[0] ??
    plan.actions.find(({ id, because }) => id === 'stop:sglt2Inhibitor' && because.includes(afterKetoacidosis))
      ?.because[0];
  const cuts =
    by === undefined
      ? []
      : plan.actions.filter(
          (action) =>
            isRoutineCut(action, high !== undefined) && !(by === afterKetoacidosis && action.gravity === 'urgent'),
        );
  if (by === undefined || cuts.length === 0) return plan;
  return {
    ...plan,
    actions: plan.actions.filter((action) => !cuts.includes(action)),
    overruled: [...plan.overruled, ...cuts.map((action) => ({ action, by }))],
  };
}
