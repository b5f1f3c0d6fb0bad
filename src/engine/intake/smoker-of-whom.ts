import type { ConditionItem } from './items.ts';
import type { Said, Text } from './text.ts';
import type { Piece } from './types.ts';

/** “FHx: mother T2DM, father MI, smoker 20/d”: an entry of its own behind the family's may be the patient's. */
export function askSmoking({ tokens, itemBefore }: Text, item: ConditionItem, place: Piece, said: Said): void {
  const isSmoker = item.entry.sets.some(([fact, value]) => fact === 'smoking' && value === 'current');
  const before = itemBefore.get(item.first - 1);
  const isOfRelative = before?.kind === 'cue' && before.cue === 'other';
  if (!isSmoker || tokens[item.first - 1]?.text !== ',' || isOfRelative) return;
  const choices = [{ value: 'current' }, { value: 'former' }, { value: 'never' }];
  said.open.push({ facts: ['smoking'], choices, ...place, why: 'which', unlessKnown: true });
}
