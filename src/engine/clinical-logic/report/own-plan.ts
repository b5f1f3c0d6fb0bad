import { higherDoses } from '../../clinical/metformin.ts';
import { concepts } from '../../clinical/concepts.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import { changesOtherwise, furtherMetformin, ownPlanOf, whyOtherwise } from '../../clinical/own-plan.ts';
import type { Decisions } from '../../kit/proposal.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { type Message, quantity, type Value } from '../../kit/words/message.ts';
import { medicines, proposals } from '../model/proposals.ts';
import { ranking, rankingLeads } from './ranking.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const list = (title: Message, notes: readonly Note[]): Block => ({ type: 'list', title, items: notes.map(toMessage) });

/** Where its order would start or raise something that has to wait, it says what for. */
function waits({ held, inputs, override, atTarget }: Situation): Message | undefined {
  if (held === 'low') return message('own.heldLow');
  if (held === 'confirm') return message('own.confirmGlucose', { a1c: quantity(concepts.a1c, inputs.baselineA1c) });
  return atTarget && !override ? message('own.atTarget') : undefined;
}

/** Target, first medicine and add-on by eGFR and BMI; an add-on only where the score asks for one. */
function consultant(s: Situation): Block[] {
  const { own, addOn, held } = s;
  const { glycemicTarget, primaryTherapy, addOnTherapy, monitoring, safetyNotes } = own.consultantPlan;
  const instead = waits(s);
  const adds = addOn !== 'none' && instead === undefined && !s.override;
  return [
    {
      type: 'table',
      caption: message('part.consultant'),
      columns: [message('plan.part'), message('plan.what')],
      rows: [
        { cells: [message('plan.target'), toMessage(glycemicTarget)] },
        { cells: [message('plan.primary'), (held && instead) || toMessage(primaryTherapy)] },
        { cells: [message('plan.addOn'), instead ?? (s.organ ? message('addOn.organ') : toMessage(addOnTherapy))] },
      ],
    },
    ...(adds ? [{ type: 'paragraph' as const, message: message('addOn.fixedOrder') }] : []),
    list(message('plan.monitoring'), monitoring),
    list(message('plan.safety'), safetyNotes),
  ];
}

/** What the kidney changes; by the kidney alone an SGLT2 inhibitor may be suitable that the plan refuses, and says why. */
function renal({ own, plan }: Situation): Block[] {
  const against = plan.excluded?.find(({ medicine }) => medicine === 'sglt2Inhibitor');
  const said = (adjustment: Note): Message =>
    adjustment.key === 'renal.sglt2Suitable' && against
      ? message('renal.sglt2Otherwise', { ...toMessage(adjustment).values, why: against.why })
      : toMessage(adjustment);
  return [{ type: 'list', title: message('iri.renal'), items: own.renalAdjustment.map(said) }];
}

/** Its steps in time; what holds them is cleared up within days, whatever week the score names. */
function escalation(s: Situation): Block[] {
  const { threeMonthAction, emergencyAction, rationalePoints } = s.own.escalationPlan;
  const week = waits(s) && !s.override ? '~12' : s.results.intensificationWeek;
  const soon = s.held !== undefined || week === 'NOW';
  const now = week === 'NOW' && s.held === undefined;
  const later = toMessage(threeMonthAction);
  // A class for the heart or the kidney is added now, so it does not stand under a later week.
  const organ = threeMonthAction.key === 'escalate.organ';
  const repeat = message('escalate.repeat', { target: quantity(concepts.a1c, s.inputs.targetA1c) });
  return [
    {
      type: 'timeline',
      title: message('part.escalation'),
      phases: [
        ...(organ || now
          ? [
              {
                label: message('escalate.now'),
                items: [now ? toMessage(s.results.recommendedAction) : later],
                now: true as const,
              },
            ]
          : []),
        {
          label: message(soon ? 'escalate.nextDays' : week === '6-8' ? 'escalate.sixWeeks' : 'escalate.twelveWeeks'),
          items: [organ ? repeat : later],
        },
        { label: message('escalate.anyTime'), items: [toMessage(emergencyAction)] },
      ],
    },
    list(message('plan.rationale'), rationalePoints),
  ];
}

const does = ({ plan }: Situation, ...ids: string[]): boolean => plan.actions.some(({ id }) => ids.includes(id));

/** Its order to begin insulin asks for a review within two weeks; a plan may see the patient sooner. */
const seenSooner = (plan: Decisions): Value | undefined =>
  plan.review < 14 ? whyOtherwise(plan, undefined, 'review') : undefined;

/** Why the plan does otherwise than this calculator's first step; undefined where it takes it, or where both leave things as they are. */
export function otherwise(s: Situation): Value | undefined {
  const { plan, inputs, override, own } = s;
  if (inputs.pregnancy) return whyOtherwise(plan, undefined, 'pregnancy');
  const begins = does(s, 'start:basalInsulin', 'raise:basalInsulin');
  const changes = (): Value | undefined =>
    changesOtherwise(plan, proposals(inputs, s.results), Object.values(medicines), { choice: true });
  if (s.held) return begins ? whyOtherwise(plan, undefined, 'insulin') : changes();
  if (override) return begins ? (changes() ?? seenSooner(plan)) : whyOtherwise(plan, 'basalInsulin');
  const first = own.rankedTherapyOptions.recommendedNow.map(({ therapy }) => medicines[therapy]);
  const more = plan.actions.filter(
    ({ verb, object }) => (verb === 'start' || verb === 'raise') && Object.values(medicines).includes(object),
  );
  if (s.atTarget) return more.length === 0 ? changes() : whyOtherwise(plan, undefined, 'organs');
  const shared = more.some(({ object }) => first.includes(object));
  if (!shared && (first.length > 0 || more.length > 0)) return whyOtherwise(plan, first[0]);
  return furtherMetformin(plan, higherDoses(inputs.metforminDose)[0]) ?? changes();
}

/** What the specification's score and orders give by themselves: the consultant's plan, the kidney, the escalation with its reasons; the ranking where it does not lead the answer. */
export function ownPlanSection(s: Situation): Section {
  const { pregnancy } = s.inputs;
  const paced = waits(s) === undefined && !pregnancy && !s.override;
  const refers = s.own.rankedTherapyOptions.recommendedNow.length === 0;
  const pace: Block[] = paced ? [{ type: 'paragraph', message: toMessage(s.results.recommendedAction) }] : [];
  return ownPlanOf(s.plan, otherwise(s), [
    ...pace,
    ...(rankingLeads(s) ? [] : ranking(s)),
    ...(refers ? [{ type: 'paragraph' as const, message: message('list.refer') }] : []),
    ...(pregnancy ? [] : [...consultant(s), ...renal(s), ...escalation(s)]),
  ]);
}
