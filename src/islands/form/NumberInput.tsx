import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef } from 'react';
import { type Concept, unitOf } from '../../engine/kit/fields/concept.ts';
import { moreSection, type NumberField } from '../../engine/kit/fields/fields.ts';
import { parseLocalNumber } from '../../engine/kit/fields/parse.ts';
import { clean } from '../../engine/kit/maths.ts';
import { fill } from '../shared/fill.ts';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';
import { $units } from '../stores/units.ts';
import { useTyped } from './calculator-store.ts';
import styles from './Field.module.css';
import { describedBy, type FieldProps, NameRow, NotesBelow } from './FieldNotes.tsx';
import { fieldId, fieldText, formName } from './form-values.ts';
import { labelOf } from './issue-words.ts';

function UnitButton({ path, concept, onSwitch }: { path: string; concept: Concept; onSwitch: SwitchUnit }) {
  const units = useStore($units, { ssr: 'initial' });
  const scope = useWorkbench();
  const { clinical, words } = scope;
  const id = `${fieldId(path)}-unit`;
  const unit = unitOf(concept, units);
  const name = clinical.units[unit];
  if (!concept.other)
    return name ? (
      <bdi id={id} className={styles.unit}>
        {name}
      </bdi>
    ) : null;
  const next = unit === concept.unit ? concept.other.unit : concept.unit;
  return (
    <button
      type="button"
      className={styles.unitSwitch}
      onClick={() => onSwitch(concept)}
      aria-label={fill(words.form.switchUnit, {
        field: labelOf(path, scope),
        unit: name,
        other: clinical.units[next],
      })}
    >
      <bdi id={id}>{name}</bdi>
    </button>
  );
}

/** A measurement with its unit, which a press changes. */
export function NumberInput({ path, field, notes, onSwitchUnit }: FieldProps & { field: NumberField }) {
  const scope = useWorkbench();
  const [text, setText] = useTyped(formName(path));
  // What is pasted or filled in comes whole; keys come one after the other, and none waits for what follows from it.
  const isKey = useRef(false);
  const units = useStore($units, { ssr: 'initial' });
  const id = fieldId(path);
  const mayStayEmpty = field.optional && field.section !== moreSection;
  const hasUnit = scope.clinical.units[unitOf(field.concept, units)] !== '';

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
    <div className={`${styles.field} no-print`}>
      <NameRow id={id} notes={notes}>
        <label htmlFor={id} id={`${id}-label`} className={`${styles.label} ${hasUnit ? styles.beforeUnit : ''}`}>
          {/* Joined by a space that is heard, too: one between two elements is not. */}
          {mayStayEmpty ? `${labelOf(path, scope)}\u00a0` : labelOf(path, scope)}
          {mayStayEmpty && <span className={styles.optional}>{scope.words.form.optional}</span>}
        </label>
      </NameRow>
      <div className={styles.box} data-invalid={notes.error ? '' : undefined}>
        <input
          id={id}
          name={formName(path)}
          className={styles.input}
          type="text"
          value={text}
          onChange={(event) => setText(event.currentTarget.value, isKey.current)}
          inputMode={field.concept.whole ? 'numeric' : 'decimal'}
          dir="ltr"
          autoComplete="off"
          enterKeyHint="done"
          aria-required={!field.optional}
          aria-invalid={notes.error ? true : undefined}
          // The unit belongs to the name: “Weight, kg”.
          aria-labelledby={hasUnit ? `${id}-label ${id}-unit` : `${id}-label`}
          aria-describedby={describedBy(id, notes)}
          onKeyDown={(event) => {
            isKey.current = true;
            step(event);
          }}
          onKeyUp={() => {
            isKey.current = false;
          }}
        />
        <UnitButton path={path} concept={field.concept} onSwitch={onSwitchUnit} />
      </div>
      <NotesBelow id={id} path={path} notes={notes} />
    </div>
  );
}
