import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const readOf = (text: string): Record<string, unknown> => {
  const { offers, questions } = readIntake(text, { on: '2026-11-20' });
  const asked = questions.flatMap(({ facts }) => facts.map((fact) => [fact, 'asked']));
  return Object.fromEntries([...offers.map(({ fact, value }) => [fact, value]), ...asked]);
};

test.each([
  ['gliclazide 80 mg BD - STOP; sitagliptin 50 mg OD - NEW', { dpp4Inhibitor: true }],
  ['gliclazide: STOP, sitagliptin 100', { dpp4Inhibitor: true }],
  ['gliclazide 80 mg | STOP | sitagliptin 50 mg | NEW', { dpp4Inhibitor: true }],
  ['gliclazide 80 stopped / sitagliptin 50', {}],
  ['ramipril 5 HELD; atorvastatin 40', { statin: 'high', rasInhibitor: 'asked' }],
  // In capitals before a name that is not: a heading of what follows.
  ['Trulicity 1.5 DISCONTINUED glipizide 5, Actos', { glp1RA: true }],
  ['metformin 500 bd / STOP gliclazide', { metformin: 1000 }],
])('the word of the course ends the entry it stands in: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['NPDR right eye, no DR left eye', 'asked'],
  ['no retinopathy left, retinopathy right', 'asked'],
  ['right NPDR, left no DR', 'asked'],
  ['اعتلال شبكية باليمين ولا يوجد اعتلال شبكية باليسار', 'asked'],
  ['العين اليمنى NPDR severe واليسرى no DR', 'sight-threatening'],
  ['NPDR moderate right, left no DR', 'mild'],
  ['Retinopathy screening: no retinopathy', 'none'],
  ['Retinopathy? no retinopathy seen', 'none'],
])('of two eyes the worse counts: %s', (text, value) => {
  expect(readOf(text)).toEqual({ retinopathy: value });
});

test.each([
  ['wants A1c 7', { targetA1c: 7 }],
  ['A1c should be 7', { targetA1c: 7 }],
  ['A1c 8.1, needs to be under 7', { a1c: 8.1, targetA1c: 7 }],
  ['هدفها التراكمي ٧', { targetA1c: 7 }],
  ['التراكمي لازم يكون ٧', { targetA1c: 7 }],
  ['نريد التراكمي ٧', { targetA1c: 7 }],
  ['هدفها ضغط ١٣٠/٨٠', {}],
  ['BP should be 130/80', {}],
  ['needs A1c checked. A1c 8.1', { a1c: 8.1 }],
  ['should be seen by eye clinic, A1c 8', { a1c: 8 }],
  ['need to repeat BP 150/90', { systolic: 150, diastolic: 90 }],
  ['لازم يعيد التراكمي. التراكمي ٨', { a1c: 8 }],
])('what is wished of a figure is no finding: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['Smoked 20/day till 2017', { smoking: 'former' }],
  ['smoked 20/day till now', {}],
  ['husband smoked 20/day till 2017', {}],
  ['Mrs A is 62 and lives alone', { sex: 'female', age: 62 }],
  ['Mr K is 62 kg', { sex: 'male' }],
  ['insulin glargine, currently 18 units at night', { basalInsulin: true, basalUnits: 18 }],
  ['Lantus currently stopped', {}],
  ['left middle cerebral artery infarct', { ascvd: true }],
  ['MCA aneurysm', {}],
  ['اعتلال كلوي سكري مرحلة ٣أ', { ckd: true, ckdStage: 'stage3a' }],
  ['اعتلال كلوي', {}],
  ['طاح عليه السكر وجابوا له الإسعاف', { hypoglycaemiaHistory: true, severeHypoglycaemia: true }],
  ['طاح عليه الجدار', {}],
  ['optician found mild background changes', { retinopathy: 'mild' }],
  ['optician gave background information', {}],
])('said otherwise, beside what only looks like it: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['Ozempic on order', {}],
  ['has Ozempic at home, not using', {}],
  ['Ozempic PA denied', {}],
  ['Jardiance – cost prohibitive', {}],
  ['Ozempic 1 mg weekly, PA approved', { glp1RA: true }],
  ['metformin 500 bd, not taking gliclazide', { metformin: 1000 }],
  ['Lantus 20, not using pen needles', { basalInsulin: true, basalUnits: 20 }],
  ['HFpEF unlikely', {}],
  ['HF, unlikely to attend', { heartFailure: true }],
  ['TIA mimic', {}],
  ['10-yr CVD risk 18%', {}],
  ['CVD risk factors discussed', {}],
  ['MI, high risk', { ascvd: true }],
  ['on dialysis waiting list', {}],
  ['screened neg for MEN2', { medullaryThyroidCancer: false }],
  ['LDL reduced 40%', {}],
  ['eGFR fell 40%', {}],
  ['HbA1c 8%, LDL 80', { a1c: 8, ldl: 80 }],
])('named, and neither taken nor had: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['no longer pregnant', {}],
  ['was pregnant 2019', {}],
  ['كانت حامل', {}],
  ['currently pregnant', { pregnancy: true }],
  ['off dialysis since transplant', {}],
  ['has been on dialysis 3 years', { dialysis: true, ckd: true, ckdStage: 'stage5' }],
  ['passive smoker', {}],
  ['ex-smoker', { smoking: 'former' }],
  ['optic neuropathy', {}],
  ['peripheral neuropathy', { neuropathy: true }],
  ['cannot take ramipril', {}],
  ['cannot take more, ramipril 5', { rasInhibitor: true }],
  ['K 6.2 (wrong patient)', {}],
  ['K 6.2 mislabelled, repeat 4.5', { potassium: 4.5 }],
])('over, another or not the patient’s: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});

test.each([
  ['K 5.6 - haemolysed', {}],
  ['K 5.6, haemolysed, repeat 4.4', { potassium: 4.4 }],
  ['البوتاسيوم ٥٫٨، عينة متحللة', {}],
  ['K 4.4, Na 138, sample error on ALT', { potassium: 4.4 }],
  ['K 4.4, haemolysed K 6.1 last week', { potassium: 'asked' }],
])('a sample that is spoilt gives no figure: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});
