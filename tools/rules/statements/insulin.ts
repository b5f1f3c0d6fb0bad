import type { Statement } from '../statement.ts';
import { statement } from '../statement.ts';

/** What belongs to insulin that begins, and what is raised before it. */
export const insulin: readonly Statement[] = [
  statement(
    'no-class-left-untrue',
    'Nobody is told that no medicine can be begun while the dose of a GLP-1 receptor agonist can go up',
    ['ADA section 9: doses before a further class', 'R'],
    (r) => r.raises('glp1RA'),
    (r) =>
      !r.plan.actions.some(
        ({ because }) => because.includes('targets.closed') || because.includes('targets.nothing-left'),
      ),
  ),
];
