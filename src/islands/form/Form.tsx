import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { $units } from '../stores/units.ts';
import { Field, type FieldNotes, fieldId } from './Field.tsx';
import styles from './Form.module.css';
import { useFormStore } from './form-state.ts';
import { examplePaths, type FormValues, formName, readForm } from './form-values.ts';
import { fill } from '../shared/fill.ts';
import { issueText, labelOf } from './issue-words.ts';
import type { Loaded } from '../shared/loaded.ts';
import { Tabs } from '../shared/Tabs.tsx';
import { type FieldEntry, isFolded, isOptional, visibleFields } from './sections.ts';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';

interface Props {
  /** Issues of the last attempt to calculate; shown until the field is mended. */
  readonly issues: readonly Issue[];
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  readonly onSwitchUnit: SwitchUnit;
  readonly formRef: RefObject<HTMLFormElement | null>;
}
const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** How many fields are filled in, but not so that one could calculate. */
const wrongIn = (issues: readonly Issue[]): number =>
  new Set(issues.filter(({ code }) => code !== 'required').map(({ path }) => path)).size;
const wrongText = (n: number, { words }: Loaded): string =>
  fill(n === 1 ? words.form.oneWrong : words.form.manyWrong, { n });

/** “1 to correct”, “1 missing”, “1 optional empty” or “complete”: what a glance at the heading must tell. */
function sectionState(
  entries: readonly FieldEntry[],
  values: FormValues,
  issues: readonly Issue[],
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

function Section({
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
  const title = scope.copy.sections[id] ?? id;
  const flagsAsList = entries.filter(([, field]) => field.kind === 'flag').length > 2;
  const hasError = entries.some(([path]) => notes(path).error);
  const grid = (
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
  );
  if (!fold) {
    return (
      <section className={styles.section} aria-labelledby={`section-${id}`}>
        <div className={styles.heading}>
          <h2 id={`section-${id}`}>{title}</h2>
          <span className={styles.state}>{sectionState(entries, values, issues, scope)}</span>
        </div>
        {grid}
      </section>
    );
  }
  return (
    <details className={styles.section} open={hasError || undefined}>
      <summary className={styles.summary}>
        <span className={styles.heading}>
          <span className={styles.foldTitle}>{title}</span>
          <span className={styles.state}>
            {sectionState(entries, values, issues, scope)}{' '}
            <span className={styles.change}>{scope.words.form.change}</span>
          </span>
        </span>
        <span className={styles.answers}>{answersOf(entries, values, scope)}</span>
      </summary>
      {grid}
    </details>
  );
}

function Summary({
  issues,
  scope,
  units,
}: {
  issues: readonly Issue[];
  scope: Loaded;
  units: Parameters<typeof issueText>[2];
}) {
  return (
    <div className={styles.errors} role="alert">
      <h2>{scope.words.form.summaryTitle}</h2>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.path}${issue.code}`}>
            <a href={`#${fieldId(issue.path)}`}>{issueText(issue, scope, units)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The form of any calculator, made from its fields. Nothing is calculated while a field is refused. */
export function Form({ issues, busy, onSubmit, onReset, onSwitchUnit, formRef }: Props) {
  const scope = useWorkbench();
  const { tool, words } = scope;
  const units = useStore($units, { ssr: 'initial' });
  const form = useFormStore();
  const values = useStore(form, { ssr: 'initial' });

  const now = useMemo(() => readForm(tool, values, units, form.exact), [tool, values, units, form]);
  const examples = useMemo(() => new Set(examplePaths(tool, values, units)), [tool, values, units]);
  const live = now.issues as readonly Issue[];
  // A refusal stays at its field until that field reads well; new ones appear only when calculating is tried again.
  const shown = issues.filter((issue) => live.some((other) => other.path === issue.path));
  const missing = live.filter((issue) => issue.code === 'required').length;
  const wrong = wrongIn(live);
  const lacking = [
    ...(missing > 0 ? [fill(words.form.missing, { n: missing })] : []),
    ...(wrong > 0 ? [wrongText(wrong, scope)] : []),
  ];
  const notes = (path: string): FieldNotes => {
    const error = shown.find((issue) => issue.path === path);
    const current = error && (live.find((issue) => issue.path === path) ?? error);
    const warning = now.warnings.find((issue) => issue.path === path);
    const say = (issue: Issue | undefined) => issue && issueText(issue, scope, units);
    return { error: say(current), warning: say(warning), example: examples.has(path) };
  };
  const entries = visibleFields(tool.fields);
  const ids = tool.sections.filter((id) => entries.some(([, field]) => field.section === id));
  const [tab, setChosen] = useState(ids[0] ?? '');
  // The tab of the first refused field comes to the front with a new refusal; after that the person chooses.
  const refused = tool.fields[issues[0]?.path ?? '']?.section;
  const [seen, setSeen] = useState(issues);
  const chosen = seen !== issues && refused ? refused : tab;
  if (seen !== issues) {
    setSeen(issues);
    if (refused) setChosen(refused);
  }
  const section = (id: string): ReactNode => {
    const inSection = entries.filter(([, field]) => field.section === id);
    return (
      <Section
        id={id}
        entries={inSection}
        values={values}
        issues={live}
        notes={notes}
        onSwitchUnit={onSwitchUnit}
        fold={!tool.view.formTabs && isFolded(inSection)}
      />
    );
  };
  const tabLabel = (id: string): ReactNode =>
    shown.some((issue) => tool.fields[issue.path]?.section === id) ? (
      <>
        {scope.copy.sections[id]} <span className={styles.mark}>!</span>
      </>
    ) : (
      scope.copy.sections[id]
    );

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      aria-label={scope.toolWords.formTitle ?? words.form.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {shown.length > 0 && <Summary issues={shown} scope={scope} units={units} />}
      {tool.view.formTabs ? (
        <div className={styles.tabs}>
          <Tabs
            label={scope.toolWords.formTitle ?? words.form.title}
            tabs={ids.map((id) => ({ id, label: tabLabel(id) }))}
            chosen={chosen}
            onChoose={setChosen}
            panel={section}
          />
        </div>
      ) : (
        ids.map((id) => <Fragment key={id}>{section(id)}</Fragment>)
      )}
      <button type="button" className={styles.reset} onClick={onReset}>
        {words.form.reset}
      </button>
      <div className={styles.bar}>
        <button type="submit" className={styles.calculate} aria-disabled={busy || undefined}>
          {busy ? (scope.toolWords.calculating ?? words.form.calculating) : scope.copy.calculate}
        </button>
        <p className={styles.hint}>
          {lacking.length > 0 ? lacking.join(' · ') : words.form.nothingMissing}
          {examples.size > 0 && (
            <span className={styles.examples}>{fill(words.form.examples, { n: examples.size })}</span>
          )}
        </p>
      </div>
    </form>
  );
}
