import fc from 'fast-check';
import { observation, patient } from './making.ts';

/** Mistakes that a file, or a program that passes something else for a file, can make of any of its parts. */
const mistakes: fc.Arbitrary<unknown> = fc.oneof(
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      '',
      'text',
      0,
      -1,
      1e308,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      true,
      [],
      {},
      [null],
      [[]],
      '__proto__',
    ),
    weight: 8,
  },
  {
    arbitrary: fc.constantFrom<unknown>(
      Symbol('s'),
      10n,
      () => 1,
      new Date(0),
      new Map([[1, 2]]),
      new Uint8Array(3),
      /x/,
    ),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(
      '2026',
      '2026-13',
      '2026-11-22T25:00:00Z',
      '0000-01-01',
      '9999-12-31',
      '2026-11-22T10:00:00+99:00',
    ),
    weight: 2,
  },
  { arbitrary: fc.anything(), weight: 2 },
);

const keys = [
  'resourceType',
  'status',
  'code',
  'coding',
  'system',
  'subject',
  'reference',
  'effectiveDateTime',
  'effectivePeriod',
  'valueQuantity',
  'value',
  'unit',
  'component',
  'contained',
  'meta',
  'tag',
  'entry',
  'resource',
  'fullUrl',
  'id',
  'birthDate',
  'gender',
  'hasMember',
  'result',
  'focus',
  '__proto__',
  'constructor',
  'toString',
];

type Json = Record<string, unknown>;
const codes = [
  '4548-4',
  '59261-8',
  '97510-2',
  '104641-6',
  '104642-4',
  '104640-8',
  '104639-0',
  '8480-6',
  '98979-8',
  '29463-7',
  '718-7',
];

const anyResource: fc.Arbitrary<Json> = fc.oneof(
  fc
    .record({
      code: fc.constantFrom(...codes),
      value: fc.double({ min: -10, max: 400 }),
      unit: fc.constantFrom('%', 'mmol/mol', 'kg', '[lb_av]', 'mm[Hg]', 'mL/min/{1.73_m2}', ''),
    })
    .map(({ code, value, unit }) => observation(code, value, unit)),
  fc.constant(patient({ birthDate: '1960-05-05', gender: 'female' })),
  fc.record({ resourceType: fc.constantFrom('Bundle', 'Condition', 'DiagnosticReport', 'Observation') }),
);

/** Every object and list inside some data, itself first. */
function nodes(data: unknown, found: object[] = []): object[] {
  const isPlain = Array.isArray(data) || Object.prototype.toString.call(data) === '[object Object]';
  if (typeof data === 'object' && data !== null && isPlain && !found.includes(data)) {
    found.push(data);
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(data))) nodes(value, found);
  }
  return found;
}

/** Breaks one part of some data: another value, another name, a loop, an accessor that throws. */
function broken(data: Json, [where, key, mistake, kind]: readonly [number, string, unknown, number]): Json {
  const all = nodes(data);
  const node = all[where % all.length] ?? data;
  const own = Object.keys(node);
  const name = kind % 3 === 0 || !own.length ? key : (own[where % own.length] ?? key);
  const value = kind === 1 ? data : kind === 2 ? node : mistake;
  const property =
    kind === 4
      ? {
          get: () => {
            throw new Error('an accessor was run');
          },
        }
      : { value, writable: true };
  Object.defineProperty(node, name, { ...property, enumerable: true, configurable: true });
  return data;
}

/** Files nobody should send: whole ones with a few mistakes in them, loops and accessors among them, and anything at all. */
export const anyFile: fc.Arbitrary<unknown> = fc.oneof(
  {
    arbitrary: fc
      .tuple(
        fc.array(anyResource, { maxLength: 6 }),
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(1000), fc.constantFrom(...keys), mistakes, fc.nat(8)), { maxLength: 4 }),
      )
      .map(([resources, asList, breaks]) => {
        const data: Json = {
          resourceType: 'Bundle',
          type: 'collection',
          entry: resources.map((resource) => ({ resource: structuredClone(resource) })),
        };
        for (const each of breaks) broken(data, each);
        return asList ? [data, ...resources] : data;
      }),
    weight: 6,
  },
  {
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withTypedArray: true,
    }),
    weight: 1,
  },
  { arbitrary: fc.jsonValue().map((value) => [value, { resourceType: 'Observation', code: value }]), weight: 1 },
);
