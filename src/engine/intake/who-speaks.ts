import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

/** «الوالدة ٧٨ سنة، على لانتوس»: where the text begins with a relative's age and speaks of nobody else, the relative is who it is about. */
export function withoutSpokenOf(tokens: readonly Token[], list: readonly Item[]): readonly Item[] {
  const [first] = list;
  if (first?.kind !== 'cue' || first.cue !== 'other' || first.first > 1) return list;
  const [age, unit] = [tokens[first.end], tokens[first.end + 1]];
  const isAged =
    age?.kind === 'number' &&
    age.value >= 18 &&
    age.value <= 110 &&
    /^(?:سنه|سنة|عاما|y|yrs?|years?|yo)$/.test(unit?.text ?? '');
  const isAlone = !list.slice(1).some((item) => item.kind === 'cue' && (item.cue === 'other' || item.cue === 'self'));
  return isAged && isAlone ? list.slice(1) : list;
}
