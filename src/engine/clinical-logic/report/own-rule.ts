import { concepts } from '../../clinical/concepts.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { type Message, quantity } from '../../kit/words/message.ts';
import { rankingBlock, rankingRemarks } from './ranking.ts';
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
  const { glycemicTarget, primaryTherapy, addOnTherapy, monitoring } = own.consultantPlan;
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
        ...(adds ? [{ cells: [message('plan.addOn'), toMessage(addOnTherapy)] }] : []),
      ],
    },
    ...(adds ? [{ type: 'paragraph' as const, message: message('addOn.fixedOrder') }] : []),
    list(message('plan.monitoring'), monitoring),
  ];
}

/** What the kidney changes; nothing where it changes nothing. */
function renal({ own }: Situation): Block[] {
  const changing = own.renalAdjustment.filter(({ key }) => key !== 'renal.none' && key !== 'renal.sglt2Suitable');
  return changing.length ? [list(message('iri.renal'), changing)] : [];
}

/** Its steps in time; what holds them is cleared up within days, whatever week the score names. */
function escalation(s: Situation): Block[] {
  const { threeMonthAction, emergencyAction } = s.own.escalationPlan;
  const week = waits(s) && !s.override ? '~12' : s.results.intensificationWeek;
  const soon = s.held !== undefined || week === 'NOW';
  const later = toMessage(threeMonthAction);
  // A class for the heart or the kidney is added now, so it does not stand under a later week.
  const organ = threeMonthAction.key === 'escalate.organ';
  const repeat = message('escalate.repeat', { target: quantity(concepts.a1c, s.inputs.targetA1c) });
  return [
    {
      type: 'timeline',
      title: message('part.escalation'),
      phases: [
        ...(organ ? [{ label: message('escalate.now'), items: [later], now: true as const }] : []),
        {
          label: message(soon ? 'escalate.nextDays' : week === '6-8' ? 'escalate.sixWeeks' : 'escalate.twelveWeeks'),
          items: [organ ? repeat : later],
        },
        { label: message('escalate.anyTime'), items: [toMessage(emergencyAction)] },
      ],
    },
  ];
}

/** What the specification's score, ranking and orders give by themselves, folded: the plan decides, and says where it does not follow. */
export function ownRuleSection(s: Situation): Section {
  const { pregnancy } = s.inputs;
  const paced = waits(s) === undefined && !pregnancy && !s.override;
  const pace: Block[] = paced ? [{ type: 'paragraph', message: toMessage(s.results.recommendedAction) }] : [];
  return {
    id: 'ownRule',
    title: message('part.ownRule'),
    blocks: [
      { type: 'paragraph', message: message('own.decides') },
      ...pace,
      rankingBlock(s),
      ...rankingRemarks(s),
      ...(pregnancy ? [] : [...consultant(s), ...renal(s), ...escalation(s)]),
    ],
  };
}
