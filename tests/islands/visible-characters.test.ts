import { expect, test } from 'vitest';
import { visibleCharacters } from '../../src/islands/shared/visible-characters.ts';
import { nameField, notesField } from '../../src/api/fields.ts';
import { hiddenInName, hiddenInNotes } from '../../src/api/contract.ts';

const pasted = ['\u200fسارة أحمد', 'Ali\u202b', 'Mar\ufeffyam', 'Omar\u200b Hassan', 'a\u0007b', '\u2067Dr. Aya\u2069'];

test.each(pasted)('%j, pasted as a name, is refused by the server and accepted as it is kept here', (name) => {
  expect(nameField.safeParse(name).success).toBe(false);
  expect(nameField.safeParse(visibleCharacters(name, hiddenInName)).success).toBe(true);
});

test('notes keep their lines and the isolates of our own copied reports', () => {
  const notes = 'first\n\tsecond \u2066A1C 8.2 %\u2069\u202e';
  expect(visibleCharacters(notes, hiddenInNotes)).toBe('first\n\tsecond \u2066A1C 8.2 %\u2069');
  expect(notesField.safeParse(notes).success).toBe(false);
  expect(notesField.safeParse(visibleCharacters(notes, hiddenInNotes)).success).toBe(true);
});
