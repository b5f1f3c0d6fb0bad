import type { Field } from '../../engine/kit/fields/fields.ts';
import type { SwitchUnit } from '../shared/workbench-context.ts';
import styles from './Field.module.css';

export interface FieldNotes {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly example: boolean;
}
export interface FieldProps {
  readonly path: string;
  readonly field: Field;
  readonly notes: FieldNotes;
  readonly onSwitchUnit: SwitchUnit;
  readonly flagsAsList: boolean;
}

/** Below a field: why it is refused, else what is unusual about it. */
export function NotesBelow({ id, notes }: { id: string; notes: FieldNotes }) {
  return (
    <span className={styles.notes} id={`${id}-notes`}>
      {notes.error && <span className={styles.error}>{notes.error}</span>}
      {!notes.error && notes.warning && <span className={styles.warning}>{notes.warning}</span>}
    </span>
  );
}
