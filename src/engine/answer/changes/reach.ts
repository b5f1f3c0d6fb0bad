import { type DoneFact, type FactId, isDoneFact } from '../../chart/facts.ts';

/** Whose doing a change would be: a person's (a dose, a habit, a choice), or what is met at the next visit (a test, weight gained). */
export type Doing = 'lever' | 'met';

/**
 * How far a fact can go from where it stands, in its stored unit: a number down and up, a share of the value where `share` says so;
 * an answer only to the named ones, or to any. Null: it does not change (age), or nobody would want to know (how long a drug was taken).
 */
export type Reach =
  | {
      readonly doing: Doing;
      readonly down: number;
      readonly up: number;
      readonly share?: true;
      /** The one way anybody would go on purpose: the other may be met, and is nobody's doing. */
      readonly wanted?: 'down' | 'up';
    }
  | { readonly doing: Doing; readonly to: 'any' | 'neighbour' | readonly (string | number | boolean)[] };

const met = (down: number, up: number): Reach => ({ doing: 'met', down, up });
const lever = (down: number, up: number): Reach => ({ doing: 'lever', down, up });
const less = (down: number, up: number): Reach => ({ doing: 'lever', down, up, wanted: 'down' });
const more = (down: number, up: number): Reach => ({ doing: 'lever', down, up, wanted: 'up' });
const share = (doing: Doing, down: number, up: number): Reach => ({ doing, down, up, share: true });
/** What may come to be, and would not go away again. */
const mayCome: Reach = { doing: 'met', to: [true] };
const mayTurn: Reach = { doing: 'met', to: 'any' };
/** Of bands in their order the next one, up or down. */
const toNeighbour: Reach = { doing: 'met', to: 'neighbour' };
const isChosen: Reach = { doing: 'lever', to: 'any' };

/**
 * What can change before the next visits, in about three months. Ours: distances a clinician would call possible, not limits of physiology;
 * they bound what is searched and named, and enter no result. What is only marked as done changes none.
 */
