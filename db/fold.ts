// Names as a search compares them.
/** Letters that the Unicode decomposition leaves alone, and Arabic letters that are written for one another. */
const twins: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
};
const twinLetters = new RegExp(`[${Object.keys(twins).join('')}]`, 'gu');
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * The form of a name that searches compare: case, accents, Arabic marks, hamza seats, tatweel and look-alike letters folded,
 * spaces made single. “Müller” is found by “muller”, “أحمد” by “احمد”. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(twinLetters, (letter) => twins[letter] ?? letter)
    .replace(foreignDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/\s+/gu, ' ')
    .trim();
}
