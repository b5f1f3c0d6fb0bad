import { labelOf } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import styles from './ResultPanel.module.css';
import { commaOf } from '../shared/comma.ts';

/** So many are named where they stand; more are counted, and named one press further. */
const mostNamed = 4;

/** Which values are still examples: an answer that rests on them is not yet this patient's. */
export function ExampleInputs({ examples }: { readonly examples: readonly string[] }) {
  const scope = useWorkbench();
  const { words, locale, tool } = scope;
  // Which medicine is looked up is a question, no value of the patient's.
  const values = examples.filter((path) => path !== tool.view.compare);
  if (values.length === 0) return null;
  const said = (fields: string): string => fill(words.answer.exampleInputs, { fields });
  const names = values.map((path) => labelOf(path, scope)).join(commaOf(locale));
  if (values.length <= mostNamed) return <p className={styles.examples}>{said(names)}</p>;
  return (
    <details className={styles.examples}>
      <summary>{said(String(values.length))}</summary>
      {names}
    </details>
  );
}
