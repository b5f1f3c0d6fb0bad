import { type PointerEvent, use, useId, useRef, useState } from 'react';
import { toShown, toStored, unitOf } from '../../engine/kit/fields/concept.ts';
import { figureOf, formatNumber } from '../../engine/kit/words/format.ts';
import { bare, count, quantity } from '../../engine/kit/words/message.ts';
import type { TrendBlock } from '../../engine/kit/report/report.ts';
import { bandPath, curvePath, type Point } from './curve.ts';
import { type Scale, scaleFor, shareOfChange, spread, withRoom } from './chart-scale.ts';
import { OtherwiseContext, useOtherwise } from './otherwise.ts';
import { at, between, Plot } from './Plot.tsx';
import { Say, SayValue, useReading } from './Say.tsx';
import { Tried } from './Tried.tsx';
import styles from './Trend.module.css';
import { useApart } from './use-apart.ts';
import { commaOf } from '../shared/comma.ts';

type Path = TrendBlock['paths'][number];
const weeksDrawn = (weeks: number): number[] => Array.from({ length: weeks + 1 }, (_, week) => week);

/** Paths in a 1000 × 1000 box, stretched to the plot; strokes do not stretch. */
function shapes(path: Path, block: TrendBlock, toY: (value: number) => number) {
  const towards = (end: number): Point[] =>
    weeksDrawn(block.weeks).map((week) => [
      (week / block.weeks) * 1000,
      toY(block.start + (end - block.start) * shareOfChange(week, block.weeks)),
    ]);
  return {
    line: curvePath(towards(path.end)),
    ...(path.band && { band: bandPath(towards(path.band[0]), towards(path.band[1])) }),
  };
}

function EndLabel({ path, block, y }: { path: Path; block: TrendBlock; y: number }) {
  const [low, high] = path.band ?? [];
  return (
    <div className={styles.end} data-tone={path.tone} style={at(0, y)}>
      <SayValue as="span" className={styles.endValue} value={quantity(block.concept, path.end)} />
      <Say as="span" className={styles.endName} message={path.label} />
      {low !== undefined && high !== undefined && (
        <span className={styles.endBand}>
          <Say
            message={{ key: 'chart.band', values: { low: bare(block.concept, low), high: bare(block.concept, high) } }}
          />
        </span>
      )}
    </div>
  );
}

/** HbA1c is drawn over one point at least: fewer would give two lines one figure, and draw a tenth as a fall. */
const leastDrawn = 1;

