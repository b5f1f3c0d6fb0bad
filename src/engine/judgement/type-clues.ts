import type { FactId } from '../chart/facts.ts';
import { overweight, underweight } from '../clinical/bmi.ts';
import { diagnosticA1c } from '../clinical/glycaemia.ts';
import { ketonesRaised } from '../clinical/ketones.ts';
import { clean } from '../kit/maths.ts';
import { atLeast, below, type Cited, cited } from '../kit/worksheet/cited.ts';
import { generalGoal, isPremixed } from './glucose.ts';
import { calmReadingFacts, highReadingFacts, type Patient, youngAge } from './patient.ts';
import { act, type Said } from './rule.ts';

/** The clues of AABBCC: age, autoimmunity, body habitus, background, control, comorbidities. Body habitus is the overweight line. */
/** Above this body mass index type 2 is likely enough not to be asked about on one clue, kg/m². */
const obese = cited(30, 'kg/m²', 'design', 'clues of type 1 diabetes', 'design');
/** Below this somebody is too thin for type 2 to be taken for granted, whatever the duration, kg/m². */
export const veryLean = cited(20, 'kg/m²', 'design', 'clues of type 1 diabetes', 'design');
/** Control that is poor enough to be a clue beside a lean body, percent; in a young person alone above the second. */
export const poorA1c = cited(9, '%', 'design', 'clues of type 1 diabetes', 'design');
export const insulinA1c = cited(10, '%', 'ada2026', 'section 9, insulin consideration: above 10 %', 'S');
/** An HbA1c from which an autoimmune disease beside it asks for antibodies, percent. */
export const aboveGoal = cited(7.5, '%', 'design', 'clues of type 1 diabetes', 'design');
/** Young and lean, somebody is suspected from here on, and tested below it, percent. */
const youngLeanA1c = cited(8, '%', 'design', 'clues of type 1 diabetes', 'design');
/** A rise of HbA1c since the last one that type 2 seldom shows, percentage points. */
const rapidRise = cited(2, 'points', 'design', 'clues of type 1 diabetes: rapid rise', 'R');
/** Drugs that fail, or insulin, this soon after the diagnosis speak for a lack of insulin, years. */
const earlyFailure = cited(5, 'years', 'design', 'clues of type 1 diabetes: control', 'R');
const earlyInsulin = cited(3, 'years', 'design', 'clues of type 1 diabetes: short time to insulin', 'R');
/** After this long a lean person on the way out of insulin is no surprise, years. */
const longDuration = cited(10, 'years', 'design', 'lean and long-standing diabetes', 'R');
/** From this age a fast rise with a lean body or loss of weight asks for the pancreas, years. */
export const pancreasAge = cited(50, 'years', 'design', 'new or fast worsening diabetes with loss of weight', 'R');
/** Antibody-negative, young and mildly raised: a single-gene form is possible, percent. */
export const monogenicA1c = cited(7.5, '%', 'ada2026', 'section 2, monogenic diabetes', 'S');
/** From this share of time in range a sensor denies a high HbA1c, percent. */
const calmInRange = cited(70, '%', 'battelino2019', 'time in range', 'V');
/** Basal insulin where the pancreas fails, and those lacking it make no glucagon either, U/kg a day. */
export const pancreaticBasal = cited(0.1, 'U/kg', 'ada2026', 'section 9, basal insulin figure: 0.1 to 0.2 U/kg', 'S');

export const young = ({ known }: Patient): boolean => known.age !== undefined && below(known.age, youngAge);
export const lean = ({ known }: Patient): boolean => known.bmi !== undefined && below(known.bmi, overweight);
const notObese = ({ known }: Patient): boolean => known.bmi === undefined || below(known.bmi, obese);
/** Symptoms that diabetes can explain. */
export const catabolic = ({ known }: Patient): boolean =>
  known.catabolicSymptoms === true && (known.a1c === undefined || atLeast(known.a1c, diagnosticA1c));
/** A sensor that is in range most of the time denies a high HbA1c. */
const denied = ({ sensor, known }: Patient): boolean =>
  sensor && known.tir !== undefined && atLeast(known.tir, calmInRange);
