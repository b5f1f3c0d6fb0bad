import { useId } from 'react';
import { factValue, withoutExamples } from '../../engine/chart/chart.ts';
import { facts } from '../../engine/chart/facts.ts';
import { scaleFor } from '../report/chart-scale.ts';
import { at, Plot } from '../report/Plot.tsx';
import { fill } from '../shared/fill.ts';
import styles from './Course.module.css';
import { daysTold, drawnValues, goesThrough, lineThrough, type Series, shareOf } from './course-data.ts';
import type { Lead } from './lead.ts';
import { useSavedWords } from './saved-words.ts';
import { useFigures } from './use-figures.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly group: readonly Series[];
  readonly from: string;
  readonly today: string;
  /** Where the plan leads; of HbA1c alone. */
  readonly lead?: Lead | undefined;
  /** What the plan aims for, where no target was set. */
  readonly goal?: number | undefined;
}

/** So many figures have room above their points; of more only the first and the last are written, in the line above. */
const mostWritten = 6;

/** What the target's word takes of the HbA1c's picture, its room included: on a phone that of a first point's sign, too. */
const wordHeight = 0.22;
const wordWidth = 0.3;

/** One small picture: the figures of a fact from the first day to today, and of HbA1c the target that was set and where the plan leads. */
export function Multiple({ group, from, today, lead, goal }: Props) {
  const { nameOf, figure, bareFigure, shortDay } = useFigures();
  const { desk, chart } = useDesk();
  const over = useId();
  const words = useSavedWords(desk.locale);
  const set = group[0]?.fact === 'a1c' ? factValue(withoutExamples(chart), 'targetA1c') : undefined;
  const target = typeof set === 'number' ? set : goal;
  const scale = scaleFor(
    drawnValues(group, [...(target === undefined ? [] : [target]), ...(lead ? [lead.low, ...lead.band] : [])]),
    3,
  );
  const to = lead?.on ?? today;
  const across = (on: string): number => shareOf(on, from, to);
  const up = (value: number): number => (1 - scale.toShare(value)) * 1000;
  const now = across(today);
  const measured = [...new Set(group.flatMap(({ points }) => points.map(({ on }) => on)))].sort();
  // Its word stands where the line does not go: at the foot of its band, else above it, else below its edge.
  const line = group[0]?.points.map(({ on, value }) => ({ x: across(on), y: scale.toShare(value) })) ?? [];
  const edge = target === undefined ? 0 : scale.toShare(target);
  const isFree = (low: number): boolean => !goesThrough(line, { low, high: low + wordHeight, until: wordWidth });
  const wordAt = isFree(0)
    ? undefined
    : isFree(edge)
      ? 'above'
      : edge > 2 * wordHeight && isFree(edge - wordHeight)
        ? 'below'
        : undefined;
  const isOver = (value: number): boolean => target !== undefined && value > target;
  const path = ({ points }: Series): string =>
    lineThrough(points.map(({ on, value }) => [across(on), scale.toShare(value)]));
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
        <span className="second">
          {isOne ? pressure : told.join(' · ')}
          {lead && ` · ${fill(words.leads, { value: figure('a1c', lead.good), date: shortDay(lead.on, today) })}`}
          {lead && lead.standing > 0 && <small>{fill(desk.visit.standing, { n: lead.standing })}</small>}
        </span>
      </p>
      <Plot
        className={styles.plot}
        data-target={target === undefined ? undefined : ''}
        data-standing={lead && lead.standing > 0 ? '' : undefined}
        aria-hidden="true"
        ground={target === undefined ? undefined : [0, edge]}
        groundWord={
          target !== undefined && (
            <span data-at={wordAt}>{fill(words.target, { value: figure('targetA1c', target) })}</span>
          )
        }
        drawing={
          <>
            {lead && upper && <Ahead lead={lead} last={upper.points.at(-1)?.value ?? lead.low} now={now} up={up} />}
            {group.map((series) => (
              <path key={series.fact} d={path(series)} vectorEffect="non-scaling-stroke" />
            ))}
            {/* What lies above the target again, in the colour of what does. */}
            {target !== undefined && (
              <>
                <clipPath id={over}>
                  <rect x="-50" y="-500" width="1100" height={500 + up(target)} />
                </clipPath>
                {group.map((series) => (
                  <path
                    key={series.fact}
                    data-over=""
                    clipPath={`url(#${over})`}
                    d={path(series)}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </>
            )}
          </>
        }
      >
        {lead && <i className={styles.now} style={{ insetInlineStart: `${now * 100}%` }} />}
        {lead && <i className={styles.point} data-ahead="" style={at(1, scale.toShare(lead.good))} />}
        {group.flatMap(({ fact, points }) =>
          points.map(({ on, value }, n) => (
            <i
              key={`${fact}${on}`}
              className={styles.point}
              data-day={on}
              data-last={n === points.length - 1 ? '' : undefined}
              data-over={isOver(value) ? '' : undefined}
              data-beside={on === today ? (across(on) > 0.9 ? 'before' : 'after') : undefined}
              style={at(across(on), scale.toShare(value))}
            >
              {points.length <= mostWritten && <span>{bareFigure(fact, value)}</span>}
            </i>
          )),
        )}
      </Plot>
      <p className={styles.days} aria-hidden="true">
        {daysTold(measured, { from, today, last: to }, group[0]?.fact === 'a1c' ? 'wide' : 'small').map(
          ({ on, share }) => (
            <span
              key={on}
              data-edge={share === 0 && from !== to ? 'start' : share === 1 ? 'end' : undefined}
              style={share === 1 ? undefined : { insetInlineStart: `${share * 100}%` }}
            >
              {on === today ? words.today : shortDay(on, today)}
            </span>
          ),
        )}
      </p>
    </div>
  );
}

/** From today's figure to the one expected: with the plan, its range, and with low adherence. */
function Ahead({
  lead: { good, low, band },
  last,
  now,
  up,
}: {
  readonly lead: Lead;
  readonly last: number;
  readonly now: number;
  readonly up: (value: number) => number;
}) {
  const start = `M${now * 1000} ${up(last)}`;
  return (
    <>
      <path className={styles.band} d={`${start}L1000 ${up(band[1])}V${up(band[0])}Z`} />
      <path className={styles.ahead} data-low="" d={`${start}L1000 ${up(low)}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.ahead} d={`${start}L1000 ${up(good)}`} vectorEffect="non-scaling-stroke" />
    </>
  );
}
