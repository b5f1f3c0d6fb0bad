import { againAfter } from '../chart/freshness.ts';
import type { DoneFact, FactId } from '../chart/facts.ts';
import { b12AfterMonths } from '../clinical/b12.ts';
import { concepts } from '../clinical/concepts.ts';
import { atGoal } from '../judgement/glucose.ts';
import { albuminuria, kidneyDiseaseBelow, kidneyFailure, severeAlbuminuria } from '../judgement/kidney-disease.ts';
import type { Patient } from '../judgement/patient.ts';
import { count, quantity, type Values } from '../kit/words/message.ts';
import { atLeast, below, type Cited } from '../kit/worksheet/cited.ts';
import type { ActionId } from '../plan/actions.ts';
import * as when from './constants.ts';
import type { yearEn } from './copy/en.ts';

/** How often something is looked at in this patient, why, and where that is from. */
export interface Interval {
  /** `every`: months lie in `by`. `visit`: at each visit, and late after the months of `by`. `once`: and never again. `none`: not in this patient. */
  readonly kind: 'every' | 'visit' | 'once' | 'none';
  readonly by: Cited;
  /** Its reason, `year.why.<why>` in words. */
  readonly why: Reason;
  readonly values?: Values;
}

type Reason = keyof (typeof yearEn)['why'];

interface Figures {
  /** Facts with a day: the newest counts, or where all belong together the oldest. */
  readonly facts: readonly [FactId, ...FactId[]];
  readonly together?: true;
}
export interface YearItem {
  readonly id: string;
  /** Marks it as done on a day. Of what has figures too it tells that somebody looked, and no result. */
  readonly done: DoneFact;
  /** What tells of it by its result, and bears a day. */
  readonly figures?: Figures;
  /** What the plan says about the same thing: its day counts where it is sooner. */
  readonly actions: readonly ActionId[];
  interval(patient: Patient): Interval;
}

const every = (by: Cited, why: Reason, values?: Values): Interval => ({
  kind: 'every',
  by,
  why,
  ...(values && { values }),
});
const once = (by: Cited, why: Reason): Interval => ({ kind: 'once', by, why });
const none = (by: Cited, why: Reason): Interval => ({ kind: 'none', by, why });

const isVeryComplex = ({ known }: Patient): boolean => known.frailty === 'very-complex';
/** Whether an age is reached; undefined where it is not known. */
const reached = ({ known }: Patient, age: Cited): boolean | undefined =>
  known.age === undefined ? undefined : atLeast(known.age, age);
const isEarlyType1 = ({ known }: Patient): boolean =>
  known.diabetesType === 'type1' &&
  known.diabetesDuration !== undefined &&
  below(known.diabetesDuration, when.type1WithoutLook);

/** A change of what lowers glucose shows after three months: the plan tells of it, and its day counts. */
function a1c(patient: Patient): Interval {
  if (patient.known.pregnancy === true) return every(when.a1cInPregnancy, 'pregnancy');
  if (isVeryComplex(patient)) return every(againAfter.a1c, 'comfort');
  if (patient.known.severeHypoglycaemia === true) return every(when.a1cAboveGoal, 'lows');
  if (!atGoal(patient)) return every(when.a1cAboveGoal, 'notAtGoal');
  return every(againAfter.a1c, 'atGoal');
}

/** The row of KDIGO's grid; where a band leaves several open, the graver. */
function rowOf({ kidney }: Patient): keyof typeof when.kidneyGrid {
  if (!kidney) return 'G1';
  return when.kidneyRows.find(([, from]) => atLeast(kidney.from, from))?.[0] ?? 'G5';
}
function kidney(patient: Patient): Interval {
  const { uacr, dialysis } = patient.known;
  if (dialysis === true) return none(when.atTheTeam, 'dialysis');
  if (isEarlyType1(patient) && !patient.kidney && uacr === undefined) return none(when.type1WithoutLook, 'earlyType1');
  if (!patient.kidney) return every(againAfter.kidney, 'kidneyUnknown');
  const column = uacr === undefined || below(uacr, albuminuria) ? 0 : below(uacr, severeAlbuminuria) ? 1 : 2;
  const by = when.kidneyGrid[rowOf(patient)][column];
  const cell = count(12 / by.value);
  return uacr === undefined
    ? every(by, 'kidneyNoAlbumin', { n: cell })
    : every(by, 'kidneyCell', { n: cell, uacr: quantity(concepts.uacr, uacr) });
}

function eyes(patient: Patient): Interval {
  const { pregnancy, retinopathy } = patient.known;
  if (pregnancy === true) return every(when.eyesInPregnancy, 'eyesPregnancy');
  if (retinopathy === 'sight-threatening') return every(when.eyesThreatened, 'eyesThreatened');
  if (retinopathy === 'mild') return every(when.eyesMild, 'eyesMild');
  if (isEarlyType1(patient)) return none(when.type1WithoutLook, 'earlyType1');
  if (retinopathy === 'none' && atGoal(patient)) return every(againAfter.eyes, 'eyesClean');
  return every(when.eyesYearly, 'yearly');
}

