import { concepts } from '../clinical/concepts.ts';
import { countries } from '../clinical/countries.ts';
import { kidneyStages } from '../clinical/kidney-stage.ts';
import type { Concept } from '../kit/fields/concept.ts';
import { fastingFacts } from './fasting-facts.ts';

/**
 * Anything about a patient that the product can know, once. A number has its concept (unit, ranges, LOINC, UCUM), a choice its answers,
 * a flag is a plain yes or no. SNOMED CT codes stand only where they could be checked.
 * A coarse answer is a fact of its own (`egfrBand`, `smokes`) and never turned into the finer one.
 */
interface NumberFact { readonly kind: 'number'; readonly concept: Concept }
/** `done`: something that was done, true with the day on which it was; a day that is not known is left out. */
interface FlagFact { readonly kind: 'flag'; readonly snomed?: string; readonly done?: true }
interface ChoiceFact<C extends string = string> { readonly kind: 'choice'; readonly choices: readonly C[] }
export type Fact = NumberFact | FlagFact | ChoiceFact;

const number = (concept: Concept) => ({ kind: 'number', concept }) as const;
const flag = (snomed?: string) => ({ kind: 'flag', ...(snomed !== undefined && { snomed }) }) as const;
const done = () => ({ kind: 'flag', done: true }) as const;
const choice = <const C extends string>(...choices: readonly C[]) => ({ kind: 'choice', choices }) as const;

/** How somebody lives: optional, asked last. Where two calculators ask on different scales, each scale is a fact, and the finer one fills the other (coarser.ts). */
const habitFacts = {
  adherenceScore: number(concepts.adherenceScore),
  currentAdherence: number(concepts.adherencePercent),
  projectedAdherence: number(concepts.adherencePercent),
  medicationCompliance: number(concepts.adherencePercent),
  lifestyleAdherence: number(concepts.adherencePercent),
  giTolerance: flag(),
  calories: number(concepts.calories),
  steps: number(concepts.steps),
  activityMinutes: number(concepts.activityMinutes),
  walkingMinutes: number(concepts.walkingMinutes),
  sleepHours: number(concepts.sleep),
  mealsPerDay: number(concepts.mealsPerDay),
  snacksPerDay: number(concepts.snacksPerDay),
  sugaryDrinksPerDay: number(concepts.sugaryDrinksPerDay),
  mealsBand: choice('1-2', '3', '4-5'),
  snacksBand: choice('0', '1', '2-3'),
  sugaryDrinksBand: choice('0', '1', '2+'),
  portionSize: choice('small', 'medium', 'large'),
  dessertsBand: choice('rare', '1-2week', '3-5week', 'daily'),
  dessertsFrequency: choice('rarely', 'weekly', 'several_weekly', 'daily'),
  eatingPlace: choice('home', 'mix', 'outside'),
  eatingStyle: choice('balanced', 'lower-carb', 'traditional'),
  vegetableServings: choice('0-1', '2-3', '4+'),
  proteinLevel: choice('normal', 'high'),
  eatingQuality: choice('poor', 'fair', 'good', 'excellent'),
  walkingBand: choice('hardly', 'little', 'moderate', 'hour', 'hours'),
  weeklyActivityBand: choice('none', 'light', 'moderate', 'vigorous'),
  weeklyActivityPattern: choice('none', '1-2x per week', '3x per week', '5x per week', 'daily'),
  jobBand: choice('sitting', 'sometimes', 'mostly', 'demanding'),
  jobActivityLevel: choice('sedentary', 'light', 'moderate', 'active'),
  activityLevel: choice('sedentary', 'light', 'moderate', 'active', 'very-active'),
} as const satisfies Readonly<Record<string, Fact>>;

