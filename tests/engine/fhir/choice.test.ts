import { expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { chartFromFhir, toVisitBundle } from '../../../src/engine/fhir/index.ts';
import { engineVersion } from '../../../src/engine/kit/version.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { people } from '../choose/people.ts';
import { known } from '../helpers/charts.ts';
import { on } from './making.ts';
import { problemsOf } from './schema.ts';

async function sent(choice: string, words?: string, locale: 'en' | 'ar' = 'en') {
  const chart: Chart = {
    ...known(people.Thamer),
    treatmentChoice: { value: choice, from: 'entered', on, ...(words !== undefined && { words }) },
  };
  return toVisitBundle({
    ...(await visit(chart, { on })),
    chart,
    patientName: '',
    date: `${on}T10:00:00+03:00`,
    engineVersion,
    locale,
  });
}
const ofType = ({ entry }: Awaited<ReturnType<typeof sent>>, type: string) =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

test.each(['en', 'ar'] as const)(
  'a choice goes out as a goal and a preference, with the person’s words, in %s',
  async (locale) => {
    const bundle = await sent('glp1RA', 'Once a week I can remember.', locale);
    expect(problemsOf(bundle)).toEqual([]);
    const [goal, ...others] = ofType(bundle, 'Goal');
    expect(others).toEqual([]);
    expect(goal).toMatchObject({
      lifecycleStatus: 'accepted',
      description: { coding: [{ code: 'glp1RA' }] },
      startDate: on,
      note: [{ text: 'Once a week I can remember.' }],
    });
    expect(JSON.stringify(goal)).toContain('GLP-1');
    const preference = ofType(bundle, 'Observation').find((each) => JSON.stringify(each).includes('"treatmentChoice"'));
    expect(preference).toMatchObject({
      valueCodeableConcept: { coding: [{ code: 'glp1RA' }] },
      note: [{ text: 'Once a week I can remember.' }],
    });
    const back = chartFromFhir(JSON.parse(JSON.stringify(bundle)), { on });
    expect(back.ok && back.facts.find(({ fact }) => fact === 'treatmentChoice')?.known.value).toBe('glp1RA');
  },
);

test('decided later it is on hold; without a choice there is no goal', async () => {
  expect(ofType(await sent('not-today'), 'Goal')).toMatchObject([{ lifecycleStatus: 'on-hold' }]);
  const chart = known(people.Thamer);
  const bundle = await toVisitBundle({
    ...(await visit(chart, { on })),
    chart,
    patientName: '',
    date: `${on}T10:00:00+03:00`,
    engineVersion,
    locale: 'en',
  });
  expect(ofType(bundle, 'Goal')).toEqual([]);
});
