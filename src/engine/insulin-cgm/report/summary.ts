import { concepts } from '../../clinical/concepts.ts';
import { type Done, does } from '../../kit/proposal.ts';
import { type Message, quantity } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import { a1cIn12Weeks } from '../model/comparables.ts';
import type { Results } from '../results.ts';
import { gainShown } from './situation.ts';
import { message } from './words.ts';

/** One line for a list of saved records. START NOW and its forecast stand only where the plan starts or raises insulin. */
export function summary(inputs: Inputs, results: Results, plan: Done | null): Message {
  const a1c = quantity(concepts.a1c, inputs.baselineA1c);
  const starts = plan !== null && (does(plan, 'start:basalInsulin') || does(plan, 'raise:basalInsulin'));
  // The figure that the report leads with.
  const begins = plan !== null && does(plan, 'start:basalInsulin') && gainShown(inputs);
  const expected = quantity(concepts.a1c, a1cIn12Weeks(inputs, begins));
  if (!results.insulinDecision.appropriate)
    return starts ? message('summary.planStarts', { a1c }) : message('summary.wait', { a1c, expected });
  if (starts) return message('summary.start', { a1c, expected });
  return message(plan === null ? 'summary.ownStart' : 'summary.notFollowed', { a1c });
}
