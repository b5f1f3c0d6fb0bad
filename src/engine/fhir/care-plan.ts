import { isRecord } from '../kit/fields/fields.ts';
import { word } from '../kit/words/message.ts';
import type { Judgement } from '../judgement/index.ts';
import { becauseOf, whenOf, recordStep } from '../judgement/words.ts';
import { type Action, gravities, isActionId, isMedicine, partsOf, type Plan } from '../plan/actions.ts';
import type { Context } from './input-observations.ts';
import { recordsAt, textAt, textsAt } from './plain.ts';
import { type CarePlan, type CarePlanDetail, fhirText, narrative } from './resources.ts';
import type { ReportWords } from './results-report.ts';
import { systems } from './systems.ts';

/** The words of an action; the judgement knows the figures that its reason speaks of. */
interface Saying {
  readonly words: ReportWords;
  readonly judgement: Judgement;
}

/** An action of a plan that may come from anywhere; undefined where it is none there is. */
function actionOf(data: unknown): Action | undefined {
  if (!isRecord(data) || typeof data.id !== 'string' || !isActionId(data.id)) return undefined;
  const { within, to } = data;
  const others = textsAt(data, 'or').filter(isMedicine);
  const amount = isRecord(to) && typeof to.value === 'number' && typeof to.unit === 'string';
  return {
    id: data.id,
    ...partsOf(data.id),
    within: typeof within === 'number' ? within : 0,
    gravity: gravities.find((gravity) => gravity === data.gravity) ?? 'routine',
    because: textsAt(data, 'because'),
    sources: [],
    ...(amount && {
      to: {
        value: to.value as number,
        unit: to.unit as string,
        ...((to.of === 'NPH' || to.of === 'MorningNPH') && { of: to.of }),
      },
    }),
    ...(others.length > 0 && { or: others }),
    ...(data.afterFast === true && { afterFast: true }),
  };
}

function detailOf(action: Action, { words, judgement }: Saying): CarePlanDetail {
  const due = words.tell(whenOf(action));
  return {
    code: { coding: [{ system: systems.action, code: action.id }] },
    status: 'not-started',
    ...(due !== undefined && { scheduledString: due }),
    description: words.say(recordStep(action, judgement)) ?? action.id,
  };
}

/** What a calculator's own rule proposed and the plan overruled, with the reason: the rule that won, or the action. */
function overruledDetail(
  data: Readonly<Record<string, unknown>>,
  actions: readonly Action[],
  saying: Saying,
): CarePlanDetail[] {
  const action = actionOf(data.action);
  if (!action) return [];
  const by = textAt(data, 'by') ?? '';
  // What stands beside another for the same reason is not refused: one of them is enough.
  const instead = actions.find(({ or }) => or?.some((medicine) => medicine === action.object));
  const winner = actions.find(({ id }) => id === by) ?? { ...action, because: [by] };
  const why = instead
    ? word('plan.or', { list: word(`medicine.${instead.object}`) })
    : isActionId(by) && winner.id !== by
      ? word('plan.own.alone')
      : becauseOf(winner.because[0] ?? '', saying.judgement);
  const reason = saying.words.tell(why) ?? fhirText(by);
  return [
    {
      ...detailOf(action, saying),
      status: 'cancelled',
      ...(reason !== undefined && { statusReason: { text: reason } }),
    },
  ];
}

/** The day some days after another, yyyy-mm-dd. */
function dayAfter(day: string, days: number): string | undefined {
  const at = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return Number.isFinite(at) && Math.abs(days) < 10_000 ? new Date(at).toISOString().slice(0, 10) : undefined;
}

/**
 * A plan as a care plan that is only proposed: each action with when and why, then what was overruled and why not followed, until the day
 * of the next visit. `plan` may hold anything, as plain data.
 */
export function carePlanOf(plan: Plan, context: Context, words: ReportWords, judgement: Judgement): CarePlan {
  const saying: Saying = { words, judgement };
  const actions = recordsAt(plan, 'actions').flatMap((action) => actionOf(action) ?? []);
  const details = [
    ...actions.map((action) => detailOf(action, saying)),
    ...recordsAt(plan, 'overruled').flatMap((entry) => overruledDetail(entry, actions, saying)),
  ];
  const { subject, effective } = context;
  const title = words.say({ key: 'plan.heading' });
  const start = effective?.slice(0, 10);
  const end = start?.length === 10 && typeof plan.review === 'number' ? dayAfter(start, plan.review) : undefined;
  const lines = details.map(({ description = '', status, statusReason }) =>
    status === 'cancelled' ? `(${description}) ${statusReason?.text ?? ''}` : description,
  );
  return {
    resourceType: 'CarePlan',
    meta: { tag: [{ system: systems.part, code: 'plan' }] },
    text: narrative([...(title === undefined ? [] : [title]), ...lines, ...words.disclaimer]),
    status: 'active',
    intent: 'proposal',
    ...(title !== undefined && { title }),
    subject,
    ...(start !== undefined && end !== undefined && { period: { start, end } }),
    ...(effective !== undefined && { created: effective }),
    ...(details.length && { activity: details.map((detail) => ({ detail })) }),
    ...(words.disclaimer.length && { note: words.disclaimer.map((text) => ({ text })) }),
  };
}
