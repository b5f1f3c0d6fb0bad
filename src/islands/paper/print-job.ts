import type { ReportDocument } from '../shared/loaded.ts';
import type { ReportLanguage } from '../answer/ReadingFrame.tsx';
import type { Snapshot } from '../answer/snapshot.ts';

/** Whose paper it is and when it was calculated: what stands at its head. */
export interface Headed extends Pick<PrintJob, 'examples' | 'patientName'> {
  readonly snapshot: Pick<Snapshot, 'inputs' | 'at'>;
}

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
