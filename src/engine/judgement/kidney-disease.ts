import type { FactId, FactValue } from '../chart/facts.ts';
import { rangeOfStage, stageDisagrees } from '../clinical/kidney-stage.ts';
import { metforminStop } from '../clinical/renal.ts';
import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';
import { reaches, severePressure } from './pressure-limits.ts';

/** From here albuminuria is raised (A2), and from here severe (A3), mg/g. */
export const albuminuria = cited(30, 'mg/g', 'kdigo2022', 'definition of chronic kidney disease, PDF page 32', 'S');
export const severeAlbuminuria = cited(300, 'mg/g', 'kdigo2024', 'albuminuria categories, A3', 'S');
/** Below this the eGFR alone stands for kidney disease, once it has lasted three months. */
export const kidneyDiseaseBelow = cited(
  60,
  'mL/min/1.73 m²',
  'kdigo2022',
  'definition of chronic kidney disease, PDF page 32',
  'S',
);

/** Kidney failure: metformin stops the same day, and the specialist is asked within days. */
export const kidneyFailure = cited(15, 'mL/min/1.73 m²', 'kdigo2022', 'GFR categories, G5', 'V');
/** Advanced kidney disease: the specialist sees the patient, and glucose is lowered by other medicines. */
export const advancedKidneyDisease = cited(30, 'mL/min/1.73 m²', 'ada2026', 'section 11, referral, page 263', 'S');

/** From here nobody is on dialysis: of the two entries one is another's. */
const noDialysisFrom = cited(30, 'mL/min/1.73 m²', 'design', 'an eGFR that denies dialysis', 'R');
export const dialysisDenied = ({ dialysis, egfr }: Patient['known']): boolean =>
  dialysis === true && egfr !== undefined && atLeast(egfr, noDialysisFrom);

/** Facts that are reason enough: what was entered, and an example only where nothing else is known. */
export function reasons(patient: Patient, facts: readonly FactId[]): readonly FactId[] {
  const entered = facts.filter((fact) => !patient.isExample(fact));
  return entered.length ? entered : facts;
}

/** An eGFR inside each band, to hold a stage against; the stages 4 and 5 both fit below 30. */
const insideBand: Readonly<Record<Exclude<FactValue<'egfrBand'>, '<30'>, number>> = {
  '>=90': 95,
  '60-89': 75,
  '45-59': 52,
  '30-44': 37,
};

/** Facts about the kidney that contradict each other. */
export function kidneyDisagreement({ known }: Patient): readonly FactId[] {
  const { egfr, egfrBand, ckdStage } = known;
  if (ckdStage === undefined) return [];
  if (egfr !== undefined) return stageDisagrees(egfr, ckdStage) ? ['egfr', 'ckdStage'] : [];
  if (egfrBand === undefined || ckdStage === 'none') return [];
  const disagrees =
    egfrBand === '<30'
      ? atLeast(rangeOfStage(ckdStage)[0], metforminStop)
      : stageDisagrees(insideBand[egfrBand], ckdStage);
  return disagrees ? ['egfrBand', 'ckdStage'] : [];
}
/** So far apart they are not one kidney: more than the width of a stage, mL/min/1.73 m². */
const disputedFrom = cited(15, 'mL/min/1.73 m²', 'kdigo2022', 'GFR categories: the width of stages 3a to 4', 'V');
/** They contradict each other too far for anything to rest on them: what guards still goes by the worse, and nothing is begun for either. */
export function kidneysDisputed(patient: Patient): boolean {
  if (kidneyDisagreement(patient).length === 0) return false;
  const { egfr, egfrBand, ckdStage = 'none' } = patient.known;
  const [from, to] = rangeOfStage(ckdStage);
  const shown = egfr ?? (egfrBand === undefined || egfrBand === '<30' ? metforminStop.value : insideBand[egfrBand]);
  return atLeast(Math.max(from - shown, shown - to), disputedFrom);
}

