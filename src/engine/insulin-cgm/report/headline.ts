import { concepts } from '../../clinical/concepts.ts';
import { monthsOf } from '../../clinical/settled.ts';
import { toMessage } from '../../clinical/note.ts';
import { does } from '../../kit/proposal.ts';
import type { OwnReport, Tone } from '../../kit/report/report.ts';
import { roundTo } from '../../kit/maths.ts';
import { count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import { goal, weeks } from '../constants.ts';
import type { Key } from '../copy/keys.ts';
import { undatedOf } from '../model/effects.ts';
import { named } from './begins.ts';
import { expectedA1c, type Situation } from './situation.ts';
import { message, words } from './words.ts';

const daily = (units: number): Value => count(units, 'U');

function courseValues(s: Situation): Values {
  const { inputs } = s;
  return {
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    expected: quantity(concepts.a1c, expectedA1c(s)),
    weeks: count(weeks.value),
    drugs: { type: 'list', items: undatedOf(inputs).map((drug) => words(`settled.${drug}`)) },
  };
}

/** What today's regimen does: the figure shows it already, or a medicine counted as begun today lowers it. */
function courseOf(s: Situation): Value {
  const { inputs } = s;
  const values = courseValues(s);
  if (roundTo(expectedA1c(s), 1) === roundTo(inputs.baselineA1c, 1)) return words('course.kept', values);
  return words(undatedOf(inputs).length > 0 ? 'course.asNew' : 'course.falls', values);
}

function answerValues(s: Situation): Values {
  const { inputs, results, units } = s;
  return {
    ...courseValues(s),
    course: courseOf(s),
    goal: quantity(concepts.a1c, goal.value),
    fastingTo: quantity(concepts.fpg, results.monitoringPlan.targets.fasting.max),
    ...(units !== undefined && { dose: daily(units), insulin: named(s) }),
    ...(inputs.currentBasalUnits !== undefined && { now: daily(inputs.currentBasalUnits) }),
  };
}

/** The answers that tell what today's regimen does. */
const courses: readonly string[] = ['answer.wait', 'answer.continueBasal', 'answer.examples'] satisfies Key[];

/** What the plan does about insulin, with its dose; the calculator's own decision where the plan leaves it standing. */
export function answer(s: Situation): Message {
  const { insulin, units } = s;
  const values = answerValues(s);
  const dosed = units !== undefined;
  if (does(s.plan, 'treat:low-glucose')) return message('answer.lows');
  // Whether insulin waits is decided of nobody's figures.
  if (s.plan.waitsForAnswers && !s.urgent && (insulin === 'none' || insulin === 'keep'))
    return message('answer.examples', values);
  switch (insulin) {
    case 'start':
      if (!dosed) return message('answer.startNoDose');
      if (s.plan.actions[0]?.gravity === 'emergency') return message('answer.startAfter', values);
      return message(s.gainShown ? 'answer.start' : 'answer.startOnly', values);
    case 'raise':
      return message(dosed ? 'answer.raise' : 'answer.raiseNoDose', values);
    case 'reduce':
      return message(dosed ? 'answer.reduce' : 'answer.reduceNoDose', values);
    case 'stop':
      return message('answer.stop');
    case 'keep':
      if (s.urgent) return message('answer.keepFirst');
      if (s.results.basalBlock?.overBasal) return message('answer.beyondBasal', values);
      if (s.doubted) return message('answer.doubted', values);
      return message(s.atGoal ? 'answer.atGoalBasal' : 'answer.continueBasal', values);
    case 'none':
      // An emergency, not the HbA1c, is what insulin waits for.
      if (s.plan.actions[0]?.gravity === 'emergency') return message('answer.first', values);
      if (s.startNow && s.inputs.injectablesAcceptance === 'refuses') return message('answer.refused', values);
      if (s.urgent || s.startNow) return message(s.startNow ? 'answer.notNow' : 'answer.first', values);
      if (s.doubted) return message('answer.doubted', values);
      if (s.atGoal) return message('answer.atGoal', values);
      return message('answer.wait', values);
  }
}

/** Beside a plan no medicine that is taken counts as begun today: since when it is taken is asked. */
export function beside(s: Situation): Pick<OwnReport, 'beside'> {
  const undated = undatedOf(s.inputs);
  const said = answer(s);
  if (undated.length === 0 || !courses.includes(said.key)) return {};
  const values = { ...said.values, course: words('course.undated', courseValues(s)) };
  return { beside: { says: { ...said, values }, asks: undated.map((drug) => monthsOf[drug]) } };
}

export function tone({ insulin, plan, urgent, atGoal, doubted }: Situation): Tone {
  if (insulin === 'start' || plan.actions[0]?.gravity === 'emergency') return 'block';
  return urgent || !atGoal || doubted ? 'warn' : insulin === 'none' || insulin === 'keep' ? 'good' : 'warn';
}

/** The index counts every medicine, and today's habits, as new: its own forecast is left out, or two would stand for one regimen. */
const reasonsBeside = ({ results }: Situation): Message[] =>
  results.insulinPredictions.reasoning.map(toMessage).filter(({ key }) => key !== 'reason.regimen');

/** The decision in the specification's words and colours, with its reasons; only where the plan carries it out. */
export function banner(s: Situation): Pick<OwnReport, 'banner'> {
  const { results, startNow, followed } = s;
  if (!followed || (s.plan.waitsForAnswers && !startNow)) return {};
  return {
    banner: {
      severity: startNow ? 'block' : 'warn',
      title: message(startNow ? 'banner.start' : 'banner.wait', {
        index: count(results.insulinPredictions.probabilityScore),
      }),
      items: reasonsBeside(s),
    },
  };
}
