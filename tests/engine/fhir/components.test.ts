import { expect, test } from 'vitest';
import { medicine, read, rxnorm } from './telling.ts';

test('a strength without its form is the medicine, as some records write it', () => {
  for (const code of ['316049', '316052'])
    expect(read(medicine(rxnorm, code))).toMatchObject({ facts: { loopOrThiazideDiuretic: true }, asked: [] });
  const whole = read(medicine(rxnorm, '314231'));
  expect(whole.asked).toHaveLength(1);
  expect(read(medicine(rxnorm, '316672'))).toMatchObject({ facts: {}, asked: whole.asked });
  // A code nobody here knows tells nothing.
  expect(read(medicine(rxnorm, '99316049'))).toMatchObject({ facts: {}, asked: [] });
});