/** From this age an eGFR of 45 to 59 alone may be age: albumin and a second eGFR decide before it is called a disease. */
const ageingKidneyFrom = cited(75, 'years', 'design', 'eGFR 45 to 59 without other signs in old age', 'R');
export const ageingKidneyDownTo = cited(
  45,
  'mL/min/1.73 m²',
  'design',
  'eGFR 45 to 59 without other signs in old age',
  'R',
);
const mayBeAge = ({ known }: Patient): boolean => known.age !== undefined && atLeast(known.age, ageingKidneyFrom);
/** Above this potassium, and below this pressure, a low eGFR is looked at within days, mmol/L and mmHg. */
const potassiumBeside = cited(5, 'mmol/L', 'generalKnowledge', 'acute kidney injury: potassium', 'R');
const pressureBeside = cited(100, 'mmHg', 'generalKnowledge', 'acute kidney injury: hypotension', 'R');
/** What an acute injury brings, or is brought by. */
const speaksForInjury = (patient: Patient): boolean => {
  const { potassium, systolic } = patient.known;
  return (
    (potassium !== undefined && !atLeast(potassiumBeside.value, potassium)) ||
    (systolic !== undefined && below(systolic, pressureBeside)) ||
    reaches(patient, severePressure)
  );
};
/** The same, and this low an eGFR until a second one says otherwise. */
export const mayBeInjury = (patient: Patient): boolean =>
  patient.kidneyBelow(advancedKidneyDisease.value) === true || speaksForInjury(patient);
/** What is looked at beside an eGFR. */
export const injuryFacts = (patient: Patient): FactId[] =>
  (['potassium', 'systolic', 'diastolic'] as const).filter((fact) => patient.known[fact] !== undefined);
/** From so great a fall within a year chance is no explanation, and from this one a known disease neither, percent. */
const fellBy = cited(30, '%', 'kdigo2024', 'a change of eGFR beyond usual variability: evaluated', 'S');
const fellFar = cited(40, '%', 'kdigo2024', 'a fall of 40 %: outcome of kidney trials', 'R');
/** So recent an earlier eGFR tells of a fall within a year, months. */
export const withinYear = cited(12, 'months', 'design', 'kidneys that fail within a year', 'R');
/** By how much the eGFR has fallen since an earlier one, percent; 0 where it has not, or is still fine and fell by less than an injury would bring. */
export function fallOf({ known: { egfr, previousEgfr }, kidneyBelow }: Patient): number {
  if (egfr === undefined || previousEgfr === undefined) return 0;
  const fall = ((previousEgfr - egfr) / previousEgfr) * 100;
  return kidneyBelow(kidneyDiseaseBelow.value) === true || atLeast(fall, fellBy) ? Math.max(0, fall) : 0;
}
/** Somebody has said that there is a kidney disease, or an earlier eGFR shows it. */
export const knownAsChronic = (patient: Patient): boolean => {
  const { ckd, ckdStage } = patient.known;
  const isStaged = ckdStage !== undefined && ckdStage !== 'none' && patient.chart.ckdStage?.from !== 'derived';
  return ckd === true || isStaged || shownEarlier(patient);
};
const fellMuch = (patient: Patient): boolean =>
  patient.known.dialysis !== true && atLeast(fallOf(patient), knownAsChronic(patient) ? fellFar : fellBy);
/** A fall within a year that no second eGFR has confirmed. How old the earlier one is tells nothing of when the kidneys were hurt. */
export const fellUnconfirmed = (patient: Patient): boolean =>
  fellMuch(patient) && atLeast(withinYear.value, patient.known.previousEgfrMonths ?? 0);

/** Nobody said that there is a kidney disease: a first eGFR is none, nor with albumin beside it where anything speaks for an injury. Below 30 it takes severe albuminuria. */
const mayBeChance = (patient: Patient): boolean => {
  const { ckd, uacr } = patient.known;
  const shows = patient.kidneyBelow(advancedKidneyDisease.value) === true ? severeAlbuminuria : albuminuria;
  return (
    ckd !== true && (uacr === undefined || below(uacr, shows) || speaksForInjury(patient) || fellUnconfirmed(patient))
  );
};
/** Two below 60 so far apart are chronic, months. */
const chronicFrom = cited(3, 'months', 'kdigo2024', 'chronic: more than three months', 'S');
const earlierFacts = ['previousEgfr', 'previousEgfrMonths'] as const;
/** An earlier eGFR shows that it has lasted: nothing waits for a second one. */
export const shownEarlier = ({ known: { previousEgfr, previousEgfrMonths }, kidneyBelow }: Patient): boolean =>
  previousEgfr !== undefined &&
  previousEgfrMonths !== undefined &&
  below(previousEgfr, kidneyDiseaseBelow) &&
  atLeast(previousEgfrMonths, chronicFrom) &&
  kidneyBelow(kidneyDiseaseBelow.value) === true;

