import { use, useEffect, useMemo } from 'react';
import { chartOfFields } from '../../engine/chart/form.ts';
import { moreAsked } from '../../engine/chart/more-asked.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { Loaded } from '../shared/loaded.ts';
import { FormFhir } from '../form-fhir/FormFhir.tsx';
import { type SwitchUnit, useWorkbench, WorkbenchContext } from '../shared/workbench-context.ts';
import { useCalculatorStore, usePart } from './calculator-store.ts';
import { Field } from './Field.tsx';
import type { FieldNotes } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { writtenIn } from './form-values.ts';
import { loadMore, withMoreWords } from './more-words.ts';

/** The optional facts that concern this patient, by group; loaded when they are opened. */
export function MoreFields({
  notes,
  onSwitchUnit,
  onWords,
}: {
  notes: (path: string) => FieldNotes;
  onSwitchUnit: SwitchUnit;
  /** The calculator with these words among its own, for whoever names these fields too. */
  onWords: (scope: Loaded) => void;
}) {
  const base = useWorkbench();
  const words = use(loadMore(base.locale));
  const scope = withMoreWords(base, words);
  useEffect(() => onWords(scope), [onWords, scope]);
  const { tool } = scope;
  const content = usePart(useCalculatorStore(), (state) => state.content);
  const groups = useMemo(() => {
    const written = writtenIn(tool, content);
    const filled = new Set(Object.keys(tool.fields).filter((path) => readPath(written, path) !== undefined));
    return moreAsked(tool.fields, chartOfFields(tool.fields, written), filled);
  }, [tool, content]);
  return (
    <WorkbenchContext value={scope}>
      <FormFhir />
      {groups.map(([group, paths]) => (
        <div key={group} role="group" aria-labelledby={`more-${group}`} className={styles.group}>
          <h3 id={`more-${group}`}>{words.groups[group]}</h3>
          <div className={styles.grid}>
            {paths.map((path) => {
              const field = tool.fields[path];
              return (
                field && (
                  <Field
                    key={path}
                    path={path}
                    field={field}
                    notes={notes(path)}
                    onSwitchUnit={onSwitchUnit}
                    flagsAsList={false}
                  />
                )
              );
            })}
          </div>
        </div>
      ))}
    </WorkbenchContext>
  );
}
