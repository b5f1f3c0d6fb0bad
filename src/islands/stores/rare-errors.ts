import type { ErrorWords } from '../../content/ui/en/errors.ts';
import type { RareErrorWords } from '../../content/ui/en/rare-errors.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';

/** The usual words for failed calls with those that few people ever meet, which weigh on nobody before. */
export async function withRareErrors(errors: ErrorWords, locale: Locale): Promise<ErrorWords & RareErrorWords> {
  const { rareErrors } = await (locale === 'ar'
    ? import('../../content/ui/ar/rare-errors.ts')
    : import('../../content/ui/en/rare-errors.ts'));
  return { ...errors, ...rareErrors };
}
