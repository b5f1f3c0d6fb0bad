import { type KeyboardEvent, useState } from 'react';
import { unitOf } from '../../engine/kit/fields/concept.ts';
import type { NumberField } from '../../engine/kit/fields/fields.ts';
import { validateFields } from '../../engine/kit/fields/validate.ts';
import { contentOf, readForm } from '../form/form-values.ts';
import { issueText } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import { onceLetGo } from '../shared/press.ts';
import { chooseUnit } from '../stores/units.ts';
import { useUnits } from '../stores/use-units.ts';
import { answerOf, type FactEntry } from './fact-entries.ts';
import own from './FactEditor.module.css';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly entry: FactEntry;
  /** Where it stands: the same fact may be asked in the line and among all facts. */
  readonly place: 'line' | 'facts';
  /** Enter took the answer, or Escape left it as it was. */
  readonly onDone?: () => void;
}

/** What is wrong with this answer, in words; undefined where nothing is. */
function useConflict({ fact }: FactEntry): string | undefined {
  const { conflicts, desk } = useDesk();
  const rules: Readonly<Record<string, string>> = desk.more.rules;
  const found = conflicts.find(({ path }) => path === fact);
  return found && (rules[found.rule ?? ''] ?? desk.words.issues.rule);
}

function NumberEditor({ entry, place, onDone, field }: Props & { readonly field: NumberField }) {
  const { desk, chart, tell } = useDesk();
  const units = useUnits();
  const { fact, label, hint } = entry;
  const fields = { [fact]: field };
  const shown = contentOf(fields, { [fact]: answerOf(entry, chart[fact]) }, units);
  const before = String(shown.values[fact] ?? '');
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const conflict = useConflict(entry);
  // Changed elsewhere, or shown in another unit: what stands here follows.
  const [seen, setSeen] = useState(before);
  if (seen !== before) {
    setSeen(before);
    setText(before);
    setError(undefined);
  }
  function take(): boolean {
    const tool = { fields, validate: (data: unknown) => validateFields(fields, [], data) };
    const read = readForm(tool, { ...shown, values: { [fact]: text.trim() } });
    const issue = read.issues[0];
    const scope = { ...desk, tool, copy: desk.more, patterns: { ...desk.clinical.messages, [`field.${fact}`]: label } };
    setError(issue && issueText(issue, scope, units));
    if (!read.ok) return false;
    const answer = (read.inputs as Readonly<Record<string, unknown>>)[fact];
    tell(entry, typeof answer === 'number' ? answer : undefined);
    return true;
  }
  function press(event: KeyboardEvent): void {
    // The same press would go on to whatever gets the focus, and open it again.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && take()) onDone?.();
    if (event.key !== 'Escape') return;
    setText(before);
    setError(undefined);
    onDone?.();
  }
  const id = `${place}-${fact}`;
  const unit = unitOf(field.concept, units);
  const name = desk.clinical.units[unit];
  const next = unit === field.concept.unit ? field.concept.other?.unit : field.concept.unit;
  const said = error ?? conflict;
  return (
    <div className={`field ${own.editor}`}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <span className={own.box} data-invalid={said ? '' : undefined}>
        <input
          id={id}
          type="text"
          dir="ltr"
          inputMode={field.concept.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => onceLetGo(take)}
          onKeyDown={press}
          aria-invalid={said ? true : undefined}
          aria-labelledby={name ? `${id}-label ${id}-unit` : `${id}-label`}
          aria-describedby={said || hint ? `${id}-notes` : undefined}
        />
        {next ? (
          <button
            type="button"
            className={`link dotted ${styles.unit}`}
            onClick={() => chooseUnit(field.concept, next)}
            aria-label={fill(desk.words.form.switchUnit, {
              field: label,
              unit: name,
              other: desk.clinical.units[next],
            })}
          >
            <bdi id={`${id}-unit`}>{name}</bdi>
          </button>
        ) : (
          name && (
            <bdi id={`${id}-unit`} className={styles.unit}>
              {name}
            </bdi>
          )
        )}
      </span>
      {(said || hint) && (
        <span id={`${id}-notes`} className={said ? 'error' : 'hint'} role={said ? 'alert' : undefined}>
          {said ?? hint}
        </span>
      )}
    </div>
  );
}

/** One fact's field: a figure with its unit, or one answer of a few; empty where it is not known. */
export function FactEditor(props: Props) {
  const { desk, chart, tell } = useDesk();
  const { entry, place, onDone } = props;
  const { fact, field, label, hint, answers } = entry;
  const conflict = useConflict(entry);
  if (field.kind === 'number') return <NumberEditor {...props} field={field} />;
  const id = `${place}-${fact}`;
  const said = conflict ?? hint;
  return (
    <div className={`field ${own.editor}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={own.select}
        value={String(answerOf(entry, chart[fact]) ?? '')}
        onChange={({ currentTarget }) => tell(entry, currentTarget.value === '' ? undefined : currentTarget.value)}
        onKeyDown={(event) => {
          if (!onDone || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          onDone();
        }}
        aria-invalid={conflict ? true : undefined}
        aria-describedby={said ? `${id}-notes` : undefined}
      >
        <option value="">{desk.visit.notKnown}</option>
        {Object.entries(answers).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {said && (
        <span id={`${id}-notes`} className={conflict ? 'error' : 'hint'} role={conflict ? 'alert' : undefined}>
          {said}
        </span>
      )}
    </div>
  );
}
