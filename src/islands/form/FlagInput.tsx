import type { MouseEvent } from 'react';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useTicked } from './calculator-store.ts';
import styles from './Field.module.css';
import { describedBy, type FieldNotes, NameRow, NotesBelow } from './FieldNotes.tsx';
import { fieldId, formName } from './form-values.ts';
import { labelOf } from './issue-words.ts';

/** Of the width on either side of the middle, that belongs to neither answer. */
const middle = 0.05;

/** Which half of a No | Yes was pressed; undefined for the keyboard and the very middle, which change the answer. */
function pressedHalf({ detail, clientX, currentTarget }: MouseEvent<HTMLInputElement>): boolean | undefined {
  if (detail === 0) return undefined;
  const { left, width } = currentTarget.getBoundingClientRect();
  const along = (clientX - left) / width - 0.5;
  if (Math.abs(along) < middle) return undefined;
  return getComputedStyle(currentTarget).direction === 'rtl' ? along < 0 : along > 0;
}

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
      onClick={(event) => {
        // Pressing the answer that stands there gives it; it does not turn it round.
        if (asList || pressedHalf(event) !== ticked) return;
        event.preventDefault();
        tick(ticked);
      }}
      onChange={(event) => {
        if (!event.nativeEvent.defaultPrevented) tick(event.currentTarget.checked);
      }}
      aria-describedby={asList ? `${id}-notes` : describedBy(id, notes)}
    />
  );
  if (asList) {
    return (
      <div className={`${styles.flag} no-print`}>
        <label className={styles.check} htmlFor={id}>
          {input}
          <span>{labelOf(path, scope)}</span>
        </label>
        <NotesBelow id={id} path={path} notes={notes} tellsExample />
      </div>
    );
  }
  return (
    <div className={`${styles.field} no-print`}>
      <NameRow id={id} notes={notes}>
        <label className={styles.label} htmlFor={id}>
          {labelOf(path, scope)}
        </label>
      </NameRow>
      <div className={styles.toggle}>
        {input}
        <span aria-hidden="true">{scope.words.form.no}</span>
        <span aria-hidden="true">{scope.words.form.yes}</span>
      </div>
      <NotesBelow id={id} path={path} notes={notes} />
    </div>
  );
}