export const a1cFrom = (patient: Patient, limit: Cited): boolean =>
  patient.known.a1c !== undefined && atLeast(patient.known.a1c, limit) && !denied(patient);
export const rise = ({ known }: Patient): number | undefined =>
  known.a1c === undefined || known.priorA1c === undefined ? undefined : clean(known.a1c - known.priorA1c);
/** Steroids explain a fast rise themselves. */
export const rapid = (patient: Patient): boolean => roseFast(patient) && patient.known.steroids !== true;
const roseFast = (patient: Patient): boolean => atLeast(rise(patient) ?? 0, rapidRise) && a1cFrom(patient, aboveGoal);
/** What shows a fast rise, and steroids where they explain it. */
export const riseFacts = (patient: Patient): FactId[] =>
  roseFast(patient) ? ['priorA1c', ...(patient.known.steroids === true ? (['steroids'] as const) : [])] : [];
export const veryHigh = ({ highReadings }: Patient): boolean => highReadings.length > 0;

export const otherClasses = ['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'] as const;
/** How many kinds of glucose-lowering medicine other than insulin are known to be taken. */
const medicinesTaken = ({ known }: Patient): number =>
  otherClasses.filter((medicine) => known[medicine] === true).length + Number((known.metformin ?? 0) > 0);
const failsEarly = (patient: Patient): boolean => {
  const { diabetesDuration } = patient.known;
  if (diabetesDuration === undefined) return false;
  return (
    (below(diabetesDuration, earlyFailure) && a1cFrom(patient, poorA1c) && medicinesTaken(patient) >= 2) ||
    (below(diabetesDuration, earlyInsulin) && patient.onInsulin)
  );
};

/** Type 2 is assumed unless somebody has said what it is, or measured it. */
export const typeOpen = ({ known }: Patient): boolean =>
  known.islets === undefined &&
  known.diabetesType !== 'type1' &&
  known.diabetesType !== 'pancreatic' &&
  known.diabetesType !== 'steroid';

/**
 * Lean, and treated as who lacks insulin is: with insulin at meals, or with insulin and nothing else for glucose. Unless somebody has named
 * the type it is open, whatever HbA1c says. Steroids and pregnancy ask for insulin themselves.
 */
export const leanOnInsulin = (patient: Patient): boolean => {
  const { basalInsulin, mealtimeInsulin, metformin, diabetesType, steroids, pregnancy, frailty } = patient.known;
  const isAlone = basalInsulin === true && metformin === 0 && medicinesTaken(patient) === 0;
  return (
    (mealtimeInsulin === true || isAlone) &&
    lean(patient) &&
    typeOpen(patient) &&
    diabetesType !== 'type2' &&
    steroids !== true &&
    pregnancy !== true &&
    frailty !== 'very-complex'
  );
};
/** After so long a C-peptide tells how much insulin of one's own is left, years. */
const cPeptideFrom = cited(3, 'years', 'ada2026', 'section 2, C-peptide after more than three years', 'S');
export const cPeptideTells = ({ known: { diabetesDuration } }: Patient): boolean =>
  diabetesDuration !== undefined && atLeast(diabetesDuration, cPeptideFrom);

/** Antibodies are absent, and the type is not settled by anything else: younger people have a rule of their own. */
export const withoutAntibodies = (patient: Patient): boolean => {
  const { islets, diabetesType } = patient.known;
  return islets === 'negative' && !young(patient) && (diabetesType === undefined || diabetesType === 'unsure');
};

