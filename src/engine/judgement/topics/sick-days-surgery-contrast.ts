import { concepts } from '../../clinical/concepts.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { knownOf } from '../evidence.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { count, quantity } from '../../kit/words/message.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { kidneyAtRisk, pausedWhenIll, pausesSglt2 } from '../when-ill.ts';
import { beforeItBegins } from './before-it-begins.ts';
import { vomits } from './vomiting.ts';
import { afterContrast, contrastBelow, ertugliflozinBeforeSurgery, sglt2BeforeSurgery } from '../around-procedures.ts';

/** Long-acting insulin the evening before surgery comes down by this, percent. */
const basalBeforeSurgery = cited(25, '%', 'ada2026', 'section 16, long-acting insulin 75 to 80 %', 'S');
/** Above this HbA1c a planned operation is better put off, percent. */
const beforeOperation = cited(8, '%', 'ada2026', 'section 16: below 8 % before elective surgery', 'S');
/** Taken, and changed around an operation. */
const changedForOperation = [
  'metformin',
  'sglt2Inhibitor',
  'glp1RA',
  'basalInsulin',
  'sulfonylurea',
  'repaglinide',
] as const;
const isTaken = (patient: Patient, fact: (typeof changedForOperation)[number]): boolean =>
  fact === 'metformin' ? (patient.known.metformin ?? 0) > 0 : patient.known[fact] === true;

