import type { Inputs } from '../inputs.ts';
import type { RankedOptions } from '../results.ts';

const needs = ['heartFailure', 'kidney', 'ascvd'] as const;
type OrganNeed = (typeof needs)[number];
/** A class that protects the heart or the kidney, and what asks for it. */
export interface Protection {
  readonly therapy: 'sglt2' | 'glp1';
  readonly needs: readonly OrganNeed[];
}

/**
 * The protective class that heart failure, kidney disease or ASCVD asks for whatever the HbA1c (ADA 2025, section 9; KDIGO 2022):
 * the first of the ranking that earns points for it. None where such a class is in use already. Heart failure and the kidney ask for
 * an SGLT2 inhibitor first, so a GLP-1 receptor agonist in use does not answer them.
 */
export function protection(
  { sglt2Inhibitor, glp1RA }: Inputs,
  { recommendedNow, secondChoice, alternatives }: RankedOptions,
): Protection | undefined {
  const answered: Readonly<Record<OrganNeed, boolean>> = {
    heartFailure: sglt2Inhibitor,
    kidney: sglt2Inhibitor,
    ascvd: sglt2Inhibitor || glp1RA,
  };
  for (const { therapy, terms } of [...recommendedNow, ...secondChoice, ...alternatives]) {
    if (therapy !== 'sglt2' && therapy !== 'glp1') continue;
    const asking = needs.filter((need) => (terms[need] ?? 0) > 0 && !answered[need]);
    if (asking.length > 0) return { therapy, needs: asking };
  }
  return undefined;
}
