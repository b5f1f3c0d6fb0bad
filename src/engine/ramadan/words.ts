import type { Locale, Patterns } from '../kit/words/pattern.ts';
import type { AskWords } from './copy/asks-en.ts';
import type { ItemWords } from './copy/items-en.ts';
import { ramadans } from './dates.ts';

/** Words of Ramadan in one language: sentences, the score's items, and what is asked. */
export interface RamadanWords {
  readonly patterns: Patterns;
  readonly items: ItemWords;
}

/** A year of the Hijri calendar is a name, and takes no comma. */
const years: Patterns = Object.fromEntries(ramadans.map(({ year }) => [`ramadan.hijri.${year}`, String(year)]));

/** What the clinician reads. */
export async function loadRamadanWords(locale: Locale): Promise<RamadanWords> {
  const [patterns, items] =
    locale === 'ar'
      ? await Promise.all([
          import('./copy/ar.ts').then(({ ramadanAr }) => ramadanAr),
          import('./copy/items-ar.ts').then(({ itemsAr }) => itemsAr),
        ])
      : await Promise.all([
          import('./copy/en.ts').then(({ ramadanEn }) => ramadanEn),
          import('./copy/items-en.ts').then(({ itemsEn }) => itemsEn),
        ]);
  return { patterns: { ...patterns, ...years }, items };
}

/** What is asked, field by field. */
export async function loadAskWords(locale: Locale): Promise<AskWords> {
  return locale === 'ar' ? (await import('./copy/asks-ar.ts')).asksAr : (await import('./copy/asks-en.ts')).asksEn;
}

/** What stands on the card to carry. */
export async function loadCardWords(locale: Locale): Promise<Patterns> {
  const card =
    locale === 'ar' ? (await import('./copy/card-ar.ts')).cardAr : (await import('./copy/card-en.ts')).cardEn;
  return { ...card, ...years };
}
