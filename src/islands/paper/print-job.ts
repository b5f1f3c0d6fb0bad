import type { ReportDocument } from '../shared/loaded.ts';
import type { ReportLanguage } from '../answer/ReadingFrame.tsx';
import type { Snapshot } from '../answer/snapshot.ts';

/** Everything that goes on paper or into the clipboard. */
export interface PrintJob {
  readonly snapshot: Snapshot;
  /** Fields that still stand at the value the form came with. */
  readonly examples: readonly string[];
  readonly document: ReportDocument;
  readonly language: ReportLanguage;
  readonly patientName: string;
  readonly notes: string;
}
