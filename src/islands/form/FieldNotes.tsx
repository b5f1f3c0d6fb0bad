import { type ReactNode, useState } from 'react';
import type { Field } from '../../engine/kit/fields/fields.ts';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';
import styles from './Field.module.css';

export interface FieldNotes {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly example: boolean;
  /** Taken over from elsewhere, with its day. */
  readonly carried?: string | undefined;
  /** What the patient takes, where this form has no such answer. */
  readonly takes?: string | undefined;
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

/** The mark of an example. Its place stays when the mark goes: a row that lost a line would pull up what is being typed. */
function ExampleMark({ id, shown }: { readonly id?: string; readonly shown: boolean }) {
  const { words } = useWorkbench();
  const [had, setHad] = useState(shown);
  if (shown && !had) setHad(true);
  if (!shown && !had) return null;
  return (
    <span className={styles.example} {...(shown ? id && { id } : { 'aria-hidden': true, 'data-gone': '' })}>
      {words.form.example}
    </span>
  );
}

/** A field's name, and beside it whether its answer is an example nobody has given for this patient. */
export function NameRow({ id, notes, children }: { id: string; notes: FieldNotes; children: ReactNode }) {
  return (
    <div className={styles.labels}>
      {children}
      {notes.carried && !notes.example ? (
        <span className={styles.example} id={`${id}-example`} data-carried="">
          {notes.carried}
        </span>
      ) : (
        <ExampleMark id={`${id}-example`} shown={notes.example} />
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
  const { copy } = useWorkbench();
  const hint = copy.fields[path]?.hint;
  const notice = chosen === undefined ? undefined : copy.answerNotes?.[path]?.[chosen];
  return (
    <span className={styles.notes} id={`${id}-notes`}>
      {tellsExample && (
        <>
          <ExampleMark shown={notes.example} />{' '}
        </>
      )}
      {hint && <span className="second">{hint} </span>}
      {notes.takes && <span className="second">{notes.takes} </span>}
      {notice && <span className={styles.warning}>{notice} </span>}
      {notes.error && <span className={styles.error}>{notes.error}</span>}
      {!notes.error && notes.warning && <span className={styles.warning}>{notes.warning}</span>}
    </span>
  );
}
