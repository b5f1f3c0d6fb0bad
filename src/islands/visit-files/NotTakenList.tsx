import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import { fill } from '../shared/fill.ts';
import type { ReadFhir } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

/** A page of thousands of lines would be read by nobody; the heading has their number. */
const mostListed = 200;

interface Left {
  readonly what: string;
  readonly reason: ReadFhir['notUnderstood'][number]['reason'];
  /** Named by this product, in the language of the page. */
  readonly own?: true;
}

/** Which kind of thing was left out, in a word, with FHIR's own name for it; then what the file calls it. */
function Kind({ what, words }: { readonly what: string; readonly words: VisitFilesWords }) {
  const [, type = what, called] = /^([A-Z][A-Za-z]*)(?:: ([\s\S]*))?$/.exec(what) ?? [];
  return (
    <>
      {kindOf(type, words) ?? words.otherKind} (
      <bdi lang="en" dir="ltr">
        {type}
      </bdi>
      )
      {called !== undefined && (
        <>
          {' '}
          <bdi lang="">{called}</bdi>
        </>
      )}
    </>
  );
}
const kindOf = (type: string, { kinds }: VisitFilesWords): string | undefined =>
  Object.entries(kinds).find(([kind]) => kind === type)?.[1];

/** What of a file was left out, in the file's own words, each with the reason, folded. */
export function NotTakenList({
  left,
  words,
  reasons = words.reasons,
}: {
  readonly left: readonly Left[];
  readonly words: VisitFilesWords;
  readonly reasons?: VisitFilesWords['reasons'];
}) {
  if (left.length === 0) return null;
  return (
    <details>
      <summary>{fill(words.left, { n: left.length })}</summary>
      <ul className={styles.left}>
        {left.slice(0, mostListed).map(({ what, reason, own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file's list never changes.
          <li key={at}>
            {reason === 'resource' || kindOf(what.split(':', 1)[0] ?? '', words) !== undefined ? (
              <Kind what={what} words={words} />
            ) : (
              <bdi {...(!own && { lang: '' })}>{what}</bdi>
            )}
            : {reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