/** The forecast: its paths against the target, each with its display band and, inside the bracket, the spread of effects where it has them. */
export function Trend({ block }: { block: TrendBlock }) {
  const { wording } = useReading();
  const hatch = useId();
  const unit = unitOf(block.concept, wording.units);
  const shown = (value: number) => toShown(block.concept, value, unit);
  const otherwise = use(OtherwiseContext);
  const { tried: other } = useOtherwise(block);
  const values = [block, ...(other ? [other] : [])]
    .flatMap(({ start, target, paths }) => [
      start,
      target,
      ...paths.flatMap((path) => [path.end, ...(path.band ?? [])]),
    ])
    .map(shown);
  // While the value is held the scale stands: one that grew with it would carry the value away from under the finger.
  const [held, setHeld] = useState<Scale | null>(null);
  const isToday = block.paths.length === 0;
  const scale =
    held ?? scaleFor(withRoom(values, shown(block.start + leastDrawn) - shown(block.start)), isToday ? 3 : undefined);
  const share = (value: number) => scale.toShare(shown(value));
  const reach = ([low, high]: readonly [number, number]) => between(share(low), share(high));
  const toY = (value: number) => (1 - share(value)) * 1000;
  const ends = useRef<HTMLDivElement>(null);
  const labels = spread(
    block.paths.map((path) => share(path.end)),
    useApart(ends),
  );
  const written = (ends: readonly number[]): string =>
    ends.map((value) => figureOf(value, block.concept, wording)).join(' – ');
  const unitWord = wording.unitWords[unit];
  /** The height of the finger on the plot as a value; the slider beside it is the way for keyboards. */
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const plot = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!plot || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const height = (plot.bottom - event.clientY) / plot.height;
    otherwise?.onStart?.(toStored(block.concept, scale.low + height * (scale.high - scale.low), unit));
  };

  return (
    <figure className={styles.trend}>
      <figcaption className={styles.title}>
        <Say message={block.title} />
        {commaOf(wording.locale)}
        <bdi dir="ltr">{unitWord}</bdi>
        {block.paths.map(({ label, says, band }, place) => (
          <span key={label.key} className="visually-hidden">
            {place === 0 ? '. ' : ' '}
            <Say message={says} />
            {band && (
              <>
                {' '}
                <Say message={{ key: 'chart.bandName' }} /> {written(band)}.
              </>
            )}
          </span>
        ))}
        {other?.paths.map(({ label, says }) => (
          <span key={label.key} className="visually-hidden">
            {' '}
            <Tried>
              <Say message={says} />
            </Tried>
          </span>
        ))}
      </figcaption>
      <div className={styles.picture} data-today={isToday ? '' : undefined} aria-hidden="true">
        <div className={`axis ${styles.ticks}`}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={at(0, scale.toShare(tick))}>
              <bdi dir="ltr">{formatNumber(tick, unit === '%' ? 1 : 0)}</bdi>
            </span>
          ))}
        </div>
        <Plot
          data-held={held ? '' : undefined}
          across={scale.ticks.map(scale.toShare)}
          ground={[0, Math.max(0, share(block.target))]}
          targets={[share(block.target)]}
          drawing={
            <>
              <defs>
                <pattern id={hatch} width="16" height="36" patternUnits="userSpaceOnUse">
                  <rect className={styles.hatchGround} width="16" height="36" />
                  <path
                    className={styles.hatchLine}
                    d="M0 36 16 0M-4 9 4-9M12 45 20 27"
                    vectorEffect="non-scaling-stroke"
                  />
                </pattern>
              </defs>
              {block.paths.map((path) => {
                const shape = shapes(path, block, toY);
                return (
                  <g key={path.label.key} data-tone={path.tone}>
                    {shape.band && (
                      <path
                        className={styles.band}
                        d={shape.band}
                        {...(path.tone === 'low' && { fill: `url(#${hatch})` })}
                      />
                    )}
                    <path className={styles.line} d={shape.line} vectorEffect="non-scaling-stroke" />
                  </g>
                );
              })}
              {other?.paths.map((path) => (
                <path
                  key={path.label.key}
                  className={`${styles.otherwise} no-print`}
                  data-tried=""
                  data-tone={path.tone}
                  d={shapes(path, other, toY).line}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </>
          }
        >
          {/* At the foot of its field, where the fewest lines cross it. */}
          <span className={styles.targetWord}>
            <Say message={{ key: 'chart.targetBelow', values: { target: quantity(block.concept, block.target) } }} />
          </span>
          <i className={styles.dot} data-tone="start" style={at(0, share(block.start))} />
          <span className={styles.now} style={at(0, share(block.start))}>
            <Say message={{ key: 'chart.now', values: { value: quantity(block.concept, block.start) } }} />
          </span>
          {other?.paths.map((path) => (
            <span
              key={path.label.key}
              className={`${styles.otherEnd} no-print`}
              data-tried=""
              data-tone={path.tone}
              style={at(1, Math.max(0, share(path.end)))}
            >
              <SayValue value={quantity(block.concept, path.end)} />
            </span>
          ))}
          {otherwise?.onStart && (
            <i
              data-grip=""
              className={`${styles.grip} no-print`}
              style={at(0, share((other ?? block).start))}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setHeld(scale);
              }}
              onPointerMove={drag}
              onLostPointerCapture={() => setHeld(null)}
            />
          )}
          {block.paths.map((path) => (
            <span key={path.label.key}>
              <i className={styles.dot} data-tone={path.tone} style={at(1, share(path.end))} />
              {path.band && <i className={styles.bracket} data-tone={path.tone} style={reach(path.band)} />}
              {path.spread && <i className={styles.effects} data-tone={path.tone} style={reach(path.spread)} />}
            </span>
          ))}
          <div className={`axis ${styles.weeks}`}>
            {[0, 2, 4, 6, 8, 10, 12]
              .filter((week) => week <= block.weeks)
              .map((week) => (
                <span
                  key={week}
                  data-week={week}
                  style={{ insetInlineStart: week === 0 ? 0 : `${(week / block.weeks) * 100}%` }}
                >
                  {week === 0 ? (
                    <Say message={{ key: 'chart.today' }} />
                  ) : week === block.weeks ? (
                    <Say message={{ key: 'chart.week', values: { week: count(week) } }} />
                  ) : (
                    week
                  )}
                </span>
              ))}
          </div>
        </Plot>
        <div ref={ends} className={styles.ends}>
          {block.paths.map((path, index) => (
            <EndLabel key={path.label.key} path={path} block={block} y={labels[index] ?? 0} />
          ))}
        </div>
      </div>
      {block.note && <Say as="p" className={styles.caption} message={block.note} />}
    </figure>
  );
}