/** Clues that together make a lack of insulin likely today. */
export function suspected(patient: Patient): boolean {
  const poor = a1cFrom(patient, poorA1c);
  const acute = catabolic(patient) || veryHigh(patient);
  return (
    (lean(patient) && (acute || rapid(patient))) ||
    (lean(patient) && young(patient) && a1cFrom(patient, youngLeanA1c)) ||
    (young(patient) && (acute || (poor && notObese(patient)))) ||
    (patient.known.autoimmune === true && (acute || rapid(patient) || (poor && notObese(patient))))
  );
}
/** From here people of Asian descent count as overweight, and type 2 is as likely at it as elsewhere at 25, kg/m². */
const leanElsewhere = cited(23, 'kg/m²', 'ada2025', 'section 2, screening: Asian descent', 'S');
/** Known to have no symptoms, hardly lean, not far from where tablets work, and on nothing that hides ketosis: no ketones today. */
export const knownWell = (patient: Patient): boolean => {
  const { catabolicSymptoms, bmi, a1c, sglt2Inhibitor } = patient.known;
  return (
    catabolicSymptoms === false &&
    !patient.isExample('catabolicSymptoms') &&
    !veryHigh(patient) &&
    sglt2Inhibitor !== true &&
    bmi !== undefined &&
    atLeast(bmi, leanElsewhere) &&
    a1c !== undefined &&
    atLeast(insulinA1c.value, a1c)
  );
};
/** Known to have no symptoms, and no reading that asks for ketones. */
export const isWell = (patient: Patient): boolean =>
  patient.known.catabolicSymptoms === false &&
  !patient.isExample('catabolicSymptoms') &&
  patient.highReadings.length === 0;
/** Lean with poor control and nothing else known that speaks for it. */
export const leanAndPoor = (patient: Patient): boolean =>
  lean(patient) && a1cFrom(patient, poorA1c) && !suspected(patient);
export const longLean = ({ known }: Patient): boolean =>
  known.diabetesDuration !== undefined &&
  atLeast(known.diabetesDuration, longDuration) &&
  known.bmi !== undefined &&
  atLeast(known.bmi, veryLean);
/** Lean with poor control, not for long enough to explain it, and the type not settled. */
export const leanUnsettled = (patient: Patient): boolean =>
  (typeOpen(patient) || withoutAntibodies(patient)) && leanAndPoor(patient) && !longLean(patient);
/** A lack of insulin is thought of, and nothing known speaks against it. */
export const mayLackInsulin = (patient: Patient): boolean =>
  (typeOpen(patient) && suspected(patient)) || (leanUnsettled(patient) && !knownWell(patient));
/** From this age obesity makes a late autoimmune diabetes unlikely enough for heart and kidneys not to wait, years. */
const lateAge = cited(60, 'years', 'design', 'clues of type 1 diabetes: older and obese', 'R');
/** Older, obese and known to lose no weight: the antibodies are tested, and what protects heart and kidneys goes on. */
export const olderAndObese = ({ known: { age, bmi, catabolicSymptoms, islets } }: Patient): boolean =>
  age !== undefined &&
  atLeast(age, lateAge) &&
  bmi !== undefined &&
  atLeast(bmi, obese) &&
  catabolicSymptoms === false &&
  islets !== 'positive';
/** This soon after the diagnosis diabetes counts as new, years. */
const newWithin = cited(1, 'years', 'design', 'new or fast worsening diabetes with loss of weight', 'R');
/** New diabetes from fifty on in somebody very lean, or lean and losing weight, and nothing that explains it. */
export const newAndWasting = (patient: Patient): boolean => {
  const { age, bmi, steroids } = patient.known;
  return (
    typeOpen(patient) &&
    age !== undefined &&
    atLeast(age, pancreasAge) &&
    isNew(patient) &&
    steroids !== true &&
    ((bmi !== undefined && below(bmi, veryLean)) || (lean(patient) && catabolic(patient)))
  );
};
/** From this age new diabetes with loss of weight asks for a scan of the pancreas, whatever is weighed. */
const scanAge = cited(60, 'years', 'generalKnowledge', 'NICE NG12, 1.2.5: CT within two weeks', 'S');
const scanWithin = cited(2, 'years', 'design', 'diabetes that is new, or of the last two years', 'R');
export const newWithLoss = (patient: Patient): boolean => {
  const { age, diabetesDuration, catabolicSymptoms, diabetesType, steroids, frailty } = patient.known;
  return (
    age !== undefined &&
    atLeast(age, scanAge) &&
    diabetesDuration !== undefined &&
    atLeast(scanWithin.value, diabetesDuration) &&
    catabolicSymptoms === true &&
    diabetesType !== 'pancreatic' &&
    steroids !== true &&
    frailty !== 'very-complex'
  );
};
/** Young, control poor, and nobody has said that it is type 2: obesity alone does not settle it. */
const youngAndPoor = (patient: Patient): boolean =>
  young(patient) && a1cFrom(patient, poorA1c) && patient.known.diabetesType !== 'type2';
