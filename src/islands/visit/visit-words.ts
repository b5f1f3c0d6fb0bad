import type { VisitWords } from '../../content/ui/en/visit.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import type { MoreCopy } from '../../engine/clinical/copy/more-shape.ts';
import type { ClinicalCopy } from '../../engine/clinical/copy/shape.ts';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadMore } from '../form/more-words.ts';
import { wordsOf } from '../shared/words.ts';

/** What the visit says before there is an answer. */
export interface DeskWords {
  readonly locale: Locale;
  readonly visit: VisitWords;
  readonly words: WorkbenchWords;
  readonly clinical: ClinicalCopy;
  readonly more: MoreCopy;
}

/** The words of the visit's desk. */
export const { load: loadDeskWords, use: useDeskWords } = wordsOf(async (locale): Promise<DeskWords> => {
  const [{ visit }, { workbench }, clinical, more] = await Promise.all([
    locale === 'ar' ? import('../../content/ui/ar/visit.ts') : import('../../content/ui/en/visit.ts'),
    locale === 'ar' ? import('../../content/ui/ar/workbench.ts') : import('../../content/ui/en/workbench.ts'),
    loadClinicalCopy(locale),
    loadMore(locale),
  ]);
  return { locale, visit, words: workbench, clinical, more };
});
