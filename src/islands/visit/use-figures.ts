import { type FactId, facts } from '../../engine/chart/facts.ts';
import { formatDate, formatDay } from '../../engine/kit/words/format.ts';
import { bare, quantity } from '../../engine/kit/words/message.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import { useDesk } from './visit-context.ts';

/** What is shown of a fact: its name, and a figure in the reader's unit. */
export function useFigures() {
  const { desk, entries } = useDesk();
  const units = useUnits();
  const { locale, clinical } = desk;
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const wording = wordingFor({ locale, clinical, patterns: clinical.messages }, units, new Date(0));
  return {
    nameOf: (fact: FactId): string => names[fact] ?? entries.get(fact)?.label ?? fact,
    figure(fact: FactId, value: number): string {
      const about = facts[fact];
      return about.kind === 'number' ? plainValue(quantity(about.concept, value), wording) : String(value);
    },
    /** Without its unit, where the figure beside it has one. */
    bareFigure(fact: FactId, value: number): string {
      const about = facts[fact];
      return about.kind === 'number' ? plainValue(bare(about.concept, value), wording) : String(value);
    },
    day: (on: string): string => formatDate(new Date(`${on}T12:00`), locale),
    /** In few words, under a picture. */
    shortDay: (on: string, today: string): string =>
      formatDay(new Date(`${on}T12:00`), locale, new Date(`${today}T12:00`)),
  };
}
