import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { bare, quantity, type Values } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { advancedKidneyDisease, albuminuria, severeAlbuminuria } from '../kidney-disease.ts';
import { knownOf } from '../evidence.ts';
import { asksForKetones, isLowReading } from '../../clinical/glycaemia.ts';
import { ketonesHigh, ketonesRaised } from '../../clinical/ketones.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** Below this an old eGFR is measured again within days, mL/min/1.73 m². */
const lowKidney = cited(45, 'mL/min/1.73 m²', 'kdigo2024', 'eGFR and albumin by risk, two to four times a year', 'R');
const highPotassium = cited(5.5, 'mmol/L', 'generalKnowledge', 'hyperkalaemia', 'R');
const highPressure = cited(160, 'mmHg', 'ada2026', 'section 10: raised pressure is confirmed soon', 'R');
const severePressure = cited(180, 'mmHg', 'ada2026', 'section 10: from 180/110 at once', 'S');
const severeDiastolic = cited(110, 'mmHg', 'ada2026', 'section 10: from 180/110 at once', 'S');
const highDiastolic = cited(100, 'mmHg', 'ada2026', 'section 10: raised pressure is confirmed soon', 'R');
const highA1c = cited(9, '%', 'design', 'HbA1c whose repeat does not wait', 'R');
const veryHighA1c = cited(10, '%', 'ada2026', 'section 9: symptoms and glucose above 10 %', 'R');

const lowPotassium = cited(3.5, 'mmol/L', 'generalKnowledge', 'hypokalaemia below 3.5', 'R');

const again = ref('design', 'a bad value too old to steer tells how soon it is measured again', 'R');

/** An old value, where nothing newer is known. */
function oldOf({ old, known }: Patient, fact: FactId): number | undefined {
  const value = known[fact] === undefined ? old[fact]?.value : undefined;
  return typeof value === 'number' ? value : undefined;
}
const isBelow = (value: number | undefined, limit: Parameters<typeof below>[1]): boolean =>
  value !== undefined && below(value, limit);
const isFrom = (value: number | undefined, limit: Parameters<typeof atLeast>[1]): boolean =>
  value !== undefined && atLeast(value, limit);
const dayOf = ({ old }: Patient, fact: FactId): Values => ({ day: { type: 'date', iso: old[fact]?.on ?? '' } });

const isSevere = (patient: Patient): boolean =>
  isFrom(oldOf(patient, 'systolic'), severePressure) || isFrom(oldOf(patient, 'diastolic'), severeDiastolic);

/** Readings that asked for something the same day, and are weeks old. */
const extremes = (patient: Patient): FactId[] =>
  (['fpg', 'ppg'] as const).filter((fact) => {
    const value = oldOf(patient, fact);
    return isLowReading(value) || asksForKetones(value);
  });
const lastExtreme = (patient: Patient): number => oldOf(patient, extremes(patient)[0] ?? 'fpg') ?? 0;

