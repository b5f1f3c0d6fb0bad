import type { Locale, Patterns } from '../../kit/words/pattern.ts';
import { dulaglutide } from './dulaglutide.ts';
import { insulinAspart } from './insulin-aspart.ts';
import { insulinDegludec } from './insulin-degludec.ts';
import { insulinDetemir } from './insulin-detemir.ts';
import { insulinGlargine } from './insulin-glargine.ts';
import { insulinLispro } from './insulin-lispro.ts';
import { liraglutide } from './liraglutide.ts';
import { metformin } from './metformin.ts';
import type { DrugRecord, MedicationClass, Text } from './record.ts';
import { semaglutideInj } from './semaglutide-inj.ts';
import { sitagliptin } from './sitagliptin.ts';
import { patternOf, textsIn } from './text.ts';
import { tirzepatide } from './tirzepatide.ts';

/** The drug reference: one record for every class of the specification; a forgotten one does not compile. */
export const drugs = {
  metformin, sitagliptin, semaglutide_inj: semaglutideInj, liraglutide, dulaglutide, tirzepatide,
  insulin_lispro: insulinLispro, insulin_aspart: insulinAspart, insulin_glargine: insulinGlargine,
  insulin_degludec: insulinDegludec, insulin_detemir: insulinDetemir,
} as const satisfies { readonly [C in MedicationClass]: DrugRecord & { readonly id: C } };

export function drugRecord(id: MedicationClass): DrugRecord {
  return drugs[id];
}

/** Texts shared by several records are one object and keep the first key that names them. */
const keys = new Map<Text, string>();
for (const { text, path } of textsIn(drugs, 'drug')) if (!keys.has(text)) keys.set(text, path);

/** The message key of a text of a record. */
export function keyOf(text: Text): `drug.${string}` {
  const key = keys.get(text);
  if (!key) throw new Error(`not a text of the drug reference: ${text.en}`);
  return key as `drug.${string}`;
}

/** All texts of the reference in one language, by key. */
export function drugPatterns(locale: Locale): Patterns {
  return Object.fromEntries([...keys].map(([text, key]) => [key, patternOf(text, locale)]));
}
