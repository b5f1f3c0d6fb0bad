import type { ReactNode } from 'react';
import type { Field } from '../../engine/kit/fields/fields.ts';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';
import styles from './Field.module.css';

export interface FieldNotes {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly example: boolean;
  /** Taken over from elsewhere, with its day. */
  readonly carried?: string | undefined;
}
export interface FieldProps {
  readonly path: string;
  readonly field: Field;
  readonly notes: FieldNotes;
  readonly onSwitchUnit: SwitchUnit;
  readonly flagsAsList: boolean;
}

/** What describes a control: its hint and its error or warning, and that it holds an example. */
export const describedBy = (id: string, { example, carried }: FieldNotes): string =>
  example || carried ? `${id}-example ${id}-notes` : `${id}-notes`;

/** A field's name, and beside it whether its answer is an example nobody has given for this patient. */
export function NameRow({ id, notes, children }: { id: string; notes: FieldNotes; children: ReactNode }) {
  const { words } = useWorkbench();
  return (
    <div className={styles.labels}>
      {children}
      {(notes.example || notes.carried) && (
        <span className={styles.example} id={`${id}-example`} data-carried={notes.carried && ''}>
          {notes.example ? words.form.example : notes.carried}
        </span>
      )}
    </div>
  );
}

/** Below a field: what its answer means, what is to be known of the answer chosen, and why it is refused, else what is unusual about it. */
export function NotesBelow({
  id,
  path,
  notes,
  chosen,
  tellsExample = false,
}: {
  id: string;
  path: string;
  notes: FieldNotes;
  chosen?: string;
  /** For a field whose name has no room beside it. */
  tellsExample?: boolean;
}) {
  const { copy, words } = useWorkbench();
  const hint = copy.fields[path]?.hint;
  const notice = chosen === undefined ? undefined : copy.answerNotes?.[path]?.[chosen];
  return (
    <span className={styles.notes} id={`${id}-notes`}>
      {tellsExample && notes.example && <span className={styles.example}>{words.form.example} </span>}
      {hint && <span className={styles.hint}>{hint} </span>}
      {notice && <span className={styles.warning}>{notice} </span>}
      {notes.error && <span className={styles.error}>{notes.error}</span>}
      {!notes.error && notes.warning && <span className={styles.warning}>{notes.warning}</span>}
    </span>
  );
}