/** IWGDF: an ulcer before, or lost feeling beside kidney failure, is the highest risk; deformity and pulses are not known here. */
function feet(patient: Patient): Interval {
  const { footUlcer, neuropathy, dialysis } = patient.known;
  if (footUlcer === true) return every(when.feetHigh, 'feetUlcer');
  if (neuropathy !== true) return every(when.feetYearly, 'yearly');
  const failing = dialysis === true || patient.kidneyBelow(kidneyFailure.value) === true;
  return failing ? every(when.feetHigh, 'feetKidney') : every(when.feetLow, 'feetNeuropathy');
}

function b12(patient: Patient): Interval {
  const { metformin, metforminDuration, neuropathy, anaemiaRisk } = patient.known;
  if (metformin === undefined || metformin <= 0) return none(b12AfterMonths, 'noMetformin');
  if (neuropathy === true || anaemiaRisk === true) return every(b12AfterMonths, 'b12Signs');
  if (metforminDuration !== undefined && below(metforminDuration, b12AfterMonths))
    return none(b12AfterMonths, 'metforminNew');
  return every(b12AfterMonths, 'metformin');
}

function liver({ known }: Patient): Interval {
  const { diabetesType, nafld, cirrhosis } = known;
  if (cirrhosis === 'compensated' || cirrhosis === 'decompensated') return none(when.knownAlready, 'cirrhosis');
  if (diabetesType === 'type1' && nafld !== true) return none(againAfter.liver, 'type1');
  return every(againAfter.liver, 'yearly');
}

function smoking({ known }: Patient): Interval {
  return known.smoking === 'current' || known.smokes === true
    ? { kind: 'visit', by: againAfter.body, why: 'smokes' }
    : every(when.smokingYearly, 'asked');
}

function childbearing(patient: Patient): Interval {
  const { sex, pregnancy, childbearing: said } = patient.known;
  if (sex === 'male') return none(againAfter.wishes, 'men');
  if (pregnancy === true) return none(againAfter.wishes, 'pregnant');
  if (said === 'not-possible') return none(againAfter.wishes, 'notPossible');
  if (reached(patient, when.childbearingUntil) === true) return none(when.childbearingUntil, 'older');
  return every(againAfter.wishes, 'childbearing');
}

const hasRsvRisk = ({ known, kidneyBelow, onInsulin }: Patient): boolean =>
  onInsulin ||
  kidneyBelow(kidneyDiseaseBelow.value) === true ||
  (known.bmi !== undefined && atLeast(known.bmi, when.rsvObesity)) ||
  known.retinopathy === 'mild' ||
  known.retinopathy === 'sight-threatening' ||
  [known.sglt2Inhibitor, known.ckd, known.dialysis, known.neuropathy, known.heartFailure, known.ascvd].includes(true);
function rsv(patient: Patient): Interval {
  const withRisk = reached(patient, when.rsvWithRisk);
  if (withRisk === undefined) return none(when.rsvWithRisk, 'ageUnknown');
  if (reached(patient, when.rsvAll)) return once(when.rsvOnce, 'rsvAge');
  if (!withRisk) return none(when.rsvWithRisk, 'tooYoung');
  return hasRsvRisk(patient) ? once(when.rsvOnce, 'rsvRisk') : none(when.rsvAll, 'rsvNoRisk');
}

function zoster(patient: Patient): Interval {
  if (patient.known.pregnancy === true) return none(when.zosterFrom, 'pregnant');
  const old = reached(patient, when.zosterFrom);
  if (old === undefined) return none(when.zosterFrom, 'ageUnknown');
  return old ? once(when.zosterOnce, 'zoster') : none(when.zosterFrom, 'tooYoung');
}

function cognition(patient: Patient): Interval {
  const old = reached(patient, when.cognitionFrom);
  if (old === undefined) return none(when.cognitionFrom, 'ageUnknown');
  return old ? every(when.cognitionYearly, 'cognition') : none(when.cognitionFrom, 'tooYoung');
}

function bone(patient: Patient): Interval {
  if (isVeryComplex(patient)) return none(when.comfortFirst, 'comfortFirst');
  if (patient.known.age === undefined) return none(when.boneFrom, 'ageUnknown');
  if (reached(patient, when.boneFrom)) return every(when.boneEvery, 'boneAge');
  const risks = patient.known.tzd === true || patient.known.steroids === true;
  return risks && reached(patient, when.boneWithRiskFrom)
    ? every(when.boneEvery, 'boneRisk')
    : none(when.boneFrom, 'tooYoung');
}

function heart(patient: Patient): Interval {
  if (patient.known.heartFailure === true) return none(when.knownAlready, 'heartFailure');
  return isVeryComplex(patient) ? none(when.comfortFirst, 'comfortFirst') : every(when.heartYearly, 'heart');
}

/**
 * The year's care, in the order in which a late one harms most: of two that are late alike the first is told first. Each says how often
 * by patient, why and from where; what judgement measures too has its months from there (chart/freshness.ts).
 */
