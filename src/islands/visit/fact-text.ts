import type { Chart, Known } from '../../engine/chart/chart.ts';
import { facts } from '../../engine/chart/facts.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { wordingFor } from '../shared/loaded.ts';
import { answerOf, type FactEntry } from './fact-entries.ts';
import { isName } from './reading-order.ts';
import type { DeskWords } from './visit-words.ts';

/** A low that was told bears the day it was told: when it was, nobody has said. A file brings a day of its own. */
export const isLowWithoutDay = (fact: string, { value, from }: Known): boolean =>
  (fact === 'hypoglycaemiaHistory' || fact === 'severeHypoglycaemia') && value === true && from !== 'file';

/** What is known of a fact, in words and in the reader's unit: its name, and its figure or answer apart. A plain Yes needs no answer. */
export function factText(
  entry: FactEntry,
  known: Known,
  { locale, clinical }: Pick<DeskWords, 'locale' | 'clinical'>,
  units: UnitChoice,
): { readonly label: string; readonly value: string } {
  const about = facts[entry.fact];
  if (about.kind === 'number' && typeof known.value === 'number') {
    const wording = wordingFor({ locale, clinical, patterns: clinical.messages }, units, new Date(0));
    return { label: entry.label, value: plainValue(quantity(about.concept, known.value), wording) };
  }
  const answer = String(answerOf(entry, known) ?? known.value);
  return { label: entry.label, value: known.value === true ? '' : (entry.answers[answer] ?? answer) };
}

/** The same as short as it is spoken; a medicine known by its name needs no question before it. */
export function chipText(
  entry: FactEntry,
  known: Known,
  chart: Chart,
  desk: DeskWords,
  units: UnitChoice,
): { readonly name: string; readonly value: string } {
  const { label, value } = factText(entry, known, desk, units);
  return { name: isName(chart, entry.fact) ? '' : (desk.visit.short[entry.fact] ?? label), value };
}
