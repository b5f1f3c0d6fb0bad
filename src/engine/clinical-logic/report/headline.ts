import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { does } from '../../kit/proposal.ts';
import type { Tone } from '../../kit/report/report.ts';
import { count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import { otherwise } from './own-plan.ts';
import { insulinMoves, places, rankingLeads } from './ranking.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The score and its band in a sentence; at target it asks for nothing. */
function scored({ results, atTarget, override }: Situation, values: Values): Value {
  if (override) return words('score.override', values);
  return words(atTarget ? 'score.atTarget' : 'score.band', { ...values, risk: words(`risk.${results.iriRisk}`) });
}

/** Which class comes first, with a word where the plan does otherwise; then the score. */
function ranked(s: Situation, own: Values): Message {
  const { first, second } = places(s);
  const values = {
    ...own,
    score: scored(s, own),
    first: { type: 'list', items: first },
    second: { type: 'list', items: second },
  } as const;
  if (first.length === 0) return message('answer.noneRanked', values);
  if (s.override) return message('answer.override', values);
  // Of examples nothing is decided, so nothing differs.
  const why = s.plan.waitsForAnswers ? undefined : otherwise(s);
  if (s.atTarget) return message('answer.atTarget', values);
  if (why) return message('answer.otherwise', { ...values, why });
  return message(second.length > 0 ? 'answer.ranked' : 'answer.rankedAlone', values);
}

/** The ranking, then the score; what to do is the plan's to say. */
export function answer(s: Situation): Message {
  const { inputs, results } = s;
  const values = {
    points: count(results.iriScore),
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    target: quantity(concepts.a1c, inputs.targetA1c),
    limit: quantity(concepts.a1c, insulinA1c.value),
  };
  if (inputs.pregnancy) return message('answer.pregnancy');
  if (does(s.plan, 'treat:low-glucose')) return message('answer.low', values);
  if (s.held === 'confirm') return message('answer.confirm', values);
  if (s.override && !insulinMoves(s)) return message('answer.overrideAlone', values);
  if (!s.urgent || s.override) return ranked(s, values);
  if (!rankingLeads(s)) return message('answer.first', values);
  const { key, values: then } = ranked(s, values);
  return message('answer.urgent', { ...then, then: { type: 'word', key, ...(then && { values: then }) } });
}

/** As grave as the plan; the band colours only where the plan is calm. */
export function tone({ plan, urgent, results, atTarget }: Situation): Tone {
  if (plan.actions[0]?.gravity === 'emergency') return 'block';
  if (urgent) return 'warn';
  if (atTarget) return 'plain';
  return results.iriRisk === 'high' ? 'low' : 'plain';
}
