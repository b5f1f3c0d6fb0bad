import { useStore } from '@nanostores/react';
import { Fragment, memo, type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { $units } from '../stores/units.ts';
import { takesText } from './answer-text.ts';
import { useCalculatorStore, usePart } from './calculator-store.ts';
import type { FieldNotes } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { fieldId, formName, readForm } from './form-values.ts';
import { formatDay } from '../../engine/kit/words/format.ts';
import { fill } from '../shared/fill.ts';
import { issueText } from './issue-words.ts';
import { Section, wrongIn, wrongText } from './Section.tsx';
import { SensorFile } from '../files/SensorFile.tsx';
import type { Loaded } from '../shared/loaded.ts';
import { Tabs } from '../shared/Tabs.tsx';
import { isFolded, visibleFields } from './sections.ts';
import { MoreAbout } from './MoreAbout.tsx';
import { type NameAsked, PatientName } from './PatientName.tsx';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';

/** A day (yyyy-mm-dd) as it is read; nothing where it is not known. */
const dayText = (on: string, locale: Loaded['locale']): string =>
  on ? formatDay(new Date(`${on}T12:00:00`), locale, new Date()) : '';

interface Props {
  /** Issues of the last attempt to calculate; shown until the field is mended. */
  readonly issues: readonly Issue[];
  readonly onSubmit: () => void;
  /** The button is reached for: pointed at, touched or come to by key. */
  readonly onReach: () => void;
  readonly onReset: () => void;
  readonly onSwitchUnit: SwitchUnit;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Absent where nothing can be saved under a name. */
  readonly name: NameAsked | undefined;
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

/** It alone is drawn anew while an answer is awaited, and the form is not. */
function Calculate({ scope, onReach }: { readonly scope: Loaded; readonly onReach: () => void }) {
  const busy = usePart(useCalculatorStore(), (state) => state.question !== null);
  // The answer comes a task later: the button shows at once that it was reached. A pointer may rest on it while somebody types.
  const reach = (): void => void setTimeout(onReach);
  return (
    <button
      type="submit"
      className={styles.calculate}
      aria-disabled={busy || undefined}
      onPointerEnter={reach}
      onPointerDown={reach}
      onFocus={reach}
    >
      {busy ? (scope.toolWords.calculating ?? scope.words.form.calculating) : scope.copy.calculate}
    </button>
  );
}

/**
 * The form of any calculator, made from its fields. Nothing is calculated while a field is refused. Drawn again only when something in it
 * changed: an answer beside it is no such thing.
 */
export const Form = memo(function Form({ issues, onSubmit, onReach, onReset, onSwitchUnit, formRef, name }: Props) {
  const base = useWorkbench();
  const [extended, setExtended] = useState<Loaded>();
  const scope = extended ?? base;
  const { tool, words } = scope;
  const units = useStore($units, { ssr: 'initial' });
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const told = usePart(store, (state) => state.told);

  const now = readForm(tool, content);
  const examples = useMemo(() => new Set(content.examples), [content]);
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
    const from = told[path];
    // A day of its own only: what was typed here needs none.
    const carried = from?.tool && fill(words.strip.carried, { date: dayText(from.on, scope.locale) });
    const takes =
      from?.takes === undefined
        ? undefined
        : takesText(tool.fields[path], from.takes, content.values[formName(path)], words.strip);
    return { error: say(current), warning: say(warning), example: examples.has(path), carried, takes };
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
      <>
        <Section
          id={id}
          entries={inSection}
          values={content.values}
          issues={live}
          notes={notes}
          onSwitchUnit={onSwitchUnit}
          fold={!tool.view.formTabs && isFolded(inSection)}
        />
        {inSection.some(([, field]) => field.kind === 'number' && field.concept.id === 'tir') && <SensorFile />}
      </>
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
      {name && <PatientName {...name} />}
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
      <MoreAbout values={content.values} notes={notes} onSwitchUnit={onSwitchUnit} onWords={setExtended} />
      <button type="button" className={styles.reset} onClick={onReset}>
        {words.form.reset}
      </button>
      <div className={styles.bar}>
        <Calculate scope={scope} onReach={onReach} />
        <p className={styles.hint}>
          {[
            ...lacking,
            // “Nothing is missing” holds only where every answer is the patient's.
            ...(examples.size > 0 ? [fill(words.form.examples, { n: examples.size })] : []),
          ].join(' · ') || words.form.nothingMissing}
        </p>
      </div>
    </form>
  );
});
