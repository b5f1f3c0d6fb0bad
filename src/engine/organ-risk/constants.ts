import { fib4Limits } from '../clinical/fib4.ts';
import { sglt2NoStart } from '../clinical/renal.ts';
import { cited } from '../kit/worksheet/cited.ts';
import type { AlbuminCategory, FiltrationCategory, GridRisk } from './results.ts';

const rate = 'mL/min/1.73 m²';
const years = (value: number, source: string, where: string) => cited(value, 'years', source, where, 'V');

/** First and last year of age each equation is for. */
export const ages = {
  who: {
    from: years(40, 'whoCvd2019', 'ages of the charts'),
    to: years(74, 'whoCvd2019', 'ages of the charts; derived to 80'),
  },
  score2: {
    from: years(40, 'score2Diabetes', 'ages'),
    to: years(69, 'score2Diabetes', 'ages'),
  },
  adult: {
    from: years(18, 'kfre2011', 'adults'),
    to: cited(110, 'years', 'design', 'the oldest age a form takes', 'design'),
  },
} as const;

/** From which eGFR the kidney failure equation says nothing. */
export const kidneyFailureBelow = cited(60, rate, 'kfre2011', 'stages G3 to G5', 'V');

/** Severe organ damage (ESC 2023): no score is computed, the risk is very high. */
export const severeDamage = {
  /** Below this eGFR alone. */
  egfr: cited(45, rate, 'esc2023', 'severe target organ damage', 'V'),
  /** Below this eGFR with albumin of category A2 or more. */
  egfrWithAlbumin: cited(60, rate, 'esc2023', 'severe target organ damage', 'V'),
  albumin: cited(30, 'mg/g', 'esc2023', 'severe target organ damage', 'V'),
  /** Above this whatever the eGFR. */
  albuminAbove: cited(300, 'mg/g', 'esc2023', 'severe target organ damage', 'V'),
  /** Microvascular disease at this many sites. */
  sites: cited(3, 'none', 'esc2023', 'severe target organ damage', 'V'),
} as const;

const stage = (value: number) => cited(value, rate, 'kdigo2024', 'GFR categories', 'V');
/** KDIGO's grid. */
export const kidneyGrid = {
  from: { G1: stage(90), G2: stage(60), G3a: stage(45), G3b: stage(30), G4: stage(15) },
  raised: cited(30, 'mg/g', 'kdigo2024', 'albuminuria categories, A2 from', 'V'),
  /** Exactly 300 is still A2. */
  severeAbove: cited(300, 'mg/g', 'kdigo2024', 'albuminuria categories, A3 above', 'V'),
  risk: {
    G1: { A1: 'low', A2: 'moderate', A3: 'high' },
    G2: { A1: 'low', A2: 'moderate', A3: 'high' },
    G3a: { A1: 'moderate', A2: 'high', A3: 'very high' },
    G3b: { A1: 'high', A2: 'very high', A3: 'very high' },
    G4: { A1: 'very high', A2: 'very high', A3: 'very high' },
    G5: { A1: 'very high', A2: 'very high', A3: 'very high' },
  } satisfies Readonly<Record<FiltrationCategory, Readonly<Record<AlbuminCategory, GridRisk>>>>,
} as const;

/** Checks of eGFR and albumin a year, by the grid; the last row and column mean four and more. */
const checks = (value: number) =>
  cited(value, 'times', 'kdigo2022', 'monitoring of eGFR and albuminuria by the grid', 'R');
export const checksAYear = {
  G1: { A1: checks(1), A2: checks(1), A3: checks(3) },
  G2: { A1: checks(1), A2: checks(1), A3: checks(3) },
  G3a: { A1: checks(1), A2: checks(2), A3: checks(3) },
  G3b: { A1: checks(2), A2: checks(3), A3: checks(3) },
  G4: { A1: checks(3), A2: checks(3), A3: checks(4) },
  G5: { A1: checks(4), A2: checks(4), A3: checks(4) },
} as const satisfies Readonly<Record<FiltrationCategory, object>>;

/** Above this a ratio in mg/g is rare and may be a ratio in mg/g typed as mg/mmol: asked about. */
export const ratioSoft = { min: 1, max: 2200 } as const;

const percent = (value: number, source: string, where: string, mark: 'V' | 'R') =>
  cited(value, '%', source, where, mark);
/** Where the bands of the WHO charts begin. */
export const whoBands = {
  from5: percent(5, 'whoCvd2019', 'bands of the charts', 'R'),
  from10: percent(10, 'whoCvd2019', 'bands of the charts', 'R'),
  from20: percent(20, 'whoCvd2019', 'bands of the charts', 'R'),
  from30: percent(30, 'whoCvd2019', 'bands of the charts', 'R'),
} as const;
/** Where the classes of SCORE2-Diabetes begin, on the risk rounded to one decimal. */
export const score2Classes = {
  moderate: percent(5, 'esc2023', 'risk classes by SCORE2-Diabetes', 'V'),
  high: percent(10, 'esc2023', 'risk classes by SCORE2-Diabetes', 'V'),
  veryHigh: percent(20, 'esc2023', 'risk classes by SCORE2-Diabetes', 'V'),
} as const;

/** The same person at target: what a comparison sets a higher value to. */
export const comparison = {
  systolic: cited(130, 'mmHg', 'ada2025', 'section 10, blood pressure', 'S'),
  a1c: cited(7, '%', 'ada2025', 'section 6, usual goal', 'S'),
  totalCholesterol: cited(
    155,
    'mg/dL',
    'design',
    'about 4 mmol/L; no guideline sets a goal for total cholesterol',
    'design',
  ),
} as const;

/** What a risk of kidney failure asks for. */
export const kidneyReferral = {
  consider: percent(3, 'kdigo2024', 'practice point 2.2.1, five-year risk of 3 to 5 %', 'V'),
  refer: percent(5, 'niceCkd', 'referral at a five-year risk above 5 %', 'V'),
  team: percent(10, 'kdigo2024', 'two-year risk above 10 %: multidisciplinary care', 'R'),
  prepare: percent(40, 'kdigo2024', 'two-year risk above 40 %: access and transplant planned', 'R'),
} as const;
export const sglt2From = sglt2NoStart;
/** From this age death before kidney failure makes the equation’s figure clearly too high. */
export const competingDeathFrom = cited(75, 'years', 'design', 'when to say that death is not counted', 'design');

/** FIB-4. */
export const liver = {
  ...fib4Limits,
  repeatYears: cited(1, 'years', 'adaLiver2025', 'low: repeat in one to two years', 'V'),
  /** From here an acute liver disease is more likely than an old scar. */
  acute: cited(200, 'U/L', 'design', 'about five times the upper limit of normal', 'design'),
} as const;

/** Ages at which a statin is advised in diabetes whatever the score. */
export const statinAges = {
  from: cited(40, 'years', 'ada2026', 'section 10, page 229', 'S'),
  to: cited(75, 'years', 'ada2026', 'section 10, page 229', 'S'),
} as const;
/** An entered eGFR and the one computed from creatinine that differ by more than this do not belong together. */
export const egfrTolerance = cited(15, rate, 'design', 'entered beside computed eGFR', 'design');
export const daysAYear = cited(365, 'days', 'design', 'checks a year as days between them', 'design');
