import type { Decisions } from '../../kit/proposal.ts';
import type { OwnSheet } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Key } from '../copy/keys.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { cannotWait, terms, values } from './explain.ts';
import { daysPicture } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { message } from './words.ts';

const answers = {
  estimate: 'patient.answer',
  a1cOnly: 'patient.a1cOnly',
  adherenceOnly: 'patient.adherenceOnly',
} as const satisfies Record<ReturnType<typeof terms>, Key>;

function aboutKey(s: Situation): Key {
  if (!s.results.valid) return 'patient.notValid';
  return s.nothing ? 'patient.nothing' : answers[terms(s)];
}

/** The picture of days in plain words; none beside something that cannot wait, and none of a target the plan has reviewed first. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  const s = situation(inputs, outcome);
  if (cannotWait(plan) || plan.actions.some(({ id }) => id === 'review:target')) return { picture: [], sections: [] };
  const shown = s.results.valid && !s.nothing;
  return { about: message(aboutKey(s), values(s)), picture: shown ? [daysPicture(s)] : [], sections: [] };
}
