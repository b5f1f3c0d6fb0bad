import { drugSources } from '../../clinical/drug-sources.ts';
import { named, type Source } from '../../kit/source.ts';
import type { Locale, Patterns } from '../../kit/words/pattern.ts';
import { drugs } from '../drugs/index.ts';
import { isolateLatin, textIn } from '../drugs/text.ts';

/** The lowest band begins at nothing, which says nothing. */
function turningPoint(min: number, what: string, locale: Locale): string {
  if (locale === 'ar')
    return min ? `نطاق الكلى ابتداءً من ${isolateLatin(String(min))}: ${what}` : `أدنى نطاق للكلى: ${what}`;
  return `the ${min ? `kidney band from ${min}` : 'lowest kidney band'} applies, ${what}`;
}

/** Sources by name, and the turning points of every record's bands. */
export function referencePatterns(locale: Locale): Patterns {
  const titles = Object.entries<Source>(drugSources).map(([id, source]) => {
    const { title, edition, original } = named(source, locale);
    if (!original) return [`source.${id}`, `${title}، ${edition}`];
    return [`source.${id}`, locale === 'ar' ? `\u2066${title}, ${edition}\u2069` : `${title}, ${edition}`];
  });
  const turningPoints = Object.values(drugs).flatMap((record) =>
    record.renal_adjust.content.map(({ min, short }) => {
      const what = textIn(short, locale);
      return [`outcome.band-${record.id}.from${min}`, turningPoint(min, what, locale)];
    }),
  );
  return Object.fromEntries([...titles, ...turningPoints]);
}
