import { concepts } from '../../clinical/concepts.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { lowEvidence } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { isPregnant, plansOne } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';

/** One step of titration of an insulin that is given once a week. */
export const weeklyStep = cited(20, 'U', 'weeklyInsulins', 'icodec, titration in trials', 'S');

export const isWeekly = ({ known }: Patient): boolean => known.weeklyInsulinUnits !== undefined;

/** Basal insulin given once a week: its dose is never one of a day. */
export const weeklyInsulin = [
  rule({
    id: 'insulin.weekly',
    references: [ref('weeklyInsulins', 'icodec: once a week, adjusted by the week; not in short illness', 'S')],
    needs: ['basalInsulin', 'weeklyInsulinUnits'],
    gravity: 'routine',
    told: 'always',
    when: ({ basalInsulin }) => basalInsulin,
    values: ({ weeklyInsulinUnits }) => ({
      units: quantity(concepts.weeklyInsulinUnits, weeklyInsulinUnits),
      step: count(weeklyStep.value, 'U'),
    }),
  }),
  rule({
    id: 'insulin.weekly-low',
    references: [ref('weeklyInsulins', 'icodec: a low can come back for days, most on days 2 to 4', 'S')],
    needs: ['basalInsulin', 'weeklyInsulinUnits'],
    gravity: 'important',
    told: 'caution',
    when: ({ basalInsulin }, patient) => basalInsulin && lowEvidence(patient).length > 0,
    rests: lowEvidence,
    says: () => [act('check:glucose', 1)],
  }),
  rule({
    id: 'insulin.weekly-type-1',
    references: [
      ref('weeklyInsulins', 'icodec in type 1 diabetes (ONWARDS 6): more lows than on a daily insulin', 'R'),
    ],
    needs: ['basalInsulin', 'weeklyInsulinUnits', 'diabetesType'],
    gravity: 'important',
    told: 'caution',
    // With a pregnancy, or before one, her team changes it (pregnancy.weekly-insulin).
    when: ({ basalInsulin, diabetesType }, patient) =>
      basalInsulin && diabetesType === 'type1' && !isPregnant(patient) && !plansOne(patient),
    says: () => [act('refer:diabetes-specialist', 7)],
  }),
  rule({
    id: 'insulin.weekly-and-daily',
    references: [ref('design', 'two doses of basal insulin: a dose of a week given each day is sevenfold', 'design')],
    needs: ['basalUnits', 'weeklyInsulinUnits'],
    gravity: 'urgent',
    told: 'reason',
    when: () => true,
    excludes: () => ['basalInsulin'],
    says: () => [act('ask:weeklyInsulinUnits', 1), act('ask:basalUnits', 1)],
    values: ({ basalUnits, weeklyInsulinUnits }) => ({
      daily: quantity(concepts.basalUnits, basalUnits),
      weekly: quantity(concepts.weeklyInsulinUnits, weeklyInsulinUnits),
    }),
  }),
  rule({
    id: 'insulin.units-alone',
    references: [ref('design', 'a dose without the medicine: one of the two is wrong', 'design')],
    needs: ['basalUnits'],
    gravity: 'important',
    told: 'reason',
    when: (_, { known }) => known.basalInsulin !== true,
    says: () => [act('ask:basalInsulin', 7)],
    values: ({ basalUnits }) => ({ units: quantity(concepts.basalUnits, basalUnits) }),
  }),
] as const;
