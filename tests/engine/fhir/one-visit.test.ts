import { describe, expect, test } from 'vitest';
import { chartFromFhir } from '../../../src/engine/fhir/index.ts';
import { bundle, coded, on, patient } from './making.ts';
import { at, type Json, mmHg, pressure, read, told } from './reading.ts';

describe('a pressure', () => {
  test('is of one visit: no half of an older one beside it', () => {
    const half = pressure('2026-09-01', mmHg(118), { dataAbsentReason: coded('masked') });
    const taken = read(pressure('2024-01-01', mmHg(178), mmHg(102)), half);
    expect(told(taken)).toEqual(['systolic 118']);
    expect(taken.notUnderstood.map(({ reason }) => reason)).toEqual(['pair', 'no-value']);
  });
  test('told by two observations of a few minutes is one', () => {
    const [systolic, diastolic] = [
      at('2026-09-01T09:00:00Z', '8480-6', 140, 'mm[Hg]'),
      at('2026-09-01T09:04:00Z', '8462-4', 80, 'mm[Hg]'),
    ];
    expect(told(read(systolic, diastolic))).toEqual(['systolic 140', 'diastolic 80']);
  });
  test('of a lung’s artery or a ventricle is none, and marks none', () => {
    const lung = (code: string, more: string, value: number): Json => ({
      code: { coding: [code, more].map((each) => ({ system: 'http://loinc.org', code: each })) },
      ...mmHg(value),
    });
    const inside = pressure(
      '2026-08-30',
      {},
      {},
      { component: [lung('8480-6', '8440-0', 78), lung('8462-4', '8385-7', 34)] },
    );
    const arm = pressure('2026-02-01', mmHg(142), mmHg(86));
    expect(told(read(arm, inside))).toEqual(['systolic 142', 'diastolic 86']);
    const named = pressure('2026-08-30', mmHg(78), mmHg(34), { code: coded('250767002', 'http://snomed.info/sct') });
    expect(told(read(arm, named))).toEqual(['systolic 142', 'diastolic 86']);
  });
  test.each(['EMER', 'IMP', 'OBSENC'])('of a stay (%s) is told of, and not taken', (code) => {
    const stay = { resourceType: 'Encounter', id: 'e', class: { code } };
    const taken = read(
      pressure('2025-11-01', mmHg(152), mmHg(94)),
      stay,
      pressure('2026-01-01', mmHg(139), mmHg(89), { encounter: { reference: 'Encounter/e' } }),
    );
    expect(told(taken)).toEqual(['systolic 152 *setting', 'diastolic 94 *setting']);
  });
  test('of a visit is taken, and a stay changes no laboratory value', () => {
    const visit = { resourceType: 'Encounter', id: 'e', class: { code: 'AMB' } };
    const stay = { resourceType: 'Encounter', id: 's', class: { code: 'IMP' } };
    const taken = read(
      visit,
      stay,
      pressure('2026-01-01', mmHg(139), mmHg(89), { encounter: { reference: 'Encounter/e' } }),
      at('2026-01-01', '4548-4', 8, '%', { encounter: { reference: 'Encounter/s' } }),
    );
    expect(told(taken)).toEqual(['systolic 139', 'diastolic 89', 'a1c 8']);
  });
  test('told twice for one moment is asked as a pair, and no older one is taken', () => {
    const at9 = '2026-09-01T09:00:00Z';
    const both = [
      pressure('2025-01-01', mmHg(128), mmHg(70)),
      pressure(at9, mmHg(152), mmHg(90)),
      pressure(at9, mmHg(138), mmHg(84)),
    ];
    for (const resources of [both, both.toReversed()]) {
      const taken = read(...resources);
      expect(told(taken)).toEqual([]);
      const pairs = taken.questions.map(({ why, choices }) => [
        why,
        ...choices.map((choice) => choice.map(({ known }) => known.value).join('/')).toSorted(),
      ]);
      expect(pairs).toEqual([['moment', '138/84', '152/90']]);
    }
  });
});

