import { describe, expect, test } from 'vitest';
import { coded, quantity } from './making.ts';
import { at, type Json, mmHg, pressure, read, told } from './reading.ts';

describe('the latest of each quantity', () => {
  test.each<readonly [string, readonly unknown[], readonly string[]]>([
    [
      'another code of it',
      [at('2025-10-01', '4548-4', 7.1, '%'), at('2026-01-03', '17855-8', 9.1, '%')],
      ['a1c 9.1', 'priorA1c 7.1'],
    ],
    [
      'UACR of a day’s urine',
      [at('2024-01-01', '9318-7', 12, 'mg/g'), at('2026-01-01', '13705-9', 30, 'mg/g')],
      ['uacr 30'],
    ],
    ['creatinine in millimoles', [at('2026-01-01', '14682-9', 0.09, 'mmol/L')], ['creatinine 1.02']],
    ['glucose two hours after 75 g, in moles', [at('2026-01-01', '14995-5', 12.4, 'mmol/L')], ['ogtt 223.39']],
    [
      'creatinine and potassium in blood',
      [at('2026-11-01', '38483-4', 1.9, 'mg/dL'), at('2026-11-01', '6298-4', 5.7, 'mmol/L')],
      ['creatinine 1.9', 'potassium 5.7'],
    ],
    [
      'a mean pressure',
      [
        pressure(
          '2026-11-01',
          {},
          {},
          {
            component: [
              { code: coded('96608-5'), ...mmHg(131) },
              { code: coded('96609-3'), ...mmHg(82) },
            ],
          },
        ),
      ],
      ['systolic 131', 'diastolic 82'],
    ],
    [
      'a period with a start only',
      [
        at('2024-01-01', '4548-4', 6.9, '%'),
        at(undefined, '4548-4', 10.4, '%', { effectivePeriod: { start: '2026-09-01T08:00:00Z' } }),
      ],
      ['a1c 10.4', 'priorA1c 6.9'],
    ],
    [
      'a number that is a text',
      [at('2026-01-01', '4548-4', 0, '%', { valueQuantity: { value: '8.2', unit: '%' } })],
      ['a1c 8.2'],
    ],
    [
      'a quantity that is a text',
      [at('2026-01-01', '4548-4', 0, '%', { valueQuantity: undefined, valueString: '8,2 %' })],
      ['a1c 8.2'],
    ],
    [
      '“=” before a value',
      [at('2026-01-01', '2160-0', 0, '', { valueQuantity: { ...quantity(1.2, 'mg/dL'), comparator: '=' } })],
      ['creatinine 1.2'],
    ],
    [
      'SNOMED CT of UK laboratories',
      [at('2026-01-01', '', 53, 'mmol/mol', { code: coded('999791000000106', 'http://snomed.info/sct') })],
      ['a1c 7'],
    ],
    [
      'NPU',
      [at('2026-01-01', '', 95, 'umol/L', { code: coded('NPU18016', 'urn:oid:1.2.208.176.2.1') })],
      ['creatinine 1.07'],
    ],
    [
      'CKD-EPI 2021 before another formula of the same sample',
      [at('2026-01-01', '77147-7', 52, 'mL/min/{1.73_m2}'), at('2026-01-01', '98979-8', 57, 'mL/min/{1.73_m2}')],
      ['egfr 57'],
    ],
    [
      'one HbA1c in both units',
      [at('2026-01-01', '4548-4', 7.5, '%'), at('2026-01-01', '59261-8', 58, 'mmol/mol')],
      ['a1c 7.5'],
    ],
  ])('%s', (_, resources, expected) => {
    expect(told(read(...resources))).toEqual(expected);
  });

  test.each<readonly [string, unknown, string]>([
    [
      'above what was measured',
      at('2026-11-18', '4548-4', 0, '', { valueQuantity: { ...quantity(14, '%'), comparator: '>' } }),
      'comparator',
    ],
    ['without a unit', at('2026-11-18', '4548-4', 0, '', { valueQuantity: { value: 9 } }), 'unit'],
    ['out of range', at('2026-11-18', '4548-4', 91, '%'), 'range'],
    ['preliminary', at('2026-11-18', '4548-4', 9, '%', { status: 'preliminary' }), 'status'],
    ['to come', at('2027-01-01', '4548-4', 9, '%'), 'date'],
    ['without a date', at(undefined, '4548-4', 9, '%'), 'date'],
    ['by another standard', at('2026-11-18', '62388-4', 9, '%'), 'code'],
    [
      'under an extension nobody knows',
      at('2026-11-18', '4548-4', 9, '%', { modifierExtension: [{ url: 'x' }] }),
      'resource',
    ],
    ['in words only', at('2026-11-18', '', 9, '%', { code: { text: 'HbA1c' } }), 'asked'],
    [
      'with a code nobody knows beside it',
      at('2026-11-18', '', 9, '%', {
        code: { coding: ['4548-4', '99999-1'].map((code) => ({ system: 'http://loinc.org', code })) },
      }),
      'asked',
    ],
  ])('a newer one %s marks the older one', (_, newer, why) => {
    const taken = read(at('2026-09-01', '4548-4', 8.1, '%'), newer);
    expect(told(taken)).toEqual([`a1c 8.1 *${why}`]);
    expect(taken.notUnderstood.length + taken.questions.length).toBe(1);
  });
  test.each<readonly [string, unknown]>([
    ['entered in error', at('2026-11-18', '4548-4', 9, '%', { status: 'entered-in-error' })],
    ['of somebody else', at('2026-11-18', '4548-4', 9, '%', { focus: [{ reference: 'Patient/child' }] })],
    ['older and unreadable', at('2026-01-18', '4548-4', 9, 'pg')],
    ['of another quantity', at('2026-11-18', '718-7', 9, 'g/dL')],
    [
      'with a local code beside it',
      at('2026-09-01', '', 8.1, '%', {
        code: {
          coding: [
            { system: 'http://loinc.org', code: '4548-4' },
            { system: 'urn:x', code: '1' },
          ],
        },
      }),
    ],
  ])('one %s does not', (_, other) => {
    expect(told(read(at('2026-09-01', '4548-4', 8.1, '%'), other))).toEqual(['a1c 8.1']);
  });
});

