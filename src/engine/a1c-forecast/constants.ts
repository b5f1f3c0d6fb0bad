import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Inputs } from './inputs.ts';

type Table<K extends keyof Inputs> = Readonly<Record<`${Inputs[K] & (string | number | boolean)}`, Cited>>;
const steps = (value: number) => cited(value, 'steps', 'spec', '9.1 steps by walkingTime');
const minutes = (value: number) => cited(value, 'minutes', 'spec', '9.1 activity minutes');
const factor = (value: number, where: string) => cited(value, 'times', 'spec', where);
const kcal = (value: number) => cited(value, 'kcal', 'spec', '9.1 estimated intake');
const percent = (value: number) => cited(value, '%', 'spec', '9.1 macros');
const points = (value: number, where: string) => cited(value, 'points', 'design', where, 'design');

/** The 12-week effects. No chance is involved: u = 0 is the forecast, u = −1 and +1 give its spread (decision D4). */
export const forecast = {
  weeks: cited(12, 'weeks', 'spec', '1 and 9.1'),
  /** HbA1c is taken inside this range when the size of an effect is looked up. */
  a1cLow: cited(6.5, '%', 'design', 'range of trial baselines', 'design'),
  a1cHigh: cited(12, '%', 'design', 'range of trial baselines', 'design'),
  metformin: {
    middle: cited(1.1, '%', 'hirst2012', 'pooled difference to placebo −1.12 %, rounded', 'V'),
    slope: cited(0.2, 'none', 'design', 'larger fall from a higher start', 'design'),
    reference: cited(8.5, '%', 'design', 'start at which the middle value holds', 'design'),
    spread: cited(0.1, '%', 'design', 'half width for u', 'design'),
    low: cited(0.6, '%', 'design', 'clamp', 'design'),
    high: cited(1.6, '%', 'design', 'clamp', 'design'),
  },
  sitagliptin: {
    middle: cited(0.6, '%', 'aschner2006', 'chosen among the means at weeks 12 and 24', 'design'),
    slope: cited(0.25, 'none', 'design', 'larger fall from a higher start', 'design'),
    reference: cited(8, '%', 'design', 'start at which the middle value holds', 'design'),
    spread: cited(0.08, '%', 'design', 'half width for u', 'design'),
    low: cited(0.3, '%', 'design', 'clamp', 'design'),
    high: cited(1, '%', 'design', 'clamp', 'design'),
  },
  lifestyleAdherent: {
    middle: cited(0.6, '%', 'umpierre2011', 'chosen between advice with diet −0.58 % and training −0.67 %', 'design'),
    spread: points(0.1, 'half width for u'),
    low: points(0.4, 'clamp'),
    high: points(0.8, 'clamp'),
  },
  lifestyleLow: {
    middle: cited(0.1, '%', 'umpierre2011', 'chosen near advice alone: about none', 'design'),
    spread: points(0.05, 'half width for u'),
    low: points(0, 'clamp'),
    high: points(0.2, 'clamp'),
  },
  /** Share of the drugs' effect kept with low adherence. */
  lowAdherenceShare: cited(0.5, 'times', 'design', 'low-adherence scenario', 'design'),
  mostAdherent: cited(2.5, '%', 'design', 'largest total fall, plan followed', 'design'),
  mostLow: cited(1.5, '%', 'design', 'largest total fall, low adherence', 'design'),
  floorAdherent: cited(5.5, '%', 'spec', '9.1 prediction floor'),
  floorLow: cited(6, '%', 'spec', '9.1 prediction floor'),
  band: cited(0.3, '%', 'spec', '9.1 forecast band'),
  /** What one person's result commonly differs by. */
  individual: cited(1, '%', 'aschner2006', 'standard deviation of change 0.7–1.0', 'S'),
} as const;

export const activity = {
  stepsByWalking: {
    hardly: steps(750),
    little: steps(1500),
    moderate: steps(3500),
    hour: steps(5750),
    hours: steps(8500),
  } satisfies Table<'walkingTime'>,
  jobFactor: {
    sitting: factor(1, '9.1 job factor'),
    sometimes: factor(1.05, '9.1 job factor'),
    mostly: factor(1.1, '9.1 job factor'),
    demanding: factor(1.2, '9.1 job factor'),
  } satisfies Table<'jobLevel'>,
  minutesByActivity: {
    none: minutes(0),
    light: minutes(60),
    moderate: minutes(165),
    vigorous: minutes(250),
  } satisfies Table<'weeklyActivity'>,
  target: cited(150, 'minutes', 'ada2025', 'section 5, 150 minutes a week', 'S'),
  stepsAdequate: cited(7000, 'steps', 'spec', '9.1 adherent'),
  stepsHintBelow: cited(6000, 'steps', 'spec', '9.1 increase hint'),
  stepsLow: cited(6000, 'steps', 'spec', '9.1 targets, prediction view'),
  stepsHigh: cited(8000, 'steps', 'spec', '9.1 targets'),
  resistanceLow: cited(2, 'times', 'spec', '9.1 resistance sessions'),
  resistanceHigh: cited(3, 'times', 'spec', '9.1 resistance sessions'),
  cardioDays: cited(3, 'days', 'spec', '9.1 weekly plan'),
  stepsAddLow: cited(1000, 'steps', 'design', 'gradual increase', 'R'),
  stepsAddHigh: cited(2000, 'steps', 'design', 'gradual increase', 'R'),
} as const;