/** Nor has anybody said whether there are symptoms. */
export const youngUnasked = (patient: Patient): boolean =>
  youngAndPoor(patient) && patient.known.catabolicSymptoms === undefined;
const isNew = ({ known: { diabetesDuration } }: Patient): boolean =>
  diabetesDuration !== undefined && atLeast(newWithin.value, diabetesDuration);
/** Obese and treated for ten years without insulin: an autoimmune disease beside it says nothing of the pancreas. */
const longAndObese = (patient: Patient): boolean =>
  patient.known.diabetesDuration !== undefined &&
  atLeast(patient.known.diabetesDuration, longDuration) &&
  patient.known.bmi !== undefined &&
  !notObese(patient) &&
  !young(patient) &&
  !veryHigh(patient) &&
  !rapid(patient);
/** One mild clue in somebody who is neither young nor lean and has no symptoms: the test decides who is sent on. */
export const oneMildClue = (patient: Patient): boolean =>
  patient.known.age !== undefined &&
  patient.known.bmi !== undefined &&
  patient.known.catabolicSymptoms === false &&
  !young(patient) &&
  !lean(patient) &&
  !veryHigh(patient) &&
  !rapid(patient);
/** The type is said to be 2, and one mild clue asks for antibodies: what a failing heart or sick kidneys need does not wait for them. */
export const saidToBeType2 = (patient: Patient): boolean =>
  patient.known.diabetesType === 'type2' &&
  patient.known.autoimmune !== true &&
  patient.known.pancreatitis !== true &&
  oneMildClue(patient);
/** A clue that deserves antibodies without haste. */
export function worthATest(patient: Patient): boolean {
  const { age, bmi, autoimmune, a1c } = patient.known;
  const unknownBody = age === undefined || bmi === undefined;
  return (
    (young(patient) && (lean(patient) || (a1c !== undefined && below(insulinA1c.value, a1c) && !denied(patient)))) ||
    (young(patient) && bmi !== undefined && notObese(patient) && a1cFrom(patient, aboveGoal)) ||
    youngUnasked(patient) ||
    (youngAndPoor(patient) && isNew(patient)) ||
    leanOnInsulin(patient) ||
    (autoimmune === true && notObese(patient) && (lean(patient) || a1cFrom(patient, aboveGoal))) ||
    (autoimmune === true && a1cFrom(patient, poorA1c) && !longAndObese(patient)) ||
    (bmi !== undefined && below(bmi, underweight) && a1cFrom(patient, aboveGoal)) ||
    (notObese(patient) && (rapid(patient) || failsEarly(patient))) ||
    (veryHigh(patient) && unknownBody)
  );
}

/** Lean with an autoimmune disease or young, or thin: of those to be tested the likeliest to lack insulin. */
export const shortOfInsulin = (patient: Patient): boolean =>
  (lean(patient) && (patient.known.autoimmune === true || young(patient))) ||
  (patient.known.bmi !== undefined && below(patient.known.bmi, underweight));

/** From this age more treatment and more tests are weighed against health and function first, years. */
export const veryOld = cited(80, 'years', 'design', 'health is asked before more treatment', 'design');
/** Very old, and not known in what health. */
export const healthFirst = ({ known: { age, frailty } }: Patient): boolean =>
  frailty === undefined && age !== undefined && atLeast(age, veryOld);