describe('whom a file is about', () => {
  test('a device, a place or a group is nobody', () => {
    for (const reference of ['Device/bed', 'Location/ward', 'Group/study'])
      expect(
        told(read(at('2026-01-01', '4548-4', 8, '%'), at('2026-02-01', '4548-4', 9, '%', { subject: { reference } }))),
      ).toEqual(['a1c 8']);
  });
  test('a conditional reference means whom its identifier names', () => {
    const of = (value: string) =>
      chartFromFhir(
        bundle(
          patient({ identifier: [{ system: 'http://x.org/ids', value: '1' }] }),
          at('2026-01-01', '4548-4', 8, '%', {
            subject: { reference: `Patient?identifier=http://x.org/ids|${value}` },
          }),
        ),
        { on },
      );
    expect(of('1')).toMatchObject({ ok: true, facts: [{ fact: 'a1c' }] });
    expect(of('2')).toEqual({ ok: false, reason: 'several-patients' });
  });
  test('an age of another day is asked, and says nothing beside a date of birth', () => {
    const age = (day: string): Json => at(day, '30525-0', 45, 'a');
    const of = (born: string | undefined, day: string) => {
      const taken = chartFromFhir(bundle(patient({ birthDate: born }), age(day)), { on });
      if (!taken.ok) throw new Error(taken.reason);
      return {
        age: taken.facts.map(({ known }) => known.value),
        asked: taken.questions.flatMap(({ choices }) => choices.flat().map(({ known }) => known.value)),
      };
    };
    expect(of(undefined, on)).toEqual({ age: [45], asked: [] });
    expect(of(undefined, '2015-01-01')).toEqual({ age: [], asked: [56, 57] });
    expect(of('1970', '2015-01-01')).toEqual({ age: [], asked: [55, 56] });
    expect(of('1970-02-01', '2015-01-01')).toEqual({ age: [56], asked: [] });
  });
  test('who has died has no age of today; who is no adult is told of', () => {
    const of = (change: Json) => chartFromFhir(bundle(patient(change), at('2026-01-01', '4548-4', 8, '%')), { on });
    expect(of({ birthDate: '1961-04-02', deceasedDateTime: '2026-09-01' })).toMatchObject({
      notice: 'deceased',
      facts: [{ fact: 'a1c' }],
    });
    expect(of({ birthDate: '1961-04-02', deceasedBoolean: false })).toMatchObject({
      facts: [{ fact: 'age' }, { fact: 'a1c' }],
    });
    for (const birthDate of ['2014-04-02', '2010']) expect(of({ birthDate })).toMatchObject({ notice: 'minor' });
    expect(of({ birthDate: '2008-11-22' })).not.toHaveProperty('notice');
  });
});

test('what a history deletes is gone, and what it makes anew stays', () => {
  const one = (value: number, lastUpdated?: string): Json =>
    at('2026-11-01', '4548-4', value, '%', { id: 'a1', ...(lastUpdated && { meta: { lastUpdated } }) });
  const entry = (resource: unknown, fullUrl = 'http://x.org/Observation/a1'): Json => ({ fullUrl, resource });
  const gone = {
    fullUrl: 'http://x.org/Observation/a1',
    request: { method: 'DELETE', url: 'Observation/a1' },
    response: { lastModified: '2026-11-02T00:00:00Z' },
  };
  const of = (...entries: Json[]) => {
    const taken = chartFromFhir(
      {
        resourceType: 'Bundle',
        type: 'history',
        entry: [...entries, entry(patient({ gender: 'male' }), 'http://x.org/Patient/p1')],
      },
      { on },
    );
    if (!taken.ok) throw new Error(taken.reason);
    return taken.facts.filter(({ fact }) => fact === 'a1c').map(({ known }) => known.value);
  };
  expect(of(gone, entry(one(12.4, '2026-11-01T00:00:00Z')))).toEqual([]);
  expect(of(gone, entry(one(12.4)))).toEqual([]);
  expect(of(entry(one(7, '2026-11-03T00:00:00Z')), gone, entry(one(12.4, '2026-11-01T00:00:00Z')))).toEqual([7]);
  expect(of(entry(one(7)), gone, entry(one(12.4)))).toEqual([7]);
  // Without versions the first of a history is the newest.
  expect(of(entry(one(7)), entry(one(12.4)))).toEqual([7]);
});
