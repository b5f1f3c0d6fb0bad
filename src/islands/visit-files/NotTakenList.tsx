import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import { fill } from '../shared/fill.ts';
import type { ReadFhir } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

/** A page of thousands of lines would be read by nobody; the heading has their number. */
const mostListed = 200;

/** What of a file was left out, in the file's own words, each with the reason, folded. */
export function NotTakenList({
  left,
  words,
  reasons = words.reasons,
}: {
  readonly left: ReadFhir['notUnderstood'];
  readonly words: VisitFilesWords;
  readonly reasons?: VisitFilesWords['reasons'];
}) {
  if (left.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{fill(words.left, { n: left.length })}</summary>
      <ul className={styles.left}>
        {left.slice(0, mostListed).map(({ what, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file's list never changes.
          <li key={at}>
            <bdi lang="">{what}</bdi>: {reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
