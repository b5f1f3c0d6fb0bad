const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Groups of three behind the Arabic thousands mark; anywhere else the mark may be a slip of the decimal one beside it. */
const grouped = /^-?\d{1,3}(٬\d{3})+(\.\d*)?$/;

/**
 * Reads a number as people type it: Latin, Arabic-Indic or Persian digits, a point or the Arabic decimal separator.
 * Empty text is undefined; anything else that is not plainly one number (“8,2”, “8٬2”, “1e3”, “5 kg”) is NaN, never a guess.
 */
export function parseLocalNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(foreignDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace('٫', '.')
    .replace('−', '-');
  if (plain === '') return undefined;
  const digits = grouped.test(plain) ? plain.replaceAll('٬', '') : plain;
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
