/** Words around what is read aloud, and what stands in signs as a voice says it. */
export const spoken = {
  aloud: 'Read aloud', silence: 'Stop reading',
  to: 'to', over: 'over',
  units: { '%': 'per cent', 'mg/dL': 'milligrams per decilitre', 'mmol/L': 'millimoles per litre', 'mmol/mol': 'millimoles per mole', 'mg/g': 'milligrams per gram', 'mL/min/1.73 m²': 'millilitres a minute', mmHg: 'millimetres of mercury', µg: 'micrograms', mcg: 'micrograms', mg: 'milligrams', g: 'grams', kg: 'kilograms', mL: 'millilitres', ml: 'millilitres', cm: 'centimetres', kcal: 'kilocalories' } as Readonly<Record<string, string>>,
};
export type SpokenWords = typeof spoken;