/** Near the end of life a name for it changes nothing. */
const nearTheEnd = ({ known }: Patient): boolean => known.frailty === 'very-complex';
/** The tests that name the type, and who reads them: in the very old once their health is known. */
export function naming(patient: Patient, tests: () => readonly Said[]): readonly Said[] {
  if (nearTheEnd(patient)) return [act('check:glucose', 3)];
  return healthFirst(patient) ? [act('check:glucose', 3), act('ask:frailty', 3, { gravity: 'important' })] : tests();
}

/** A rule of this topic speaks of the type already, or somebody has said what it is. */
export const typeDoubted = (patient: Patient): boolean =>
  !typeOpen(patient) || suspected(patient) || leanAndPoor(patient) || worthATest(patient);

export const clueFacts = (patient: Patient): FactId[] => [
  ...(
    [
      'age',
      'bmi',
      'a1c',
      'priorA1c',
      'autoimmune',
      'catabolicSymptoms',
      'diabetesDuration',
    ] as const satisfies readonly FactId[]
  ).filter((fact) => patient.known[fact] !== undefined && patient.known[fact] !== false),
  ...riseFacts(patient),
  ...highReadingFacts(patient),
  ...calmReadingFacts(patient),
];
/** What would decide, where it is not known. */
export const askClues = ({ known }: Patient, within: number): Said[] => [
  ...(known.catabolicSymptoms === undefined ? [act('ask:catabolicSymptoms', within)] : []),
  ...(known.autoimmune === undefined ? [act('ask:autoimmune', within)] : []),
];
export const askPancreas = (patient: Patient, within: number): Said[] =>
  patient.known.pancreatitis === undefined && !young(patient) ? [act('ask:pancreatitis', within)] : [];
/** An SGLT2 inhibitor without insulin of one's own brings ketoacidosis. */
export const holdSglt2 = ({ known }: Patient, within: number): Said[] =>
  known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', within, { gravity: 'urgent' })] : [];
/** Nobody with type 1 diabetes is well for long without any. */
export const withoutInsulin = ({ known }: Patient): boolean =>
  known.basalInsulin === false && known.mealtimeInsulin !== true;
/** Insulin at meals without a basal one, and neither a pump nor a mixture is known of. */
export const mealsAlone = ({ known }: Patient): boolean =>
  known.mealtimeInsulin === true &&
  known.basalInsulin === false &&
  !(known.insulinRegimen === 'pump' || isPremixed({ known }));
/** The same, and HbA1c does not show that the body still makes its own. */
export const lacksBasal = (patient: Patient): boolean =>
  mealsAlone(patient) &&
  !(below(patient.known.a1c ?? generalGoal.value, generalGoal) && patient.highReadings.length === 0);
/** Insulin begins, or it is asked whether it has. */
export const insulinNow = ({ known }: Patient, within: number): Said[] =>
  known.basalInsulin === undefined
    ? [act('ask:basalInsulin', 0)]
    : known.basalInsulin
      ? []
      : [act('start:basalInsulin', within, { gravity: 'urgent' })];
/** From here a reading speaks against years without insulin, mg/dL. */
const notNearNormal = cited(200, 'mg/dL', 'ada2026', 'section 6, ketones particularly above 200 mg/dL', 'S');
/**
 * Said to be type 1, and for years without insulin at the goal of all: the entry is asked about before insulin begins. Whatever speaks for a lack
 * of it, or hides one, leaves the entry as it is.
 */
export const hardlyType1 = (patient: Patient): boolean => {
  const { diabetesType, islets, a1c, fpg, ppg, ogtt, ketones, catabolicSymptoms, sglt2Inhibitor, pregnancy } =
    patient.known;
  return (
    diabetesType === 'type1' &&
    islets !== 'positive' &&
    withoutInsulin(patient) &&
    cPeptideTells(patient) &&
    a1c !== undefined &&
    below(a1c, generalGoal) &&
    below(Math.max(fpg ?? 0, ppg ?? 0, ogtt ?? 0), notNearNormal) &&
    (ketones === undefined || below(ketones, ketonesRaised)) &&
    catabolicSymptoms !== true &&
    sglt2Inhibitor !== true &&
    pregnancy !== true
  );
};
