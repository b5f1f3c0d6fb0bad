import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { type Concept, unitOf } from '../../engine/kit/fields/concept.ts';
import type { ChoiceField, Field as FieldData, NumberField } from '../../engine/kit/fields/fields.ts';
import { clean } from '../../engine/kit/maths.ts';
import { parseLocalNumber } from '../../engine/kit/fields/parse.ts';
import { $units } from '../stores/units.ts';
import { useTicked, useTyped } from './form-state.ts';
import { fieldText, formName } from './form-values.ts';
import styles from './Field.module.css';
import { fill } from '../shared/fill.ts';
import { labelOf } from './issue-words.ts';
import { useWorkbench, type SwitchUnit } from '../shared/workbench-context.ts';

export interface FieldNotes {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly example: boolean;
}
interface Props {
  readonly path: string;
  readonly field: FieldData;
  readonly notes: FieldNotes;
  readonly onSwitchUnit: SwitchUnit;
  readonly flagsAsList: boolean;
}

export const fieldId = (path: string): string => `field-${formName(path)}`;

function Notes({ id, notes }: { id: string; notes: FieldNotes }) {
  return (
    <span className={styles.notes} id={`${id}-notes`}>
      {notes.error && <span className={styles.error}>{notes.error}</span>}
      {!notes.error && notes.warning && <span className={styles.warning}>{notes.warning}</span>}
    </span>
  );
}

function UnitButton({ concept, onSwitch }: { concept: Concept; onSwitch: SwitchUnit }) {
  const units = useStore($units, { ssr: 'initial' });
  const { clinical, words } = useWorkbench();
  const unit = unitOf(concept, units);
  const name = clinical.units[unit];
  if (!concept.other) return name ? <bdi className={styles.unit}>{name}</bdi> : null;
  const next = unit === concept.unit ? concept.other.unit : concept.unit;
  return (
    <button
      type="button"
      className={styles.unitSwitch}
      onClick={() => onSwitch(concept)}
      aria-label={fill(words.form.switchUnit, { unit: name, other: clinical.units[next] })}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

function NumberInput({ path, field, notes, onSwitchUnit }: Props & { field: NumberField }) {
  const scope = useWorkbench();
  const [text, setText] = useTyped(formName(path));
  const units = useStore($units, { ssr: 'initial' });
  const id = fieldId(path);

  // A text field takes Arabic digits where a number field would lose them; the arrow keys step as a number field's would.
  function step(event: KeyboardEvent<HTMLInputElement>): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const now = parseLocalNumber(text);
    if (direction === 0 || now === undefined || Number.isNaN(now)) return;
    event.preventDefault();
    const size =
      unitOf(field.concept, units) === field.concept.unit
        ? field.concept.step
        : 10 ** -(field.concept.other?.digits ?? 0);
    const next = clean(now + direction * size);
    setText(unitOf(field.concept, units) === field.concept.unit ? fieldText(field.concept, next, {}) : String(next));
  }

  return (
    <div className={styles.field}>
      <div className={styles.labels}>
        <label htmlFor={id} className={styles.label}>
          {labelOf(path, scope)}{' '}
          {field.optional && <span className={styles.optional}>{scope.words.form.optional}</span>}
        </label>
        {notes.example && (
          <span className={styles.example} id={`${id}-example`}>
            {scope.words.form.example}
          </span>
        )}
      </div>
      <div className={styles.box} data-invalid={notes.error ? '' : undefined}>
        <input
          id={id}
          name={formName(path)}
          className={styles.input}
          type="text"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          inputMode={field.concept.whole ? 'numeric' : 'decimal'}
          dir="ltr"
          autoComplete="off"
          enterKeyHint="done"
          aria-required={!field.optional}
          aria-invalid={notes.error ? true : undefined}
          aria-describedby={notes.example ? `${id}-notes ${id}-example` : `${id}-notes`}
          onKeyDown={step}
        />
        <UnitButton concept={field.concept} onSwitch={onSwitchUnit} />
      </div>
      <Notes id={id} notes={notes} />
    </div>
  );
}

/** Up to four short answers stand side by side; more go into a list. */
function fitsInARow(labels: readonly string[]): boolean {
  return labels.length <= 3
    ? labels.join('').length <= 22 && Math.max(...labels.map((label) => label.length)) <= 11
    : labels.length === 4 && labels.join('').length <= 34;
}

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
      className={`${styles.field} ${options.length > 3 ? styles.four : ''}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {labelOf(path, scope)}
      </span>
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
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} notes={notes} />
    </div>
  );
}

function ChoiceInput({ path, field, notes }: Props & { field: ChoiceField }) {
  const scope = useWorkbench();
  const [chosen, choose] = useTyped(formName(path));
  const id = fieldId(path);
  const options = field.choices.map((choice) => ({
    value: String(choice),
    label: scope.copy.choices[path]?.[String(choice)] ?? String(choice),
  }));
  if (fitsInARow(options.map((option) => option.label)))
    return <Segments path={path} notes={notes} options={options} />;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {labelOf(path, scope)}
      </label>
      <select
        id={id}
        name={formName(path)}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        className={styles.select}
        aria-describedby={`${id}-notes`}
        aria-invalid={notes.error ? true : undefined}
      >
        {field.optional && <option value="">{scope.words.form.choose}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Notes id={id} notes={notes} />
    </div>
  );
}

/** A tick, drawn as No | Yes where there is room for it: one control for hand, keyboard and screen reader alike. */
function FlagInput({ path, notes, asList }: { path: string; notes: FieldNotes; asList: boolean }) {
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
        <Notes id={id} notes={notes} />
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
      <Notes id={id} notes={notes} />
    </div>
  );
}

/** One field of a calculator, whatever its kind. */
export function Field(props: Props) {
  const { field, path, notes } = props;
  if (field.kind === 'number') return <NumberInput {...props} field={field} />;
  if (field.kind === 'choice') return <ChoiceInput {...props} field={field} />;
  return <FlagInput path={path} notes={notes} asList={props.flagsAsList} />;
}
