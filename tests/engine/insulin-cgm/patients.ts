import { sheetOf } from '../../../src/engine/insulin-cgm/report/patient-sheet.ts';
import { documentsOf } from '../helpers/documents.ts';
import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import type { Block } from '../../../src/engine/kit/report/report.ts';

export type Inputs = typeof insulinCgm.defaults;
export const patient = (changes: Partial<Inputs>): Inputs => ({ ...insulinCgm.defaults, ...changes });
export const run = (changes: Partial<Inputs>) => insulinCgm.calculate(patient(changes));
export const results = (changes: Partial<Inputs>) => run(changes).results;
export const fired = (changes: Partial<Inputs>): string[] => run(changes).guards.map(({ id }) => id);
const documents = await documentsOf(insulinCgm, sheetOf);
export const report = (changes: Partial<Inputs>) => documents(patient(changes));
const blocks = (changes: Partial<Inputs>): Block[] =>
  report(changes).sections.flatMap((section) => [...section.blocks]);
export const units = (changes: Partial<Inputs>) => results(changes).insulinChoice.startDose;
export const ladder = (changes: Partial<Inputs>) => blocks(changes).find((block) => block.type === 'ladder');
/** Metformin not counted and the lowest habits: the current regimen brings 0.2 points. */
export const plain: Partial<Inputs> = {
  metforminMr: { dose: 500, tolerance: 'poor', duration: 6 },
  activityLevel: 'sedentary',
  eatingPattern: 'poor',
};