export const facts = {
  // Who it is, and what was measured.
  age: number(concepts.age),
  sex: choice('male', 'female'),
  /** Where a calibration exists for a country; `region` stands for the Middle East and North Africa as a whole. */
  country: choice(...countries),
  /** The European risk region taken for the person, a convention outside Europe. */
  europeanRiskRegion: choice('low', 'moderate', 'high', 'very high'),
  weight: number(concepts.weight),
  height: number(concepts.height),
  bmi: number(concepts.bmi),
  waist: number(concepts.waist),
  a1c: number(concepts.a1c),
  priorA1c: number(concepts.a1c),
  targetA1c: number(concepts.targetA1c),
  fpg: number(concepts.fpg),
  ppg: number(concepts.ppg),
  ogtt: number(concepts.ogtt),
  egfr: number(concepts.egfr),
  /** With whole months from that one to `egfr`, where the two bear no days. */
  previousEgfr: number(concepts.egfr),
  previousEgfrMonths: number(concepts.monthsBetween),
  egfrBand: choice('>=90', '60-89', '45-59', '30-44', '<30'),
  ckdStage: choice(...kidneyStages),
  creatinine: number(concepts.creatinine),
  uacr: number(concepts.uacr),
  potassium: number(concepts.potassium),
  ketones: number(concepts.ketones),
  ejectionFraction: number(concepts.ejectionFraction),
  ast: number(concepts.ast),
  alt: number(concepts.alt),
  platelets: number(concepts.platelets),
  b12: number(concepts.b12),
  systolic: number(concepts.systolic),
  diastolic: number(concepts.diastolic),
  totalCholesterol: number(concepts.totalCholesterol),
  ldl: number(concepts.ldl),
  hdl: number(concepts.hdl),
  diabetesDuration: number(concepts.diabetesDuration),

  // Conditions.
  pregnancy: flag('77386006'),
  childbearing: choice('planning', 'contraception', 'not-possible'),
  breastfeeding: flag(),
  heartFailure: flag('84114007'),
  ascvd: flag(),
  /** Whole months since the last infarction, stroke or procedure on an artery. */
  arterialEventMonths: number(concepts.monthsBetween),
  cardiovascularDisease: flag(),
  ckd: flag('709044004'),
  dialysis: flag(),
  kidneyTransplant: flag(),
  nafld: flag('197321007'),
  cirrhosis: choice('none', 'compensated', 'decompensated'),
  gastroparesis: flag(),
  neuropathy: flag('230572002'),
  retinopathy: choice('none', 'mild', 'sight-threatening'),
  oedema: flag(),
  anaemiaRisk: flag(),
  hypoglycaemiaHistory: flag(),
  severeHypoglycaemia: flag(),
  catabolicSymptoms: flag(),
  /** Now, or not able to eat and drink. */
  vomiting: flag('422400008'),
  diabetesType: choice('type2', 'type1', 'pancreatic', 'steroid', 'unsure'),
  islets: choice('positive', 'negative'),
  autoimmune: flag(),
  /** At any time; whether it is there now is a fact of its own. */
  pancreatitis: flag('235494005'),
  pancreatitisNow: flag(),
  medullaryThyroidCancer: flag(),
  /** At any time; a crisis of today shows in glucose, ketones and symptoms. */
  ketoacidosis: flag(),
  /** Now or in the past, amputation included. */
  footUlcer: flag(),
  footUlcerOpen: flag(),
  /** Planned, under an anaesthetic or sedation. */
  operationPlanned: flag(),
  /** A scan with iodinated contrast is planned. */
  contrastPlanned: flag(),
  frailty: choice('fit', 'complex', 'very-complex'),
  smoking: choice('never', 'former', 'current'),
  smokes: flag(),
  /** `heavy`: more than a country’s limits, or harmful whatever the amount. */
  alcohol: choice('none', 'within-limits', 'heavy'),
  /** Sleeve, bypass or another, at any time. */
  bariatricSurgery: flag(),

  // Medicines: what is taken now. `metformin` is milligrams a day, 0 none; the others yes or no.
  metformin: number(concepts.metforminDose),
  metforminTolerance: choice('good', 'mild-gi', 'poor'),
  metforminTolerated: flag(),
  metforminGI: flag(),
  metforminDuration: number(concepts.metforminDuration),
  sulfonylurea: flag(),
  dpp4Inhibitor: flag(),
  sglt2Inhibitor: flag(),
  glp1RA: flag(),
  tzd: flag(),
  basalInsulin: flag(),
  basalUnits: number(concepts.basalUnits),
  /** Units a week of an insulin given once a week: never `basalUnits`, which are of a day. */
  weeklyInsulinUnits: number(concepts.weeklyInsulinUnits),
  mealtimeInsulin: flag(),
  statin: choice('none', 'moderate', 'high'),
  ezetimibe: flag(),
  rasInhibitor: flag(),
  onBloodPressureMedicine: flag(),
  finerenone: flag(),
  /** Spironolactone or eplerenone. */
  mineralocorticoidAntagonist: flag(),
  /** Alone or in a tablet with something else for the pressure. */
  loopOrThiazideDiuretic: flag(),
  /** Such as clarithromycin, itraconazole or ritonavir. */
  strongCyp3a4Inhibitor: flag(),
  steroids: flag(),
  /** Two substances of one class at once, in one tablet or two: which class. `none`: looked at, and there are none. */
  sameClassTwice: choice('none', 'sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'rasInhibitor'),
  /** Months each class has been taken: an effect older than three months is in today's HbA1c already. */
  dpp4InhibitorMonths: number(concepts.drugMonths),
  sglt2InhibitorMonths: number(concepts.drugMonths),
  glp1RAMonths: number(concepts.drugMonths),
  tzdMonths: number(concepts.drugMonths),
  sulfonylureaMonths: number(concepts.drugMonths),

  // A sensor's figures.
  cgmAccess: choice('full', 'partial', 'none'),
  tir: number(concepts.tir),
  tbr70: number(concepts.tbr70),
  tbr54: number(concepts.tbr54),
  tar180: number(concepts.tar180),
  cv: number(concepts.cv),
  gmi: number(concepts.gmi),
  cgmDays: number(concepts.cgmDays),
  cgmWear: number(concepts.cgmWear),

  // What matters to the person.
  acceptsInjectables: flag(),
  injectables: choice('accepts', 'reluctant', 'refuses'),
  hypoglycaemiaAvoidance: choice('low', 'medium', 'high'),
  weightPreference: choice('prefer_loss', 'neutral_ok', 'not_priority'),
  cost: choice('high', 'medium', 'low'),
  shiftWork: flag(),
  /** What was chosen together of the options that were open: a class, nothing new, or to decide later. Beside it stand the person's own words. */
  treatmentChoice: choice('metformin', 'sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor', 'sulfonylurea', 'tzd', 'basalInsulin', 'no-change', 'not-today'),

  ...habitFacts,

  // The year's care: what was done, on its day. Where there is a figure too, the mark says only that it was looked at: somewhere else, say.
  a1cMeasured: done(),
  kidneyFunctionMeasured: done(),
  uacrMeasured: done(),
  bloodPressureMeasured: done(),
  lipidsMeasured: done(),
  smokingAsked: done(),
  weightMeasured: done(),
  childbearingAsked: done(),
  b12Measured: done(),
  liverTested: done(),
  eyesExamined: done(),
  feetExamined: done(),
  teethChecked: done(),
  distressAsked: done(),
  cognitionTested: done(),
  sleepAsked: done(),
  sexualHealthAsked: done(),
  educationGiven: done(),
  boneDensityMeasured: done(),
  natriureticPeptideMeasured: done(),
  influenzaVaccine: done(),
  covidVaccine: done(),
  pneumococcalVaccine: done(),
  hepatitisBVaccine: done(),
  rsvVaccine: done(),
  zosterVaccine: done(),
  tetanusVaccine: done(),
  meningococcalVaccine: done(),

  ...fastingFacts,
} as const satisfies Readonly<Record<string, Fact>>;

export type FactId = keyof typeof facts;
/** What is known only as done. */
export type DoneFact = { [F in FactId]: (typeof facts)[F] extends { readonly done: true } ? F : never }[FactId];
export type FactValue<F extends FactId> = (typeof facts)[F] extends NumberFact ? number : (typeof facts)[F] extends ChoiceFact<infer C> ? C : boolean;
export const factIds = Object.keys(facts) as FactId[];
export const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);
export const isHabit = (fact: FactId): boolean => Object.hasOwn(habitFacts, fact);
/** Whether a fact tells that something was done. */
export const isDoneFact = (id: string): id is DoneFact => isFactId(id) && 'done' in facts[id];
