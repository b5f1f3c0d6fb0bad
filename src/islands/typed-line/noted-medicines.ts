/** Medicines that the notes do not name with their dose yet. */
export const missingIn = (notes: string, named: readonly string[]): readonly string[] =>
  named.filter((one) => !notes.includes(one));

/** The notes with a line that names medicines, in the words of the page; the same line where it stands already. */
export function withMedicines(notes: string, missing: readonly string[], label: string): string {
  if (missing.length === 0) return notes;
  const lines = notes.trim() === '' ? [] : notes.trimEnd().split('\n');
  const begun = lines.findIndex((line) => line.startsWith(`${label}: `));
  const added = missing.join('; ');
  if (begun < 0) return [...lines, `${label}: ${added}`].join('\n');
  return lines.map((line, n) => (n === begun ? `${line}; ${added}` : line)).join('\n');
}
