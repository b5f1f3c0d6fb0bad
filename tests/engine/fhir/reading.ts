import { chartFromFhir, type TakenChart } from '../../../src/engine/fhir/index.ts';
import { bundle, coded, observation, on, patient, quantity } from './making.ts';

export type Json = Record<string, unknown>;
export const read = (...resources: unknown[]): Extract<TakenChart, { ok: true }> => {
  const taken = chartFromFhir(bundle(patient({ birthDate: '1966-01-01' }), ...resources), { on });
  if (!taken.ok) throw new Error(taken.reason);
  return taken;
};
/** Every fact but the age as “fact value”, an asterisk where a newer value was not taken. */
export const told = (taken: Extract<TakenChart, { ok: true }>): readonly string[] =>
  taken.facts
    .filter(({ fact }) => fact !== 'age')
    .map(
      ({ fact, known, newer }) => `${fact} ${Number(Number(known.value).toFixed(2))}${newer ? ` *${newer.why}` : ''}`,
    );
export const at = (day: string | undefined, code: string, value: number, unit: string, change: Json = {}): Json =>
  observation(code, value, unit, { effectiveDateTime: day, ...change });
export const pressure = (day: string, systolic: unknown, diastolic: unknown, change: Json = {}): Json => ({
  ...observation('85354-9', 0, '', { valueQuantity: undefined, effectiveDateTime: day }),
  component: [
    { code: coded('8480-6'), ...(systolic as Json) },
    { code: coded('8462-4'), ...(diastolic as Json) },
  ],
  ...change,
});
export const mmHg = (value: number): Json => ({ valueQuantity: quantity(value, 'mm[Hg]') });