/** An eGFR below 60 that a second one has to confirm before it is called a disease: beside an injury one albumin is no second one (KDIGO 2024, practice point 1.1.3.2). */
export const awaitsSecondEgfr = (patient: Patient): boolean =>
  patient.kidneyBelow(kidneyDiseaseBelow.value) === true &&
  !shownEarlier(patient) &&
  (mayBeChance(patient) || (patient.kidneyBelow(ageingKidneyDownTo.value) === false && mayBeAge(patient)));

/** So much albumin, and no other sign: two of three samples in three to six months make it a disease. Severe albuminuria is acted on at once, unless the kidneys beside it may be acutely ill. */
const countsAsDisease = (uacr: number, patient: Patient, others: readonly FactId[]): boolean =>
  atLeast(uacr, albuminuria) &&
  (others.length > 0 ||
    ((atLeast(uacr, severeAlbuminuria) || patient.kidneyBelow(kidneyDiseaseBelow.value) === true) &&
      !awaitsSecondEgfr(patient)));

/** Facts that show chronic kidney disease; none where it is not known. One is enough, but for a little albumin in one sample. */
export function kidneyDiseaseFacts(patient: Patient): readonly FactId[] {
  const { known, chart, kidney, kidneyBelow } = patient;
  const facts: FactId[] = [];
  if (known.ckd === true) facts.push('ckd');
  if (known.dialysis === true) facts.push('dialysis');
  const isDisputed = kidneysDisputed(patient);
  if (known.ckdStage !== undefined && known.ckdStage !== 'none' && chart.ckdStage?.from !== 'derived' && !isDisputed)
    facts.push('ckdStage');
  if (kidneyBelow(kidneyDiseaseBelow.value) === true && !awaitsSecondEgfr(patient) && !isDisputed)
    facts.push(...(kidney?.facts ?? []), ...(shownEarlier(patient) ? earlierFacts : []));
  if (known.uacr !== undefined && countsAsDisease(known.uacr, patient, facts)) facts.push('uacr');
  return facts.length < 2 ? facts : [...new Set(facts)];
}

/** Albumin that awaits its second sample: nothing but that sample follows from it. */
export const awaitsSecondAlbumin = (patient: Patient): boolean =>
  patient.known.uacr !== undefined && atLeast(patient.known.uacr, albuminuria) && !hasKidneyDisease(patient);

/** An eGFR below 45 that nothing confirms: no known disease, stage, albumin that counts, dialysis or transplant. It may be acute, and nothing is begun meanwhile. */
export const seenOnce = (patient: Patient): boolean =>
  patient.kidneyBelow(ageingKidneyDownTo.value) === true &&
  patient.known.kidneyTransplant !== true &&
  awaitsSecondEgfr(patient) &&
  !hasKidneyDisease(patient);

export const hasKidneyDisease = (patient: Patient): boolean => kidneyDiseaseFacts(patient).length > 0;

/** Below a limit, or on dialysis, which is below every limit. */
export function kidneyFailsBelow(patient: Patient, limit: number): boolean | undefined {
  return patient.known.dialysis === true ? true : patient.kidneyBelow(limit);
}

/** The earlier eGFR, where it shows a disease or a fall. */
const toldEarlier = (patient: Patient): readonly FactId[] => {
  if (shownEarlier(patient)) return earlierFacts;
  return fellMuch(patient) ? earlierFacts.filter((fact) => patient.known[fact] !== undefined) : [];
};
/** The facts that a kidney limit was read from. */
export function kidneyFacts(patient: Patient): readonly FactId[] {
  const facts = [...(patient.kidney?.facts ?? []), ...toldEarlier(patient)];
  return reasons(patient, patient.known.dialysis === true ? [...facts, 'dialysis'] : facts);
}
