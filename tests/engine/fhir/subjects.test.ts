import { describe, expect, test } from 'vitest';
import { fromFhir } from '../../../src/engine/fhir/index.ts';
import { observation, on, patient } from './making.ts';

const about = (subject: unknown, change: Record<string, unknown> = {}) =>
  observation('4548-4', 7, '%', { subject, ...change });
const refers = (reference: string) => about({ reference });
const entries = (...all: readonly (readonly [fullUrl: string | undefined, resource: unknown])[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: all.map(([fullUrl, resource]) => ({ ...(fullUrl && { fullUrl }), resource })),
});
const number = 'urn:uuid:0c3151bd-1cbf-4d64-b04d-cd9187a4c6e0';
const name = [{ text: 'Sara Ali' }];
const identifier = [{ system: 'urn:hospital', value: '17' }];

const one: readonly (readonly [name: string, json: unknown])[] = [
  ['no subject at all', [about(undefined), about(undefined)]],
  ['by a relative reference', [patient(), refers('Patient/p1'), refers('Patient/p1')]],
  ['by a version of it', [patient(), refers('Patient/p1/_history/2'), refers('Patient/p1')]],
  [
    'by an absolute and a relative reference',
    entries(
      ['https://a.example/fhir/Patient/p1', patient()],
      [undefined, refers('Patient/p1')],
      [undefined, refers('https://a.example/fhir/Patient/p1')],
    ),
  ],
  ['by the address in the bundle', entries([number, patient({ id: undefined })], [undefined, refers(number)])],
  [
    'by that address and by its id',
    entries([number, patient()], [undefined, refers(number)], [undefined, refers('Patient/p1')]),
  ],
  ['by that address, taken out of the bundle', [patient({ id: number.slice(9) }), refers(number)]],
  ['by its identifier', [patient({ identifier }), about({ identifier: identifier[0] }), refers('Patient/p1')]],
  ['contained', about({ reference: '#p1' }, { contained: [patient()] })],
  [
    'contained alike in each',
    [
      about({ reference: '#p1' }, { contained: [patient({ name })] }),
      about({ reference: '#p1' }, { contained: [patient({ name })] }),
    ],
  ],
  ['only in words', [patient({ name }), about({ display: 'Sara Ali' }), refers('Patient/p1')]],
  ['a patient without id beside references', [patient({ id: undefined }), refers('Patient/7'), refers('Patient/7')]],
  ['the same patient twice', [patient(), patient(), refers('Patient/p1')]],
  ['nobody but the references', [refers('Patient/7'), refers('https://a.example/Patient/7')]],
];
test.each(one)('one person: %s', async (_name, json) => {
  expect(await fromFhir(json, 'dosing', { on })).toMatchObject({ ok: true, values: { a1c: 7 } });
});

const several: readonly (readonly [name: string, json: unknown])[] = [
  ['two patients', [patient(), patient({ id: 'p2' })]],
  ['two patients of one name', [patient({ name }), patient({ id: 'p2', name })]],
  ['two patients without ids', [patient({ id: undefined, name }), patient({ id: undefined, name })]],
  [
    'the same id at two addresses',
    entries(['https://a.example/Patient/p1', patient()], ['https://b.example/Patient/p1', patient()]),
  ],
  ['one id told with two birth dates', [patient({ birthDate: '1960-01-01' }), patient({ birthDate: '1961-01-01' })]],
  ['two subjects', [refers('Patient/1'), refers('Patient/2')]],
  ['two subjects, one of an unknown code', [refers('Patient/1'), { ...refers('Patient/2'), code: { text: 'note' } }]],
  [
    'two subjects of one name',
    [about({ reference: 'Patient/1', display: 'Sara' }), about({ reference: 'Patient/2', display: 'Sara' })],
  ],
  ['two addresses', [refers(number), refers(number.replace('0c', '0d'))]],
  ['two servers', [refers('https://a.example/Patient/1'), refers('https://b.example/Patient/1')]],
  ['the patient, and another', [patient(), refers('Patient/p1'), refers('Patient/p2')]],
  ['the patient, and observations of another only', [patient(), refers('Patient/p2')]],
  [
    'two contained',
    [
      about({ reference: '#p1' }, { contained: [patient({ name })] }),
      about({ reference: '#p1' }, { contained: [patient({ birthDate: '1960-01-01' })] }),
    ],
  ],
  [
    'two identifiers',
    [about({ identifier: identifier[0] }), about({ identifier: { system: 'urn:hospital', value: '18' } })],
  ],
  ['two names and nothing else', [about({ display: 'Sara Ali' }), about({ display: 'Omar Ali' })]],
];
test.each(several)('several: %s', async (_name, json) => {
  expect(await fromFhir(json, 'dosing', { on })).toEqual({ ok: false, reason: 'several-patients' });
});

describe('no name of a person gets out', () => {
  test('not into what was taken, nor into what was left out', async () => {
    const json = [
      patient({ name, birthDate: '1966' }),
      about({ reference: 'Patient/p1', display: 'Sara Ali' }),
      { ...refers('Patient/p1'), code: { text: 'note' } },
    ];
    expect(JSON.stringify(await fromFhir(json, 'dosing', { on }))).not.toMatch(/Sara|Ali/);
  });
});