export const yearItems = [
  { id: 'a1c', done: 'a1cMeasured', figures: { facts: ['a1c'] }, actions: ['check:a1c', 'ask:a1c'], interval: a1c },
  {
    id: 'egfr',
    done: 'kidneyFunctionMeasured',
    figures: { facts: ['egfr', 'creatinine', 'egfrBand'] },
    actions: ['check:egfr', 'ask:egfr'],
    interval: kidney,
  },
  {
    id: 'uacr',
    done: 'uacrMeasured',
    figures: { facts: ['uacr'] },
    actions: ['check:uacr', 'ask:uacr'],
    interval: kidney,
  },
  { id: 'eyes', done: 'eyesExamined', actions: ['refer:eye'], interval: eyes },
  { id: 'feet', done: 'feetExamined', actions: ['refer:feet'], interval: feet },
  {
    id: 'pressure',
    done: 'bloodPressureMeasured',
    figures: { facts: ['systolic'] },
    actions: ['check:blood-pressure', 'ask:systolic'],
    interval: () => ({ kind: 'visit', by: againAfter.pressure, why: 'visit' }),
  },
  {
    id: 'lipids',
    done: 'lipidsMeasured',
    figures: { facts: ['ldl', 'totalCholesterol'] },
    actions: ['check:lipids', 'ask:ldl'],
    interval: () => every(againAfter.lipids, 'yearly'),
  },
  {
    id: 'smoking',
    done: 'smokingAsked',
    figures: { facts: ['smoking', 'smokes'] },
    actions: ['ask:smoking'],
    interval: smoking,
  },
  {
    id: 'weight',
    done: 'weightMeasured',
    figures: { facts: ['weight', 'bmi'] },
    actions: ['ask:weight'],
    interval: () => ({ kind: 'visit', by: againAfter.body, why: 'visit' }),
  },
  {
    id: 'childbearing',
    done: 'childbearingAsked',
    figures: { facts: ['childbearing'] },
    actions: ['ask:childbearing'],
    interval: childbearing,
  },
  { id: 'b12', done: 'b12Measured', figures: { facts: ['b12'] }, actions: ['check:b12'], interval: b12 },
  {
    id: 'liver',
    done: 'liverTested',
    figures: { facts: ['ast', 'alt', 'platelets'], together: true },
    actions: ['check:fib4'],
    interval: liver,
  },
  { id: 'heart', done: 'natriureticPeptideMeasured', actions: [], interval: heart },
  {
    id: 'influenza',
    done: 'influenzaVaccine',
    actions: [],
    interval: () => every(when.influenzaYearly, 'season'),
  },
  {
    id: 'pneumococcal',
    done: 'pneumococcalVaccine',
    actions: [],
    interval: () => once(when.pneumococcalOnce, 'pneumococcal'),
  },
  { id: 'rsv', done: 'rsvVaccine', actions: [], interval: rsv },
  { id: 'covid', done: 'covidVaccine', actions: [], interval: () => every(when.covidYearly, 'season') },
  {
    id: 'hepatitisB',
    done: 'hepatitisBVaccine',
    actions: [],
    interval: (patient) =>
      reached(patient, when.hepatitisBOffer) === true
        ? once(when.hepatitisBOffer, 'hepatitisBOffer')
        : once(when.hepatitisBOnce, 'hepatitisB'),
  },
  { id: 'zoster', done: 'zosterVaccine', actions: [], interval: zoster },
  { id: 'tetanus', done: 'tetanusVaccine', actions: [], interval: () => every(when.tetanusEvery, 'tetanus') },
  {
    id: 'meningococcal',
    done: 'meningococcalVaccine',
    actions: [],
    // Nothing here tells whether somebody goes; once it was given it has an end.
    interval: ({ known }) =>
      known.meningococcalVaccine === true
        ? every(when.meningococcalEvery, 'pilgrimage')
        : none(when.meningococcalEvery, 'noPilgrimage'),
  },
  {
    id: 'distress',
    done: 'distressAsked',
    actions: [],
    interval: () => every(when.distressYearly, 'distress'),
  },
  { id: 'cognition', done: 'cognitionTested', actions: [], interval: cognition },
  { id: 'teeth', done: 'teethChecked', actions: [], interval: () => every(when.teethYearly, 'yearly') },
  {
    id: 'education',
    done: 'educationGiven',
    actions: [],
    interval: () => every(when.educationYearly, 'education'),
  },
  {
    id: 'sleep',
    done: 'sleepAsked',
    actions: [],
    interval: ({ known }) =>
      every(
        when.sleepYearly,
        known.bmi !== undefined && atLeast(known.bmi, when.obesityFrom) ? 'sleepObesity' : 'sleep',
      ),
  },
  {
    id: 'sexualHealth',
    done: 'sexualHealthAsked',
    actions: [],
    interval: (patient) =>
      isVeryComplex(patient) ? none(when.comfortFirst, 'comfortFirst') : every(when.sexualYearly, 'yearly'),
  },
  { id: 'bone', done: 'boneDensityMeasured', actions: [], interval: bone },
] as const satisfies readonly YearItem[];

export type YearItemId = (typeof yearItems)[number]['id'];
