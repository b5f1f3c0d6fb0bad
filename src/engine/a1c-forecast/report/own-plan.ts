import { metforminDoses, metforminLabelMax } from '../../clinical/metformin.ts';
import { changesOtherwise, furtherMetformin, ownPlanOf, whyOtherwise } from '../../clinical/own-plan.ts';
import { concepts } from '../../clinical/concepts.ts';
import { range } from '../../clinical/words.ts';
import { does } from '../../kit/proposal.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { activity, followUp } from '../constants.ts';
import { proposals } from '../model/proposals.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** The daily dose that the plan raises metformin to, mg; undefined where it raises none. */
const planned = ({ plan }: Situation): number | undefined =>
  plan.actions.find(({ id }) => id === 'raise:metformin')?.to?.value;
/** The specification adds sitagliptin at the review where the forecast stays above the target. */
const addsSitagliptin = ({ inputs, reached, atTarget }: Situation): boolean =>
  !inputs.sitagliptin && !reached && !atTarget;

/** The medicines of the own pathway, as the plan names them. */
const scope = ['metformin', 'dpp4Inhibitor', 'basalInsulin'];

/** Why the plan does otherwise than the own pathway, the first step of it that it leaves; undefined where it takes them all. */
function otherwise(s: Situation): Value | undefined {
  const { plan, results, metformin, higher } = s;
  const insulin = does(plan, 'start:basalInsulin') || does(plan, 'raise:basalInsulin');
  if (results.insulinFlag && !insulin) return whyOtherwise(plan, 'basalInsulin');
  if (!results.insulinFlag && insulin) return whyOtherwise(plan, undefined, 'insulin');
  if (metformin === 'raise' && !does(plan, 'raise:metformin')) return whyOtherwise(plan, 'metformin');
  if (addsSitagliptin(s) && !does(plan, 'start:dpp4Inhibitor')) return whyOtherwise(plan, 'dpp4Inhibitor');
  return furtherMetformin(plan, higher[0]) ?? changesOtherwise(plan, proposals(s.inputs, results), scope);
}

/** The strengths of the specification, and the plan's dose where it lies beyond them; none where the kidney forbids a step. */
function titration(s: Situation): Block {
  const { inputs, advice, outcome } = s;
  if (advice === 'contraindicated' || advice === 'doNotRaise') {
    const id = advice === 'contraindicated' ? 'metforminContraindicated' : 'metforminDoNotRaise';
    return paragraph(message(`guard.${id}`, outcome.guards.find((guard) => guard.id === id)?.values));
  }
  const to = planned(s);
  const beyond = to !== undefined && !metforminDoses.some((dose) => dose === to);
  return {
    type: 'ladder',
    title: message('ladder.title'),
    unit: message('ladder.unit'),
    lines: [],
    steps: [
      ...metforminDoses.map((dose) => ({
        label: message('ladder.step', { dose: count(dose, 'mg') }),
        value: dose,
        ...(dose === to && { detail: message('ladder.plan') }),
        ...(dose === inputs.metforminDose && { now: true as const, detail: message('ladder.now') }),
      })),
      ...(beyond
        ? [{ label: message('ladder.step', { dose: count(to, 'mg') }), value: to, detail: message('ladder.plan') }]
        : []),
    ],
    action: message('ladder.note', { labelMax: count(metforminLabelMax.value, 'mg') }),
  };
}

function addOn(s: Situation): Block {
  const key = s.inputs.sitagliptin ? 'own.onSitagliptin' : addsSitagliptin(s) ? 'own.addOn' : 'own.addOnReached';
  return paragraph(
    message(key, {
      months: count(followUp.reviewMonths.value),
      dose: count(s.sitagliptinDose, 'mg'),
      target: quantity(concepts.a1c, s.inputs.target),
    }),
  );
}

function movement({ plan }: Situation): Block {
  return {
    type: 'list',
    title: message('own.movement'),
    items: [
      ...(does(plan, 'do:training') ? [] : [message('own.movementWaits')]),
      message('own.activity', { minutes: count(activity.target.value), days: count(activity.cardioDays.value) }),
      message('own.steps', { goal: range(count(activity.stepsLow.value), count(activity.stepsHigh.value)) }),
      message('own.resistance', {
        times: range(count(activity.resistanceLow.value), count(activity.resistanceHigh.value)),
      }),
      message('week.mobility'),
    ],
  };
}

/** The therapy pathway and the targets that the specification puts before the clinician (2, 9.1). */
export function ownPlanSection(s: Situation): Section {
  return ownPlanOf(s.plan, otherwise(s), [titration(s), addOn(s), movement(s)]);
}

/** When the forecast is judged, and what is looked at then. */
export function followUpSection(s: Situation): Section {
  const months = count(followUp.reviewMonths.value);
  const days = followUp.reviewMonths.value * 28;
  const key = s.plan.review < days ? 'follow.sooner' : s.plan.review > 2 * days ? 'follow.later' : 'follow.review';
  return {
    id: 'followUp',
    part: 'followUp',
    title: message('section.followUp'),
    blocks: [
      paragraph(message(key, { months })),
      ...(s.results.neuropathySupport ? [paragraph(message('follow.nerves'))] : []),
    ],
  };
}
