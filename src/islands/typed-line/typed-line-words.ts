import { use } from 'react';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

const load = onceFor(async (locale: Locale): Promise<TypedLineWords> => {
  const module =
    locale === 'ar' ? import('../../content/ui/ar/typed-line.ts') : import('../../content/ui/en/typed-line.ts');
  return (await module).typedLine;
});

/** What is said once the line is used; suspends until it is there. */
export const useTypedLineWords = (locale: Locale): TypedLineWords => use(load(locale));
