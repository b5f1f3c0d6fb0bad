import { createContext, useContext } from 'react';
import type { Chart, Known } from '../../engine/chart/chart.ts';
import type { DoneFact, FactId } from '../../engine/chart/facts.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import type { ChangeNotes } from '../typed-line/use-noted.ts';
import type { Read } from '../files/read-sensor.ts';
import type { FactEntry, Made } from './fact-entries.ts';
import type { SeenSensor } from './seen-sensor.ts';
import type { FromRecord } from './visit-store.ts';
import type { VisitEngine } from './visit-engine.ts';
import type { DeskWords } from './visit-words.ts';

/** What every part of the visit needs. */
export interface Desk {
  readonly desk: DeskWords;
  readonly chart: Chart;
  /** Every fact that can be asked so far. */
  readonly entries: ReadonlyMap<FactId, FactEntry>;
  readonly conflicts: readonly Issue[];
  /** Every calculator; null before the first fact. */
  readonly engine: VisitEngine | null;
  /** Changes what is known. */
  readonly onChart: (change: (chart: Chart) => Chart) => void;
  /** Takes over facts from a file; `read` is a sensor's recording, where they are from one. */
  readonly onTake: (taken: Chart, read?: Read) => void;
  /** Where a document can be put beside the record that this patient came from. */
  readonly from: FromRecord | undefined;
  /** What the clinician has written, with the line that names medicines. */
  readonly notes: string;
  readonly onNotes: ChangeNotes;
  /** A sensor's file that was read on this page. */
  readonly seen: SeenSensor | null;
  /** The fact whose field is open in the line. */
  readonly editing: FactId | null;
  edit(fact: FactId | null): void;
  tell(entry: FactEntry, answer: Known['value'] | undefined): void;
  /** Keeps what was chosen together, with the person's own words; null takes it back. */
  choose(made: Made | null): void;
  /** Marks something as done on a day (yyyy-mm-dd), on one that is not known, or no longer. */
  mark(fact: DoneFact, on: string | 'unknown' | null): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the visit stands outside its desk');
  return desk;
}
