import { formatDate } from '../../engine/kit/words/format.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import styles from './CheckMaths.module.css';
import { useMathsWords } from './maths-words.ts';

/** Each version of the rules, the newest first, with what it changed. */
export function RulesHistory() {
  const { locale } = useWorkbench();
  const words = useMathsWords();
  return (
    <section className={styles.history}>
      <h3>{words.history}</h3>
      <dl>
        {words.versions.map(({ version, on, changes }) => (
          <div key={version}>
            <dt>
              <bdi dir="ltr">{version}</bdi> <small>{formatDate(new Date(`${on}T12:00`), locale)}</small>
            </dt>
            {changes.map((change) => (
              <dd key={change}>{change}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
