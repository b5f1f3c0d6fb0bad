/** What a list of records is given, and an entry of it passes on. */
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import type { SavedRecord } from '../stores/saving.ts';

export interface HistoryProps {
  readonly tool: ToolId;
  readonly locale: Locale;
  /** Puts a record back into the form. */
  readonly onLoad: (record: SavedRecord) => void;
}
