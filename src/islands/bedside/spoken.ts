import type { BedsideWords } from '../../content/ui/en/bedside.ts';

/** Marks of direction: they are no part of what is said. */
const marks = /[\u200e\u200f\u2066-\u2069]/g;
/** A telephone number, which is said figure by figure. */
const telephone = /\+?\d[\d \-()]{5,20}\d/g;

/** A word of a text in its place, kept from the letters around it. */
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A line as it is said aloud: units in whole words, a range and a blood pressure as people say them, a telephone number figure by
 * figure. Voices spell out “mg/dL”, or swallow it, and take 130/80 for a date.
 */
export function speakable(line: string, { units, to, over }: BedsideWords): string {
  const signs = Object.keys(units).sort((one, other) => other.length - one.length);
  const unit = new RegExp(`(\\d)[\\s\\u00a0\\u202f]?(${signs.map(escaped).join('|')})(?![\\p{L}\\d/])`, 'gu');
  return line
    .replaceAll(marks, '')
    .replaceAll(/(\d) ?– ?(\d)/g, `$1 ${to} $2`)
    .replaceAll(/\b(\d{2,3})\/(\d{2,3})\b(?!\/)/g, `$1 ${over} $2`)
    .replaceAll(unit, (_, figure: string, sign: string) => `${figure} ${units[sign] ?? sign}`)
    .replaceAll(/(?<![\d.,])1 ([a-z]{2,12})s\b/g, '1 $1')
    .replaceAll(/\s{1,20}/g, ' ')
    .trim();
}

/** A telephone number as it is said. */
export const figureByFigure = (line: string): string =>
  line.replaceAll(telephone, (number) =>
    number
      .replaceAll(/[^\d+]/g, '')
      .split('')
      .join(' '),
  );

/** What an element shows, on one line. */
const shown = (one: HTMLElement): string =>
  one.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** The medicine of a row, and after a pause what becomes of it. */
function medicineOf(head: HTMLElement): string {
  const becomes = head.querySelector('b')?.innerText ?? '';
  const text = shown(head);
  return becomes === '' ? text : text.replace(becomes, `: ${becomes}`).replace(/\s{1,9}:/, ':');
}

/** A medicine of the day, and at each time of day what is taken; an empty box says nothing. */
function rowOf(row: HTMLTableRowElement): string {
  const times = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])];
  const amounts = [...row.cells].flatMap((cell, n) => {
    const amount = shown(cell);
    if (n === 0) return [medicineOf(cell)];
    return /\d/.test(amount) ? [`${times[n]?.innerText.trim()} ${amount}`] : [];
  });
  return amounts.join(', ');
}

/** What a page says, a line for each of its sentences, in the order in which it stands there; pictures and buttons say nothing. */
export function linesOf(page: HTMLElement): string[] {
  const parts = page.querySelectorAll<HTMLElement>(':is(p, h3, li, caption, tbody tr):not(figure *)');
  return [...parts].flatMap((one) => {
    if (one.querySelector('button')) return [];
    if (one instanceof HTMLTableRowElement) return [`${rowOf(one)}.`];
    if (one.tagName === 'CAPTION')
      return [...one.childNodes].map((part) => part.textContent?.trim() ?? '').filter(Boolean);
    const text = shown(one);
    const inList = one.tagName === 'LI' ? `${[...(one.parentElement?.children ?? [])].indexOf(one) + 1}. ` : '';
    return text === '' ? [] : [`${inList}${text}`];
  });
}
