import { useWorkbench } from '../shared/workbench-context.ts';
import { useTicked } from './calculator-store.ts';
import styles from './Field.module.css';
import { type FieldNotes, NotesBelow } from './FieldNotes.tsx';
import { fieldId, formName } from './form-values.ts';
import { labelOf } from './issue-words.ts';

/** A tick, drawn as No | Yes where there is room for it: one control for hand, keyboard and screen reader alike. */
export function FlagInput({ path, notes, asList }: { path: string; notes: FieldNotes; asList: boolean }) {
  const scope = useWorkbench();
  const [ticked, tick] = useTicked(formName(path));
  const id = fieldId(path);
  const input = (
    <input
      id={id}
      name={formName(path)}
      type="checkbox"
      checked={ticked}
      onChange={(event) => tick(event.currentTarget.checked)}
      aria-describedby={`${id}-notes`}
    />
  );
  if (asList) {
    return (
      <div className={styles.flag}>
        <label className={styles.check} htmlFor={id}>
          {input}
          <span>{labelOf(path, scope)}</span>
        </label>
        <NotesBelow id={id} notes={notes} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {labelOf(path, scope)}
      </label>
      <div className={styles.toggle}>
        {input}
        <span aria-hidden="true">{scope.words.form.no}</span>
        <span aria-hidden="true">{scope.words.form.yes}</span>
      </div>
      <NotesBelow id={id} notes={notes} />
    </div>
  );
}
