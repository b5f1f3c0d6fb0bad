import { sources } from '../../engine/clinical/sources.ts';
import { formatDate } from '../../engine/kit/message.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import { fill } from '../kit/fill.ts';
import { useReading } from './Say.tsx';
import styles from './Sources.module.css';

interface Shown { readonly title: string; readonly edition: string; readonly link?: string; readonly reviewedOn: string; readonly reviewBy: string }

/** Where the figures come from: edition, link, when reviewed and when due. Titles stay in their own language. */
export function Sources({ ids, words }: { ids: readonly string[]; words: WorkbenchWords }) {
  const { wording } = useReading();
  const date = (iso: string) => formatDate(new Date(`${iso}T12:00:00Z`), wording.locale);
  const known = ids.flatMap((id) => (Object.hasOwn(sources, id) ? [sources[id as keyof typeof sources] as Shown] : []));
  return (
    <>
      <p className={styles.newer}>{words.method.newer}</p>
      <ul className={styles.sources}>
        {known.map((source) => (
          <li key={source.title}>
            <bdi lang="en" dir="ltr">{source.link ? <a href={source.link} target="_blank" rel="noreferrer">{source.title}</a> : source.title}, {source.edition}</bdi>
            <span> · {fill(words.method.reviewed, { date: date(source.reviewedOn) })} · {fill(words.method.due, { date: date(source.reviewBy) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