export const intake = {
  activityFactor: factor(1.4, '9.1 estimated intake'),
  meals: {
    '1-2': factor(0.9, '9.1 meals'),
    '3': factor(1, '9.1 meals'),
    '4-5': factor(1.1, '9.1 meals'),
  } satisfies Table<'mealsPerDay'>,
  size: {
    small: factor(0.85, '9.1 meal size'),
    medium: factor(1, '9.1 meal size'),
    large: factor(1.25, '9.1 meal size'),
  } satisfies Table<'mealSize'>,
  snacks: { '0': kcal(0), '1': kcal(200), '2-3': kcal(400) } satisfies Table<'snacksPerDay'>,
  drinks: { '0': kcal(0), '1': kcal(150), '2+': kcal(300) } satisfies Table<'sugaryDrinks'>,
  desserts: {
    rare: kcal(0),
    '1-2week': kcal(150),
    '3-5week': kcal(250),
    daily: kcal(350),
  } satisfies Table<'dessertFreq'>,
  location: {
    home: factor(1, '9.1 location'),
    mix: factor(1.05, '9.1 location'),
    outside: factor(1.125, '9.1 location'),
  } satisfies Table<'eatingLocation'>,
  protein: { normal: factor(1, '9.1 protein'), high: factor(0.95, '9.1 protein') } satisfies Table<'proteinLevel'>,
  /** ± share of the estimate when it is shown. */
  about: cited(15, '%', 'spec', '9.1 estimate band'),
  deficit: cited(500, 'kcal', 'spec', '9.1 calorie target'),
  tolerance: cited(150, 'kcal', 'spec', '9.1 adherent'),
} as const;

const balanced = {
  carbsMin: percent(45),
  carbsMax: percent(50),
  proteinMin: percent(20),
  proteinMax: percent(25),
  fatMin: percent(25),
  fatMax: percent(30),
};
const lowerCarb = {
  carbsMin: percent(26),
  carbsMax: percent(45),
  proteinMin: percent(25),
  proteinMax: percent(30),
  fatMin: percent(30),
  fatMax: percent(40),
};
/** Shares of energy. “Traditional” eating takes the balanced shares (a departure from the specification's wording). */
export const macros = { balanced, 'lower-carb': lowerCarb, traditional: balanced } as const;
export const kcalPerGram = {
  carbs: cited(4, 'kcal', 'spec', '9.1 grams'),
  protein: cited(4, 'kcal', 'spec', '9.1 grams'),
  fat: cited(9, 'kcal', 'spec', '9.1 grams'),
} as const;
/** Carbohydrate in g a day at or below which an SGLT2 inhibitor brings a risk of ketoacidosis. */
export const ketosisCarbs = cited(130, 'g', 'design', 'carbohydrate guard', 'R');

export const water = {
  low: cited(30, 'mL', 'spec', '9.1 water, per kg'),
  high: cited(35, 'mL', 'spec', '9.1 water, per kg'),
} as const;

const share = (value: number) => cited(value, 'times', 'spec', '9.1 adherence index');
export const index = {
  activity: { met: share(0.4), missed: share(0.1) },
  calories: { met: share(0.4), missed: share(0.1) },
  steps: { met: share(0.2), missed: share(0.05) },
  /** Below this the index is pointed out: at most one of the two heavy habits is met. */
  lowBelow: cited(70, '%', 'design', 'caution on adherence', 'design'),
} as const;

/** An engagement score, not a probability. */
export const score = {
  base: points(10, 'improvement score'),
  gain: points(60, 'improvement score'),
  adherence: points(25, 'improvement score'),
  minGap: points(0.5, 'improvement score'),
  low: cited(10, 'points', 'spec', '9.1 improvement score'),
  high: cited(95, 'points', 'spec', '9.1 improvement score'),
  /** The most where no drug has an effect: metformin contraindicated and no sitagliptin. */
  highWithoutDrugs: points(50, 'improvement score'),
} as const;

export const followUp = {
  /** Week of the first change: 1, or 0.5 with sitagliptin, rounded up. */
  firstChange: {
    false: cited(1, 'weeks', 'spec', '9.1 earliest improvement'),
    true: cited(0.5, 'weeks', 'spec', '9.1 earliest improvement'),
  } satisfies Table<'sitagliptin'>,
  reviewMonths: cited(3, 'months', 'spec', '9.1 next review'),
  a1cSettlesLow: cited(8, 'weeks', 'design', 'red-cell turnover', 'R'),
  a1cSettlesHigh: cited(12, 'weeks', 'design', 'red-cell turnover', 'R'),
} as const;

/** Fictional shares of the sample cases: an illustration without a source. */
export const samples = {
  early: cited(85, '%', 'spec', '2.1 sample cases'),
  combination: cited(78, '%', 'spec', '2.1 sample cases'),
} as const;
export const sampleA1c = {
  early: { now: cited(8.2, '%', 'spec', '2.1 sample cases'), then: cited(6.9, '%', 'spec', '2.1 sample cases') },
  combination: { now: cited(9.1, '%', 'spec', '2.1 sample cases'), then: cited(7.3, '%', 'spec', '2.1 sample cases') },
} as const;
