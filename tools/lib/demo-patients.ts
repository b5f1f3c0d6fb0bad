import type { FactId, FactValue } from '../../src/engine/chart/facts.ts';

type Facts = { readonly [F in FactId]?: FactValue<F> };
/** What is new at a visit: facts of the chart, and the note that was saved. */
interface Step {
  readonly note: string;
  readonly facts?: Facts;
}

/** Invented people, two years of visits each. Nobody of these names was ever a patient; the figures only show what the product does with them. */
export interface DemoPatient {
  readonly name: string;
  readonly facts: Facts & { readonly age: number };
  /** What is measured at the visits, a quarter apart, the last one a week ago: as many figures for each. */
  readonly measured: { readonly [F in FactId]?: readonly number[] } & { readonly a1c: readonly number[] };
  readonly steps: Readonly<Record<number, Step>>;
}

export const demoPatients: readonly DemoPatient[] = [
  {
    name: 'Maryam Al-Test (invented)',
    facts: { sex: 'female', age: 52, height: 160, diabetesDuration: 3, metforminTolerance: 'good' },
    measured: {
      a1c: [9.2, 8.8, 8.3, 8.2, 7.6, 7.2, 7.0, 6.9],
      weight: [81, 80.5, 80, 79, 78, 77.5, 77, 76.5],
      fpg: [212, 196, 178, 172, 150, 138, 128, 124],
      egfr: [91, 90, 90, 89, 90, 88, 89, 88],
      uacr: [12, 11, 12, 10, 11, 9, 10, 9],
      systolic: [136, 134, 132, 128, 126, 124, 126, 124],
      diastolic: [84, 84, 82, 80, 78, 78, 78, 76],
      ldl: [128, 126, 84, 78, 74, 72, 70, 68],
    },
    steps: {
      0: {
        note: 'First visit. Metformin XR 500 mg with the evening meal; walking plan agreed.',
        facts: { metformin: 500, metforminDuration: 1, statin: 'none', onBloodPressureMedicine: false },
      },
      2: {
        note: 'Tolerates 500 mg well. Raised to 750 mg; atorvastatin 20 mg.',
        facts: { metformin: 750, metforminDuration: 7, statin: 'moderate' },
      },
      3: { note: 'Raised to 1000 mg. B12 requested.', facts: { metformin: 1000, metforminDuration: 10 } },
      4: { note: 'Sitagliptin added.', facts: { dpp4Inhibitor: true, dpp4InhibitorMonths: 1, b12: 410 } },
      7: { note: 'Near target. Nothing to change.', facts: { dpp4InhibitorMonths: 10, metforminDuration: 22 } },
    },
  },
  {
    name: 'Omar Sample (invented)',
    facts: {
      sex: 'male',
      age: 61,
      height: 174,
      ckd: true,
      ascvd: true,
      heartFailure: false,
      ketoacidosis: false,
      diabetesDuration: 9,
      metformin: 1000,
      metforminDuration: 72,
      statin: 'high',
      rasInhibitor: true,
      onBloodPressureMedicine: true,
    },
    measured: {
      a1c: [8.9, 8.7, 8.1, 7.8, 7.6, 7.5, 7.3, 7.2],
      weight: [92, 91.5, 90, 88.5, 87, 86.5, 86, 86],
      fpg: [188, 182, 166, 158, 150, 146, 140, 138],
      egfr: [58, 56, 51, 52, 52, 51, 51, 50],
      uacr: [310, 340, 220, 180, 150, 130, 120, 110],
      potassium: [4.6, 4.7, 4.5, 4.6, 4.5, 4.6, 4.5, 4.6],
      systolic: [154, 150, 142, 138, 134, 132, 130, 128],
      diastolic: [90, 88, 84, 82, 80, 78, 76, 76],
      ldl: [96, 82, 70, 62, 58, 54, 54, 52],
    },
    steps: {
      0: { note: 'After a myocardial infarction. Metformin 1000 mg taken for six years.' },
      2: {
        note: 'SGLT2 inhibitor begun for heart and kidney; ketoacidosis explained.',
        facts: { sglt2Inhibitor: true, sglt2InhibitorMonths: 1 },
      },
      4: {
        note: 'Albumin is falling. Amlodipine added for the pressure.',
        facts: { metforminDuration: 84, sglt2InhibitorMonths: 7 },
      },
      5: {
        note: 'Semaglutide begun for heart and kidney; nausea explained.',
        facts: { glp1RA: true, glp1RAMonths: 1, sglt2InhibitorMonths: 10 },
      },
      7: {
        note: 'Semaglutide is tolerated well.',
        facts: { glp1RAMonths: 7, sglt2InhibitorMonths: 16, metforminDuration: 93 },
      },
    },
  },
  {
    name: 'سلمى التجريبية (اسم مخترع)',
    facts: {
      sex: 'female',
      age: 66,
      height: 155,
      neuropathy: true,
      retinopathy: 'mild',
      diabetesDuration: 12,
      metformin: 1000,
      metforminDuration: 60,
      statin: 'moderate',
    },
    measured: {
      a1c: [10.4, 9.9, 9.3, 8.6, 8.1, 7.9, 7.7, 7.6],
      weight: [70, 69.5, 70, 71, 71.5, 71.5, 71, 71],
      fpg: [238, 226, 198, 164, 142, 134, 130, 128],
      egfr: [76, 75, 74, 74, 73, 73, 72, 72],
      uacr: [38, 44, 40, 36, 34, 32, 30, 28],
      systolic: [142, 140, 138, 136, 134, 132, 130, 132],
      diastolic: [82, 80, 80, 78, 78, 76, 76, 76],
      ldl: [104, 98, 92, 84, 80, 76, 74, 72],
    },
    steps: {
      0: { note: 'تنميل في القدمين منذ أشهر. طُلب تحليل فيتامين B12.' },
      2: {
        note: 'بدأت الإنسولين القاعدي قبل النوم، مع شرح علامات نقص السكر.',
        facts: { basalInsulin: true, basalUnits: 8, b12: 290 },
      },
      4: {
        note: 'الجرعة 14 وحدة، ولا نوبات نقص سكر. رُكّب مستشعر للغلوكوز.',
        facts: { basalUnits: 14, cgmAccess: 'full', tir: 58, tbr70: 1, tbr54: 0, tar180: 41, cgmDays: 14, cgmWear: 93 },
      },
      6: {
        note: 'الوقت ضمن النطاق يتحسن.',
        facts: { tir: 64, tbr70: 2, tbr54: 0, tar180: 34, cgmDays: 14, cgmWear: 95 },
      },
      7: { note: 'الجرعة كما هي.', facts: { tir: 67, tbr70: 2, tbr54: 0, tar180: 31, cgmDays: 14, cgmWear: 96 } },
    },
  },
  {
    name: 'Abdullah Model (invented)',
    facts: {
      sex: 'male',
      age: 83,
      height: 168,
      diabetesDuration: 24,
      frailty: 'complex',
      metforminDuration: 200,
      statin: 'moderate',
      rasInhibitor: true,
      onBloodPressureMedicine: true,
    },
    measured: {
      a1c: [6.3, 6.2, 6.6, 7.0, 7.3, 7.5, 7.6, 7.6],
      weight: [66, 65, 65, 65.5, 66, 66, 66, 66],
      fpg: [104, 98, 112, 128, 136, 142, 144, 146],
      egfr: [48, 47, 46, 46, 45, 44, 44, 43],
      uacr: [60, 62, 58, 60, 61, 60, 62, 60],
      systolic: [118, 112, 124, 130, 134, 136, 134, 136],
      diastolic: [64, 60, 66, 70, 72, 74, 72, 74],
      ldl: [74, 72, 74, 76, 74, 74, 76, 74],
    },
    steps: {
      0: {
        note: 'Two falls this year. Gliclazide 60 mg and metformin 1000 mg for many years.',
        facts: {
          metformin: 1000,
          sulfonylurea: true,
          sulfonylureaMonths: 120,
          hypoglycaemiaHistory: true,
          severeHypoglycaemia: false,
        },
      },
      1: {
        note: 'His daughter found him confused before lunch, glucose 52 mg/dL.',
        facts: { severeHypoglycaemia: true },
      },
      2: { note: 'Gliclazide stopped. Glucagon shown to the family.', facts: { sulfonylurea: false } },
      6: { note: 'No lows since. Target 8 %: nothing to add.', facts: { severeHypoglycaemia: false } },
    },
  },
  {
    name: 'Huda Specimen (invented)',
    facts: {
      sex: 'female',
      age: 33,
      height: 162,
      diabetesDuration: 4,
      metformin: 1000,
      metforminDuration: 30,
      statin: 'none',
      onBloodPressureMedicine: false,
    },
    measured: {
      a1c: [7.8, 7.4, 7.1, 6.8, 6.6, 6.4, 6.1, 5.9],
      weight: [84, 83, 82, 81, 80, 79, 81, 84],
      fpg: [152, 144, 132, 122, 116, 108, 98, 92],
      egfr: [112, 111, 112, 110, 112, 111, 122, 124],
      uacr: [8, 8, 7, 8, 7, 8, 9, 10],
      systolic: [118, 116, 118, 116, 114, 114, 110, 112],
      diastolic: [74, 74, 72, 72, 72, 70, 68, 70],
      ldl: [108, 104, 102, 98, 96, 94, 118, 126],
    },
    steps: {
      0: {
        note: 'Wants a child within two years; contraception until HbA1c is below 6.5 %.',
        facts: { childbearing: 'contraception' },
      },
      5: { note: 'Below 6.5 %. Folic acid begun, contraception ended.', facts: { childbearing: 'planning' } },
      6: { note: 'Ten weeks pregnant. Seen with the obstetric team the same week.', facts: { pregnancy: true } },
    },
  },
  {
    name: 'Khalid Example (invented)',
    facts: { sex: 'male', age: 38, height: 178, diabetesDuration: 1 },
    measured: {
      a1c: [7.4, 7.0, 6.7, 6.5, 6.3, 6.3, 6.6, 6.4],
      weight: [105, 101, 97, 94, 92, 91.5, 93, 91],
      fpg: [152, 140, 128, 120, 112, 110, 122, 114],
      egfr: [104, 105, 104, 105, 104, 105, 104, 105],
      uacr: [9, 8, 8, 7, 7, 7, 8, 7],
      systolic: [132, 128, 126, 124, 122, 122, 126, 122],
      diastolic: [86, 84, 82, 80, 78, 78, 80, 78],
      ldl: [138, 130, 122, 116, 110, 108, 112, 108],
    },
    steps: {
      0: {
        note: 'Newly found. Wants to lose weight first; metformin 500 mg.',
        facts: { metformin: 500, metforminDuration: 1, statin: 'none', onBloodPressureMedicine: false },
      },
      6: { note: 'Less walking after an ankle injury; resumed now.' },
    },
  },
];
