import { describe, expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const factsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(readIntake(text, { on: '2026-11-20' }).offers.map(({ fact, value }) => [fact, value]));
const askedOf = (text: string): readonly string[] =>
  readIntake(text, { on: '2026-11-20' }).questions.flatMap(({ facts }) => facts);

describe('findings that are said in many ways, each beside what only looks like it', () => {
  test.each([
    ['on contraceptive pills', { childbearing: 'contraception' }],
    ['تستخدم موانع الحمل', { childbearing: 'contraception' }],
    ['emergency contraceptive pill last week', {}],
    ['contraceptive advice given', {}],
    ['stopped contraceptive pills 2024', {}],
    ['reluctant to start another injection', { injectables: 'reluctant' }],
    ['متردد من الأنسولين', { injectables: 'reluctant' }],
    ['reluctant to stop insulin', {}],
    ['reluctant to increase insulin', {}],
    ['wife reluctant to give injections', {}],
    ['متقبل للإبر', { injectables: 'accepts' }],
    ['متقبل للعلاج', {}],
    ['يعمل شفتات ليلية', { shiftWork: true }],
    ['شفت المريض اليوم', {}],
    ['loss of protective sensation', { neuropathy: true }],
    ['no loss of protective sensation', {}],
    ['loss of sensation in fingers', {}],
    ['sensation intact both feet', { neuropathy: false }],
    ['facial sensation intact', {}],
    ['sensation intact R, reduced L foot', {}],
    ['أعصاب القدمين سليمة', { neuropathy: false }],
    ['أعصاب القدمين غير سليمة', {}],
    ['أعصاب العين سليمة', {}],
    ['مرحلة كلى 3أ', { ckdStage: 'stage3a', ckd: true }],
    ['كلى مرحلة رابعة', { ckdStage: 'stage4', ckd: true }],
    ['المرحلة الرابعة من سرطان الرئة', {}],
    ['no short acting insulin', { mealtimeInsulin: false }],
    ['عمر المريضة 82', { age: 82, sex: 'female' }],
    ['عمر المريض 82', { age: 82 }],
    ['MEN2 في العائلة، رجل ٤٨ سنة', { medullaryThyroidCancer: true, age: 48, sex: 'male' }],
    ['في العائلة رجل ٤٨ سنة عنده جلطة', {}],
    ['أخوه عنده جلطة، رجل ٤٨ سنة', {}],
    ['آخر تراكمي ٨٫٩ والذي قبله بثلاثة أشهر ٩٫٤', { a1c: 8.9, priorA1c: 9.4 }],
    ['آخر تراكمي ٨٫٩ والذي قبله ٩٫٤', { a1c: 8.9 }],
    ['MEN2B gene neg', { medullaryThyroidCancer: false }],
    ['MEN2B', { medullaryThyroidCancer: true }],
    ['GAD/IA2/ZnT8 all neg', { islets: 'negative' }],
    ['ankles are swollen', { oedema: true }],
    ['ankles not swollen', {}],
    ['أكتوس ٣٠ أوقف لتورم القدمين', {}],
    ['تورم القدمين مستمر', { oedema: true }],
    ['قرحة نشطة بالقدم اليمنى', { footUlcer: true }],
    ['قصور شرايين الطرفين السفليين', { ascvd: true }],
    ['قصور شرايين', {}],
    ['بطلت الدخان', { smoking: 'former' }],
    ['ما بطل الدخان', {}],
    ['صعب عليه ترك الدخان', {}],
    ['بطلت الدواء', {}],
    ['Forxiga 10 x 8/12', { sglt2Inhibitor: true, sglt2InhibitorMonths: 8 }],
    ['Forxiga 10 x 8 months', { sglt2Inhibitor: true, sglt2InhibitorMonths: 8 }],
    ['Forxiga 10 x1', { sglt2Inhibitor: true }],
    ['semaglutide 2.4 (Wegovy) x 14/12', { glp1RA: true, glp1RAMonths: 14 }],
    ['T2DM (on Forxiga) for 10 years', { diabetesType: 'type2', sglt2Inhibitor: true }],
    ['HbA1c taken today, result awaited. Last one 8.1% in June', { a1c: 8.1 }],
    ['HbA1c pending. Last EF 45%', {}],
    ['HbA1c taken today 8.2%, last 9.1%', { a1c: 8.2 }],
    ['Age 58 | F | T2DM', { age: 58, sex: 'female', diabetesType: 'type2' }],
    ['جدي عمره ٨٠ ومريض كلى بس أنا عمري ٤١', { age: 41 }],
    ['أبوي عمره ٧٠ وعنده سكر', { age: 70 }],
    ['a gentleman of 76 with T2DM', { age: 76, sex: 'male', diabetesType: 'type2' }],
    ['a woman of 34 weeks gestation', { sex: 'female', pregnancy: true }],
    ['a man of 80 kg', { sex: 'male', weight: 80 }],
    ['smoker till 2019', { smoking: 'former' }],
    ['smoker till now', { smoking: 'current' }],
    ['مدخن حتى الآن', { smoking: 'current' }],
    ['Known T2 8y', { diabetesType: 'type2', diabetesDuration: 8 }],
    ['MRI T2 8y', {}],
    ['سكري نوع ثان منذ ١٤ عاما', { diabetesType: 'type2', diabetesDuration: 14 }],
    ['Glucophage 1000 صباح ومساء', { metformin: 2000 }],
    ['metformin capped at 500 bd', { metformin: 1000 }],
  ] as const)('%s', (text, expected) => {
    expect(factsOf(text)).toEqual(expected);
  });

  test('a nephropathy is asked about, unless its name tells whose doing it is', () => {
    expect(askedOf('T2DM with nephropathy')).toEqual(['ckd']);
    expect(askedOf('contrast nephropathy 2019')).toEqual([]);
    expect(askedOf('F3 fibrosis')).toEqual(['cirrhosis']);
    expect(askedOf('غير متقبل للإبر')).toEqual(['injectables']);
  });

  test('what the tables of names do not know is told apart', () => {
    const { offers, younger } = readIntake('hypo unaware, plans to fast Ramadan', { on: '2026-11-20' });
    expect([offers, younger.map(({ fact }) => fact)]).toEqual([[], ['hypoglycaemiaUnaware', 'fastsRamadan']]);
  });

  test('the names of tests are no people', () => {
    const rows = ['HbA1c 7.3 %', 'LDL 94 mg/dL', 'eGFR 68'];
    expect(factsOf(rows.map((row) => `Test Name: ${row}`).join('\n'))).toEqual({ a1c: 7.3, ldl: 94, egfr: 68 });
    const people = ['Ali', 'Omar', 'Zaid'].map((name) => `Name: ${name}, HbA1c 7.3 %`);
    expect(factsOf(people.join('\n'))).toEqual({});
  });
});
