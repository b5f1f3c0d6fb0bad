import type { FactId } from '../chart/facts.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type Action, type Plan, rankOf } from '../plan/actions.ts';
import { asksOf, type FastingFact } from './asks.ts';
import { type SpecialistReason, specialistFirst } from './conditions.ts';
import { type NextFast, nextFast } from './dates.ts';
import { dosesOf, fastingMedicines, type Row } from './doses.ts';
import type { RiskClass } from './points.ts';
import { classOf, type Score, scoreOf } from './score.ts';
import { type Timed, timingOf } from './timing.ts';
import { type Unknown, unknownMedicines } from './unknown.ts';

/** Everything about one patient's fast. */
export interface FastingAdvice {
  readonly score: Score;
  /** The class by the least and by the most points still possible. */
  readonly least: RiskClass;
  readonly most: RiskClass;
  readonly specialist: readonly SpecialistReason[];
  /** The plan holds a step that bears on a fast and cannot wait: none before it is settled, whatever the points say. */
  readonly unsettled: boolean;
  /** No doses, and why: the plan treats an emergency first, or a specialist plans a pregnancy; a child's fast is none of ours; nothing is known to be taken. */
  readonly noDoses?: 'emergency' | 'pregnant' | 'child' | 'nothing-taken' | 'unknown';
  /** Medicines of which it is not known whether they are taken; none where no doses are given anyway. */
  readonly unknown: Unknown['medicines'];
  readonly rows: readonly Row[];
  /** Undefined after the last Ramadan known. */
  readonly fast: NextFast | undefined;
  readonly timing: readonly Timed[];
  readonly asks: { readonly own: readonly FastingFact[]; readonly elsewhere: readonly FactId[] };
}

/** What is urgent and no reason to eat: the eyes' and the liver's clinic, a tablet for lipids, glucagon kept at hand, no training. */
const besideTheFast: readonly string[] = ['eye', 'hepatologist', 'statin', 'ezetimibe', 'glucagon', 'training'];
const forbids = ({ gravity, object }: Action): boolean =>
  rankOf(gravity) <= rankOf('urgent') && !besideTheFast.includes(object);

function whyNone(plan: Plan, { known, isChild }: Judgement['patient']): FastingAdvice['noDoses'] {
  if (isChild) return 'child';
  if (plan.actions[0]?.gravity === 'emergency') return 'emergency';
  if (known.pregnancy === true && known.sex !== 'male') return 'pregnant';
  return undefined;
}

/** What the plan begins after the fast, and is no part of it. */
const waitingOf = (timing: readonly Timed[]): readonly Row[] =>
  fastingMedicines
    .filter((medicine) =>
      timing.some(({ action: { verb, object }, is }) => is === 'after' && verb === 'start' && object === medicine),
    )
    .map((medicine) => ({ medicine, becomes: 'waits', ways: [], notes: [], missing: [] }));

/** The same row, said to begin too near the fast where it does. */
function begun(row: Row, timing: readonly Timed[]): Row {
  const near = timing.some(
    ({ action: { verb, object }, is }) => is === 'cannotWait' && verb === 'start' && object === row.medicine,
  );
  return near && row.becomes === 'begins' ? { ...row, becomes: 'beginsNear' } : row;
}

/** A patient's fast on a day (yyyy-mm-dd), after that day's plan. Never throws on a chart. */
export function fastingAdvice(plan: Plan, judgement: Pick<Judgement, 'patient'>, on: string): FastingAdvice {
  const score = scoreOf(judgement.patient);
  const fast = nextFast(on);
  const emergency = plan.actions[0]?.gravity === 'emergency';
  const timing = fast && !emergency && !judgement.patient.isChild ? timingOf(plan, on, fast) : [];
  const rows = [...dosesOf(plan, judgement).map((row) => begun(row, timing)), ...waitingOf(timing)];
  const silent = whyNone(plan, judgement.patient);
  const unknown = silent ? { medicines: [], facts: [] } : unknownMedicines(judgement.patient, rows);
  const noDoses = silent ?? (rows.length > 0 ? undefined : unknown.medicines.length > 0 ? 'unknown' : 'nothing-taken');
  return {
    score,
    least: classOf(score.low),
    most: classOf(score.high),
    specialist: specialistFirst(judgement.patient, score),
    unsettled: plan.actions.some(forbids) || timing.some(({ is }) => is === 'cannotWait'),
    ...(noDoses && { noDoses }),
    unknown: unknown.medicines,
    rows,
    fast,
    timing,
    asks: asksOf(score, rows, unknown.facts),
  };
}
