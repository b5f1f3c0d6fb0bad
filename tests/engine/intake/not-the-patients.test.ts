import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const readOf = (text: string): Record<string, unknown> => {
  const { offers, questions } = readIntake(text, { on: '2026-11-20' });
  const asked = questions.flatMap(({ facts }) => facts.map((fact) => [fact, 'asked']));
  return Object.fromEntries([...offers.map(({ fact, value }) => [fact, value]), ...asked]);
};

test.each([
  ['Wrong patient: eGFR 22, K 5.1, on metformin 500 bd. A1c 8', { a1c: 8 }],
  ["another patient's A1c 9", {}],
  ["another patient's A1c 9. A1c 7.2", { a1c: 7.2 }],
  ['A1c 9 belongs to another patient', {}],
  ["A1c 9 (another patient's), eGFR 50", { egfr: 50 }],
  ['different patient: metformin 1 g bd', {}],
  ['نتيجة مريض آخر: تراكمي ٩', {}],
  ['مريض آخر: تراكمي ٩. تراكمي المريض ٧', { a1c: 7 }],
  ['discussed with another patient present, A1c 8', { a1c: 8 }],
  ['he was another patient of Dr Salem, A1c 8', { a1c: 8 }],
  ['haemolysed: K 5.6', {}],
  ['Sample haemolysed, K 6.1, repeat 4.8', { potassium: 4.8 }],
  ['Sample haemolysed: creatinine 1.1, K 6.1', { creatinine: 1.1 }],
  ['sample clotted: platelets 40, ALT 30', { alt: 30 }],
  ['A1c machine reads 13.9 max', {}],
  ['A1c machine reads 8.2', { a1c: 8.2 }],
  ['seen in frailty clinic', {}],
  ['frail, clinic BP 130/80', { frailty: 'complex', systolic: 130, diastolic: 80 }],
  ['HF clinic referral', {}],
  ['HF, clinic review', { heartFailure: true }],
  ['frail mother, A1c 8', { a1c: 8 }],
  ['frail, mother diabetic', { frailty: 'complex' }],
  ['smoker mother of 2', { smoking: 'current' }],
  ["smoker's cough", {}],
  ['smoker, cough', { smoking: 'current' }],
  ['sample of Ozempic given to try', {}],
  ['Jardiance sample given to try', {}],
  ['on Jardiance samples since May', { sglt2Inhibitor: true }],
  ['Pt asks re Mounjaro', {}],
  ['on Mounjaro, asks re dose', { glp1RA: true }],
  ['no nephropathy', {}],
  ['no CKD', { ckd: false }],
])('of another, of a sample, a place or an instrument: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['home fasting up to 11 mmol/L', {}],
  ['A1c up to 8.8 from 7.6', { a1c: 8.8 }],
  ['A1c 8 (8.9 three mo ago)', { a1c: 8, priorA1c: 8.9 }],
  ['ALT (<41 U/L) 29 U/L', { alt: 29 }],
  ['ALT (<41), AST 30', { alt: 'asked', ast: 30 }],
  ['HbA1c (NGSP) ........ 7.9 %   [4.0-5.6]', { a1c: 7.9 }],
  ['No MI.... A1c ... 8.2', { a1c: 8.2 }],
  ['no MTF (intolerant, diarrhoea even XR)', { metformin: 0, metforminTolerance: 'poor' }],
  ['metformin 500 bd, statin intolerant', { metformin: 1000, statin: 'none' }],
  ['metformin 1-0-1 (500)', { metformin: 1000 }],
  ['metformin 1-0-1 (1000)', { metformin: 'asked' }],
  ['not preg', { pregnancy: false }],
  ['no hx panc', { pancreatitis: false }],
  ['no hx pancytopenia', {}],
  ['healed ulcer L hallux', { footUlcer: true }],
  ['no ulcer now, but one healed in 2021', { footUlcer: true }],
  ['no gastric ulcer now, but one healed in 2021', {}],
  ['gliclazide 80 STOP / sitagliptin 50', { dpp4Inhibitor: true }],
  ['stopped gliclazide 80 / sitagliptin 50', {}],
  ['فحص قاع العين: اعتلال شبكية تكاثري', { retinopathy: 'sight-threatening' }],
  ['اعتلال شبكية خلفي', { retinopathy: 'mild' }],
  ['فحص اعتلال الشبكية السنوي', {}],
  ['دهون نافعة ٣٩', { hdl: 39 }],
])('what stood unread, beside what only looks like it: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test('a day is of the figure, not of the limit, and of the sample, not of the report', () => {
  const { offers } = readIntake('eGFR 58 [>60] 15/10/2026', { on: '2026-11-20' });
  expect(offers).toMatchObject([{ fact: 'egfr', value: 58, on: '2026-10-15' }]);
  const lab = readIntake('Collected 11-Nov-2026 07:40  Reported 12-Nov-2026\nHbA1c 7.9 %', { on: '2026-11-20' });
  expect(lab.offers).toMatchObject([{ fact: 'a1c', on: '2026-11-11' }]);
  const two = readIntake('Collected 11-Nov-2026\nHbA1c 7.9 %\nCollected 12-Oct-2026\nK 4.4', { on: '2026-11-20' });
  expect(two.offers.map(({ on }) => on)).toEqual([undefined, undefined]);
});

