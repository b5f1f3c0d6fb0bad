import type { ChoiceField } from '../../engine/kit/fields/fields.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useTyped } from './calculator-store.ts';
import styles from './Field.module.css';
import { describedBy, type FieldNotes, type FieldProps, NameRow, NotesBelow } from './FieldNotes.tsx';
import { fieldId, formName } from './form-values.ts';
import { labelOf } from './issue-words.ts';

/** Up to four short answers stand side by side; more go into a list. */
function fitsInARow(labels: readonly string[]): boolean {
  return labels.length <= 3
    ? labels.join('').length <= 22 && Math.max(...labels.map((label) => label.length)) <= 11
    : labels.length === 4 && labels.join('').length <= 34;
}

/** A longer answer would be cut in half a row: its list takes the whole one. */
const longestInHalf = 12;

function Segments({
  path,
  notes,
  options,
}: {
  path: string;
  notes: FieldNotes;
  options: readonly { value: string; label: string }[];
}) {
  const [chosen, choose] = useTyped(formName(path));
  const scope = useWorkbench();
  const id = fieldId(path);
  return (
    <div
      role="radiogroup"
      className={`${styles.field} ${options.length > 3 ? styles.wide : ''} no-print`}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, notes)}
    >
      <NameRow id={id} notes={notes}>
        <span id={`${id}-label`} className={styles.label}>
          {labelOf(path, scope)}
        </span>
      </NameRow>
      <div className={`segments ${styles.tight}`}>
        {options.map(({ value, label }, at) => (
          <label key={value}>
            <input
              id={at === 0 ? id : undefined}
              name={formName(path)}
              type="radio"
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              // Pressed again, an answer is given as it stands.
              onClick={() => choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <NotesBelow id={id} path={path} notes={notes} chosen={chosen} />
    </div>
  );
}

/** One answer of several: side by side where they fit, else in a list. */
export function ChoiceInput({ path, field, notes }: FieldProps & { field: ChoiceField }) {
  const scope = useWorkbench();
  const [chosen, choose] = useTyped(formName(path));
  const id = fieldId(path);
  const answers = field.choices.map((choice) => ({
    value: String(choice),
    label: scope.copy.choices[path]?.[String(choice)] ?? String(choice),
  }));
  const options = field.optional ? [{ value: '', label: scope.words.form.unknown }, ...answers] : answers;
  const labels = options.map((option) => option.label);
  if (fitsInARow(labels)) return <Segments path={path} notes={notes} options={options} />;
  const isLong = Math.max(...labels.map((label) => label.length)) > longestInHalf;
  return (
    <div className={`${styles.field} ${isLong ? styles.wide : ''} no-print`}>
      <NameRow id={id} notes={notes}>
        <label htmlFor={id} className={styles.label}>
          {labelOf(path, scope)}
        </label>
      </NameRow>
      <select
        id={id}
        name={formName(path)}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        className={styles.select}
        aria-describedby={describedBy(id, notes)}
        aria-invalid={notes.error ? true : undefined}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <NotesBelow id={id} path={path} notes={notes} chosen={chosen} />
    </div>
  );
}
