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

export const daysPerWeek = cited(7, 'days', 'design', 'A week has seven days', 'design');
