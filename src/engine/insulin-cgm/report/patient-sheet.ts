import { concepts } from '../../clinical/concepts.ts';
import { courseOf } from '../../clinical/course.ts';
import { toMessage } from '../../clinical/note.ts';
import { inPatientsWords, toPatient } from '../../clinical/patient.ts';
import { range } from '../../clinical/words.ts';
import { clean, roundTo } from '../../kit/maths.ts';
import { type Decisions, does } from '../../kit/proposal.ts';
import type { Block, OwnSheet, Section } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import { goal, weeks } from '../constants.ts';
import { cgmInsufficient } from '../model/patient.ts';
import { undatedOf } from '../model/effects.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { rangesBlock } from './cgm-section.ts';
import { expectedA1c, lowsPossible, type Situation, situation } from './situation.ts';
import { message } from './words.ts';

/** Up to the next half point: a forecast is no closer than that, and the patient's never calmer than the record's. */
const toHalf = (value: number): number => Math.ceil(clean(roundTo(value, 1) * 2)) / 2;

/** A forecast is told only where the plan lets it stand: nothing urgent comes first, and the record has no doubt about the figure. */
function forecastStands(s: Situation): boolean {
  const doubtful = s.has('floored') || s.has('heldCounted') || s.has('incretinTwice');
  const improves = toHalf(expectedA1c(s)) < s.inputs.baselineA1c;
  const begins = s.insulin === 'start' && s.gainShown;
  return !doubtful && improves && (begins ? s.plan.actions[0]?.gravity !== 'emergency' : !s.urgent && !s.startNow);
}

function about(s: Situation): Message {
  const values = {
    a1c: quantity(concepts.a1c, s.inputs.baselineA1c),
    expected: quantity(concepts.a1c, toHalf(expectedA1c(s))),
    goal: quantity(concepts.a1c, goal.value),
    weeks: count(weeks.value),
  };
  if (s.atGoal && !s.doubted && !s.urgent && !s.startNow) return message('patient.about.atGoal', values);
  if (!forecastStands(s)) return message('patient.about.plain', values);
  return message(s.insulin === 'start' ? 'patient.about.start' : 'patient.about.now', values);
}

/** Where HbA1c may go; with insulin only where insulin is the plan. */
function paths(s: Situation): Block[] {
  if (s.atGoal || !forecastStands(s)) return [];
  const regimen = toHalf(expectedA1c({ ...s, insulin: 'none' }));
  return [
    courseOf({
      weeks: weeks.value,
      start: s.inputs.baselineA1c,
      target: goal.value,
      paths: [
        s.insulin === 'start'
          ? { tone: 'good', label: toPatient('patient.path.insulin'), end: toHalf(expectedA1c(s)) }
          : { tone: 'good', label: toPatient('patient.path.now'), end: regimen },
      ],
      ...(undatedOf(s.inputs).length > 0 && { notThisPlan: true as const }),
    }),
  ];
}

/** How to watch one's sugar: for whoever can go low, is asked to measure, or has a sensor. */
function checking(s: Situation): Section[] {
  const { targets, schedule, modality } = s.results.monitoringPlan;
  const asked = does(s.plan, 'check:glucose') || does(s.plan, 'check:cgm');
  if (!lowsPossible(s) && !asked && modality === 'smbg') return [];
  const goals = toPatient('patient.goals', {
    fasting: range(bare(concepts.fpg, targets.fasting.min), quantity(concepts.fpg, targets.fasting.max)),
    postMeal: quantity(concepts.ppg, targets.postMeal),
  });
  return [
    {
      id: 'checking',
      title: toPatient('patient.part.checking'),
      blocks: [
        { type: 'paragraph', message: goals },
        { type: 'list', items: schedule.map((note) => inPatientsWords(toMessage(note))) },
      ],
    },
  ];
}

/** What this calculator tells the patient; what to do is the plan's to say. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  const s = situation(inputs, outcome, plan);
  const ranges = cgmInsufficient(inputs) ? undefined : rangesBlock(s);
  return { about: about(s), picture: [...paths(s), ...(ranges ? [ranges] : [])], sections: checking(s) };
}
