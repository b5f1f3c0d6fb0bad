import { engineVersion } from '../../engine/kit/version.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { fill, isolated } from '../shared/fill.ts';
import { useLoaded, wordingFor } from '../shared/loaded.ts';
import { useTrustWords } from '../shared/trust-words.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './EarlierRules.module.css';
import { summaryLine } from './summary-line.ts';

/** A record that was saved under other rules: what they said, and what those of today say. `snapshot` is null where today's cannot answer it. */
export function EarlierRules({ record, snapshot }: { record: SavedRecord; snapshot: Snapshot | null }) {
  const { tool, locale } = useWorkbench();
  const loaded = useLoaded(tool.id, locale, 'record');
  const { earlier: words } = useTrustWords(locale);
  const units = useUnits();
  const now = isolated(engineVersion, locale);
  return (
    <section className={styles.earlier} role="status" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        {fill(words.with, { version: isolated(record.engineVersion, locale) })} {summaryLine(loaded, record, units)}
      </p>
      {snapshot ? (
        <p>
          {fill(words.with, { version: now })}{' '}
          {sayPlain(snapshot.report.answer, wordingFor(loaded, units, new Date(record.createdAt)))}
        </p>
      ) : (
        <p>{fill(words.unanswered, { now })}</p>
      )}
    </section>
  );
}
