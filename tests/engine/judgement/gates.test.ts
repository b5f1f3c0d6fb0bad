import { describe, it } from 'vitest';
import { gates } from '../../../src/engine/judgement/cases/gates.ts';
import { expectCase } from './run-case.ts';

describe('what closes a start, and the same patient made safe', () => {
  it.each(gates.map((patient) => [patient.id, patient] as const))('%s', (_id, patient) => expectCase(patient));
});
