import type { PatientListed } from '../../api/contract.ts';
import { type Asked, fetchList } from '../stores/lists.ts';

export interface PatientsPage {
  readonly patients: readonly PatientListed[];
  readonly next: string | null;
}

export const patientsAddress = '/api/patients/search';

/** Everybody, or those whose name contains a text; so many stand in the list before more are asked for. */
export function patientsAsked(patientName: string): Asked {
  const term = patientName.trim();
  return { limit: 6, ...(term !== '' && { patientName: term }) };
}

/** One page: at `patientsAddress` the first, at a page's `next` the one after it. */
export async function fetchPatients(path: string, asked: Asked, signal: AbortSignal): Promise<PatientsPage> {
  const { data, next } = await fetchList<PatientListed>(path, asked, signal);
  return { patients: data, next };
}
