import { factValue } from '../../engine/chart/chart.ts';
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

/** So many figures have room above their points; of more only the first and the last are written, in the line above. */
const mostWritten = 6;

/** One small picture: the figures of a fact from the first day to today, and of HbA1c the target that was set. */
export function Multiple({ group, from, today }: Props) {
  const { nameOf, figure, bareFigure, shortDay } = useFigures();
  const { desk, chart } = useDesk();
  const words = useSavedWords(desk.locale);
  const set = group[0]?.fact === 'a1c' ? factValue(chart, 'targetA1c') : undefined;
  const target = typeof set === 'number' ? set : undefined;
  const scale = scaleFor(
    [...group.flatMap(({ points }) => points.map(({ value }) => value)), ...(target === undefined ? [] : [target])],
    3,
  );
  const across = (on: string): number => shareOf(on, from, today);
  const path = ({ points }: Series): string =>
    points
      .map(({ on, value }, n) => `${n ? 'L' : 'M'}${across(on) * 1000} ${(1 - scale.toShare(value)) * 1000}`)
      .join('');
  // The two figures of a blood pressure, measured together, are read as they are written: one over the other.
  const [upper, lower] = group;
  const isOne =
    lower !== undefined && upper?.points.map(({ on }) => on).join() === lower.points.map(({ on }) => on).join();
  const pressures = (at: number): readonly string[] =>
    group.flatMap(({ fact, points }, n) => {
      const value = points.at(at)?.value;
      return value === undefined ? [] : [(n > 0 && at < 0 ? figure : bareFigure)(fact, value)];
    });
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
  const [first, last] = [pressures(0).join('/'), pressures(-1).join('/')];
  const pressure = upper && upper.points.length > 1 ? fill(words.between, { first, last }) : last;
  return (
    <div className={styles.multiple}>
      <p>
        <b>{isOne ? words.pressure : group.map(({ fact }) => nameOf(fact)).join(' / ')}</b>{' '}
        <span className="second">{isOne ? pressure : told.join(' · ')}</span>
      </p>
      <div className={styles.plot} data-target={target === undefined ? undefined : ''} aria-hidden="true">
        {target !== undefined && (
          <i className={styles.target} style={{ blockSize: `${scale.toShare(target) * 100}%` }}>
            <span>{fill(words.target, { value: figure('targetA1c', target) })}</span>
          </i>
        )}
        <svg aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none">
          {group.map((series) => (
            <path key={series.fact} d={path(series)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {group.flatMap(({ fact, points }) =>
          points.map(({ on, value }, at) => (
            <i
              key={`${fact}${on}`}
              className={styles.point}
              data-day={on}
              data-last={at === points.length - 1 ? '' : undefined}
              style={{ insetInlineStart: `${across(on) * 100}%`, insetBlockEnd: `${scale.toShare(value) * 100}%` }}
            >
              {points.length <= mostWritten && <span>{bareFigure(fact, value)}</span>}
            </i>
          )),
        )}
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{shortDay(from, today)}</span>
        <span>{words.today}</span>
      </p>
    </div>
  );
}
