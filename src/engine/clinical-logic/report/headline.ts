import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { does } from '../../kit/proposal.ts';
import type { Tone } from '../../kit/report/report.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The plan steps insulin up, as the override asks. */
const insulinMoves = ({ plan }: Situation): boolean =>
  does(plan, 'start:basalInsulin') || does(plan, 'raise:basalInsulin');

/** The score and its band; what to do is the plan's to say. */
export function answer(s: Situation): Message {
  const { inputs, results } = s;
  const values = {
    points: count(results.iriScore),
    risk: words(`risk.${results.iriRisk}`),
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    target: quantity(concepts.a1c, inputs.targetA1c),
    limit: quantity(concepts.a1c, insulinA1c.value),
  };
  if (inputs.pregnancy) return message('answer.pregnancy');
  if (does(s.plan, 'treat:low-glucose')) return message('answer.low', values);
  if (s.held === 'confirm') return message('answer.confirm', values);
  if (s.override) return message(insulinMoves(s) ? 'answer.override' : 'answer.overrideAlone', values);
  if (s.urgent) return message('answer.first', values);
  if (s.atTarget) return message('answer.atTarget', values);
  return message(results.iriRisk === 'high' ? 'answer.high' : 'answer.scored', values);
}

/** As grave as the plan; the band colours only where the plan is calm. */
export function tone({ plan, urgent, results, atTarget }: Situation): Tone {
  if (plan.actions[0]?.gravity === 'emergency') return 'block';
  if (urgent) return 'warn';
  if (atTarget) return 'plain';
  return results.iriRisk === 'high' ? 'low' : 'plain';
}
