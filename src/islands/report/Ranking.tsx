import { count } from '../../engine/kit/words/message.ts';
import type { RankingBlock } from '../../engine/kit/report/report.ts';
import { useMovable, useOtherwise } from './otherwise.ts';
import { RecordLink } from './RecordLink.tsx';
import styles from './Ranking.module.css';
import { Say, SayValue } from './Say.tsx';
import { Terms } from './Terms.tsx';
import { Tried } from './Tried.tsx';
import { useLater } from '../shared/use-later.ts';

type Option = RankingBlock['options'][number];
/** So many places are told at once. */
const inView = 3;

const Name = ({ option: { record, label } }: { readonly option: Option }) => (
  <b>
    <RecordLink record={record}>
      <Say message={label} />
    </RecordLink>
  </b>
);

/** The terms that made its points; of a class that is not told `above` also why it stands where it does. */
function Made({ option, above }: { readonly option: Option; readonly above: boolean }) {
  return (
    <li data-tone={option.tone} data-above={above ? '' : undefined}>
      <p className={styles.line}>
        {above ? (
          <b>
            <Say message={option.label} />
          </b>
        ) : (
          <Name option={option} />
        )}
        <span className={styles.status}>
          <Say message={option.status} />
        </span>
        {option.tag && (
          <span className="aside">
            <Say message={option.tag} />
          </span>
        )}
        {!above && (
          <span className={styles.reason}>
            <Say message={option.reason} />
          </span>
        )}
      </p>
      <div className={styles.terms}>
        <Terms of="benefit" terms={option.terms} />
      </div>
    </li>
  );
}

/** Classes in order of their points, each with its main reason; what made the points, and the classes without a place, wait behind a press. */
export function Ranking({ block }: { block: RankingBlock }) {
  const { open, tried } = useOtherwise(block);
  const options = block.options.filter(({ rank }) => rank !== null).slice(0, inView);
  const most = Math.max(1, ...block.options.map(({ score }) => score));
  const length = (score: number) => ({ inlineSize: `${Math.min(1, Math.max(0, score) / most) * 100}%` });
  // On a calculator's page what is folded is drawn after what is in view; a paper has no frame to come.
  const drawn = useLater(true, !useMovable());
  const first = tried?.options.filter(({ rank }) => rank === 1) ?? [];
  return (
    <figure className={`chart ${styles.ranking}`} data-open={open ? '' : undefined}>
      <figcaption>
        <Say message={block.title} />
        {first.map((option) => (
          <span key={option.id} className="visually-hidden">
            {'. '}
            <Tried>
              <Say message={option.label} />
            </Tried>
          </span>
        ))}
      </figcaption>
      <ol className={styles.options}>
        {options.map((option) => {
          const other = tried?.options.find(({ id }) => id === option.id);
          return (
            <li key={option.id} data-tone={option.tone}>
              <span className={styles.rank}>{option.rank}</span>
              <div>
                <p className={styles.line}>
                  <Name option={option} />
                  <span className={styles.reason}>
                    <Say message={option.reason} />
                  </span>
                </p>
                <span className={styles.track} aria-hidden="true">
                  <i style={length(option.score)} />
                  {other && other.score !== option.score && (
                    <i className="no-print" data-tried="" style={length(other.score)} />
                  )}
                </span>
              </div>
              <span className={styles.score}>
                <SayValue value={count(option.score)} />
              </span>
            </li>
          );
        })}
      </ol>
      <details className={styles.more}>
        <summary>
          <span>
            <Say message={{ key: 'chart.rankingPoints' }} />
          </span>
        </summary>
        <ul>
          {drawn &&
            block.options.map((option) => <Made key={option.id} option={option} above={options.includes(option)} />)}
        </ul>
        {block.note && (
          <p className="aside">
            <Say message={block.note} />
          </p>
        )}
      </details>
    </figure>
  );
}
