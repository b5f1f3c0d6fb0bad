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
        {above ? <Say as="b" message={option.label} /> : <Name option={option} />}
        <Say as="span" className={`aside ${styles.status}`} message={option.status} />
        {option.tag && <Say as="span" className="aside" message={option.tag} />}
        {!above && <Say as="span" className="aside" message={option.reason} />}
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
                  <Say as="span" className="aside" message={option.reason} />
                </p>
                <span className={`track ${styles.track}`} aria-hidden="true">
                  <i style={length(option.score)} />
                  {other && other.score !== option.score && (
                    <i className="no-print" data-tried="" style={length(other.score)} />
                  )}
                </span>
              </div>
              <SayValue as="span" className={styles.score} value={count(option.score)} />
            </li>
          );
        })}
      </ol>
      <details className={`more ${styles.more}`}>
        <summary>
          <Say as="span" message={{ key: 'chart.rankingPoints' }} />
        </summary>
        <ul>
          {drawn &&
            block.options.map((option) => <Made key={option.id} option={option} above={options.includes(option)} />)}
        </ul>
        {block.note && <Say as="p" className="aside" message={block.note} />}
      </details>
    </figure>
  );
}
