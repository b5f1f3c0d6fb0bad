import { useEffect, useRef } from 'react';
import { shownSteps } from '../../engine/kit/report/reading.ts';
import { Changes } from '../report/Changes.tsx';
import { Say } from '../report/Say.tsx';
import { Sources } from '../report/Sources.tsx';
import { Worksheet } from '../report/Worksheet.tsx';
import type { Loaded } from '../shared/loaded.ts';
import styles from './Method.module.css';
import type { Snapshot } from './snapshot.ts';

/** How it was calculated, what would change it, and where the numbers come from; it opens at the line, or the sources, somebody asked for. Loaded when somebody asks. */
export function Method({
  loaded,
  snapshot,
  focus,
}: {
  loaded: Loaded;
  snapshot: Snapshot;
  focus?: string | undefined;
}) {
  const { words, copy } = loaded;
  const sources = useRef<HTMLHeadingElement>(null);
  const asksSources = focus === 'sources';
  useEffect(() => {
    if (asksSources) sources.current?.focus();
  }, [asksSources]);
  return (
    <div className={styles.method}>
      <dl className={`pairs ${styles.purpose}`}>
        <dt>{words.method.purpose}</dt>
        <dd>{copy.purpose}</dd>
        <dt>{words.method.use}</dt>
        <dd>{copy.use}</dd>
        <dt>{words.method.misuse}</dt>
        <dd>{copy.misuse}</dd>
      </dl>
      <Say as="h3" message={{ key: 'heading.changes' }} />
      <Changes snapshot={snapshot} />
      <Say as="h3" message={{ key: 'heading.worksheet' }} />
      <p>{words.method.lead}</p>
      <Worksheet steps={shownSteps(snapshot.report, snapshot.outcome.worksheet)} words={words} focus={focus} />
      <h3 id="sources" ref={sources} tabIndex={asksSources ? -1 : undefined}>
        <Say message={{ key: 'heading.sources' }} />
      </h3>
      <Sources ids={snapshot.report.sources} words={words} />
    </div>
  );
}
