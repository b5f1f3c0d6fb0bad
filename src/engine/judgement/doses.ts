import { floorTo } from '../kit/maths.ts';
import type { Cited } from '../kit/worksheet/cited.ts';
import { worksheet, type WorksheetStep } from '../kit/worksheet/worksheet.ts';
import type { Action, Amount } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';

/** A dose worked out of the patient's own figures, with its line of the worksheet, which is written when somebody asks for it. */
export interface Dose {
  readonly to: Amount;
  readonly worked: () => WorksheetStep;
}

type Variables = Readonly<Record<string, number | Cited>>;

/** Whole units of basal insulin. A line's name and its variables' names have their words in copy/plan.ts. */
function units(id: string, formula: string, variables: Variables, value: number): Dose {
  return {
    to: { value, unit: 'U' },
    worked: () => {
      const sheet = worksheet();
      sheet.step(id, 'U', formula, variables, value);
      return sheet.steps[0] as WorksheetStep;
    },
  };
}

/** Units per kg, rounded down. */
export function unitsPerKg(planWeight: number, planPerKg: Cited): Dose {
  const value = floorTo(planWeight * planPerKg.value);
  return units('planStart', 'floor(planWeight * planPerKg)', { planWeight, planPerKg }, value);
}

/** The same, at least so many units and never above so many per kg. */
export function unitsWithin(planWeight: number, planPerKg: Cited, planLeast: Cited, planMostPerKg: Cited): Dose {
  const asked = Math.max(planLeast.value, floorTo(planPerKg.value * planWeight));
  return units(
    'planStart',
    'min(floor(planMostPerKg * planWeight), max(planLeast, floor(planPerKg * planWeight)))',
    { planMostPerKg, planWeight, planLeast, planPerKg },
    Math.min(floorTo(planMostPerKg.value * planWeight), asked),
  );
}

/** A dose in use, one step up. */
export function oneStepUp(planUnits: number, planUp: Cited): Dose {
  return units('planRaise', 'floor(planUnits) + planUp', { planUnits, planUp }, floorTo(planUnits) + planUp.value);
}

/** A dose in use, less a share in percent. */
export function lessShare(planUnits: number, planShare: Cited): Dose {
  const value = floorTo(planUnits * (1 - planShare.value / 100));
  return units('planCut', 'floor(planUnits * (1 - planShare / 100))', { planUnits, planShare }, value);
}

/** What a calculator's own worksheet calls the same dose: it is opened there, and not told twice. */
const ownLines: { readonly [Id in Action['id']]?: string } = {
  'start:basalInsulin': 'startUnits',
  'raise:basalInsulin': 'nextUnits',
};

/** The line that worked an action's dose out: the calculator's own, or judgement's; none for a dose of a label. */
export function lineOf(
  action: Action,
  { wishes }: Judgement,
  own: readonly WorksheetStep[],
): { readonly opens: string; readonly added?: WorksheetStep } | undefined {
  const { id, to, because } = action;
  if (!to) return undefined;
  const name = ownLines[id];
  if (name !== undefined && own.some((line) => line.id === name && line.value === to.value)) return { opens: name };
  const made = wishes.filter((wish) => wish.id === id && wish.worked && wish.to?.value === to.value);
  // Of two rules that came to the same dose the one that is told as the reason.
  const added = made.sort((a, b) => because.indexOf(a.because) - because.indexOf(b.because))[0]?.worked?.();
  return added && { opens: added.id, added };
}
