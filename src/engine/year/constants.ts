import { cited } from '../kit/worksheet/cited.ts';

/** Months between two looks at the same thing, where nothing that judgement reads already says them (chart/freshness.ts). */
export const a1cAboveGoal = cited(
  3,
  'months',
  'ada2025',
  'section 6: every 3 months above the goal, after a change, with lows; read in BMJ Best Practice',
  'S',
);
export const a1cInPregnancy = cited(1, 'months', 'ada2025', 'section 15: HbA1c more often, such as monthly', 'R');
/** KDIGO's grid: the row is the eGFR, the column the albumin; months are twelve by the looks a year. */
export const kidneyGrid = {
  G1: [
    cited(12, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G1 A1: once a year', 'S'),
    cited(12, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G1 A2: once a year', 'S'),
    cited(4, 'months', 'kdigo2022', 'monitoring by GFR and albuminuria, G1 A3: 3 a year (2012: 2)', 'R'),
  ],
  G2: [
    cited(12, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G2 A1: once a year', 'S'),
    cited(12, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G2 A2: once a year', 'S'),
    cited(4, 'months', 'kdigo2022', 'monitoring by GFR and albuminuria, G2 A3: 3 a year (2012: 2)', 'R'),
  ],
  G3a: [
    cited(12, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3a A1: once a year', 'S'),
    cited(6, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3a A2: 2 a year', 'S'),
    cited(4, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3a A3: 3 a year', 'S'),
  ],
  G3b: [
    cited(6, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3b A1: 2 a year', 'S'),
    cited(4, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3b A2: 3 a year', 'S'),
    cited(4, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G3b A3: 3 a year', 'S'),
  ],
  G4: [
    cited(4, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G4 A1: 3 a year', 'S'),
    cited(4, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G4 A2: 3 a year', 'S'),
    cited(3, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G4 A3: 4 a year and more', 'S'),
  ],
  G5: [
    cited(3, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G5: 4 a year and more', 'S'),
    cited(3, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G5: 4 a year and more', 'S'),
    cited(3, 'months', 'kdigo2024', 'monitoring by GFR and albuminuria, G5: 4 a year and more', 'S'),
  ],
} as const;
/** Lower ends of the rows, mL/min/1.73 m². */
export const kidneyRows = [
  ['G1', cited(90, 'mL/min/1.73 m²', 'kdigo2024', 'GFR categories', 'V')],
  ['G2', cited(60, 'mL/min/1.73 m²', 'kdigo2024', 'GFR categories', 'V')],
  ['G3a', cited(45, 'mL/min/1.73 m²', 'kdigo2024', 'GFR categories', 'V')],
  ['G3b', cited(30, 'mL/min/1.73 m²', 'kdigo2024', 'GFR categories', 'V')],
  ['G4', cited(15, 'mL/min/1.73 m²', 'kdigo2024', 'GFR categories', 'V')],
] as const;

export const eyesYearly = cited(12, 'months', 'ada2025', 'section 12: yearly, read in summaries', 'S');
export const eyesMild = cited(12, 'months', 'ada2025', 'section 12: any retinopathy at least yearly, a summary', 'S');
export const eyesThreatened = cited(
  3,
  'months',
  'ada2025',
  'section 12: more often where sight is threatened; 3 to 6 months in a summary',
  'S',
);
export const eyesInPregnancy = cited(3, 'months', 'ada2025', 'section 12: each trimester, read in a summary', 'S');
export const type1WithoutLook = cited(
  5,
  'years',
  'ada2025',
  'sections 11 and 12: type 1 from five years on, read in summaries',
  'S',
);
export const feetYearly = cited(12, 'months', 'iwgdf2023', 'risk 0: once a year', 'S');
export const feetLow = cited(6, 'months', 'iwgdf2023', 'risk 1: every 6 to 12 months; the sooner is taken', 'S');
export const feetHigh = cited(3, 'months', 'iwgdf2023', 'risk 3: every 1 to 3 months', 'S');

export const teethYearly = cited(12, 'months', 'ada2025', 'section 4: a dentist’s examination', 'R');
export const distressYearly = cited(12, 'months', 'ihsStandards', 'emotional health at diagnosis, then yearly', 'V');
export const sexualYearly = cited(12, 'months', 'ihsStandards', 'sexual health at diagnosis, then yearly', 'V');
export const educationYearly = cited(12, 'months', 'ihsStandards', 'education at diagnosis, then yearly', 'V');
export const sleepYearly = cited(12, 'months', 'ada2025', 'section 4: sleep, asked', 'R');
export const cognitionYearly = cited(12, 'months', 'ada2025', 'section 13: from 65 at least yearly', 'R');
export const cognitionFrom = cited(65, 'years', 'ada2025', 'section 13: early cognitive impairment from 65', 'R');
export const boneEvery = cited(36, 'months', 'ada2025', 'section 4: every 2 to 3 years, a summary of 2024', 'S');
export const boneFrom = cited(65, 'years', 'ada2025', 'section 4: from 65, younger with several risks', 'S');
export const boneWithRiskFrom = cited(50, 'years', 'ada2025', 'section 4: younger adults with risk factors', 'R');
export const heartYearly = cited(
  12,
  'months',
  'ada2025',
  'section 10, 10.39a: consider a natriuretic peptide; yearly by the consensus report of 2022, summaries',
  'S',
);
/** A woman's years in which a wish for a child and its prevention are asked. */
export const childbearingUntil = cited(50, 'years', 'design', 'the same as for pregnancy in the plan', 'design');
export const smokingYearly = cited(12, 'months', 'design', 'whoever does not smoke is asked once a year', 'R');

export const influenzaYearly = cited(12, 'months', 'aace2022', 'table 21: influenza yearly', 'V');
export const covidYearly = cited(12, 'months', 'ada2025', 'section 4: the vaccine of the season', 'R');
export const tetanusEvery = cited(120, 'months', 'aace2022', 'table 21: tetanus every 10 years', 'V');
export const pneumococcalOnce = cited(1, 'times', 'aace2022', 'table 21: PCV20, or PCV15 then PPSV23', 'V');
export const hepatitisBOnce = cited(1, 'times', 'aace2022', 'table 21: all to 59 years', 'V');
export const hepatitisBOffer = cited(60, 'years', 'aace2022', 'table 21: from 60 by risk and response', 'V');
export const rsvOnce = cited(1, 'times', 'acipRsv', 'a single dose, not repeated', 'V');
export const rsvAll = cited(75, 'years', 'acipRsv', 'everybody from 75', 'V');
export const rsvWithRisk = cited(
  60,
  'years',
  'acipRsv',
  'diabetes with kidney disease, neuropathy, retinopathy, insulin or an SGLT2 inhibitor; from 50 since 2025',
  'V',
);
export const rsvObesity = cited(40, 'kg/m²', 'acipRsv', 'severe obesity', 'V');
export const obesityFrom = cited(30, 'kg/m²', 'who1995', 'adult BMI classes', 'V');
export const zosterOnce = cited(1, 'times', 'saudiAdultVaccines', 'two doses, 2 to 6 months apart', 'S');
export const zosterFrom = cited(50, 'years', 'saudiAdultVaccines', 'from 50 years', 'S');
export const meningococcalEvery = cited(
  60,
  'months',
  'saudiHajj',
  'ACYW, conjugate: 5 years; polysaccharide 3; at least 10 days before',
  'V',
);
/** Why something is not looked for in somebody. */
export const comfortFirst = cited(1, 'none', 'design', 'very complex health: comfort comes first', 'design');
export const knownAlready = cited(1, 'none', 'design', 'what is known is not searched for', 'design');
export const atTheTeam = cited(1, 'none', 'design', 'the team that treats it measures it', 'design');

/** So many days before its day something counts as soon. */
export const soonWithin = cited(60, 'days', 'design', 'so that it can be booked', 'design');

/** States that put a patient further up in the list of whom something is late for. */
export const listHigh = cited(9, '%', 'design', 'order of the list', 'design');
export const listVeryHigh = cited(10, '%', 'design', 'order of the list', 'design');
export const listLowKidney = cited(30, 'mL/min/1.73 m²', 'design', 'order of the list', 'design');
