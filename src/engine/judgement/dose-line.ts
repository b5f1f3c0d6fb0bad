import type { WorksheetStep } from '../kit/worksheet/worksheet.ts';
import type { Action } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';

/** What a calculator's own worksheet calls the same dose: it is opened there, and not told twice. */
const ownLines: { readonly [Id in Action['id']]?: string } = {
  'start:basalInsulin': 'startUnits',
  'raise:basalInsulin': 'nextUnits',
};

/** The line that worked an action's dose out: the calculator's own, or judgement's; none for a dose of a label. */
export function doseLine(
  { id, to, because }: Action,
  { wishes }: Judgement,
  own: readonly WorksheetStep[],
): WorksheetStep | undefined {
  if (!to) return undefined;
  const found = own.find((line) => line.id === ownLines[id] && line.value === to.value);
  if (found) return found;
  const made = wishes.filter((wish) => wish.id === id && wish.to?.value === to.value);
  // Of two rules that came to the same dose the one that is told as the reason.
  const first = made.find((wish) => wish.because === because[0]) ?? made[0];
  return first?.worked?.();
}
