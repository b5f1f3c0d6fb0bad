import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest passwords of a published list, in small letters; short ones, too, for what is put around them. */
const common = new Set<string>(dictionary['passwords-common'].map((word: string) => word.toLowerCase()));

/** Fewer letters than this are in every password. */
const shortestCommon = 4;
/** From this length no run or repetition is tried for its own sake. */
const longEnough = 64;
/** So many characters must be left once runs are counted as one. */
const leastBesideRuns = 5;

/** What stands side by side on keyboards, and is typed with one stroke of the hand. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

/** How one character leads to the next: the same, the next of an alphabet, a neighbour on a keyboard. */
function stepsBetween(one: string, next: string): readonly string[] {
  const by = (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  const beside = rows.flatMap((row, at) => {
    const [from, to] = [row.indexOf(one), row.indexOf(next)];
    return from >= 0 && to >= 0 && Math.abs(to - from) === 1 ? [`${at} ${to - from}`] : [];
  });
  return Math.abs(by) <= 1 ? [`${by}`, ...beside] : beside;
}

/** How many characters there are if three or more of a run count as one: `abcd1111` 2. */
function lengthBesideRuns(characters: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < characters.length; count += 1) {
    let end = at + 1;
    let steps = stepsBetween(characters[at] ?? '', characters[end] ?? '');
    while (end < characters.length && steps.length > 0) {
      end += 1;
      const next = stepsBetween(characters[end - 1] ?? '', characters[end] ?? '');
      steps = steps.filter((step) => next.includes(step));
    }
    at = end - at >= 3 ? end : at + 1;
  }
  return count;
}

function isRepeated(plain: string, least: number): boolean {
  for (let length = 1; length < least && length <= plain.length / 2; length += 1)
    if (plain.length % length === 0 && plain === plain.slice(0, length).repeat(plain.length / length)) return true;
  return false;
}

const letterFor: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '(': 'c', '3': 'e', '6': 'g', '9': 'g', '1': 'i', '!': 'i', '|': 'i' },
  ...{ '0': 'o', '5': 's', $: 's', '7': 't', '+': 't', '2': 'z' },
};
/** The text as it stands, and with the signs that are typed for letters read as letters; 1 and ! stand for two. */
export function readings(text: string): readonly string[] {
  const read = (put: Readonly<Record<string, string>>): string =>
    text.replaceAll(/[^\p{L}\p{M}\s]/gu, (sign) => put[sign] ?? letterFor[sign] ?? sign);
  return [...new Set([text, read({}), read({ '1': 'l', '!': 'l', '|': 'l' })])];
}

/** A common password is all there is but for digits and signs before and behind it, and those alone would be too short. */
function isDecorated(characters: readonly string[], least: number): boolean {
  const letter = /[\p{L}\p{M}]/u;
  const first = characters.findIndex((one) => letter.test(one));
  const last = characters.findLastIndex((one) => letter.test(one));
  // Signs at an end may be letters: each place where the word may begin and end.
  for (let from = Math.max(0, first - least + 1); from <= first; from += 1)
    for (let to = last + 1; to <= characters.length; to += 1) {
      const [word, around] = [characters.slice(from, to), characters.length - (to - from)];
      if (around >= least || word.filter((one) => letter.test(one)).length < shortestCommon - 1) continue;
      if (word.length >= shortestCommon && readings(word.join('')).some((text) => common.has(text))) return true;
    }
  return false;
}

/** Whether a password in small letters is among the first that are tried: common, decorated, repeated or a run. `least` is the least length. */
export function isGuessable(plain: string, least: number): boolean {
  const characters = [...plain];
  return (
    common.has(plain) ||
    (characters.length < longEnough && (isRepeated(plain, least) || lengthBesideRuns(characters) < leastBesideRuns)) ||
    isDecorated(characters, least)
  );
}