test.each([
  ['A1c 9 entered in error, A1c 7.2 today', { a1c: 7.2 }],
  ['entered in error: A1c 9', {}],
  ['A1c 9 wrong, should be 7.9', { a1c: 7.9 }],
  ['what went wrong, A1c 9', { a1c: 9 }],
  ['A1c 11 (misfiled, belongs to bed 4)', {}],
  ['A1c reported 8.1', { a1c: 8.1 }],
  ['تراكمي ٩ كتب بالخطأ', {}],
  ['platelets 40, clumped, repeat 180', { platelets: 180 }],
  ['K 6.2, lab says haemolysed', {}],
  ['K 6.2, lab says repeat', { potassium: 6.2 }],
  ['grossly haemolysed, K 6.2', {}],
  ['frail-looking', {}],
  ['frailty score pending', {}],
  ['frailty score 6', { frailty: 'complex' }],
  ['dialysis nurse to educate', {}],
  ['on dialysis, nurse to call', { dialysis: true, ckd: true, ckdStage: 'stage5' }],
  ['Mounjaro leaflet given', {}],
  ['on Ozempic, leaflet given', { glp1RA: true }],
  ['info on Jardiance given', {}],
  ['Jardiance 10, info given', { sglt2Inhibitor: true }],
  ['saw Ozempic on TV', {}],
  ['Ozempic on Fridays', { glp1RA: true }],
])('a mistake, a look or a leaflet: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['عيادة قصور القلب', {}],
  ['قصور القلب، عيادة الأسبوع القادم', { heartFailure: true }],
  ['بروشور مونجارو', {}],
  ['سألت عن مونجارو', {}],
  ['تأخذ مونجارو وسألت عن الجرعة', { glp1RA: true }],
  ['شافت أوزمبك في التلفزيون', {}],
  ['نتيجة خاطئة: تراكمي ١١', {}],
  ['تراكمي ١١ ليس له', {}],
  ['ليس له تاريخ مرضي، تراكمي ٨', { a1c: 8 }],
  ['التحليل لمريض ثاني تراكمي ١١', {}],
  ['metformin CI due to eGFR', {}],
  ['no need for insulin', {}],
  ['Jardiance prescribed, not started', {}],
  ['metformin 500 bd, not started ramipril', { metformin: 1000 }],
  ['Jardiance not started, ramipril 5', { rasInhibitor: true }],
  ['expected A1c 7 in 3 months', {}],
  ['predicted eGFR 30, today 45', { egfr: 45 }],
  ['eGFR will be 30', {}],
  ['eGFR 41, will be repeated in 30 days', { egfr: 41 }],
  ['creatinine clearance 45, creatinine 1.4', { creatinine: 1.4 }],
  ['BMI percentile 97', {}],
  ['lowest weight 80', {}],
  ['max weight 130, current 104', { weight: 104 }],
  ['peak A1c 13, now 7', { a1c: 7 }],
  ['max dose metformin 1 g bd', { metformin: 2000 }],
])('spoken of, not given, or the most there was: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test('a figure of a year that is told is of that year', () => {
  const dayOf = (text: string): unknown => readIntake(text, { on: '2026-11-20' }).offers[0]?.on;
  expect(dayOf('A1c 8 in 2019')).toBe('2019-01-01');
  expect(dayOf('تراكمي ٨ في ٢٠١٩')).toBe('2019-01-01');
  expect(dayOf('A1c 8, smoker since 2019')).toBeUndefined();
});
