import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dosing } from '../../src/engine/dosing/index.ts';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import { fakeTab } from './fake-browser.ts';

describe('a patient carried to a medication’s record', () => {
  beforeEach(() => {
    vi.resetModules();
    fakeTab();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('brings the HbA1c of now and the kidney disease, and leaves the eGFR it does not know blank', async () => {
    const { carryPatient, takeCarried } = await import('../../src/islands/stores/carry.ts');
    const inputs = {
      ...insulinCgm.defaults,
      baselineA1c: 9.4,
      priorA1c: 7.7,
      age: 71,
      ckdStage: 'stage4',
      egfrBand: '<30',
      heartFailure: true,
    };
    const examples = ['weight', 'ascvd', 'basalInsulin'];
    carryPatient(
      insulinCgm.fields,
      { inputs, examples },
      { tool: 'dosing', owner: 'a', patientName: 'Huda', choices: { medicationClass: 'metformin' } },
    );
    expect(takeCarried('dosing', 'b', dosing.fields, dosing.defaults)).toBeNull();
    const taken = takeCarried('dosing', 'a', dosing.fields, dosing.defaults);
    expect(taken?.patientName).toBe('Huda');
    expect(taken?.inputs).toMatchObject({
      age: 71,
      a1c: 9.4,
      medicationClass: 'metformin',
      hasHeartFailure: true,
      hasRenalDisease: true,
      hasAscvd: false,
    });
    // An example of one calculator is nobody's in the next: a number stays out, an untouched No is an example there, too.
    expect(taken?.examples).toEqual(['hasAscvd']);
    expect(dosing.validate(taken?.inputs)).toMatchObject({
      ok: false,
      issues: [
        { path: 'weight', code: 'required' },
        { path: 'egfr', code: 'required' },
      ],
    });
    expect(takeCarried('dosing', 'a', dosing.fields, dosing.defaults)).toBeNull();
  });
});
