import type { PatientListed } from '../../api/contract.ts';
import { call } from '../api-client.ts';

/** So many stand in the list before more are asked for. */
const pageSize = 6;

export interface PatientsPage {
  readonly patients: readonly PatientListed[];
  readonly next: string | null;
}

/** The first page of everybody, or of those whose name contains a text. */
export function patientsAddress(patientName: string): string {
  const term = patientName.trim();
  return `/api/patients?${new URLSearchParams({ limit: String(pageSize), ...(term !== '' && { patientName: term }) })}`;
}

export async function fetchPatients(path: string, signal: AbortSignal): Promise<PatientsPage> {
  const { data, next } = await call<readonly PatientListed[]>(path, { signal });
  return { patients: data, next };
}
