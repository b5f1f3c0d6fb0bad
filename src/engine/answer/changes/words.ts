import { actionName, whenOf } from '../../judgement/words.ts';
import { factOf } from '../../chart/form.ts';
import { isMedicine } from '../../plan/actions.ts';
import type { Tool } from '../../kit/tool.ts';
import { bare, type Message, quantity, word } from '../../kit/words/message.ts';
import type { Change } from './find.ts';
import type { Effect } from './standing.ts';

/** What would have to be otherwise: “eGFR 30 to 44”, “HbA1c 7.6 % or lower”, “Without a sulfonylurea”. */
export function changeMessage({ fields }: Pick<Tool, 'fields'>, { path, to }: Change): Message {
  const field = word(`field.${path}`);
  const fact = fields[path] && factOf(fields[path]);
  // A medicine is named by its class, whatever product the form asks for.
  if ('answer' in to && typeof to.answer === 'boolean' && fact && isMedicine(fact))
    return { key: to.answer ? 'change.with' : 'change.withoutIt', values: { medicine: word(`medicine.${fact}`) } };
  if ('answer' in to) return { key: 'change.instead', values: { field, value: word(`choice.${path}.${to.answer}`) } };
  const asked = fields[path];
  if (asked?.kind !== 'number') throw new Error(`${path} is no number`);
  const { concept } = asked;
  if (to.open) {
    const value = quantity(concept, to.open === 'low' ? to.high : to.low);
    return { key: to.open === 'low' ? 'change.orLower' : 'change.orHigher', values: { field, value } };
  }
  if (to.low === to.high) return { key: 'change.at', values: { field, value: quantity(concept, to.low) } };
  return { key: 'change.range', values: { field, low: bare(concept, to.low), high: quantity(concept, to.high) } };
}

/** What would be concluded otherwise. */
export function effectMessage(effect: Effect): Message {
  if (effect.kind === 'outcome') return { key: `outcome.${effect.outcome}.${effect.to}` };
  const values = { do: actionName(effect.action), when: whenOf(effect.action) };
  if (effect.sooner) return { key: 'change.sooner', values };
  return { key: effect.gone ? 'change.without' : 'change.step', values: { do: actionName(effect.action) } };
}