export const sickDaysSurgeryContrast = [
  ...beforeItBegins,
  ...vomits,
  rule({
    id: 'sick-days.operation',
    references: [
      ref('ada2026', 'section 16, perioperative care', 'S'),
      ref(
        'generalKnowledge',
        'labels of SGLT2 inhibitors: three days before a planned operation, ertugliflozin four',
        'S',
      ),
    ],
    needs: ['operationPlanned'],
    gravity: 'important',
    told: 'caution',
    when: ({ operationPlanned }, { known }) => operationPlanned && known.pregnancy !== true,
    rests: (patient) => [
      ...changedForOperation.filter((fact) => patient.known[fact] !== undefined),
      ...(patient.known.pregnancy === undefined ? [] : (['pregnancy'] as const)),
    ],
    says: (_, patient) => (changedForOperation.some((fact) => isTaken(patient, fact)) ? [act('do:operation', 7)] : []),
    values: () => ({
      days: count(sglt2BeforeSurgery.value, sglt2BeforeSurgery.unit),
      longer: count(ertugliflozinBeforeSurgery.value, ertugliflozinBeforeSurgery.unit),
      share: count(basalBeforeSurgery.value, '%'),
      goal: quantity(concepts.a1c, beforeOperation.value),
    }),
  }),
  rule({
    id: 'sick-days.contrast-planned',
    references: [ref('labelMetformin', 'iodinated contrast at eGFR 30 to 60, and again 48 hours later', 'V')],
    needs: ['contrastPlanned', 'metformin'],
    gravity: 'important',
    told: 'reason',
    // From 60 it goes on; below 30 it is stopped anyway.
    when: ({ contrastPlanned, metformin }, { kidneyBelow, known }) =>
      contrastPlanned &&
      metformin > 0 &&
      kidneyBelow(contrastBelow.value) !== false &&
      kidneyBelow(metforminStop.value) !== true &&
      known.dialysis !== true,
    rests: ({ kidney, known }) => [
      ...(kidney?.facts ?? []),
      ...(known.dialysis === undefined ? [] : (['dialysis'] as const)),
    ],
    says: (_, { kidneyBelow }) => [
      act('do:contrast', 7),
      ...(kidneyBelow(contrastBelow.value) === undefined ? [act('ask:egfr', 7)] : []),
    ],
    values: () => ({ limit: quantity(concepts.egfr, contrastBelow.value) }),
  }),
  rule({
    id: 'sick-days.contrast-kidney',
    references: [
      ref('labelSglt2', 'volume depletion and acute kidney injury: kidneys are known before the start', 'R'),
      ref('generalKnowledge', 'ESUR and ACR: contrast below an eGFR of 30; eGFR 48 to 72 hours later', 'R'),
    ],
    needs: ['contrastPlanned'],
    gravity: 'routine',
    told: 'reason',
    when: ({ contrastPlanned }, { kidneyBelow, known }) =>
      contrastPlanned && kidneyBelow(contrastBelow.value) === true && known.dialysis !== true,
    rests: ({ kidney }) => kidney?.facts ?? [],
    // Below the limit of metformin the kidneys themselves are at risk.
    says: (_, { kidneyBelow }) =>
      kidneyBelow(metforminStop.value) === true ? [act('do:contrast', 7, { gravity: 'important' })] : [],
  }),
  rule({
    id: 'sick-days.sglt2',
    references: [
      ref('kdigo2022', 'figure 6, pause when ill', 'S'),
      ref('ada2026', 'section 9, 9.39; section 16, perioperative care', 'S'),
    ],
    needs: ['sglt2Inhibitor'],
    gravity: 'routine',
    told: 'always',
    when: (_, patient) => pausesSglt2(patient),
    rests: (patient) => knownOf(patient, ['heartFailure']),
    says: () => [act('do:sick-days', 28)],
    values: () => ({
      days: count(sglt2BeforeSurgery.value, sglt2BeforeSurgery.unit),
      longer: count(ertugliflozinBeforeSurgery.value, ertugliflozinBeforeSurgery.unit),
    }),
  }),
  rule({
    id: 'sick-days.kidney',
    references: [
      ref('kdigo2022', 'figure 6, pause when ill', 'S'),
      ref('design', 'which people need a written plan', 'design'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => pausedWhenIll(patient).length > 0 && kidneyAtRisk(patient),
    rests: (patient) => [
      ...pausedWhenIll(patient),
      ...(patient.kidney?.facts ?? []),
      ...(patient.known.heartFailure === true ? (['heartFailure'] as const) : []),
      ...(patient.known.age === undefined ? [] : (['age'] as const)),
    ],
    says: () => [act('do:sick-days', 28)],
  }),
  rule({
    id: 'sick-days.metformin',
    references: [ref('labelMetformin', 'lactic acidosis: dehydration, hypoxia, sepsis, surgery', 'S')],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'always',
    // Below its limit it is stopped, not paused.
    when: ({ metformin }, { kidneyBelow, known }) =>
      metformin > 0 && kidneyBelow(metforminStop.value) !== true && known.dialysis !== true,
  }),
  rule({
    id: 'sick-days.ras',
    references: [ref('kdigo2022', 'pause when ill is general practice', 'R')],
    needs: ['rasInhibitor'],
    gravity: 'routine',
    told: 'always',
    when: ({ rasInhibitor }) => rasInhibitor,
  }),
  rule({
    id: 'sick-days.insulin',
    references: [
      ref('ada2026', 'section 16, long-acting insulin before surgery', 'S'),
      ref('ada2026', 'insulin is not stopped when ill: general practice', 'R'),
    ],
    needs: ['basalInsulin'],
    gravity: 'routine',
    told: 'always',
    when: ({ basalInsulin }) => basalInsulin,
    values: () => ({ share: count(basalBeforeSurgery.value, '%') }),
  }),
  rule({
    id: 'sick-days.glp1-surgery',
    references: [ref('ada2026', 'section 16, aspiration under GLP-1 receptor agonists', 'S')],
    needs: ['glp1RA'],
    gravity: 'routine',
    told: 'always',
    when: ({ glp1RA }) => glp1RA,
  }),
  rule({
    id: 'sick-days.contrast',
    references: [ref('labelMetformin', 'iodinated contrast at eGFR 30 to 60', 'V')],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'always',
    when: ({ metformin }, { kidneyBelow }) =>
      metformin > 0 && kidneyBelow(contrastBelow.value) === true && kidneyBelow(metforminStop.value) !== true,
    rests: ({ kidney }) => kidney?.facts ?? [],
    values: () => ({
      limit: quantity(concepts.egfr, contrastBelow.value),
      hours: count(afterContrast.value, afterContrast.unit),
    }),
  }),
] as const;
