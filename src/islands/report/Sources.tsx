import { sourceOf } from '../../engine/clinical/sources.ts';
import { named, type Source } from '../../engine/kit/source.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import { fill } from '../shared/fill.ts';
import { useReading } from './Say.tsx';
import styles from './Sources.module.css';

function Name({ source, locale }: { source: Source; locale: Locale }) {
  const { title, edition, original } = named(source, locale);
  const linked = source.link ? (
    <a href={source.link} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    title
  );
  return original ? (
    <bdi lang="en" dir="ltr">
      {linked}, {edition}
    </bdi>
  ) : (
    <bdi>
      {linked}، {edition}
    </bdi>
  );
}

/** Where the figures come from: edition, link, when reviewed and when due. Publications keep their own titles. */
export function Sources({ ids, words }: { ids: readonly string[]; words: WorkbenchWords }) {
  const { wording } = useReading();
  const date = (iso: string) => formatDate(new Date(`${iso}T12:00:00Z`), wording.locale);
  const known = ids.flatMap((id) => sourceOf(id, wording.ownSources) ?? []);
  return (
    <>
      <p className={styles.newer}>{words.method.newer}</p>
      <ul className={styles.sources}>
        {known.map((source) => (
          <li key={source.title}>
            <Name source={source} locale={wording.locale} />
            {/* The dot stays behind where the dates begin a line. */}
            {' · '}
            <span>
              {fill(words.method.reviewed, { date: date(source.reviewedOn) })} ·{' '}
              {fill(words.method.due, { date: date(source.reviewBy) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