/** What was bad when it was last measured, and is too old to steer a dose: named, and measured again without delay. */
export const oldValues = [
  rule({
    id: 'old.kidney',
    references: [again, ref('labelMetformin', 'contraindicated below 30', 'V')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => patient.kidney === undefined && isBelow(oldOf(patient, 'egfr'), lowKidney),
    rests: (patient) => knownOf(patient, ['metformin', 'sulfonylurea']),
    says: (_, patient) => {
      const isAdvanced = isBelow(oldOf(patient, 'egfr'), advancedKidneyDisease);
      const mayGather = isBelow(oldOf(patient, 'egfr'), metforminStop) && (patient.known.metformin ?? 0) > 0;
      return [
        act('check:egfr', isAdvanced ? 3 : 7, isAdvanced ? { gravity: 'urgent' } : {}),
        act('check:potassium', isAdvanced ? 3 : 7),
        ...(mayGather ? [act('hold:metformin', 1, { gravity: 'urgent' })] : []),
        ...(isAdvanced && patient.known.sulfonylurea === true ? [act('reduce:sulfonylurea', 3)] : []),
      ];
    },
    values: (_, patient) => ({
      before: quantity(concepts.egfr, oldOf(patient, 'egfr') ?? 0),
      ...dayOf(patient, 'egfr'),
    }),
  }),
  rule({
    id: 'old.potassium',
    references: [again],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isFrom(oldOf(patient, 'potassium'), highPotassium),
    says: () => [act('check:potassium', 3), act('check:egfr', 3)],
    values: (_, patient) => ({
      before: quantity(concepts.potassium, oldOf(patient, 'potassium') ?? 0),
      ...dayOf(patient, 'potassium'),
    }),
  }),
  rule({
    id: 'old.potassium-low',
    references: [again],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isBelow(oldOf(patient, 'potassium'), lowPotassium),
    says: () => [act('check:potassium', 3)],
    values: (_, patient) => ({
      before: quantity(concepts.potassium, oldOf(patient, 'potassium') ?? 0),
      ...dayOf(patient, 'potassium'),
    }),
  }),
  rule({
    id: 'old.ketones',
    references: [
      again,
      ref('crises2024', 'ketones of 1.5 mmol/L and more: measured again, and what brings them pauses', 'R'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    // Steers nothing any more, and cannot be left: nobody has seen that they are gone.
    when: (_, patient) => isFrom(oldOf(patient, 'ketones'), ketonesRaised),
    rests: (patient) => knownOf(patient, ['sglt2Inhibitor']),
    waits: true,
    says: (_, patient) => [
      act('check:ketones', 0),
      act('check:glucose', 0),
      ...(patient.known.sglt2Inhibitor === true && isFrom(oldOf(patient, 'ketones'), ketonesHigh)
        ? [act('hold:sglt2Inhibitor', 0)]
        : []),
    ],
    values: (_, patient) => ({
      before: quantity(concepts.ketones, oldOf(patient, 'ketones') ?? 0),
      ...dayOf(patient, 'ketones'),
    }),
  }),
  rule({
    id: 'old.glucose',
    references: [again, ref('ada2026', 'section 6: two measures that do not agree are looked at again', 'R')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    // The reading itself began or cut something on its own day: what it is now is measured first.
    when: (_, patient) => extremes(patient).length > 0,
    says: (_, patient) => [act('check:glucose', 1, isLowReading(lastExtreme(patient)) ? {} : { gravity: 'urgent' })],
    values: (_, patient) => ({
      before: quantity(concepts.fpg, lastExtreme(patient)),
      ...dayOf(patient, extremes(patient)[0] ?? 'fpg'),
    }),
  }),
  rule({
    id: 'old.pressure',
    references: [again],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      isFrom(oldOf(patient, 'systolic'), highPressure) || isFrom(oldOf(patient, 'diastolic'), highDiastolic),
    says: (_, patient) => [act('check:blood-pressure', isSevere(patient) ? 1 : 7)],
    values: (_, patient) => ({
      systolic: bare(concepts.systolic, oldOf(patient, 'systolic') ?? 0),
      diastolic: bare(concepts.diastolic, oldOf(patient, 'diastolic') ?? 0),
      ...dayOf(patient, patient.old['systolic'] ? 'systolic' : 'diastolic'),
    }),
  }),
  rule({
    id: 'old.a1c',
    references: [again],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isFrom(oldOf(patient, 'a1c'), highA1c),
    says: (_, patient) => [
      act('check:a1c', 7),
      ...(isFrom(oldOf(patient, 'a1c'), veryHighA1c) ? [act('check:glucose', 1)] : []),
    ],
    values: (_, patient) => ({
      before: quantity(concepts.a1c, oldOf(patient, 'a1c') ?? 0),
      ...dayOf(patient, 'a1c'),
    }),
  }),
  rule({
    id: 'old.albumin',
    references: [again],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isFrom(oldOf(patient, 'uacr'), albuminuria) && patient.known.dialysis !== true,
    says: (_, patient) => [act('check:uacr', isFrom(oldOf(patient, 'uacr'), severeAlbuminuria) ? 14 : 28)],
    values: (_, patient) => ({
      before: quantity(concepts.uacr, oldOf(patient, 'uacr') ?? 0),
      ...dayOf(patient, 'uacr'),
    }),
  }),
] as const;
