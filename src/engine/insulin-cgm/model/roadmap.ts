import { type Note, noted } from '../../clinical/note.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { glucoseTargets, goal } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from './readiness.ts';
import { note } from './notes.ts';
import { glp1Fits, olderTargets } from './patient.ts';
import type { BasalBlock, Results } from '../results.ts';

/** What the year begins with. What a guard asks for stands before what the decision would. */
type Course = 'lows' | 'confirm' | 'start' | 'keep' | 'optimise';

function courseOf(inputs: Inputs, withheld: boolean, lows: boolean): Course {
  if (lows) return 'lows';
  if (startsNow(inputs)) return withheld ? 'confirm' : 'start';
  return atLeast(goal.value, inputs.baselineA1c) ? 'keep' : 'optimise';
}

function firstPhase(inputs: Inputs, course: Course, withheld: boolean, over: boolean): Note[] {
  const target = olderTargets(inputs) ? glucoseTargets.older : glucoseTargets.adult;
  const confirm = withheld ? [note('road.confirm')] : [];
  const beyond = note(glp1Fits(inputs) ? 'road.beyondBasal' : 'road.beyondBasalMeals');
  switch (course) {
    case 'lows':
      return [note('road.lows'), ...confirm, note('road.reconcile')];
    case 'confirm':
      return [...confirm, note('road.reconcile')];
    case 'start':
      return [
        note('road.educate'),
        over
          ? beyond
          : note(inputs.basalInsulin ? 'road.titrateNow' : 'road.titrate', {
              fasting: noted.bare('fpg', target.low.value),
              fastingTo: noted.quantity('fpg', target.high.value),
            }),
        note('road.reconcile'),
      ];
    case 'keep':
      return [note('road.keep'), note('road.habits')];
    case 'optimise':
      return [
        ...confirm,
        note('road.optimise'),
        ...(over ? [beyond] : []),
        note('road.habits'),
        ...(inputs.basalInsulin ? [] : [note('road.prepare')]),
      ];
  }
}

/** Five phases and the every-visit list. `lows`: hypoglycaemia asks for less treatment. */
export function roadmap(
  inputs: Inputs,
  week: number,
  block: BasalBlock | undefined,
  lows: boolean,
): Results['roadmap'] {
  const withheld = block !== undefined && block.withheld.length > 0;
  const over = block?.overBasal === true && !withheld;
  const course = courseOf(inputs, withheld, lows);
  const add = note(glp1Fits(inputs) ? 'road.addGlp1' : 'road.addMealtime');
  const later: Readonly<Record<Course, { readonly month3: readonly Note[]; readonly month4to6: Note }>> = {
    lows: { month3: [note('road.again')], month4to6: note('road.ifAbove') },
    confirm: { month3: [note('road.again')], month4to6: note('road.ifAbove') },
    start: { month3: [note('road.over')], month4to6: add },
    keep: { month3: [], month4to6: note('road.ifAbove') },
    optimise: {
      month3: [note('road.decide', { week: noted.count(week) })],
      month4to6: over ? add : note('road.intensify'),
    },
  };
  return {
    month0to2: firstPhase(inputs, course, withheld, over),
    month3: [note('road.repeat', { goal: noted.quantity('a1c', goal.value) }), ...later[course].month3],
    month4to6: [later[course].month4to6, note('road.kidney')],
    month7to9: [note('road.hold'), note('road.hypo')],
    month10to12: [note('road.annual'), note('road.stepDown')],
    everyVisit: [
      note('visit.weight'),
      note('visit.lows'),
      note('visit.data'),
      note('visit.sites'),
      note('visit.feet'),
      note('visit.medicines'),
    ],
  };
}
