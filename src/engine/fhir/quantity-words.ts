import type { FactId } from '../chart/facts.ts';

/**
 * What laboratories and clinics call the quantities, for a value without a code that is read: then it is asked, never taken. In small
 * letters; anything that turns the meaning (in urine, a goal, a ratio to something else) leaves it alone.
 */
const named: readonly (readonly [RegExp, FactId])[] = [
  [/\b(?:hba1c|hb ?a1c|a1c|h(?:a)?emoglobin a1c|glyc(?:at)?ed h(?:a)?emoglobin|glycoh(?:a)?emoglobin)\b/, 'a1c'],
  [/\b(?:albumin ?[:/-]? ?(?:to )?creatinine|microalbumin ?[:/-]? ?creatinine|uacr|acr)\b/, 'uacr'],
  [/\b(?:e?gfr|glomerular filtration rate)\b/, 'egfr'],
  [/\b(?:fasting (?:plasma |blood |serum )?glucose|fpg|fbg)\b/, 'fpg'],
  [/\bldl\b/, 'ldl'],
  [/\bhdl\b/, 'hdl'],
  [/\btotal cholesterol\b|^(?:serum )?cholesterol$/, 'totalCholesterol'],
  [/\bcreatinine\b/, 'creatinine'],
  [/\bpotassium\b/, 'potassium'],
  [/\bsystolic\b/, 'systolic'],
  [/\bdiastolic\b/, 'diastolic'],
  [/^(?:body )?weight\b/, 'weight'],
  [/^(?:body )?height\b/, 'height'],
  [/^(?:bmi|body mass index)\b/, 'bmi'],
];
const turned =
  /\b(?:urine|urinary|clearance|goal|target|ratio of|non[- ]hdl|pulmonary|ventric|birth|ideal|dry|estimated average|goal|kinase|vldl|ldl ?\/ ?hdl|ratio|history|family|previous|prior)\b/;

/** The quantity words name, where exactly one is named; undefined otherwise. Texts longer than a name are none. */
export function quantityNamed(texts: readonly string[]): FactId | undefined {
  const found = new Set<FactId>();
  for (const text of texts) {
    if (text === '' || text.length > 120) continue;
    const words = text.toLowerCase();
    const fact = named.find(([pattern]) => pattern.test(words))?.[1];
    if (fact === undefined) continue;
    if (fact === 'uacr' ? /goal|target/.test(words) : turned.test(words)) return undefined;
    found.add(fact);
  }
  return found.size === 1 ? [...found][0] : undefined;
}
