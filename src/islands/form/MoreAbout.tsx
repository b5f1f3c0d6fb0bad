import { useEffect, useRef, useState } from 'react';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { type SwitchUnit, useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import type { FieldNotes } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { type FormValues, formName } from './form-values.ts';
import { moreFields } from './sections.ts';

const MoreFields = loadOnDemand(() => import('./MoreFields.tsx'), 'MoreFields');

/** What may be told beyond the specification, folded: nothing of it is required, and nothing of it loads before it is opened. */
export function MoreAbout({
  values,
  notes,
  onSwitchUnit,
  onWords,
}: {
  values: FormValues;
  notes: (path: string) => FieldNotes;
  onSwitchUnit: SwitchUnit;
  onWords: (scope: Loaded) => void;
}) {
  const { tool, words } = useWorkbench();
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // It may have been opened before this script answered.
  useEffect(() => setOpen(fold.current?.open === true), []);
  const paths = moreFields(tool.fields);
  if (paths.length === 0) return null;
  const filled = paths.filter((path) => (values[formName(path)] ?? '') !== '').length;
  const shown = open || paths.some((path) => notes(path).error);
  return (
    <details
      ref={fold}
      className={styles.section}
      open={shown || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.heading}>
          <span className={styles.foldTitle}>{words.form.more}</span>
          <span className="aside">
            {filled > 0 ? fill(words.form.filled, { n: filled }) : words.form.optional}{' '}
            <span className={styles.change}>{words.form.change}</span>
          </span>
        </span>
        <span className={styles.answers}>{words.form.moreHint}</span>
      </summary>
      <OnDemand
        again={shown}
        onFailed={() => {
          setOpen(false);
          toast({ title: words.status.partFailed, tone: 'destructive' });
        }}
      >
        {shown && <MoreFields notes={notes} onSwitchUnit={onSwitchUnit} onWords={onWords} />}
      </OnDemand>
    </details>
  );
}
