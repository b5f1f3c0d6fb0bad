import { expect, test } from 'vitest';
import { judgedFolder, observation } from './charts-folder.ts';

test('a table on its side tells how many columns were not read, and no name', async () => {
  const { said } = await judgedFolder({ 'a.csv': 'age,Zubaydah Secretfamily,Unique Nobody\na1c,8.4,9.1\negfr,60,80' });
  expect(said).not.toMatch(/zubaydah|secret|unique/i);
  expect(said).toMatch(/not read: 2$/m);
  // Contrast: a column by its usual name is read, and named as the fact it is.
  expect(said).toMatch(/^Columns read: age$/m);
});

test('a chart of which nothing can be used is counted apart', async () => {
  const { said, rows } = await judgedFolder({ 'a.csv': 'age,a1c\nseventy,high\n66,high' });
  expect(rows.map((row) => row.split(',').slice(0, 2).join(' '))).toEqual(['1 nothing-usable', '2 ']);
  expect(said).toContain('Charts: 2 · judged: 1');
  expect(said).toMatch(/^\s+1 {2}no value that can be used$/m);
});

test('columns are known by what hospitals call them', async () => {
  const plain = 'age,sex,a1c,systolic,diastolic,weight,egfr,metformin,heartFailure,sglt2Inhibitor,on';
  const called = 'Age,Gender,HbA1c (%),BP,Weight (kg),eGFR,METFORMIN,Heart failure,SGLT2 inhibitor,Date';
  const one = await judgedFolder({ 'a.csv': `${plain}\n66,female,8.4,150,88,90,60,1000,no,no,2026-11-20` });
  const other = await judgedFolder({ 'a.csv': `${called}\n66,F,8.4,150/88,90,60,1000,No,N,20/11/2026` });
  expect(other.said).toBe(one.said);
  const arabic = await judgedFolder({
    'a.csv':
      'العمر,الجنس,السكر التراكمي,BP,weight,eGFR,metformin,heart_failure,sglt2inhibitor,التاريخ\n٦٦,أنثى,٨٫٤,١٥٠/٨٨,٩٠,٦٠,١٠٠٠,لا,لا,٢٠/١١/٢٠٢٦',
  });
  expect(arabic.said).toBe(one.said);
  // What only begins like a measure is none.
  const { said } = await judgedFolder({ 'a.csv': 'age,A1c target of the clinic,LDL (stones)\n66,7,100' });
  expect(said).toMatch(/not read: 2$/m);
});

const resourcesOf = (id: string, a1c: number, egfr: number): Record<string, unknown>[] => {
  const about = { reference: `Patient/${id}` };
  return [
    { resourceType: 'Patient', id, birthDate: '1960-04-02', gender: 'female', name: [{ family: 'Unique' }] },
    ...[observation('4548-4', a1c, '%'), observation('33914-3', egfr, 'mL/min/{1.73_m2}')].map(({ resource }, at) => ({
      ...resource,
      id: `${id}-${at}`,
      subject: about,
    })),
  ];
};
const bundleOf = (resources: readonly object[]): string =>
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) });

test('several patients are judged each for themselves: in a bundle, in an export, in bundles a line', async () => {
  const people = [resourcesOf('a', 8.4, 60), resourcesOf('b', 9.6, 25), resourcesOf('c', 6.4, 90)];
  const alone = await judgedFolder(Object.fromEntries(people.map((one, at) => [`${at}.json`, bundleOf(one)])));
  expect(alone.said).toContain('Charts: 3 · judged: 3');
  const lines = (resources: readonly object[]): string => resources.map((each) => JSON.stringify(each)).join('\n');
  const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a bundle': { 'all.json': bundleOf(people.flat()) },
    'an export, a type a file': {
      'Observation.ndjson': lines(people.flatMap((one) => one.slice(1))),
      'Patient.ndjson': `\uFEFF${lines(people.map(([patient]) => patient ?? {}))}\n\n`,
    },
    'bundles a line': { 'all.ndjson': people.map(bundleOf).join('\r\n') },
  };
  for (const [way, files] of Object.entries(ways)) expect(await judgedFolder(files), way).toEqual(alone);
});

test('a value of nobody among several patients is no one’s, and that is said', async () => {
  const people = [resourcesOf('a', 8.4, 60), resourcesOf('b', 9.6, 25)];
  const stranger = resourcesOf('x', 12, 10).slice(1);
  const whose = stranger.map(({ subject, ...rest }) => rest);
  for (const more of [stranger, whose])
    for (const files of [
      { 'all.json': bundleOf([...people.flat(), ...more]) },
      { 'all.ndjson': [...people.flat(), ...more].map((each) => JSON.stringify(each)).join('\n') },
    ]) {
      const { rows } = await judgedFolder(files);
      expect(rows.map((row) => row.split(',')[1])).toEqual(['', '', 'several-patients']);
    }
  // Of one patient and another name nobody can tell who is meant.
  const { rows } = await judgedFolder({ 'all.json': bundleOf([...(people[0] ?? []), ...stranger]) });
  expect(rows.map((row) => row.split(',')[1])).toEqual(['several-patients']);
});
