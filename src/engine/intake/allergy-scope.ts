import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import { scope } from './scope-flags.ts';
import type { State } from './scope-state.ts';
import type { Token } from './tokens.ts';

const release = /^(?:mr|xr|sr|er|xl|retard|pen|tab|tabs)$/;
const isDosed = (tokens: readonly Token[], end: number): boolean =>
  tokens[release.test(tokens[end]?.text ?? '') ? end + 1 : end]?.kind === 'number';
const borneIll = new RegExp(`toler|${foldPattern('تحمل')}`, 'u');
/** “allergic to penicillin, metformin 500 bd”: what has a dose behind the comma is taken, unless what stands before it has one too. */
export function goOnBehindAllergy(state: State, tokens: readonly Token[], item: Item): void {
  if (item.kind === 'cue' && item.cue === 'allergy') {
    if (tokens.slice(item.first, item.end).some(({ text }) => borneIll.test(text))) state.held |= scope.allergy;
  }
  // “Allergies: NKDA, Jardiance 10”, “Allergies: none, …”
  if (item.kind === 'cue' && /^(?:nkda|no|after no)$/.test(item.cue)) {
    state.flags &= ~scope.allergy;
    state.held &= ~scope.allergy;
  }
  if (item.kind !== 'medicine' || !(state.flags & scope.allergy) || !isDosed(tokens, item.end)) return;
  if (!state.commaSince) state.held |= scope.allergy;
  else if (!(state.held & scope.allergy)) state.flags &= ~scope.allergy;
}

const leadsToOther = new RegExp(`^(?:to|from|of|with|${foldPattern('من|ل')})$`, 'u');
/** “metformin 1 g bd (allergic to penicillin)”: whether a word for an allergy behind a name is of what stands behind it. */
export function isOfOther(tokens: readonly Token[], { first, end }: Item): boolean {
  const leads = leadsToOther.test(tokens[end - 1]?.text ?? '') && end > first + 1 ? end : end + 1;
  return (
    leadsToOther.test(tokens[leads - 1]?.text ?? '') &&
    /^\p{L}{3}/u.test(tokens[leads]?.text ?? '') &&
    !/^(?:this|these|both|that|them)$/.test(tokens[leads]?.text ?? '')
  );
}
