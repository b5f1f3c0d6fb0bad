import { count } from '../../engine/kit/words/message.ts';
import type { RankingBlock } from '../../engine/kit/report/report.ts';
import { RecordLink } from './RecordLink.tsx';
import styles from './Ranking.module.css';
import { Say, SayValue } from './Say.tsx';
import { Terms } from './Terms.tsx';

/** Options in order of their score; each opens into the terms that made it. Equal scores share a place. */
export function Ranking({ block }: { block: RankingBlock }) {
  const most = Math.max(1, ...block.options.map((option) => option.score));
  return (
    <figure className={`chart ${styles.ranking}`}>
      <figcaption>
        <Say message={block.title} />
      </figcaption>
      <ol className={styles.options}>
        {block.options.map((option) => (
          <li key={option.id} data-tone={option.tone}>
            <span className={styles.rank}>{option.rank ?? '–'}</span>
            <div className={styles.main}>
              <p className={styles.line}>
                <b>
                  <RecordLink record={option.record}>
                    <Say message={option.label} />
                  </RecordLink>
                </b>
                <span className={styles.status}>
                  <Say message={option.status} />
                </span>
                {option.tag && (
                  <span className="aside">
                    <Say message={option.tag} />
                  </span>
                )}
              </p>
              <span className={styles.track} aria-hidden="true">
                <i style={{ inlineSize: `${(Math.max(0, option.score) / most) * 100}%` }} />
              </span>
              <p className={styles.reason}>
                <Say message={option.reason} />
              </p>
              <details className={styles.terms}>
                <summary>
                  <span>
                    <Say message={{ key: 'chart.scoreTerms', values: { score: count(option.score) } }} />
                  </span>
                </summary>
                <Terms of="benefit" terms={option.terms} />
              </details>
            </div>
            <span className={styles.score}>
              <SayValue value={count(option.score)} />
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
