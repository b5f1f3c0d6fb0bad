import { diseaseFacts, knownOf } from '../evidence.ts';
import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { sglt2NoStart } from '../../clinical/renal.ts';
import { bare, quantity, word } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import {
  advancedKidneyDisease,
  albuminuria,
  awaitsSecondAlbumin,
  hasKidneyDisease,
  kidneyDiseaseBelow,
  kidneyFacts,
  kidneysDisputed,
  kidneyFailsBelow,
  kidneyFailure,
  reasons,
  severeAlbuminuria,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { isAbove, potassium, potassiumHigh } from './potassium.ts';
import { ejectionPreserved } from './ejection-fraction.ts';

const rate = 'mL/min/1.73 m²';
/** Finerenone. */
const finerenoneFrom = cited(25, rate, 'kdigo2022', 'recommendation 1.4.1, PDF page 49', 'S');
const finerenoneFullDoseFrom = cited(60, rate, 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
const finerenoneDose = cited(10, 'mg', 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
const finerenoneFullDose = cited(20, 'mg', 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
/** Below this finerenone that is taken ends. */
const finerenoneUntil = cited(15, rate, 'labelRegional', 'finerenone, continuation of treatment (EU)', 'S');
const finerenonePotassium = cited(4.8, 'mmol/L', 'kdigo2022', 'potassium at the start, PDF page 53', 'S');
/** With this much albumin finerenone and an SGLT2 inhibitor may be started together. */
const togetherFrom = cited(100, 'mg/g', 'ada2026', 'section 11, recommendation 11.9', 'S');
/** So much albumin is that of a nephrotic syndrome. */
const nephrotic = cited(2200, 'mg/g', 'kdigo2024', 'albuminuria, nephrotic range', 'S');
/** Blood pressure from which albuminuria counts as going with hypertension, mmHg. */
const hypertensionSystolic = cited(130, 'mmHg', 'ada2026', 'section 10, page 227', 'S');
const hypertensionDiastolic = cited(80, 'mmHg', 'ada2026', 'section 10, page 227', 'S');

function pressureFacts({ known }: Patient): readonly FactId[] {
  return [
    ...(atLeast(known.systolic ?? 0, hypertensionSystolic) ? (['systolic'] as const) : []),
    ...(atLeast(known.diastolic ?? 0, hypertensionDiastolic) ? (['diastolic'] as const) : []),
  ];
}

/** With a normal pressure it may be considered; below this whoever knows the kidney decides, mmHg. */
const rasFrom = cited(110, 'mmHg', 'kdigo2022', 'practice point 1.2.1: albuminuria with a normal pressure', 'R');
/** Albuminuria with hypertension, or severe albuminuria whose pressure has room for it. */
function needsRasInhibitor(uacr: number, patient: Patient): boolean {
  // One first sample is repeated before it is treated.
  if (awaitsSecondAlbumin(patient)) return false;
  // In kidney failure whoever prepares for dialysis decides, and sees the patient within days.
  if (kidneyFailsBelow(patient, kidneyFailure.value) === true) return false;
  const hasRoom = !below(patient.known.systolic ?? rasFrom.value, rasFrom);
  return (
    (atLeast(uacr, severeAlbuminuria) && hasRoom) || (atLeast(uacr, albuminuria) && pressureFacts(patient).length > 0)
  );
}

function needsFinerenone(uacr: number, patient: Patient): boolean {
  const { sglt2Inhibitor, dialysis, pregnancy, childbearing, frailty, mineralocorticoidAntagonist } = patient.known;
  // Never two of a kind: nobody is asked about the second either.
  if (mineralocorticoidAntagonist === true) return false;
  if (pregnancy === true || childbearing === 'planning') return false;
  // It protects over years.
  if (frailty === 'very-complex') return false;
  return (
    atLeast(uacr, albuminuria) &&
    hasKidneyDisease(patient) &&
    patient.kidneyBelow(finerenoneFrom.value) === false &&
    dialysis !== true &&
    (sglt2Inhibitor === true || atLeast(uacr, togetherFrom))
  );
}

/** What albumin in the urine and potassium ask for, and when the kidney specialist is asked. */
export const albuminAndPotassium = [
  rule({
    id: 'protection.ras-inhibitor',
    references: [
      ref('ada2025', 'section 10, note to the hypertension figure (abridged edition)', 'V'),
      ref('kdigo2022', 'RAS blockade with albuminuria and hypertension, PDF page 21', 'S'),
    ],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, patient) =>
      needsRasInhibitor(uacr, patient) && patient.known.rasInhibitor !== true && patient.known.pregnancy !== true,
    rests: (patient) => [...diseaseFacts(patient), ...reasons(patient, pressureFacts(patient))],
    // Above the limit of a start whether it is taken is asked for the potassium's sake.
    says: (_, { known }) =>
      known.rasInhibitor === false
        ? [act('start:rasInhibitor', 14)]
        : isAbove(known.potassium ?? 0, potassiumHigh)
          ? []
          : [act('ask:rasInhibitor', 14)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.pressure-unknown',
    references: [ref('kdigo2022', 'RAS blockade with albuminuria and hypertension, PDF page 21', 'S')],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, { known }) =>
      atLeast(uacr, albuminuria) && (known.systolic === undefined || known.diastolic === undefined),
    says: () => [act('check:blood-pressure', 14)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.finerenone',
    references: [
      ref('kdigo2022', 'recommendation 1.4.1 (2A), PDF pages 49 and 53', 'S'),
      ref('ada2026', 'section 11, recommendations 11.8 and 11.9', 'S'),
    ],
    needs: ['uacr', 'rasInhibitor', 'potassium'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr, rasInhibitor, potassium }, patient) =>
      needsFinerenone(uacr, patient) &&
      rasInhibitor &&
      patient.known.finerenone !== true &&
      !isAbove(potassium, finerenonePotassium),
    rests: (patient) => [...diseaseFacts(patient), ...knownOf(patient, ['sglt2Inhibitor'])],
    says: (_, { known, kidneyBelow }) =>
      known.finerenone === false
        ? [
            act('start:finerenone', 28, {
              to: {
                value:
                  kidneyBelow(finerenoneFullDoseFrom.value) === false ? finerenoneFullDose.value : finerenoneDose.value,
                unit: 'mg',
              },
            }),
          ]
        : [act('ask:finerenone', 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.finerenone-heart-failure',
    references: [
      ref('kdigo2022', 'practice point 1.4.6: a steroidal antagonist in heart failure', 'S'),
      ref('labelFinerenone', 'heart failure with an ejection fraction of 40 % or more', 'S'),
    ],
    needs: ['heartFailure', 'uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ heartFailure, uacr }, patient) =>
      heartFailure &&
      !ejectionPreserved(patient) &&
      patient.known.finerenone !== true &&
      needsFinerenone(uacr, patient),
    rests: (patient) => [...diseaseFacts(patient), ...knownOf(patient, ['sglt2Inhibitor', 'ejectionFraction'])],
    says: () => [act('refer:cardiologist', 28, { with: 'start:finerenone' })],
  }),
  rule({
    id: 'protection.finerenone-potassium',
    references: [ref('kdigo2022', 'finerenone and potassium, PDF page 53', 'S')],
    needs: ['uacr', 'rasInhibitor'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr, rasInhibitor }, patient) =>
      needsFinerenone(uacr, patient) &&
      rasInhibitor &&
      patient.known.finerenone !== true &&
      (patient.known.potassium === undefined || isAbove(patient.known.potassium, finerenonePotassium)),
    rests: (patient) => [...diseaseFacts(patient), ...knownOf(patient, ['sglt2Inhibitor'])],
    says: () => [act('check:potassium', 28)],
    values: () => ({
      limit: quantity(concepts.potassium, finerenonePotassium.value),
      most: bare(concepts.potassium, potassiumHigh.value),
    }),
  }),
  rule({
    id: 'protection.finerenone-not-started',
    references: [
      ref('kdigo2022', 'recommendation 1.4.1: eGFR 25 or more, PDF page 49', 'S'),
      ref('ada2026', 'section 11, recommendation 11.8', 'S'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => kidneyFailsBelow(patient, finerenoneFrom.value) === true,
    rests: kidneyFacts,
    excludes: () => ['finerenone'],
    values: () => ({ limit: quantity(concepts.egfr, finerenoneFrom.value) }),
  }),
  rule({
    id: 'protection.finerenone-kidney-failure',
    references: [ref('labelRegional', 'finerenone, EU: ends at kidney failure, eGFR below 15', 'S')],
    needs: ['finerenone'],
    gravity: 'important',
    told: 'reason',
    when: ({ finerenone }, patient) => finerenone && kidneyFailsBelow(patient, finerenoneUntil.value) === true,
    rests: kidneyFacts,
    says: () => [act('stop:finerenone', 7)],
    values: () => ({ limit: quantity(concepts.egfr, finerenoneUntil.value) }),
  }),
  rule({
    id: 'protection.uacr-unknown',
    references: [ref('ada2026', 'section 11, recommendation 11.1: at least yearly', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { known }) => known.uacr === undefined && known.dialysis !== true,
    says: (_, patient) => [
      hasKidneyDisease(patient) || patient.kidneyBelow(kidneyDiseaseBelow.value) === true
        ? act('check:uacr', 14, { gravity: 'important' })
        : act('check:uacr', patient.known.heartFailure === true || patient.known.ascvd === true ? 28 : 90),
    ],
  }),
  rule({
    id: 'protection.uacr-repeat',
    references: [
      ref('ada2026', 'section 11, page 253: two of three samples within six months', 'S'),
      ref('ada2026', 'section 11, recommendation 11.2: 30 % less where severe', 'S'),
    ],
    needs: ['uacr'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr }, { known }) => atLeast(uacr, albuminuria) && known.dialysis !== true,
    // The sooner it is confirmed, the sooner kidneys are protected.
    says: (_, patient) => [act('check:uacr', awaitsSecondAlbumin(patient) ? 28 : 90)],
    values: ({ uacr }, patient) => ({
      uacr: quantity(concepts.uacr, uacr),
      repeat: word(`plan.repeat.uacr${awaitsSecondAlbumin(patient) ? '' : 'Known'}`),
    }),
  }),
  rule({
    id: 'protection.nephrologist',
    references: [ref('ada2026', 'section 11, referral below 30, page 263', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      patient.kidneyBelow(advancedKidneyDisease.value) === true &&
      patient.known.dialysis !== true &&
      !kidneysDisputed(patient),
    rests: kidneyFacts,
    says: (_, { kidneyBelow }) => [
      kidneyBelow(sglt2NoStart.value) === true
        ? act('refer:nephrologist', 7, { gravity: 'urgent' })
        : act('refer:nephrologist', 28),
    ],
    values: () => ({ limit: quantity(concepts.egfr, advancedKidneyDisease.value) }),
  }),
  rule({
    id: 'protection.nephrologist-albumin',
    references: [ref('kdigo2024', 'referral: persistent albuminuria of 300 mg/g or more', 'S')],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, { known }) => atLeast(uacr, severeAlbuminuria) && known.dialysis !== true,
    says: ({ uacr }) => [act('refer:nephrologist', atLeast(uacr, nephrotic) ? 14 : 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  ...potassium,
] as const;
