import { type RefObject, useRef } from 'react';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';
import { useCalculatorStore } from './calculator-store.ts';
import { Field } from './Field.tsx';
import type { FieldNotes } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { type FormValues, formName } from './form-values.ts';
import { labelOf } from './issue-words.ts';
import { type FieldEntry, isOptional } from './sections.ts';

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** How many fields are filled in, but not so that one could calculate. */
export const wrongIn = (issues: readonly Issue[]): number =>
  new Set(issues.filter(({ code }) => code !== 'required').map(({ path }) => path)).size;
export const wrongText = (n: number, { words }: Loaded): string =>
  fill(n === 1 ? words.form.oneWrong : words.form.manyWrong, { n });

/** “1 to correct”, “1 missing”, “2 examples”, “1 optional empty” or “complete”: what a glance at the heading must tell. */
function sectionState(
  entries: readonly FieldEntry[],
  values: FormValues,
  issues: readonly Issue[],
  examples: number,
  scope: Loaded,
): string {
  const { words } = scope;
  const wrong = wrongIn(issues.filter((issue) => entries.some(([path]) => path === issue.path)));
  const empty = entries.filter(([path]) => isEmpty(values[formName(path)]));
  const missing = empty.filter(([, field]) => !isOptional(field)).length;
  const lacking = [
    ...(wrong > 0 ? [wrongText(wrong, scope)] : []),
    ...(missing > 0 ? [fill(missing === 1 ? words.form.oneMissing : words.form.manyMissing, { n: missing })] : []),
  ];
  if (lacking.length > 0) return lacking.join(' · ');
  if (examples > 0) return fill(examples === 1 ? words.form.oneExample : words.form.manyExamples, { n: examples });
  if (empty.length > 0)
    return fill(empty.length === 1 ? words.form.oneOptional : words.form.manyOptional, { n: empty.length });
  return words.form.complete;
}

function answersOf(entries: readonly FieldEntry[], values: FormValues, scope: Loaded): string {
  const words = entries
    .filter(([, field]) => field.kind === 'choice')
    .map(([path]) => `${labelOf(path, scope)}: ${scope.copy.choices[path]?.[String(values[formName(path)])] ?? ''}`);
  return words.join(scope.locale === 'ar' ? '؛ ' : '; ');
}

/** Fields that belong together, under a heading that says how far they are; habits fold into one line. */
export function Section({
  id,
  entries,
  values,
  issues,
  notes,
  onSwitchUnit,
  fold,
}: {
  id: string;
  entries: readonly FieldEntry[];
  values: FormValues;
  issues: readonly Issue[];
  notes: (path: string) => FieldNotes;
  onSwitchUnit: SwitchUnit;
  fold: boolean;
}) {
  const scope = useWorkbench();
  const { words } = scope;
  const store = useCalculatorStore();
  const title = scope.copy.sections[id] ?? id;
  const flagsAsList = entries.filter(([, field]) => field.kind === 'flag').length > 2;
  const hasError = entries.some(([path]) => notes(path).error);
  const examples = entries.filter(([path]) => notes(path).example);
  // A number is the patient's when it is typed; an answer may be right as it stands.
  const answers = examples.filter(([, field]) => field.kind !== 'number').map(([path]) => path);
  const state = sectionState(entries, values, issues, examples.length, scope);
  const head = useRef<HTMLElement>(null);
  const grid = (
    <>
      <div className={styles.grid}>
        {entries.map(([path, field]) => (
          <Field
            key={path}
            path={path}
            field={field}
            notes={notes(path)}
            onSwitchUnit={onSwitchUnit}
            flagsAsList={flagsAsList}
          />
        ))}
      </div>
      {answers.length > 0 && (
        <button
          type="button"
          className={styles.take}
          onClick={() => {
            // The button goes with what it takes; the focus stays at the section.
            head.current?.focus();
            store.send({ type: 'examplesTaken', paths: answers });
          }}
        >
          {words.form.take} <span className="visually-hidden">{title}</span>
        </button>
      )}
    </>
  );
  if (!fold) {
    return (
      <section className={styles.section} aria-labelledby={`section-${id}`}>
        <div className={styles.heading}>
          <h2 id={`section-${id}`} tabIndex={-1} ref={head as RefObject<HTMLHeadingElement>}>
            {title}
          </h2>
          <span className="aside">{state}</span>
        </div>
        {grid}
      </section>
    );
  }
  return (
    <details className={styles.section} open={hasError || undefined}>
      <summary className={styles.summary} ref={head}>
        <span className={styles.heading}>
          <span className={styles.foldTitle}>{title}</span>
          <span className="aside">
            {state} <span className={styles.change}>{scope.words.form.change}</span>
          </span>
        </span>
        <span className={styles.answers}>{answersOf(entries, values, scope)}</span>
      </summary>
      {grid}
    </details>
  );
}