describe('where a date stands', () => {
  const alone = (change: Json): Json => at(undefined, '13457-7', 4.6, 'mmol/L', { id: 'ldl', ...change });
  test('in the report that holds or names it, or the panel', () => {
    const report = (change: Json): Json => ({
      resourceType: 'DiagnosticReport',
      status: 'final',
      code: coded('57698-3'),
      effectiveDateTime: '2011-03-04',
      subject: { reference: 'Patient/p1' },
      ...change,
    });
    for (const resources of [
      [report({ result: [{ reference: '#ldl' }], contained: [alone({})] })],
      [report({ result: [{ reference: 'Observation/ldl' }] }), alone({})],
      [
        at('2011-03-04', '57698-3', 0, '', { valueQuantity: undefined, hasMember: [{ reference: 'Observation/ldl' }] }),
        alone({}),
      ],
      [
        { resourceType: 'Specimen', id: 's', collection: { collectedDateTime: '2011-03-04' } },
        alone({ specimen: { reference: 'Specimen/s' } }),
      ],
    ])
      expect(
        read(at('2009-05-02', '13457-7', 90, 'mg/dL'), ...resources).facts.find(({ fact }) => fact === 'ldl')?.known,
      ).toMatchObject({ on: '2011-03-04' });
  });
  test('its own before any other', () => {
    const own = at('2012-01-01', '13457-7', 4.6, 'mmol/L', { specimen: { reference: 'Specimen/s' } });
    const specimen = { resourceType: 'Specimen', id: 's', collection: { collectedDateTime: '2011-03-04' } };
    expect(read(own, specimen).facts.find(({ fact }) => fact === 'ldl')?.known.on).toBe('2012-01-01');
  });
});

test.each([
  ['9318-7', 'mg/gm', 310, 310],
  ['9318-7', 'mg/g creat', 310, 310],
  ['9318-7', 'mcg/mg Cr', 310, 310],
  ['9318-7', 'mg/mmol creatinine', 10, 88.4],
  ['4548-4', '% A1c', 7.4, 7.4],
  ['4548-4', '% of total Hgb', 7.4, 7.4],
  ['59261-8', 'mmol/mol Hb', 57, 7.4],
  ['8480-6', 'mm Hg', 131, 131],
  ['98979-8', 'mL/min/1.73m²', 51, 51],
])('%s in “%s”', (code, unit, value, expected) => {
  const { facts } = read(at('2026-11-01', code, 0, '', { valueQuantity: { value, unit } }));
  expect(facts.at(-1)?.known.value).toBeCloseTo(expected, 0);
});
test('an eGFR in mL/min is asked, and a newer one marks an older; what another code counts in it is none', () => {
  const loose = (code: string, value: number, day = '2026-11-01') => at(day, code, value, 'mL/min');
  const asked = (...resources: unknown[]) =>
    read(...resources).questions.map(({ why, choices }) => [why, choices.flat().map(({ known }) => known.value)]);
  expect(asked(loose('33914-3', 41))).toEqual([['unit', [41]]]);
  const full = at('2026-02-01', '33914-3', 62, 'mL/min/{1.73_m2}');
  expect(asked(full, loose('33914-3', 41))).toEqual([['unit', [41]]]);
  expect(told(read(full, loose('33914-3', 41)))).toEqual(['egfr 62 *asked']);
  const older = read(full, loose('33914-3', 41, '2025-01-01'));
  expect([told(older), older.questions, older.notUnderstood]).toMatchObject([['egfr 62'], [], [{ reason: 'unit' }]]);
  // Creatinine clearance, and an eGFR by race.
  expect([...asked(loose('35591-7', 41)), ...asked(loose('48642-3', 41)), ...asked(loose('33914-3', 900))]).toEqual([]);
});
test.each(['mL/h', 'g/dL', 'mmol', 'mg'])('no unit of HbA1c or eGFR: “%s”', (unit) => {
  expect(told(read(at('2026-11-01', '98979-8', 0, '', { valueQuantity: { value: 51, unit } })))).toEqual([]);
  expect(told(read(at('2026-11-01', '4548-4', 0, '', { valueQuantity: { value: 7, unit } })))).toEqual([]);
});
