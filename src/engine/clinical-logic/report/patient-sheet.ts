import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { inPatientsWords, toPatient } from '../../clinical/patient.ts';
import { type Decisions, does } from '../../kit/proposal.ts';
import type { OwnSheet, Section } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import { lifestyle } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { kidneyProteinBelow } from '../../clinical/protein.ts';
import type { Results } from '../results.ts';
import { proteinEgfr } from '../safety/fits.ts';
import type { GuardId } from '../safety/guards.ts';
import { eatingItems, milestones, waterBlock, watered } from './lifestyle-section.ts';
import { type Situation, situation } from './situation.ts';
import { message } from './words.ts';

/** Where the HbA1c stands; the target only where the plan keeps it, and nothing calmer than the plan. */
function about({ inputs, plan, urgent, atTarget }: Situation): Message {
  const values = { a1c: quantity(concepts.a1c, inputs.baselineA1c), target: quantity(concepts.a1c, inputs.targetA1c) };
  if (inputs.pregnancy) return message('patient.about.pregnancy', values);
  const doubted = urgent || does(plan, 'review:target') || does(plan, 'check:a1c');
  if (doubted) return message('patient.about.plain', values);
  return message(atTarget ? 'patient.about.atTarget' : 'patient.about.above', values);
}

/** How to move, in the patient's words: there the minutes bear their unit, so that a language may count them. */
function movement({ results, inputs }: Situation): Message[] {
  const counted = {
    minutes: count(lifestyle.activityMinutes.value, 'minutes'),
    walk: count(inputs.walkingTimePerDay, 'minutes'),
  };
  return results.exercisePlan.map((note) => {
    const { key, values } = toMessage(note);
    return inPatientsWords({ key, ...(values && { values: { ...values, ...counted } }) });
  });
}

/** Glasses are drawn only for a heart and kidneys that may have them all. */
const glasses = (s: Situation): boolean =>
  watered(s) && !s.inputs.ascvd && !below(proteinEgfr(s.inputs), kidneyProteinBelow);

function sections(s: Situation): Section[] {
  const weight = milestones(s, 0);
  return [
    ...(s.eats && !does(s.plan, 'limit:energy-deficit')
      ? [
          {
            id: 'eating',
            title: toPatient('patient.part.eating'),
            blocks: [{ type: 'list' as const, items: eatingItems(s).map(inPatientsWords) }],
          },
        ]
      : []),
    ...(glasses(s) ? [{ id: 'drinking', title: toPatient('patient.part.drinking'), blocks: [waterBlock(s)] }] : []),
    ...(s.trains
      ? [
          {
            id: 'moving',
            title: toPatient('patient.part.moving'),
            blocks: [{ type: 'list' as const, items: movement(s) }],
          },
        ]
      : []),
    ...(weight.length ? [{ id: 'weight', title: toPatient('patient.part.weight'), blocks: weight }] : []),
  ];
}

/** What this calculator tells the patient; what to do is the plan's to say. Nothing of eating or training while it has them wait. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  const s = situation(inputs, outcome, plan);
  return { about: about(s), picture: [], sections: inputs.pregnancy ? [] : sections(s) };
}
