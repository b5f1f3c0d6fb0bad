import type { AccessWords } from '../../content/ui/en/access.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

const kept: Partial<Record<Locale, Promise<AccessWords>>> = {};

/** Words of the other ways in, fetched once; a failed fetch may be tried again. */
export function loadAccessWords(locale: Locale): Promise<AccessWords> {
  const promise =
    kept[locale] ??
    withStatus(
      (locale === 'ar' ? import('../../content/ui/ar/access.ts') : import('../../content/ui/en/access.ts')).then(
        ({ access }) => access,
      ),
    );
  if (!kept[locale]) forgetFailed(promise, () => delete kept[locale]);
  kept[locale] = promise;
  return promise;
}