const reaches: Readonly<Record<Exclude<FactId, DoneFact>, Reach | null>> = {
  age: null,
  sex: null,
  country: null,
  europeanRiskRegion: null,
  weight: { doing: 'lever', down: 0.15, up: 0.1, share: true, wanted: 'down' },
  height: null,
  bmi: null,
  waist: less(15, 10),
  a1c: met(3, 3),
  priorA1c: null,
  // A target is agreed, not met: what another one would do is asked by choosing it.
  targetA1c: null,
  fpg: met(100, 150),
  ppg: met(120, 150),
  ogtt: met(120, 150),
  // A third in a season is much already; what falls faster is an emergency, not a turn of this plan.
  egfr: share('met', 0.4, 0.2),
  previousEgfr: null,
  previousEgfrMonths: null,
  egfrBand: toNeighbour,
  // It follows the eGFR, which is asked beside it.
  ckdStage: null,
  creatinine: share('met', 0.3, 1.5),
  uacr: share('met', 0.9, 9),
  potassium: met(1, 1.5),
  ketones: null,
  ejectionFraction: null,
  arterialEventMonths: null,
  ast: share('met', 0.6, 2),
  alt: share('met', 0.6, 2),
  platelets: share('met', 0.5, 0.5),
  b12: share('met', 0.6, 1.5),
  systolic: met(40, 40),
  diastolic: met(25, 25),
  totalCholesterol: share('met', 0.4, 0.4),
  ldl: share('met', 0.6, 0.6),
  hdl: share('met', 0.4, 0.4),
  diabetesDuration: null,

  pregnancy: mayCome,
  childbearing: mayTurn,
  breastfeeding: mayTurn,
  heartFailure: mayCome,
  ascvd: mayCome,
  cardiovascularDisease: mayCome,
  ckd: mayCome,
  dialysis: mayCome,
  kidneyTransplant: null,
  nafld: mayCome,
  cirrhosis: { doing: 'met', to: ['compensated', 'decompensated'] },
  gastroparesis: mayCome,
  neuropathy: mayCome,
  retinopathy: { doing: 'met', to: ['mild', 'sight-threatening'] },
  oedema: mayTurn,
  anaemiaRisk: mayCome,
  hypoglycaemiaHistory: mayCome,
  severeHypoglycaemia: mayCome,
  catabolicSymptoms: mayTurn,
  // Of the day, as ketones are.
  vomiting: null,
  // A type that was wrong is found out by tests, which have changes of their own.
  diabetesType: null,
  islets: { doing: 'met', to: ['positive'] },
  autoimmune: null,
  pancreatitis: mayCome,
  pancreatitisNow: mayTurn,
  medullaryThyroidCancer: null,
  ketoacidosis: mayCome,
  footUlcer: mayCome,
  footUlcerOpen: mayTurn,
  operationPlanned: mayTurn,
  contrastPlanned: mayTurn,
  frailty: { doing: 'met', to: ['complex', 'very-complex'] },
  smoking: { doing: 'lever', to: ['former'] },
  smokes: { doing: 'lever', to: [false] },
  alcohol: { doing: 'lever', to: ['none', 'within-limits'] },
  bariatricSurgery: null,

  metformin: isChosen,
  metforminTolerance: mayTurn,
  metforminTolerated: mayTurn,
  metforminGI: mayTurn,
  metforminDuration: null,
  sulfonylurea: isChosen,
  dpp4Inhibitor: isChosen,
  sglt2Inhibitor: isChosen,
  glp1RA: isChosen,
  tzd: isChosen,
  basalInsulin: isChosen,
  basalUnits: share('lever', 0.5, 0.5),
  weeklyInsulinUnits: share('lever', 0.5, 0.5),
  mealtimeInsulin: isChosen,
  statin: isChosen,
  ezetimibe: isChosen,
  rasInhibitor: isChosen,
  onBloodPressureMedicine: isChosen,
  finerenone: isChosen,
  mineralocorticoidAntagonist: null,
  loopOrThiazideDiuretic: null,
  strongCyp3a4Inhibitor: null,
  sameClassTwice: null,
  steroids: mayTurn,
  dpp4InhibitorMonths: null,
  sglt2InhibitorMonths: null,
  glp1RAMonths: null,
  tzdMonths: null,
  sulfonylureaMonths: null,

  cgmAccess: isChosen,
  tir: met(40, 40),
  tbr70: met(10, 10),
  tbr54: met(5, 5),
  tar180: met(40, 40),
  cv: met(15, 15),
  gmi: met(1.5, 1.5),
  cgmDays: lever(0, 14),
  cgmWear: lever(0, 100),

  // Asked for a fast (engine/ramadan): what was, and what nobody would look for another of.
  fastsRamadan: null,
  hypoglycaemiaUnaware: null,
  hypoglycaemiaFrequency: null,
  selfTesting: null,
  glucoseCrisis: null,
  vesselsUnstable: null,
  pregnancyWithinTargets: null,
  helpAtHome: null,
  fastingLabour: null,
  earlierFast: null,
  fastingHours: null,
  insulinRegimen: null,
  sulfonylureaAgent: null,
  sulfonylureaTimes: null,
  glp1Agent: null,
  metforminTimes: null,
  repaglinide: null,

  acceptsInjectables: isChosen,
  injectables: isChosen,
  hypoglycaemiaAvoidance: isChosen,
  weightPreference: isChosen,
  cost: mayTurn,
  shiftWork: null,
  // Made together, after all that is asked.
  treatmentChoice: null,

  adherenceScore: more(1, 1),
  currentAdherence: more(100, 100),
  projectedAdherence: more(100, 100),
  medicationCompliance: more(100, 100),
  lifestyleAdherence: more(100, 100),
  giTolerance: mayTurn,
  calories: lever(1000, 500),
  steps: more(4000, 8000),
  activityMinutes: more(150, 300),
  walkingMinutes: more(30, 60),
  sleepHours: lever(2, 3),
  mealsPerDay: lever(2, 2),
  snacksPerDay: less(5, 2),
  sugaryDrinksPerDay: less(10, 2),
  mealsBand: isChosen,
  snacksBand: isChosen,
  sugaryDrinksBand: isChosen,
  portionSize: isChosen,
  dessertsBand: isChosen,
  dessertsFrequency: isChosen,
  eatingPlace: isChosen,
  eatingStyle: isChosen,
  vegetableServings: isChosen,
  proteinLevel: isChosen,
  eatingQuality: isChosen,
  walkingBand: isChosen,
  weeklyActivityBand: isChosen,
  weeklyActivityPattern: isChosen,
  jobBand: null,
  jobActivityLevel: null,
  activityLevel: isChosen,
};

/** How far a fact can go before the next visits; null where it does not change. */
export const reachOf = (fact: FactId): Reach | null => (isDoneFact(fact) ? null : reaches[fact]);
