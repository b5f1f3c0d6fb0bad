import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { dosing } from '../../src/engine/dosing/index.ts';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import { dayOf } from '../../src/islands/shared/day-of.ts';
import { fakeTab } from './fake-browser.ts';

describe('a patient carried to a medication’s record', () => {
  beforeEach(() => {
    vi.resetModules();
    fakeTab();
  });
  afterEach(() => vi.unstubAllGlobals());

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
  const lent = { from: insulinCgm, to: 'dosing', owner: 'a', patientName: 'Huda', told: {} };

  it('brings the HbA1c of now and the kidney disease, and leaves the eGFR it does not know blank', async () => {
    const { takeCarried } = await import('../../src/islands/stores/carry.ts');
    const { lendTo } = await import('../../src/islands/patient/lend.ts');
    const snapshot = { inputs, examples, marked: true };
    await lendTo({ ...lent, snapshot, choices: { medicationClass: 'metformin' } });
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
    // What was told there is told back as from there.
    expect(taken?.told['a1c']?.tool).toBe('insulin-cgm');
    expect(taken?.inHand).toBeUndefined();
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

  it('is the whole patient where one is in hand, and theirs when it is left', async () => {
    const { takeCarried } = await import('../../src/islands/stores/carry.ts');
    const { lendTo } = await import('../../src/islands/patient/lend.ts');
    const { emptyVisit, keepVisit, readVisit } = await import('../../src/islands/visit/visit-store.ts');
    const on = dayOf();
    const chart: Chart = {
      egfr: { value: 41, on, from: 'entered' },
      severeHypoglycaemia: { value: true, on, from: 'entered' },
    };
    keepVisit({ ...emptyVisit('a'), chart, opened: ['insulin-cgm'] });
    await lendTo({ ...lent, snapshot: { inputs, examples, marked: true, patient: { chart, on } }, choices: {} });
    const taken = takeCarried('dosing', 'a', dosing.fields, dosing.defaults);
    expect(taken?.inputs).toMatchObject({ egfr: 41 });
    expect(taken?.told['egfr']?.tool).toBe('visit');
    expect(taken?.inHand).toEqual({ chart, on });
    expect(readVisit('a').opened).toEqual(['insulin-cgm', 'dosing']);
  });
});
