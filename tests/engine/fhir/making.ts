import { fromFhir, type Taken } from '../../../src/engine/fhir/index.ts';
import type { ToolId } from '../../../src/engine/registry.ts';

/** Today in these tests. */
export const on = '2026-11-22';
export const loinc = 'http://loinc.org';
export const ucum = 'http://unitsofmeasure.org';

type Json = Record<string, unknown>;

export const coded = (code: string, system = loinc): Json => ({ coding: [{ system, code }] });
export const quantity = (value: number, code: string): Json => ({ value, unit: code, system: ucum, code });

/** An observation as a laboratory sends it; `change` says what is different about it. */
export function observation(code: string, value: number, unit: string, change: Json = {}): Json {
  return {
    resourceType: 'Observation',
    status: 'final',
    code: coded(code),
    subject: { reference: 'Patient/p1' },
    effectiveDateTime: '2026-11-01T08:00:00Z',
    valueQuantity: quantity(value, unit),
    ...change,
  };
}
export const patient = (change: Json = {}): Json => ({ resourceType: 'Patient', id: 'p1', ...change });
export const bundle = (...resources: unknown[]): Json => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

export type Understood = Extract<Taken, { ok: true }>;
/** Reads what must be readable. */
export async function understood(json: unknown, tool: ToolId): Promise<Understood> {
  const taken = await fromFhir(json, tool, { on });
  if (!taken.ok) throw new Error(taken.reason);
  return taken;
}
