import type { Context } from './input-observations.ts';
import { type Bundle, fhirText, type Patient, type Resource } from './resources.ts';
import { uuidOf } from './uuid.ts';
import { spanOf } from './when.ts';

/** What is left of a piece of work where its data were none it could work on. */
export function orNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Inputs, results and plan may be anything at all; a bundle says what could be said.
    return undefined;
  }
}

/** A date as FHIR writes it; undefined where it is none. Seconds are filled in. */
function fhirDate(date: string | undefined): string | undefined {
  const full = date?.replace(/(T\d{2}:\d{2})(?=Z|[+-])/, '$1:00');
  const zoned = full !== undefined && (!full.includes('T') || /(Z|[+-]\d{2}:\d{2})$/.test(full));
  return zoned && spanOf(full) ? full : undefined;
}

/** Whom and when everything in a bundle is about. */
export type Whom = Pick<Context, 'subject' | 'effective'>;

/** A bundle of one patient, who comes first. Its addresses are worked out of `seed`: the same content, the same bundle. */
export async function collected(
  { seed, patientName = '', date: given }: { seed: string; patientName: string | undefined; date: string | undefined },
  make: (who: Whom) => Promise<readonly Resource[]>,
): Promise<Bundle> {
  const address = (at: number): string => `urn:uuid:${uuidOf(`${at} ${seed}`)}`;
  const name = fhirText(patientName);
  const patient: Patient = { resourceType: 'Patient', ...(name !== undefined && { name: [{ text: name }] }) };
  const date = fhirDate(given);
  const resources = await make({ subject: { reference: address(0) }, effective: date });
  return {
    resourceType: 'Bundle',
    type: 'collection',
    ...(date?.includes('T') && { timestamp: date }),
    entry: [patient, ...resources].map((resource, at) => ({ fullUrl: address(at), resource })),
  };
}
