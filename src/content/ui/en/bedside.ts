/** Words of the screen turned to the patient, and what stands in signs as a voice says it. */
export const bedside = {
  back: 'Back', next: 'What we will do', now: 'now', weeks: 'in {n} weeks', inRange: 'of the day in range', days: 'days a year',
  aloud: 'Read aloud', silence: 'Stop reading',
  to: 'to', over: 'over',
  units: { '%': 'per cent', 'mg/dL': 'milligrams per decilitre', 'mmol/L': 'millimoles per litre', 'mmol/mol': 'millimoles per mole', 'mg/g': 'milligrams per gram', 'mL/min/1.73 m²': 'millilitres a minute', mmHg: 'millimetres of mercury', µg: 'micrograms', mcg: 'micrograms', mg: 'milligrams', g: 'grams', kg: 'kilograms', mL: 'millilitres', ml: 'millilitres', cm: 'centimetres', kcal: 'kilocalories' } as Readonly<Record<string, string>>,
};
export type BedsideWords = typeof bedside;
