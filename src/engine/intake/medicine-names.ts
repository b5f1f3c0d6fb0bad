import { Lexicon, type Name } from './lexicon.ts';
import { type MedicineEntry, medicineEntry } from './medicine-entries.ts';
import { isOneOff } from './misspelt.ts';
import { medicineNames } from './names/medicines.ts';
import { ownWords } from './own-words.ts';
import { strongInhibitorNames } from './strong-inhibitor-names.ts';

// Read once, when the door is loaded.
export const medicines = new Lexicon<MedicineEntry>(medicineNames + strongInhibitorNames, medicineEntry);

/** Words a letter off a medicine's name: long ones only, with the same first letter. */
const spellings = new Map<string, Name<MedicineEntry> | undefined>();
export function respelt(word: string): Name<MedicineEntry> | undefined {
  if (word.length < 6 || word.length > 20 || ownWords.has(word)) return undefined;
  if (!spellings.has(word)) {
    if (spellings.size > 5000) spellings.clear();
    spellings.set(word, nearest(word));
  }
  return spellings.get(word);
}
function nearest(word: string): Name<MedicineEntry> | undefined {
  let found: Name<MedicineEntry> | undefined;
  const isArabic = word >= '\u0600';
  const least = isArabic ? 6 : 7;
  if (word.length < least) return undefined;
  for (const [name, entry] of medicines.words) {
    if (name.length < least || Math.abs(name.length - word.length) > 1 || name[0] !== word[0]) continue;
    if (!isOneOff(name, word)) continue;
    // Two names that set different facts: neither.
    if (found && found.entry.head !== entry.entry.head) return undefined;
    found = entry;
  }
  return found && found.entry.head !== '-' ? found : undefined;
}
const stem =
  /(?:gliptin|gliflozin|glutide|patide|glitazone|sartan|pril|statin|formin|glimepiride|gliclazide|glipizide|glibenclamide|glyburide)$/;
/** “linag 5”, “candes 8”: what begins a substance's name, of five letters or more, and no other's. */
const shortenings = new Map<string, Name<MedicineEntry> | undefined>();
export function shortened(word: string): Name<MedicineEntry> | undefined {
  if (word.length < 5 || word.length > 12 || word >= '\u0600' || ownWords.has(word)) return undefined;
  if (!shortenings.has(word)) {
    if (shortenings.size > 5000) shortenings.clear();
    const found = [...medicines.words].filter(([name]) => name.startsWith(word) && stem.test(name));
    const [first] = found;
    const isOne = first && found.every(([, { entry }]) => entry.head === first[1].entry.head);
    shortenings.set(word, isOne ? first[1] : undefined);
  }
  return shortenings.get(word);
}
