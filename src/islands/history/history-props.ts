/** What a list of records is given, and an entry of it passes on. */
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import type { SavedRecord } from '../stores/saving.ts';
import type { Beginning } from '../visit/visit-store.ts';

export interface HistoryProps {
  readonly tool: ToolId;
  readonly locale: Locale;
  /** Puts a record back into the form. */
  readonly onLoad: (record: SavedRecord) => void;
}

/** What everything about one patient is given. */
export interface PatientProps {
  readonly locale: Locale;
  /** A visit begins from something saved. */
  readonly onBegin: (from: Promise<Beginning>) => void;
}

/** Whose saved things are looked at; without an id a name, which is no identity. */
export interface Chosen {
  readonly patientId: string | null;
  readonly name: string;
}
