import { expect, test } from 'vitest';
import { missingIn, withMedicines } from '../../src/islands/typed-line/noted-medicines.ts';

test('medicines go into the notes once, on a line of their own, after what stands there', () => {
  const one = withMedicines('Walks to work\n', ['gliclazide MR 60', 'bisoprolol 5'], 'Medicines');
  expect(one).toBe('Walks to work\nMedicines: gliclazide MR 60; bisoprolol 5');
  expect(missingIn(one, ['bisoprolol 5', 'bisoprolol 10'])).toEqual(['bisoprolol 10']);
  expect(withMedicines(one, missingIn(one, ['Plavix']), 'Medicines')).toBe(`${one}; Plavix`);
  expect(withMedicines(one, [], 'Medicines')).toBe(one);
  expect(withMedicines('', ['كونكور ٥'], 'الأدوية')).toBe('الأدوية: كونكور ٥');
});
