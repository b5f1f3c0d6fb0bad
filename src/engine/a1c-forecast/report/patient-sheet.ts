import { overweight } from '../../clinical/bmi.ts';
import { kidneyProteinBelow } from '../../clinical/protein.ts';
import { inPatientsWords, toPatient } from '../../clinical/patient.ts';
import { does, type Decisions } from '../../kit/proposal.ts';
import type { OwnSheet, Section } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { below } from '../../kit/worksheet/cited.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { answerValues } from './answer.ts';
import { buildUp, eatingAdvice, trend, waterBlock, weekOfMovement } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { message } from './words.ts';

/** Something has to be looked at first: no forecast, no eating plan and no training until then. */
const waits = ({ plan }: Situation): boolean =>
  plan.actions.some(({ gravity }) => gravity === 'emergency') ||
  plan.overruled.some(({ action }) => action.id === 'do:training');

/** Glasses are drawn only for kidneys that may have them all; the heart is not always known here, so the sheet says to ask. */
const drinks = ({ inputs, plan }: Situation): boolean =>
  !does(plan, 'limit:water') && !below(inputs.egfr, kidneyProteinBelow);

function sections(s: Situation): Section[] {
  const moving = does(s.plan, 'do:training');
  // Who has no weight to lose is told how to eat well, not less.
  const lean = below(s.results.bmi, overweight) && moving && !does(s.plan, 'limit:energy-deficit');
  const eating = lean || does(s.plan, 'do:energy-deficit');
  return [
    ...(eating
      ? [
          {
            id: 'eating',
            title: toPatient('patient.part.eating'),
            blocks: [{ type: 'list' as const, items: eatingAdvice(s).map(({ key }) => inPatientsWords({ key })) }],
          },
        ]
      : []),
    ...(drinks(s)
      ? [
          {
            id: 'drinking',
            title: toPatient('patient.part.drinking'),
            blocks: [{ type: 'paragraph' as const, message: toPatient('patient.water') }, waterBlock(s)],
          },
        ]
      : []),
    ...(moving
      ? [
          {
            id: 'moving',
            title: toPatient('patient.part.moving'),
            blocks: [weekOfMovement(), buildUp((values) => toPatient('patient.build', values))],
          },
        ]
      : []),
  ];
}

/** The forecast in plain words, its picture, and what helps where the plan asks for it. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  const s = situation(inputs, outcome, plan);
  if (waits(s)) return { about: message('patient.now', answerValues(s)), picture: [], sections: [] };
  return {
    about: message(s.atTarget ? 'patient.answerAtTarget' : 'patient.answer', answerValues(s)),
    picture: [trend(s, { low: toPatient('patient.path.hard'), adherent: toPatient('patient.path.kept') })],
    sections: sections(s),
  };
}
