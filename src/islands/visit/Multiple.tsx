import { facts } from '../../engine/chart/facts.ts';
import { scaleFor } from '../report/chart-scale.ts';
import { fill } from '../shared/fill.ts';
import styles from './Course.module.css';
import { type Series, shareOf } from './course-data.ts';
import { useSavedWords } from './saved-words.ts';
import { useFigures } from './use-figures.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly group: readonly Series[];
  readonly from: string;
  readonly today: string;
}

/** One small picture: the figures of a fact from the first day to today, the first and the last of them written. */
export function Multiple({ group, from, today }: Props) {
  const { nameOf, figure, bareFigure } = useFigures();
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const scale = scaleFor(
    group.flatMap(({ points }) => points.map(({ value }) => value)),
    3,
  );
  const across = (on: string): number => shareOf(on, from, today);
  const path = ({ points }: Series): string =>
    points
      .map(({ on, value }, n) => `${n ? 'L' : 'M'}${across(on) * 1000} ${(1 - scale.toShare(value)) * 1000}`)
      .join('');
  const told = group.flatMap(({ fact, points }) => {
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last || facts[fact].kind !== 'number') return [];
    return [
      points.length > 1
        ? fill(words.between, { first: bareFigure(fact, first.value), last: figure(fact, last.value) })
        : figure(fact, last.value),
    ];
  });
  return (
    <div className={styles.multiple}>
      <p>
        <b>{group.map(({ fact }) => nameOf(fact)).join(' / ')}</b>{' '}
        <span className={styles.ends}>{told.join(' · ')}</span>
      </p>
      <div className={styles.plot} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none">
          {group.map((series) => (
            <path key={series.fact} d={path(series)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {group.flatMap(({ fact, points }) =>
          points.map(({ on, value }) => (
            <i
              key={`${fact}${on}`}
              data-day={on}
              style={{ insetInlineStart: `${across(on) * 100}%`, insetBlockEnd: `${scale.toShare(value) * 100}%` }}
            />
          )),
        )}
      </div>
    </div>
  );
}
