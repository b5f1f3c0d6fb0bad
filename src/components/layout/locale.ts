import type { Locale } from '../../content/ui/words.ts';

/** `/tools` in a language: English has no prefix. No trailing slash except at the root. */
export function href(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/ar/' : `/ar${path}`;
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** The language of an address, or null where its first segment is not one of ours. */
export function localeOf(segment: string | undefined): Locale | null {
  if (segment === undefined || segment === '') return 'en';
  return segment === 'ar' ? 'ar' : null;
}

/** For the pages that are built once per language: the value of `[...locale]`. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return [
    { params: { locale: undefined }, props: { locale: 'en' } },
    { params: { locale: 'ar' }, props: { locale: 'ar' } },
  ];
}
