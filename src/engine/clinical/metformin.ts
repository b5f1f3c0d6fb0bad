import { below, type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';
import { metforminNoStart, metforminStop, metforminWatch } from './renal.ts';

/** Extended-release strengths of this product line, mg a day. */
export const metforminDoses = [500, 750, 1000] as const;
export type MetforminDose = (typeof metforminDoses)[number];
/** The label's highest extended-release dose, shown beside the strengths. */
export const metforminLabelMax = cited(2000, 'mg/day', 'labelMetformin', 'extended release, maximum dose', 'V');
/** Practical ceiling at eGFR 30–44 for those already taking it. */
export const metforminReducedMax = cited(1000, 'mg/day', 'lipska2011', 'about half dose at eGFR 30–44', 'V');

/** Share of the full effect; 1000 mg counts as full here although the label goes to 2000 mg. */
const doseFactors: Readonly<Record<MetforminDose, Cited>> = {
  500: cited(0.7, 'times', 'spec', '9.1 metformin factor'),
  750: cited(0.9, 'times', 'spec', '9.1 metformin factor'),
  1000: cited(1, 'times', 'spec', '9.1 metformin factor'),
};
const renalFactors = [
  { from: 0, value: cited(0, 'times', 'spec', '9.1 eGFR factor') },
  { from: metforminStop, value: cited(0.7, 'times', 'spec', '9.1 eGFR factor') },
  { from: metforminNoStart, value: cited(1, 'times', 'spec', '9.1 eGFR factor') },
];

/** Share of the effect at a dose of 500, 750 or 1000 mg a day. `field` is the path of the answer the dose came from. */
export function metforminDoseFactor(sheet: Sheet, dose: MetforminDose, field = 'metforminDose'): number {
  return sheet.lookup('doseFactor', 'times', field, dose, doseFactors);
}

/** Share of the effect counted at an eGFR: none below 30, 0.7 from 30, all from 45 mL/min/1.73 m². */
export function metforminRenalFactor(sheet: Sheet, egfr: number): number {
  return sheet.bands('renalFactor', 'times', 'egfr', egfr, renalFactors);
}

/** What the label allows at an eGFR (mL/min/1.73 m²); half-open bands at 30, 45 and 60. */
export type MetforminAdvice = 'contraindicated' | 'doNotRaise' | 'watch' | 'full';
export function metforminAdvice(egfr: number): MetforminAdvice {
  if (below(egfr, metforminStop)) return 'contraindicated';
  if (below(egfr, metforminNoStart)) return 'doNotRaise';
  return below(egfr, metforminWatch) ? 'watch' : 'full';
}

/** Months between kidney checks, fewest and most, by what the label and Lipska 2011 advise. */
export const kidneyCheckMonths: Readonly<Record<MetforminAdvice, readonly [Cited, Cited]>> = {
  contraindicated: [
    cited(3, 'months', 'kdigo2022', 'monitoring of eGFR', 'R'),
    cited(3, 'months', 'kdigo2022', 'monitoring of eGFR', 'R'),
  ],
  doNotRaise: [
    cited(3, 'months', 'lipska2011', 'eGFR 30–44', 'V'),
    cited(3, 'months', 'lipska2011', 'eGFR 30–44', 'V'),
  ],
  watch: [cited(3, 'months', 'lipska2011', 'eGFR 45–59', 'V'), cited(6, 'months', 'lipska2011', 'eGFR 45–59', 'V')],
  full: [
    cited(12, 'months', 'labelMetformin', 'monitoring', 'V'),
    cited(12, 'months', 'labelMetformin', 'monitoring', 'V'),
  ],
};

/** The next strengths above a dose, lowest first. */
export function higherDoses(dose: MetforminDose): MetforminDose[] {
  return metforminDoses.filter((candidate) => candidate > dose);
}
