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
  readonly facts: Facts;
  /** HbA1c and weight at the visits, a quarter apart, the last one a week ago. */
  readonly a1c: readonly number[];
  readonly weight: readonly number[];
  readonly steps: Readonly<Record<number, Step>>;
}

export const demoPatients: readonly DemoPatient[] = [
  {
    name: 'Maryam Al-Test (invented)',
    facts: { sex: 'female', age: 52, height: 160, fpg: 168, egfr: 88, diabetesDuration: 3, metforminTolerance: 'good' },
    a1c: [9.2, 8.8, 8.3, 8.2, 7.6, 7.2, 7.0, 6.9],
    weight: [81, 80.5, 80, 79, 78, 77.5, 77, 76.5],
    steps: {
      0: {
        note: 'First visit. Metformin XR 500 mg with the evening meal; walking plan agreed.',
        facts: { metformin: 500, metforminDuration: 1 },
      },
      2: { note: 'Tolerates 500 mg well. Raised to 750 mg.', facts: { metformin: 750, metforminDuration: 7 } },
      3: { note: 'Raised to 1000 mg. B12 asked for.', facts: { metformin: 1000, metforminDuration: 10 } },
      4: { note: 'Sitagliptin added.', facts: { dpp4Inhibitor: true, b12: 410 } },
    },
  },
  {
    name: 'Omar Sample (invented)',
    facts: {
      sex: 'male',
      age: 61,
      height: 174,
      fpg: 182,
      egfr: 54,
      ckd: true,
      ckdStage: 'stage3a',
      ascvd: true,
      diabetesDuration: 9,
      metformin: 1000,
      metforminDuration: 72,
    },
    a1c: [8.9, 8.7, 8.1, 7.8, 7.6, 7.5, 7.3, 7.2],
    weight: [92, 91.5, 90, 88.5, 87, 86.5, 86, 86],
    steps: {
      0: { note: 'After a myocardial infarction. Metformin 1000 mg taken for six years.' },
      2: {
        note: 'SGLT2 inhibitor begun for heart and kidney; ketoacidosis explained.',
        facts: { sglt2Inhibitor: true },
      },
    },
  },
  {
    name: 'سلمى التجريبية (اسم مخترع)',
    facts: {
      sex: 'female',
      age: 66,
      height: 155,
      fpg: 210,
      ppg: 265,
      egfr: 72,
      neuropathy: true,
      diabetesDuration: 12,
      metformin: 1000,
      metforminDuration: 60,
    },
    a1c: [10.4, 9.9, 9.3, 8.6, 8.1, 7.9, 7.7, 7.6],
    weight: [70, 69.5, 70, 71, 71.5, 71.5, 71, 71],
    steps: {
      0: { note: 'تنميل في القدمين منذ أشهر. طُلب تحليل فيتامين B12.' },
      2: {
        note: 'بدأت الإنسولين القاعدي قبل النوم، مع شرح علامات نقص السكر.',
        facts: { basalInsulin: true, basalUnits: 8, b12: 290 },
      },
      4: { note: 'الجرعة 14 وحدة، ولا نوبات نقص سكر.', facts: { basalUnits: 14 } },
    },
  },
  {
    name: 'Khalid Example (invented)',
    facts: { sex: 'male', age: 38, height: 178, fpg: 142, egfr: 104, diabetesDuration: 1, metformin: 500 },
    a1c: [7.4, 7.0, 6.7, 6.5, 6.3, 6.3, 6.6, 6.4],
    weight: [105, 101, 97, 94, 92, 91.5, 93, 91],
    steps: {
      0: { note: 'Newly found. Wants to lose weight first; metformin 500 mg.' },
      6: { note: 'Less walking after an ankle injury; resumed now.' },
    },
  },
];
