import { b12Adequate, b12AfterMonths, b12Low } from '../../clinical/b12.ts';
import { concepts } from '../../clinical/concepts.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import { sitagliptinReducedBelow } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { pregnancyTargets } from '../constants.ts';
import { heldMessage } from './next-steps.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

/** Where the picture of a B12 value ends, pg/mL. */
const b12Most = 600;
const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
const list = (title: Message, notes: readonly Note[]): Block => ({ type: 'list', title, items: notes.map(toMessage) });

export function consultantSection(s: Situation): Section {
  const { plan, inputs, addOn, urgent, held } = s;
  const instead = heldMessage(s);
  const { glycemicTarget, primaryTherapy, addOnTherapy, monitoring, safetyNotes } = plan.consultantPlan;
  const refused = !inputs.acceptInjectables && (addOn === 'glp1' || addOn === 'sglt2OrGlp1');
  return {
    id: 'consultant',
    title: message('part.consultant'),
    blocks: [
      {
        type: 'table',
        caption: message('plan.caption'),
        columns: [message('plan.part'), message('plan.what')],
        rows: [
          { cells: [message('plan.target'), toMessage(glycemicTarget)] },
          { cells: [message('plan.primary'), (held && instead) || toMessage(primaryTherapy)] },
          { cells: [message('plan.addOn'), instead ?? toMessage(addOnTherapy)] },
        ],
      },
      ...(addOn === 'none' || urgent || instead ? [] : [paragraph(message('addOn.fixedOrder'))]),
      ...(refused && !instead ? [paragraph(message('addOn.injectable'))] : []),
      list(message('plan.monitoring'), monitoring),
      list(message('plan.safety'), safetyNotes),
    ],
  };
}

export function escalationSection(s: Situation): Section {
  const { threeMonthAction, emergencyAction, rationalePoints } = s.plan.escalationPlan;
  const instead = heldMessage(s);
  const week = instead && !s.urgent ? '~12' : s.results.intensificationWeek;
  // What holds the plan is cleared up within days, whatever week the score names.
  const soon = s.held !== undefined || week === 'NOW';
  const now =
    (s.held && instead) || toMessage(s.urgent ? s.results.recommendedAction : s.plan.consultantPlan.primaryTherapy);
  const later = toMessage(threeMonthAction);
  // A class for the heart or the kidney is added now, so it does not stand under a later week.
  const organ = threeMonthAction.key === 'escalate.organ';
  return {
    id: 'escalation',
    title: message('part.escalation'),
    blocks: [
      {
        type: 'timeline',
        title: message('escalate.title'),
        phases: [
          { label: message('escalate.now'), items: organ ? [now, later] : [now], now: true },
          {
            label: message(soon ? 'escalate.nextDays' : week === '6-8' ? 'escalate.sixWeeks' : 'escalate.twelveWeeks'),
            items: [organ ? message('escalate.repeat', { target: quantity(concepts.a1c, s.inputs.targetA1c) }) : later],
          },
          { label: message('escalate.anyTime'), items: [toMessage(emergencyAction)] },
        ],
      },
      list(message('escalate.why'), rationalePoints),
    ],
  };
}

/** The company's products, after the ranking and named as what they are. Nothing where none fits. */
export function portfolioSection({ plan, kidney }: Situation): Section[] {
  const { metforma, sitagliptin, betwelve, thiotica } = plan.drugRecommendations;
  const found = [metforma, sitagliptin, betwelve, thiotica].flatMap((entry) => (entry ? [toMessage(entry)] : []));
  const halfDose = sitagliptin !== undefined && below(kidney, sitagliptinReducedBelow);
  return [
    {
      id: 'portfolio',
      title: message('part.portfolio'),
      blocks: [
        paragraph(message('product.disclosure')),
        { type: 'list', items: found.length ? found : [message('product.none')] },
        ...(halfDose ? [paragraph(message('product.sitagliptinKidney'))] : []),
        ...(thiotica ? [paragraph(message('product.thioticaCaution'))] : []),
      ],
    },
  ];
}

export function b12Section({ results, inputs }: Situation): Section {
  const reasons = [
    ...(atLeast(inputs.metforminDuration, b12AfterMonths)
      ? [message('b12.because.duration', { months: count(inputs.metforminDuration) })]
      : []),
    ...(inputs.neuropathy ? [message('b12.because.neuropathy')] : []),
    ...(inputs.hasAnemiaRisk ? [message('b12.because.anaemia')] : []),
  ];
  return {
    id: 'b12',
    title: message('part.b12'),
    blocks: [
      paragraph(toMessage(results.b12Recommendation)),
      ...(reasons.length ? [{ type: 'list' as const, title: message('b12.why'), items: reasons }] : []),
      {
        type: 'scale',
        title: message('b12.scale'),
        min: 0,
        max: b12Most,
        digits: 0,
        value: Math.min(b12Most, inputs.b12Level ?? 0),
        valueLabel: message('b12.value', { b12: quantity(concepts.b12, inputs.b12Level ?? 0) }),
        zones: [
          { to: b12Low.value, label: message('b12.zone.low'), tone: 'block' },
          { to: b12Adequate.value, label: message('b12.zone.borderline'), tone: 'warn' },
          { to: b12Most, label: message('b12.zone.adequate'), tone: 'good' },
        ],
      } satisfies Block,
    ].filter((block) => block.type !== 'scale' || inputs.b12Level !== undefined),
  };
}

/** Glucose goals beside the referral; they plan nothing. */
export function pregnancyTable(): Block {
  const { fasting, oneHour, twoHours, a1c, a1cLooser } = pregnancyTargets;
  const row = (
    label: Message,
    [low, high]:
      | (typeof pregnancyTargets)['fasting']
      | (typeof pregnancyTargets)['oneHour']
      | (typeof pregnancyTargets)['twoHours'],
  ) => ({ cells: [label, range(bare(concepts.fpg, low.value), quantity(concepts.fpg, high.value))] });
  return {
    type: 'table',
    caption: message('pregnancy.caption'),
    columns: [message('pregnancy.when'), message('pregnancy.goal')],
    rows: [
      row(message('pregnancy.fasting'), fasting),
      row(message('pregnancy.oneHour'), oneHour),
      row(message('pregnancy.twoHours'), twoHours),
      {
        cells: [
          message('concept.a1c'),
          message('pregnancy.a1c', {
            goal: quantity(concepts.a1c, a1c.value),
            looser: quantity(concepts.a1c, a1cLooser.value),
          }),
        ],
      },
    ],
  };
}
