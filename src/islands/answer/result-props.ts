import type { ReportChoice } from './ReportTools.tsx';
import type { Snapshot } from './snapshot.ts';

/** Where the focus goes when an answer is there. */
export const answerId = 'answer';

/** What the answer beside the form and its full screen are both given. */
export interface ResultProps {
  readonly snapshot: Snapshot;
  readonly stale: boolean;
  readonly examples: readonly string[];
  readonly patientName: string;
  readonly notes: string;
  readonly choice: ReportChoice;
  readonly onChoice: (choice: ReportChoice) => void;
  readonly onNotes: (text: string) => void;
  readonly onPrint: () => void;
  readonly onCopy: () => void;
  readonly onRecalculate: () => void;
  readonly onBackToForm: () => void;
  /** Takes inputs over into the form and calculates; what was moved is nobody's example any more. */
  readonly onTake: (inputs: object, moved: readonly string[]) => void;
  /** Saves the answer; not for those who cannot. */
  readonly onSave?: (() => void) | undefined;
  /** Draws everything in one go: where no frame is waited for, because nobody sees it. */
  readonly atOnce?: true | undefined;
}
