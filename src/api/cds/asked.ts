import { z } from 'zod';
import { plain, textAt } from '../../engine/fhir/plain.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { Refusal } from '../answer.ts';
import { limits } from '../contract.ts';
import { type CallContext, readObject } from '../endpoint.ts';
import { isJson } from '../own-page.ts';

/** What is asked about one patient: resources of FHIR R4 as the record system had them. */
export interface Asked {
  readonly patient: Readonly<Record<string, unknown>>;
  readonly observations: Readonly<Record<string, unknown>>;
  /** Absent where the record system has none to send. */
  readonly conditions?: Readonly<Record<string, unknown>>;
  readonly patientId: string;
}

const shape = z.object({
  hook: z.literal('patient-view'),
  hookInstance: z.string().min(1).max(200),
  context: z.object({ patientId: z.string().regex(/^(Patient\/)?[A-Za-z0-9.-]{1,64}$/) }),
  prefetch: z.record(z.string(), z.unknown()).nullish(),
});

const refuse = (message: string): Refusal => new Refusal('malformed', { message });

type Resource = Readonly<Record<string, unknown>>;

/** One part of the prefetch. What could not be had is sent as nothing, as null, or as the outcome of having tried. */
function part(prefetch: unknown, key: string, type: string): Resource | undefined {
  const given = isRecord(prefetch) ? prefetch[key] : undefined;
  if (given === undefined || given === null || textAt(given, 'resourceType') === 'OperationOutcome') return undefined;
  if (!isRecord(given) || textAt(given, 'resourceType') !== type)
    throw refuse(`prefetch.${key} must be a FHIR resource of type ${type}.`);
  return given;
}

/** Reads a request of `patient-view`: refuses what is none; undefined where the prefetch lacks what the service needs. */
export async function readAsked(context: CallContext): Promise<Asked | undefined> {
  if (!isJson(context.request.headers.get('content-type'))) throw new Refusal('not_json');
  const parsed = shape.safeParse(await readObject(context, limits.bodyBytes));
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    throw refuse(`No request of the hook patient-view: ${at} is missing or not as the standard has it.`);
  }
  const {
    context: { patientId: named },
    prefetch,
  } = parsed.data;
  const data = plain(prefetch);
  const patient = part(data, 'patient', 'Patient');
  const observations = part(data, 'observations', 'Bundle');
  const conditions = part(data, 'conditions', 'Bundle');
  if (!patient || !observations) return undefined;
  const patientId = named.replace('Patient/', '');
  if ((textAt(patient, 'id') ?? patientId) !== patientId)
    throw refuse('prefetch.patient is not the patient of context.patientId.');
  return { patient, observations, ...(conditions && { conditions }), patientId };
}

/** The record is of more than one person, or none at all can be read of it. */
export const notOnePatient = (): Refusal => refuse('prefetch holds resources of another patient.');
