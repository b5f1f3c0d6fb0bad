import { expect, test } from 'vitest';
import { fromFhir } from '../../src/engine/fhir/index.ts';
import { loadTool, type ToolId } from '../../src/engine/registry.ts';
import { contentOf } from '../../src/islands/form/form-values.ts';
import { differingIn, fileOffers } from '../../src/islands/form-fhir/file-offers.ts';
import { withTaken } from '../../src/islands/patient/offers.ts';
import { bundle, observation, on, patient } from '../engine/fhir/making.ts';

async function read(tool: ToolId, ...resources: unknown[]) {
  const taken = await fromFhir(bundle(...resources), tool, { on });
  if (!taken.ok) throw new Error(taken.reason);
  const { fields, defaults } = await loadTool(tool);
  return { taken, fields, defaults };
}
const a1c = (value: number, effectiveDateTime = '2026-11-01') =>
  observation('4548-4', value, '%', { effectiveDateTime });

test('an example is replaced, an own answer stands beside the file’s, the same is said to be there', async () => {
  const { taken, fields, defaults } = await read('dosing', a1c(9.2), observation('29463-7', 88, 'kg'));
  const content = contentOf(fields, { ...defaults, a1c: 8 }, {}, ['weight']);
  expect(fileOffers(fields, taken, content, on)).toMatchObject([
    { path: 'weight', value: 88, example: true, same: false },
    { path: 'a1c', value: 9.2, before: 8, example: false, same: false, on: '2026-11-01', old: false },
  ]);
  const after = withTaken(
    fields,
    content,
    fileOffers(fields, taken, content, on).map((offer) => ({ ...offer, tool: 'dosing', record: false })),
    {},
  );
  expect(after.content.examples).toEqual([]);
  expect(after.told).toMatchObject({ a1c: { on: '2026-11-01', tool: 'dosing' } });
  expect(fileOffers(fields, taken, after.content, on).map(({ same }) => same)).toEqual([true, true]);
});

test('a value of two years ago is marked as old; of a year alone, from its first day', async () => {
  const { taken, fields } = await read('dosing', a1c(9.2, '2024-06'));
  expect(fileOffers(fields, taken, contentOf(fields, {}, {}), on)).toMatchObject([{ on: '2024-06-01', old: true }]);
});

test('another sex than the form’s is told, an example’s is not', async () => {
  const { taken, fields } = await read('insulin-cgm', patient({ gender: 'female' }), a1c(8));
  const of = (examples: readonly string[]) => contentOf(fields, { sex: 'male' }, {}, examples);
  expect(differingIn(fields, taken, of([]))).toEqual(['sex']);
  expect(differingIn(fields, taken, of(['sex']))).toEqual([]);
});
