import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { chartFromFhir, toVisitBundle } from '../../../src/engine/fhir/index.ts';
import { engineVersion } from '../../../src/engine/kit/version.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { on } from './making.ts';
import { problemsOf } from './schema.ts';

const told = (value: number | boolean | string, unit?: string, day = on) => ({
  value,
  ...(unit !== undefined && { unit }),
  on: day,
  from: 'entered' as const,
});
const chart: Chart = {
  age: told(61, 'years'),
  sex: told('female'),
  a1c: told(9.1, '%', '2026-11-01'),
  priorA1c: told(8.2, '%', '2026-05-01'),
  egfr: told(38, 'mL/min/1.73 m²', '2026-10-11'),
  weight: told(92.5, 'kg'),
  height: told(160, 'cm'),
  ascvd: told(true),
  heartFailure: told(false),
  smoking: told('former'),
  metformin: told(1000, 'mg'),
  statin: told('moderate'),
};

async function bundleOf(
  of: Chart,
  locale: 'en' | 'ar' = 'en',
  written?: ReadonlyMap<string, string>,
  noted?: readonly string[],
) {
  const answered = await visit(of, { on });
  return toVisitBundle({
    ...answered,
    chart: of,
    ...(written && { written }),
    ...(noted && { noted }),
    patientName: 'Ali <b>Hassan</b>',
    date: '2026-11-22T09:30+03:00',
    engineVersion,
    locale,
  });
}

describe('a visit as FHIR', () => {
  test.each(['en', 'ar'] as const)('is valid, and one patient’s, in %s', async (locale) => {
    const bundle = await bundleOf(chart, locale);
    expect(problemsOf(bundle)).toEqual([]);
    expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    const [patient, ...others] = bundle.entry;
    expect(patient?.resource).toEqual({ resourceType: 'Patient', name: [{ text: 'Ali <b>Hassan</b>' }] });
    for (const { resource } of others) expect(resource).toMatchObject({ subject: { reference: patient?.fullUrl } });
  });

  test('comes back whole, each fact with its day', async () => {
    const taken = chartFromFhir(JSON.parse(JSON.stringify(await bundleOf(chart))), { on });
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken.notUnderstood).toEqual([]);
    const back = Object.fromEntries(taken.facts.map(({ fact, known }) => [fact, { ...known, from: 'entered' }]));
    expect(back).toEqual(
      Object.fromEntries(
        Object.entries(chart).map(([fact, known]) => [
          fact,
          expect.objectContaining({ value: known.value, on: known.on }) as unknown,
        ]),
      ),
    );
  });

  test('a medicine goes out with the words it was written in, and comes back as the same facts', async () => {
    const written = new Map([['metformin', 'Glucophage XR 1000']]);
    const bundle = await bundleOf(chart, 'en', written);
    expect(problemsOf(bundle)).toEqual([]);
    const noted = bundle.entry.filter(({ resource }) => JSON.stringify(resource).includes('Glucophage XR 1000'));
    expect(noted.map(({ resource }) => resource)).toMatchObject([
      { resourceType: 'Observation', valueQuantity: { value: 1000 }, note: [{ text: 'Glucophage XR 1000' }] },
    ]);
    const taken = chartFromFhir(JSON.parse(JSON.stringify(bundle)), { on });
    expect(taken.ok && taken.facts.filter(({ fact }) => fact === 'metformin')).toMatchObject([
      { known: { value: 1000 } },
    ]);
  });

  test('medicines without a fact go out as they are written, and come back the same, none twice', async () => {
    const written = new Map([['metformin', 'Glucophage XR 1000']]);
    const noted = ['amlodipine 5 mg am', 'كونكور ٥', 'vitamin B12 1 mg'];
    const bundle = await bundleOf(chart, 'en', written, [...noted, 'Amlodipine 5 mg AM']);
    expect(problemsOf(bundle)).toEqual([]);
    const statements = bundle.entry.filter(({ resource }) => resource.resourceType === 'MedicationStatement');
    expect(statements.map(({ resource }) => resource)).toMatchObject(
      noted.map((text) => ({ status: 'active', medicationCodeableConcept: { text } })),
    );
    const taken = chartFromFhir(JSON.parse(JSON.stringify(bundle)), { on });
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken).toMatchObject({ questions: [], notUnderstood: [] });
    expect(taken.medicines.toSorted()).toEqual([...noted, 'Glucophage XR 1000'].toSorted());
    expect(taken.facts.map(({ fact }) => fact).toSorted()).toEqual(Object.keys(chart).toSorted());
    const again = await bundleOf(chart, 'en', written, taken.medicines.slice(1));
    expect(again).toEqual(await bundleOf(chart, 'en', written, noted));
  });

  test('has a report for every calculator that answered, and one plan', async () => {
    const { tools, plan } = await visit(chart, { on });
    const { entry } = await bundleOf(chart);
    const ofType = (type: string) => entry.filter(({ resource }) => resource.resourceType === type);
    // What answers with something standing in for answers is looked at, and not handed on.
    const answers = tools.flatMap(({ id, ready, assumed, medicines }) =>
      ready && !assumed ? (medicines?.map(() => id) ?? [id]) : [],
    );
    expect(tools.some(({ assumed }) => assumed)).toBe(true);
    expect(answers.length).toBeGreaterThan(0);
    expect(ofType('DiagnosticReport')).toHaveLength(answers.length);
    expect(ofType('CarePlan')).toHaveLength(1);
    const text = JSON.stringify(ofType('CarePlan'));
    for (const { id } of plan.actions) expect(text).toContain(`"${id}"`);
    expect(text).toContain('Educational only');
  });

  test('leaves out examples and what cannot be used; the same content is the same bundle', async () => {
    const odd: Chart = {
      a1c: told(9.1, '%'),
      weight: { ...told(80, 'kg'), from: 'example' },
      egfr: told(-3),
      nonsense: told(1),
    };
    const bundle = await bundleOf(odd);
    expect(bundle.entry.filter(({ resource }) => resource.resourceType === 'Observation')).toHaveLength(1);
    expect(problemsOf(bundle)).toEqual([]);
    expect(await bundleOf(odd)).toEqual(bundle);
  });
});
