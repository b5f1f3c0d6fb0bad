import { facts } from '../../engine/chart/facts.ts';
import { choice, moreSection } from '../../engine/kit/fields/fields.ts';
import { fastingFactIds } from '../../engine/ramadan/asks.ts';
import type { AskWords } from '../../engine/ramadan/copy/asks-en.ts';
import type { FactEntry } from '../visit/fact-entries.ts';

/** The facts of a fast as the visit asks them: each optional, a yes or no or one answer of a few. */
export function fastingEntries(words: AskWords): readonly FactEntry[] {
  return fastingFactIds.map((fact): FactEntry => {
    const about = facts[fact];
    const { label, hint, answers } = words[fact];
    const field =
      about.kind === 'flag'
        ? choice(moreSection, ['yes', 'no'], 'no', { optional: true, fact, means: { yes: true, no: false } })
        : choice<string>(moreSection, about.choices, about.choices[0] ?? '', { optional: true, fact });
    return { fact, field, label, hint, answers };
  });
}
