/** Where a number comes from. `reviewBy` passing is a reminder (npm run sources), never a failing test. */
export interface Source {
  /** As clinicians call a guideline, where there is no room for its title; the same in both languages. */
  readonly short?: string;
  /** What it is called beside a step, where it is no guideline that everybody knows by a name. */
  readonly brief?: string;
  readonly title: string;
  readonly edition: string;
  /** In Arabic, for what is no publication with a title of its own: a rule of the product, a convention, a kind of label. */
  readonly ar?: { readonly title: string; readonly edition: string };
  /** Absent for the product's own rules. */
  readonly link?: string;
  readonly reviewedOn: string;
  readonly reviewBy: string;
}

/** A source as it is named in one language. Publications keep their original title, set left to right; `original` says so. */
export function named(
  source: Source,
  locale: 'en' | 'ar',
): { readonly title: string; readonly edition: string; readonly original: boolean } {
  return locale === 'ar' && source.ar
    ? { ...source.ar, original: false }
    : { title: source.title, edition: source.edition, original: true };
}
