import { ar } from './ar.ts';
import { en, type Words } from './en.ts';

const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The interface's words in one language. For pages; an island is given the area it needs. */
export function words(locale: Locale): Words {
  return locale === 'ar' ? ar : en;
}
