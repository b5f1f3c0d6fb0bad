import { expect, test } from 'vitest';
import { constantsIn } from '../../src/engine/maths/constants.ts';
import { whereInArabic } from '../../src/engine/maths/where-ar.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';

test.each(toolIds)('%s: where in its source a constant stands is told in Arabic too', async (id) => {
  const { constants } = await loadTool(id);
  const places = constantsIn(await constants()).map(({ where }) => where);
  expect(places.filter((where) => !/\p{Script=Arabic}/u.test(whereInArabic(where) ?? ''))).toEqual([]);
});
