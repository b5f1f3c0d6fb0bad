import type { RecordWords } from '../../content/ui/en/records.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill } from './fill.ts';
import type { SaveState } from './use-saving.ts';

/** Where a save stands, in words; empty where there is nothing to say. */
export function stateText(state: SaveState, records: RecordWords, locale: Locale): string {
  switch (state.at) {
    case 'saved': {
      const saved = fill(records.savedAt, { time: formatDate(state.when, locale, true) });
      return state.recalculated ? `${saved}. ${records.recalculated}` : saved;
    }
    case 'failed':
      return state.signIn ? records.signInFirst : `${records.notSaved} ${state.reason}`;
    default:
      return '';
  }
}
