import { concepts } from '../../clinical/concepts.ts';
import { bare, count, quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { causesLows, lowCausers, makesNoInsulin } from '../glucose.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { kidneyDiseaseBelow, kidneyFacts, severeAlbuminuria } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { isPregnant, plansOne } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { heartFacts, pumpsWeakly } from './pregnancy-heart.ts';

/** Folic acid before conception and in the first weeks, milligrams a day. */
export const folate = cited(5, 'mg', 'generalKnowledge', 'NICE NG3: folic acid with diabetes, until week 12', 'R');
const folateUntil = cited(12, 'weeks', 'generalKnowledge', 'NICE NG3: folic acid with diabetes, until week 12', 'R');
/** Aspirin against pre-eclampsia, milligrams a day, from this week on. */
const aspirinLeast = cited(75, 'mg', 'generalKnowledge', 'NICE NG133: 75 to 150 mg from week 12', 'R');
const aspirinMost = cited(150, 'mg', 'generalKnowledge', 'NICE NG133: 75 to 150 mg from week 12', 'R');
/** Pressure is treated from the first two, on treatment it is kept between the others, mmHg. */
const treatedFrom = {
  systolic: cited(140, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
};
const keptAt = {
  least: cited(110, 'mmHg', 'ada2026', 'section 10, pregnancy: 110 to 135 over 85 on treatment', 'R'),
  most: cited(135, 'mmHg', 'ada2026', 'section 10, pregnancy: 110 to 135 over 85 on treatment', 'R'),
  diastolic: cited(85, 'mmHg', 'ada2026', 'section 10, pregnancy: 110 to 135 over 85 on treatment', 'R'),
};
/** From here ketones are measured in a pregnancy, mg/dL. */
const ketonesFrom = cited(200, 'mg/dL', 'generalKnowledge', 'ACOG 2018: ketones above 200 mg/dL', 'R');
const highForPregnancy = ({ known }: Patient) =>
  (['fpg', 'ppg'] as const).filter((fact) => atLeast(known[fact] ?? 0, ketonesFrom));
/** After an ACE inhibitor or ARB ends, pressure is measured within so many days. */
const measuredWithin = cited(3, 'days', 'design', 'pressure after its medicine ended', 'R');

const asksAlbumin = ({ known }: Patient): boolean => known.uacr === undefined && known.dialysis !== true;
/** In a pregnancy they filter more than before: so little is ill. */
const kidneysIll = ({ known, kidneyBelow }: Patient): boolean =>
  kidneyBelow(kidneyDiseaseBelow.value) === true || atLeast(known.uacr ?? 0, severeAlbuminuria);

/** In a pregnancy: what guards mother and child beside glucose. */
export const pregnancyCare = [
  rule({
    id: 'pregnancy.folate-aspirin',
    references: [
      ref('ada2025', 'section 15: low-dose aspirin from week 12 to 16', 'R'),
      ref('generalKnowledge', 'NICE NG3 and NG133: folic acid until week 12, aspirin from week 12', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isPregnant(patient),
    says: () => [act('do:pregnancy', 1)],
    values: () => ({
      folate: count(folate.value, 'mg'),
      week: count(folateUntil.value),
      least: count(aspirinLeast.value),
      most: count(aspirinMost.value, 'mg'),
    }),
  }),
  rule({
    id: 'pregnancy.kidneys',
    references: [
      ref('generalKnowledge', 'NICE NG3: kidneys at the first contact, nephrology from albumin and creatinine', 'R'),
      ref(
        'generalKnowledge',
        'UK Kidney Association 2019, pregnancy: nephrology shares the care; longer dialysis',
        'S',
      ),
    ],
    needs: ['pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => isPregnant(patient) && (kidneysIll(patient) || asksAlbumin(patient)),
    rests: (patient) => [...kidneyFacts(patient), ...knownOf(patient, ['uacr', 'dialysis'])],
    says: (_, patient) => [
      ...(asksAlbumin(patient) ? [act('check:uacr', 14)] : []),
      ...(patient.known.dialysis === true
        ? [act('refer:nephrologist', 1, { gravity: 'urgent' })]
        : kidneysIll(patient)
          ? [act('refer:nephrologist', 14), act('check:egfr', 7)]
          : []),
    ],
  }),
  rule({
    id: 'pregnancy.pressure',
    references: [
      ref('ada2025', 'section 15: methyldopa, nifedipine, labetalol, diltiazem, clonidine, prazosin', 'R'),
      ref('ada2026', 'section 10, pregnancy: treated from 140/90, to 110 to 135 over 85', 'R'),
    ],
    needs: ['pregnancy', 'rasInhibitor'],
    gravity: 'important',
    told: 'caution',
    // Of a failing heart that is not cardiology's to hear from here (pregnancy-heart.ts).
    when: ({ rasInhibitor }, patient) => isPregnant(patient) && rasInhibitor && !pumpsWeakly(patient),
    rests: heartFacts,
    says: () => [act('check:blood-pressure', measuredWithin.value)],
    values: () => ({
      systolic: bare(concepts.systolic, treatedFrom.systolic.value),
      diastolic: bare(concepts.diastolic, treatedFrom.diastolic.value),
      least: bare(concepts.systolic, keptAt.least.value),
      most: bare(concepts.systolic, keptAt.most.value),
      over: bare(concepts.diastolic, keptAt.diastolic.value),
    }),
  }),
  rule({
    id: 'pregnancy.lows',
    references: [
      ref('ada2025', 'section 15: lows in early pregnancy, impaired counter-regulation, glucose sensors', 'R'),
      ref('ada2026', 'section 6: lows that come back or are not felt change the treatment', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) =>
      isPregnant(patient) &&
      (patient.known.hypoglycaemiaUnaware === true || patient.known.hypoglycaemiaFrequency === 'weekly') &&
      causesLows(patient),
    rests: (patient) => [
      ...lowCausers(patient),
      ...knownOf(patient, ['hypoglycaemiaUnaware', 'hypoglycaemiaFrequency']),
    ],
    // By how much, her team says.
    says: (_, patient) => [
      act('refer:obstetric-diabetes', 0),
      ...(patient.known.basalInsulin === true ? [act('reduce:basalInsulin', 0)] : []),
      ...(patient.known.mealtimeInsulin === true ? [act('reduce:mealtimeInsulin', 0)] : []),
      ...(patient.known.cgmWear === undefined ? [act('check:cgm', 3, { gravity: 'important' })] : []),
    ],
  }),
  rule({
    id: 'pregnancy.weekly-insulin',
    references: [
      ref('weeklyInsulins', 'icodec: no data in pregnancy', 'S'),
      ref('ada2026', 'section 15: insulin that is adjusted as its need changes', 'S'),
    ],
    needs: ['basalInsulin', 'weeklyInsulinUnits'],
    gravity: 'important',
    told: 'caution',
    when: ({ basalInsulin }, patient) => basalInsulin && (isPregnant(patient) || plansOne(patient)),
    rests: (patient) => knownOrDenied(patient, ['pregnancy', 'childbearing', 'age', 'sex']),
    // On the day of the next weekly dose; before a pregnancy with the team that doses the daily one.
    says: (_, patient) => [act('switch:basalInsulin', isPregnant(patient) ? 7 : 28)],
  }),
  rule({
    id: 'pregnancy.ketones',
    references: [
      ref('generalKnowledge', 'ACOG 2018: ketones above 200 mg/dL; ketoacidosis in pregnancy at a lower glucose', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => isPregnant(patient) && highForPregnancy(patient).length > 0,
    rests: (patient) => highForPregnancy(patient),
    says: () => [act('check:ketones', 0)],
    values: () => ({ limit: quantity(concepts.fpg, ketonesFrom.value) }),
  }),
  rule({
    id: 'pregnancy.type-1',
    references: [ref('generalKnowledge', 'NICE NG3: a sensor and a ketone meter in pregnancy with type 1', 'R')],
    needs: ['pregnancy'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => isPregnant(patient) && makesNoInsulin(patient),
    rests: ({ known }) => (['diabetesType', 'islets'] as const).filter((fact) => known[fact] !== undefined),
    says: () => [act('do:ketone-meter', 1)],
  }),
] as const;
