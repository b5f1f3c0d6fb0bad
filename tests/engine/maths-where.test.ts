import { expect, test } from 'vitest';
import { constantsIn } from '../../src/engine/maths/constants.ts';
import { whereInArabic } from '../../src/engine/maths/where-ar.ts';
import { everyTool } from './helpers/every-tool.ts';

test.each(everyTool)('%s: where in its source a constant stands is told in Arabic too', async (_, { constants }) => {
  const places = constantsIn(await constants());
  const told = places.map(({ where, whereAr }) => [where, whereAr ?? whereInArabic(where) ?? ''] as const);
  expect(told.filter(([, arabic]) => !/\p{Script=Arabic}/u.test(arabic))).toEqual([]);
  // Of two calculators that name one place it is said once.
  expect(places.filter(({ where, whereAr }) => whereAr !== undefined && whereInArabic(where) !== undefined)).toEqual(
    [],
  );
});
