import { rightSpelling } from './misspelt.ts';

/**
 * The text with everything folded that is written in more than one way, character for character: a place in one is the same place in
 * the other. Arabic letters as in shared spellings of medicines (غ ج ق چ گ are one letter: each stands for the same sound in names).
 */
const one = new Map<string, string>();
const pairs: readonly (readonly [string, string])[] = [
  ['أإآٱ', 'ا'],
  ['ىئ', 'ي'],
  ['ؤ', 'و'],
  ['ة', 'ه'],
  ['غقچگ', 'ج'],
  ['ڤ', 'ف'],
  ['پ', 'ب'],
  ['کك', 'ك'],
  ['ی', 'ي'],
  ['،٬', ','],
  ['٫', '.'],
  ['٪', '%'],
  ['؟', '?'],
  ['؛', ';'],
  ['–—−‐‑‒', '-'],
  ['×✕\u2716\u2717\u2718\u274c', 'x'],
  ['μ', 'µ'],
  ['→⇒➔➜', '→'],
  ['’‘ʼ′`´', "'"],
  ['”“″', '"'],
  ['≤⩽', '<'],
  ['≥⩾', '>'],
  ['²', '2'],
  ['³', '3'],
  ['⁹', '9'],
  ['\u00a0\u2009\u202f\u200e\u200f\u061c\u202a\u202b\u202c\u2066\u2067\u2068\u2069\t', ' '],
  ['é', 'e'],
  ['ï', 'i'],
];
for (const [from, to] of pairs) for (const letter of from) one.set(letter, to);
for (let digit = 0; digit < 10; digit += 1) {
  one.set(String.fromCharCode(0x660 + digit), String(digit));
  one.set(String.fromCharCode(0x6f0 + digit), String(digit));
}

export function fold(text: string): string {
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  // A letter whose small form is longer would move all that follows.
  const same = lower.length === text.length ? lower : text;
  return same.replace(/[^\n -~]/g, (letter) => one.get(letter) ?? letter);
}

/** The Arabic letters of an expression, folded as a text's are. */
export const foldPattern = (source: string): string =>
  source.replace(/[\u0600-\u06ff]/g, (letter) => one.get(letter) ?? letter);

/** An Arabic word without its vowel marks and its lengthening. */
export const plainWord = (word: string): string => word.replace(/[\u0640\u064b-\u0652\u0670]/g, '');

/** Forms a word of the text may have in a list of names, the likeliest first: without the article, without a conjunction or preposition. */
export function formsOf(word: string): readonly string[] {
  if (word < '\u0600' || word > '\u06ff') {
    const right = rightSpelling(word);
    return right ? [word, right] : [word];
  }
  const forms = [withoutArticle(word)];
  // «وزنو», «عندو», as it is spoken in the Levant.
  if (/.{3}و$/.test(word)) forms.push(`${word.slice(0, -1)}ه`);
  // «عالمضخة»: “on the pump”.
  if (/^عال.{4}/.test(word)) forms.push(word.slice(3));
  if (/^[وفبلك]/.test(word) && (word.length >= 4 || (word.length === 3 && word.startsWith('و')))) {
    const rest = word.startsWith('لل') ? word.slice(2) : word.slice(1);
    forms.push(withoutArticle(rest));
    // “and with”, “and for”
    if (/^[وف][بلك]/.test(word) && word.length >= 5) forms.push(withoutArticle(word.slice(2)));
  }
  return forms;
}
const withoutArticle = (word: string): string => (word.startsWith('ال') && word.length >= 5 ? word.slice(2) : word);
