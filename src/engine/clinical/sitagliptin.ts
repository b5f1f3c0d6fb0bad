import { atLeast, type Cited, cited } from '../kit/worksheet/cited.ts';

/** Below this the label halves the dose. */
export const sitagliptinReducedBelow = cited(
  45,
  'mL/min/1.73 m²',
  'labelSitagliptin',
  'dosage in renal impairment',
  'V',
);
/** Below this it quarters it. */
export const sitagliptinSevereBelow = cited(
  30,
  'mL/min/1.73 m²',
  'labelSitagliptin',
  'dosage in renal impairment',
  'V',
);
/** The US label's dose by eGFR, mg a day; half-open bands. */
export const sitagliptinBands: readonly { readonly from: Cited; readonly dose: Cited }[] = [
  { from: sitagliptinReducedBelow, dose: cited(100, 'mg/day', 'labelSitagliptin', 'recommended dose', 'V') },
  {
    from: sitagliptinSevereBelow,
    dose: cited(50, 'mg/day', 'labelSitagliptin', 'moderate impairment', 'V'),
  },
  {
    from: cited(0, 'mL/min/1.73 m²', 'labelSitagliptin', 'dosage in renal impairment', 'V'),
    dose: cited(25, 'mg/day', 'labelSitagliptin', 'severe impairment, dialysis', 'V'),
  },
];

/** The label dose in mg a day at an eGFR (mL/min/1.73 m²): 100 from 45, 50 from 30, else 25. */
export function sitagliptinLabelDose(egfr: number): number {
  const band = sitagliptinBands.find(({ from }) => atLeast(egfr, from)) ?? sitagliptinBands.at(-1);
  if (!band) throw new Error('sitagliptin has no dose bands');
  return band.dose.value;
}
