/** Categories of KDIGO's grid. */
export type FiltrationCategory = 'G1' | 'G2' | 'G3a' | 'G3b' | 'G4' | 'G5';
export type AlbuminCategory = 'A1' | 'A2' | 'A3';
export type GridRisk = 'low' | 'moderate' | 'high' | 'very high';

export interface Results {
  /** Hours, from 0. */
  readonly weeklySleep: number;
}
