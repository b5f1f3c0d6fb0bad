import { foldPattern } from './fold.ts';
import { type MedicineEntry, medicineEntry } from './medicine-entries.ts';
import type { Token } from './tokens.ts';

const units = `(?:u|iu|units?|${foldPattern('وحدات|وحدة')})(?!\\p{L})`;
const often = `(?:am|pm|mane|nocte|hs|bd|bid|tds|tid|od|twice|before|with|${foldPattern('صباحا?|مساء|الصبح|مرتين|قبل|مع')})(?!\\p{L})`;
const shares = '(?:70 ?/ ?30|30 ?/ ?70|75 ?/ ?25|25 ?/ ?75|50 ?/ ?50)';

/** Insulins told by what is mixed, or by two letters, where a dose of insulin stands behind: the end of the name is that of the first group. */
const kinds: readonly { readonly at: RegExp; readonly written: RegExp; readonly entry: MedicineEntry }[] = [
  {
    at: /^(?:25|30|50|70|75)$/,
    written: new RegExp(`(${shares})(?: ?mix)?[ ,:(-]{1,3}\\d{1,3} ?(?:${units}|${often})`, 'uy'),
    entry: medicineEntry('basalInsulin;mealtimeInsulin'),
  },
  {
    at: /^(?:insulin|nr)$/,
    written: new RegExp(
      `((?:insulin )?nr)[ ,:(-]{1,3}(?:\\d{1,2}(?:-\\d{1,2}){2}(?!\\d)|\\d{1,2} ?${units}(?! ?/ ?l)|1 ?: ?\\d{1,2}(?:\\.\\d)?(?!\\d))`,
      'uy',
    ),
    entry: medicineEntry('mealtimeInsulin'),
  },
];

/** “70/30 40u AM 30u PM”, “NR 1u:10g”: an insulin without its name, and the token behind what stands for it. */
export function unnamedInsulinAt(
  tokens: readonly Token[],
  folded: string,
  first: number,
): { readonly end: number; readonly entry: MedicineEntry } | undefined {
  const { text, from } = tokens[first] as Token;
  if (/[\d/.]/.test(folded[from - 1] ?? '')) return undefined;
  for (const { at, written, entry } of kinds) {
    if (!at.test(text)) continue;
    written.lastIndex = from;
    const name = written.exec(folded)?.[1];
    if (name === undefined) continue;
    let end = first + 1;
    while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < from + name.length) end += 1;
    return { end, entry };
  }
  return undefined;
}
