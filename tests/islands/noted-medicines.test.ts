import { expect, test } from 'vitest';
import {
  carriedOver,
  fitsInto,
  keeping,
  lentMedicines,
  medicinesIn,
  missingIn,
  noneKept,
  standingMedicines,
  withMedicines,
  withoutMedicines,
} from '../../src/islands/typed-line/noted-medicines.ts';
import type { Loaded } from '../../src/islands/shared/loaded.ts';
import { begunFrom, emptyVisit, isDoubtful, joined } from '../../src/islands/visit/visit-store.ts';

const label = 'Medicines as written';

test('medicines go into the notes once, on a line of their own, after what stands there', () => {
  const one = withMedicines('Walks to work\n', ['gliclazide MR 60', 'bisoprolol 5'], 'en');
  expect(one).toBe(`Walks to work\n${label}: gliclazide MR 60; bisoprolol 5`);
  expect(missingIn(one, ['bisoprolol 5', 'bisoprolol 50', 'Bisoprolol'])).toEqual(['bisoprolol 50']);
  expect(withMedicines(one, ['Plavix'], 'en')).toBe(`${one}; Plavix`);
  expect(withMedicines(one, ['bisoprolol 5'], 'en')).toBe(one);
  expect(withMedicines('', ['كونكور ٥'], 'ar')).toBe('الأدوية كما كُتبت: كونكور ٥');
  // The line stands in the language it was begun in.
  expect(withMedicines(one, ['كونكور ٥'], 'ar')).toBe(`${one}; كونكور ٥`);
});

test('a new dose takes the place of the one before; two of one line stand beside each other', () => {
  const before = `${label}: metformin 1g bid; insulin glargine 10 am; vitamin B12 1 mg`;
  const after = withMedicines(before, ['insulin glargine 12 am', 'insulin glargine 8 pm', 'insulin aspart 4'], 'en');
  expect(after).toBe(
    `${label}: metformin 1g bid; vitamin B12 1 mg; insulin glargine 12 am; insulin glargine 8 pm; insulin aspart 4`,
  );
  expect(medicinesIn(withMedicines(after, ['vitamin B6 2 mg'], 'en'))).toContain('vitamin B12 1 mg');
});

test('taking out again takes out what was put in, brings back what gave way, and leaves all else', () => {
  const notes = `Walks to work\n${label}: metformin 1g bid; Plavix 75\nSleeps badly`;
  const first = ['metformin 500 mg bid', 'Plavix 75'];
  const kept = keeping(noneKept, notes, first);
  const one = withMedicines(notes, first, 'en');
  expect(one).toBe(`Walks to work\n${label}: Plavix 75; metformin 500 mg bid\nSleeps badly`);
  expect(withoutMedicines(one, kept, 'en')).toBe(notes);
  const more = keeping(kept, one, ['allopurinol 300 mg']);
  const two = withMedicines(one, ['allopurinol 300 mg'], 'en');
  expect(standingMedicines(more, two)).toEqual(['metformin 500 mg bid', 'allopurinol 300 mg']);
  expect(withoutMedicines(two, more, 'en')).toBe(notes);
  // What the person took out or wrote there since is theirs.
  const edited = two.replace('Plavix 75; ', '').replace('allopurinol 300 mg', 'allopurinol 300 mg; aspirin 81');
  expect(withoutMedicines(edited, more, 'en')).toBe(
    `Walks to work\n${label}: metformin 1g bid; aspirin 81\nSleeps badly`,
  );
  expect(withoutMedicines('Walks to work', more, 'en')).toBe('Walks to work');
  // A line that was begun by it goes with it.
  const alone = keeping(noneKept, 'Walks to work', first);
  expect(withoutMedicines(withMedicines('Walks to work', first, 'en'), alone, 'en')).toBe('Walks to work');
});

test('a new visit takes over the medicines of the notes in either language, and nothing else of them', () => {
  const line = 'الأدوية كما كُتبت: كونكور ٥؛ ألوبيورينول ٣٠٠';
  expect(carriedOver(`Walks to work\n${line}\nSleeps badly`)).toBe(line);
  expect(medicinesIn(line)).toEqual(['كونكور ٥', 'ألوبيورينول ٣٠٠']);
  const saved = { id: 'v', patientName: 'Huda', patientId: 'p', on: '2026-11-01', chart: {} };
  expect(begunFrom('dr', { ...saved, clinicalNotes: `Walks\n${line}` }).notes).toBe(line);
  expect(begunFrom('dr', { ...saved, clinicalNotes: `Walks\n${label}:` })).not.toHaveProperty('notes');
  expect(begunFrom('dr', saved)).not.toHaveProperty('notes');
});

test('the last visit lends the medicines that this one does not name, with whatever dose; notes that are full take none', () => {
  const last = `Walks\n${label}: metformin 1g bid; allopurinol 300 mg`;
  expect(lentMedicines(medicinesIn(last), `${label}: metformin 500 mg bid`)).toEqual(['allopurinol 300 mg']);
  expect(lentMedicines(medicinesIn('Walks'), '')).toEqual([]);
  expect(fitsInto('x'.repeat(4900), ['allopurinol 300 mg'], 'en')).toBe(true);
  expect(fitsInto('x'.repeat(4970), ['allopurinol 300 mg'], 'en')).toBe(false);
});

test('a medicine that a calculator’s notes name joins the visit’s, once, and asks whose it is where somebody else is noted', () => {
  const visit = emptyVisit('dr');
  const brought = { tool: 'clinical-logic', name: '', chart: {}, by: {}, medicines: ['Diamicron 60 mg'] } as const;
  const loaded = { locale: 'en' } as Loaded;
  const notes = (before: string): string | undefined =>
    joined({ ...visit, notes: before }, { ...brought, loaded }).notes;
  expect(notes('Walks')).toBe(`Walks\n${label}: Diamicron 60 mg`);
  expect(notes(`${label}: diamicron 30 mg`)).toBe(`${label}: diamicron 30 mg`);
  expect(isDoubtful(visit, brought)).toBe(false);
  expect(isDoubtful({ ...visit, notes: `${label}: warfarin` }, brought)).toBe(true);
});
