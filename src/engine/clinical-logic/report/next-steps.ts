import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { toMessage } from '../../clinical/note.ts';
import { bare, count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import type { StepsBlock } from '../../kit/report/report.ts';
import { lifestyle, reviewWeeks } from '../constants.ts';
import { calorieMessage, stepsGoal } from './lifestyle-section.ts';
import { type NextClass, nextClass } from '../model/plans.ts';
import type { Situation } from './situation.ts';
import { className } from './therapy-section.ts';
import type { Key } from '../copy/keys.ts';
import { message, words } from './words.ts';

type Step = StepsBlock['items'][number];
const step = (key: Key, values?: Values): Step => ({ message: message(key, values) });

/** The first of the ranking in words; ties named together. */
export function firstNames({ plan, inputs }: Situation): Value {
  const { recommendedNow } = plan.rankedTherapyOptions;
  return recommendedNow.length
    ? {
        type: 'list',
        items: recommendedNow.map((option) => words(className(option.therapy, option, inputs.basalInsulin))),
      }
    : words('class.none');
}

export function reviewDate({ urgent, results }: Situation): Value {
  return { type: 'inWeeks', weeks: urgent ? reviewWeeks.urgent : reviewWeeks[results.iriRisk] };
}

/** Stands wherever the plan would step up: held for a low glucose or unexplained symptoms, or not called for at target. */
export function heldMessage({ held, atTarget, urgent, inputs }: Situation): Message | undefined {
  if (held === 'low') return message('next.heldLow');
  if (held === 'confirm') return message('next.confirmGlucose', { a1c: quantity(concepts.a1c, inputs.baselineA1c) });
  return atTarget && !urgent ? message('next.atTarget') : undefined;
}

/** A GLP-1 receptor agonist takes the place of a DPP-4 inhibitor in use. */
function replaces(s: Situation, next: NextClass | undefined): Step[] {
  const glp1 =
    s.results.iriRisk === 'high'
      ? s.addOn === 'glp1' || s.addOn === 'sglt2OrGlp1' || (next === 'glp1' && !agrees(s, next))
      : next === 'glp1';
  return s.inputs.dpp4Inhibitor && !s.inputs.glp1RA && glp1 ? [step('ranking.replace')] : [];
}

/** What must change in the drugs already taken, whatever the score says. */
function stops(s: Situation): Step[] {
  return [
    ...(s.has('tzdHeartFailure') ? [step('next.stopTzd')] : []),
    ...(s.has('sglt2Catabolic') ? [step('next.holdSglt2')] : []),
    ...(s.has('doubleIncretin') ? [step('next.stopDpp4')] : []),
    ...(s.has('metforminContraindicated') ? [step('next.stopMetformin', { egfr: bare(concepts.egfr, s.kidney) })] : []),
  ];
}

function pregnancySteps(s: Situation): Step[] {
  const { sglt2Inhibitor, glp1RA, tzd, sulfonylurea, dpp4Inhibitor } = s.inputs;
  return [
    step('next.pregnancy.refer'),
    ...(s.urgent ? [step('next.pregnancy.urgent', { limit: quantity(concepts.a1c, insulinA1c.value) })] : []),
    ...(s.has('ketones') && !s.urgent ? [step('next.ketones')] : []),
    ...(s.has('hypoglycaemia') ? [step('next.hypoglycaemia')] : []),
    ...(s.has('pressureUrgent') ? [step('next.pressure')] : []),
    ...(sglt2Inhibitor || glp1RA || tzd || sulfonylurea || dpp4Inhibitor ? [step('next.pregnancy.drugs')] : []),
    s.has('metforminContraindicated')
      ? step('next.stopMetformin', { egfr: bare(concepts.egfr, s.kidney) })
      : step('next.pregnancy.metformin'),
    step('next.pregnancy.check'),
    step('next.pregnancy.goals'),
  ];
}

/** The add-on of the fixed order names one of the classes at the top of the ranking (metformin's dose is a step of its own). */
function agrees({ addOn, plan }: Situation, next: NextClass | undefined): boolean {
  const { recommendedNow, secondChoice, alternatives } = plan.rankedTherapyOptions;
  const ranked = [...recommendedNow, ...secondChoice, ...alternatives];
  const best = ranked.find(({ therapy }) => therapy === next)?.score;
  const top: readonly string[] = ranked
    .filter(({ therapy, score }) => therapy !== 'metformin' && score === best)
    .map(({ therapy }) => therapy);
  if (addOn === 'sglt2OrGlp1') return top.includes('sglt2') || top.includes('glp1');
  return top.includes(addOn === 'intensifyBasal' ? 'basal' : addOn);
}

/** At high risk the ranking leads: it weighs what was entered. The fixed order is named beside it where the two differ. */
function highStep(s: Situation, next: NextClass | undefined): Step {
  const add = words(`addOn.name.${s.addOn}`);
  if (!next || agrees(s, next)) return step('next.high', { add });
  return step('next.highRanked', { add, first: words(`addOn.name.${next}`) });
}

function organSteps(s: Situation): Step[] {
  if (!s.organ) return [];
  const { therapy, needs } = s.organ;
  return [
    step('next.organ', {
      add: words(`addOn.name.${therapy}`),
      needs: { type: 'list', items: needs.map((need) => words(`organ.${need}`)) },
    }),
    ...replaces(s, therapy),
  ];
}

function therapySteps(s: Situation): Step[] {
  const { urgent, atTarget, results, plan, addOn } = s;
  const next = nextClass(plan.rankedTherapyOptions);
  if (urgent) return [];
  if (s.held === 'low') return [step('next.heldLow')];
  const primary = s.has('metforminContraindicated') ? [] : [{ message: toMessage(plan.consultantPlan.primaryTherapy) }];
  if (atTarget) return [...primary, step('next.atTarget'), ...organSteps(s)];
  if (plan.rankedTherapyOptions.recommendedNow.length === 0) return [...primary, step('next.refer')];
  if (results.iriRisk === 'high' && addOn !== 'none') return [...primary, highStep(s, next), ...replaces(s, next)];
  if (s.organ) return [...primary, ...organSteps(s)];
  return [
    ...primary,
    step(results.iriRisk === 'moderate' ? 'next.moderate' : 'next.low', {
      next: words(next ? `class.${next}` : 'class.none'),
      target: quantity(concepts.a1c, s.inputs.targetA1c),
    }),
    ...replaces(s, next),
  ];
}

/** What to do, the urgent first. Advice a guard refuses is replaced by the refusal and its reason. */
export function nextSteps(s: Situation): StepsBlock {
  if (s.inputs.pregnancy) return { type: 'steps', items: pregnancySteps(s) };
  const held = heldMessage(s);
  const b12 = s.has('b12Low')
    ? 'next.b12Replace'
    : s.has('b12Borderline')
      ? 'next.b12Confirm'
      : s.has('b12Unknown')
        ? 'next.b12Measure'
        : undefined;
  return {
    type: 'steps',
    items: [
      ...(s.has('hypoglycaemia') ? [step('next.hypoglycaemia')] : []),
      ...(s.urgent
        ? [
            step('next.urgent'),
            held ? { message: held } : step(s.inputs.basalInsulin ? 'next.intensifyBasal' : 'next.startBasal'),
          ]
        : []),
      ...(s.has('ketones') && !s.urgent ? [step('next.ketones')] : []),
      ...(s.has('pressureUrgent') ? [step('next.pressure')] : []),
      ...stops(s),
      ...therapySteps(s),
      { message: calorieMessage(s) },
      s.trainingWaits
        ? step(s.held ? 'next.activityHeld' : 'next.activityWait')
        : step('next.activity', { minutes: count(lifestyle.activityMinutes.value), steps: stepsGoal(s) }),
      ...(b12 ? [step(b12)] : []),
      s.held ? step('next.reviewHeld') : step(s.urgent ? 'next.reviewUrgent' : 'next.review', { date: reviewDate(s) }),
    ],
  };
}
