import { expect, test } from 'vitest';
import { fold } from '../../db/fold.ts';
import { clientAddress, readTarget } from '../../server/request.ts';
import { cell } from '../../src/api/account/csv.ts';
import { deviceOf } from '../../src/api/device.ts';
import { isJson } from '../../src/api/own-page.ts';
import { emailField, nameField, newPasswordField, notesField } from '../../src/api/fields.ts';
import { readCgm } from '../../src/engine/cgm/index.ts';
import { chartFromFhir } from '../../src/engine/fhir/index.ts';
import { readIntake } from '../../src/engine/intake/index.ts';
import { leafPaths } from '../../src/engine/kit/fields/validate.ts';
import { bearerOf } from '../../src/api/token.ts';
import { plainCode } from '../../src/api/typed-code.ts';
import { documentOf, offsetOf, partsOf } from '../../tools/content/read.ts';
import { readFigures } from '../../src/components/operator/figures.ts';
import { operatorWords } from '../../src/content/ui/en/operator.ts';
import { grows } from './processor-time.ts';

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const bundle = (resources: readonly object[]): object => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const observation = (subject: object, more: object = {}): object => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '4548-4' }] },
  subject,
  effectiveDateTime: '2026-01-01',
  valueQuantity: { value: 7, unit: '%', system: 'http://unitsofmeasure.org', code: '%' },
  ...more,
});
const fromFhir = (resources: readonly object[]) => chartFromFhir(bundle(resources), { on: '2026-01-02' });
const patient = { resourceType: 'Patient', id: 'p1' };
const table = (head: string, line: (at: number) => string, count: number): string =>
  [head, ...many(count, line)].join('\n');

/** Each reader of text from outside, with how much of what it is asked to read first; eight times that may take eight times as long. */
const readers: readonly (readonly [name: string, short: number, read: (times: number) => void])[] = [
  [
    'a reference without an end',
    4000,
    (n) => fromFhir([patient, observation({ reference: `https://x/${'a'.repeat(n)}!` })]),
  ],
  [
    'a reference of many parts',
    4000,
    (n) => fromFhir([patient, observation({ reference: `https://x/${'a/'.repeat(n)}` })]),
  ],
  [
    'a unit of open braces',
    4000,
    (n) =>
      fromFhir([
        patient,
        observation({ reference: 'Patient/p1' }, { valueQuantity: { value: 7, unit: '%', code: '{'.repeat(n) } }),
      ]),
  ],
  [
    'observations that all name one more person',
    300,
    (n) =>
      fromFhir([
        patient,
        ...many(n, (at) => observation({ reference: 'Patient/p1', identifier: { system: 's', value: String(at) } })),
      ]),
  ],
  [
    'patients who are contained in each observation',
    100,
    (n) =>
      fromFhir(
        many(n, (at) =>
          observation({ reference: '#c' }, { id: `o${at}`, contained: [{ resourceType: 'Patient', id: 'c' }] }),
        ),
      ),
  ],
  ['a cell of line ends', 4000, (n) => cell(`a${'\n'.repeat(n)}b`)],
  ['a cell of separators and digits', 4000, (n) => cell(`${';-1'.repeat(n)}x`)],
  ['a cell of blanks', 4000, (n) => cell(`;${' '.repeat(n)}x`)],
  [
    'a sensor’s table',
    300,
    (n) => readCgm(table('Time,Glucose (mg/dL)', (at) => `2026-01-01 00:${String(at % 60).padStart(2, '0')},100`, n)),
  ],
  [
    'a sensor’s header of brackets',
    4000,
    (n) => readCgm(`Time${'['.repeat(n)},mg${' '.repeat(n)}x,Glucose${'('.repeat(n)}\n2026-01-01 00:00,100,1`),
  ],
  ['a sensor’s line of quotes', 4000, (n) => readCgm(`Time,Glucose (mg/dL)\n${'"'.repeat(n)},100`)],
  [
    'a sensor’s table of many columns',
    200,
    (n) => readCgm(table(many(n, (at) => `c${at}`).join(','), () => many(n, () => '1').join(','), 3)),
  ],
  // A note is read to its 40,000th character.
  ...[
    'metformin 500 mg bd, ',
    'HbA1c 7.1% ',
    '01/02/2026 ',
    'no ',
    '1.',
    '(',
    '\n',
    'السكري ',
    'one forty ',
    '150/90 BP ',
    '1/6/1448 ',
  ].map(
    (piece) =>
      [
        `a note of ${JSON.stringify(piece)}`,
        4500,
        (n: number) => readIntake(piece.repeat(n / piece.length), { on: '2026-01-02' }),
      ] as const,
  ),
  ['a name', 4000, (n) => nameField.safeParse(`${'a '.repeat(n)}\u202e`)],
  ['an e-mail address', 4000, (n) => emailField.safeParse(`a@${'.'.repeat(n)}@`)],
  ['a password', 4000, (n) => newPasswordField.safeParse('a'.repeat(n))],
  ['notes', 4000, (n) => notesField.safeParse('\n '.repeat(n))],
  ['a name that is searched', 4000, (n) => fold(` ${'\u0301 '.repeat(n)}`)],
  ['an address', 4000, (n) => readTarget(`/${'a/../'.repeat(n)}%2e`)],
  ['proxies', 1000, (n) => clientAddress({ socket: {}, headers: { 'x-forwarded-for': ', '.repeat(n) } } as never, 1)],
  ['a browser’s name', 4000, (n) => deviceOf('Edg'.repeat(n))],
  ['a code', 4000, (n) => plainCode(`${' -'.repeat(n)}x`)],
  ['a kind of body', 4000, (n) => isJson(`application/json${' '.repeat(n)}x`)],
  [
    'a token',
    4000,
    (n) => bearerOf(new Request('http://localhost', { headers: { authorization: `Bearer ${' a'.repeat(n)}` } })),
  ],
  // What editors write (`npm run edit`, `npm run content`).
  ['a text of blank lines', 4000, (n) => partsOf('a.md', `${'\n '.repeat(n)}x`)],
  ['a text of strokes', 4000, (n) => partsOf('a.md', `---\n${'---  '.repeat(n)}x`)],
  ['a text of strokes on lines of their own', 4000, (n) => partsOf('a.md', `---\n${'--- x\n'.repeat(n)}`)],
  [
    'lines of a text, and where the last one stands',
    200,
    (n) => offsetOf(documentOf(many(n, (at) => `k${at}: "${'a: '.repeat(5)}"`).join('\n')).document, [`k${n - 1}`]),
  ],
  [
    'figures',
    500,
    (n) =>
      readFigures(
        { text: 'journey_saves_total{status="201"} 1\n'.repeat(n), now: 1, local: true },
        operatorWords,
        'en',
      ),
  ],
  ['answers that nobody asked for', 1000, (n) => leafPaths(Object.fromEntries(many(n, (at) => [`k${at}`, at])))],
];

test.each(readers)('%s takes time as it is long', { timeout: 60_000 }, (_, short, read) => {
  expect(grows(short, read)).toBe(false);
});

test.each([
  ['each sign once', 40_000, (text: string) => text.split('').toSorted().length, false],
  ['each sign with all behind it', 3000, (text: string) => /a+b/.test(text), true],
])('what is asked tells linear from quadratic: %s', (_what, short, read, expected) => {
  expect(grows(short, (times) => void read('a'.repeat(times)))).toBe(expected);
});
