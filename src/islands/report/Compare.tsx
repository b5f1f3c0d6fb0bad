import { Fragment } from 'react';
import { toShown, unitOf } from '../../engine/kit/fields/concept.ts';
import type { CompareBlock } from '../../engine/kit/report/report.ts';
import { figureOf, formatNumber } from '../../engine/kit/words/format.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { type Scale, scaleFor } from './chart-scale.ts';
import { useOtherwise } from './otherwise.ts';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';
import { Tried } from './Tried.tsx';
import { TwinTable } from './TwinTable.tsx';
import styles from './Compare.module.css';

type Bar = CompareBlock['bars'][number];
type Place = (value: number) => string;

/** A length from zero, with how sure the estimate is. */
function Length({ bar, place }: { readonly bar: Bar; readonly place: Place }) {
  const { value, about, tone } = bar;
  return (
    <>
      <i className={styles.bar} data-tone={tone} style={{ inlineSize: place(value) }} />
      {about !== undefined && (
        <i
          className={styles.about}
          style={{ insetInlineStart: place(value * (1 - about)), inlineSize: place(value * 2 * about) }}
        />
      )}
    </>
  );
}

/** A point, and the way to it from where the patient is today. */
function Moved({ bar, from, scale }: { readonly bar: Bar; readonly from: number; readonly scale: Scale }) {
  const [start, end] = [scale.toShare(Math.min(from, bar.value)), scale.toShare(Math.max(from, bar.value))];
  return (
    <>
      <i
        className={styles.way}
        data-tone={bar.tone}
        style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
      />
      <i
        className={styles.point}
        data-tone={bar.tone}
        style={{ insetInlineStart: `${scale.toShare(bar.value) * 100}%` }}
      />
    </>
  );
}

/** The same bar in both pictures, whatever its value. */
const isSameBar = (one: Bar, other: Bar): boolean => JSON.stringify(one.label) === JSON.stringify(other.label);

/** What is tried: its outline from zero, or a ring beside the point. */
function TriedBar({
  value,
  scale,
  place,
}: {
  readonly value: number;
  readonly scale: Scale | undefined;
  readonly place: Place;
}) {
  return (
    <i
      className={`${styles.tried} no-print`}
      data-tried=""
      style={scale ? { insetInlineStart: place(value) } : { inlineSize: place(value) }}
    />
  );
}

/** Values of one unit against a target: lengths from zero, or points moved from the first where a length would hide the change. */
export function Compare({ block }: { block: CompareBlock }) {
  const { wording } = useReading();
  const plain = usePlain();
  const { target, concept } = block;
  const { open, tried } = useOtherwise(block);
  // What was calculated keeps its rows; what only the tried answer has comes after them.
  const rows = [
    ...block.bars.map((bar) => ({
      bar,
      calculated: true,
      other: tried?.bars.find((one) => isSameBar(one, bar) && one.value !== bar.value),
    })),
    ...(tried?.bars ?? [])
      .filter((bar) => !block.bars.some((one) => isSameBar(one, bar)))
      .map((bar) => ({ bar, calculated: false, other: bar })),
  ];
  const bars = [...block.bars, ...(tried?.bars ?? [])];
  const unit = unitOf(concept, wording.units);
  const most =
    Math.max(
      ...bars.map((bar) => bar.value * (1 + (bar.about ?? 0))),
      (target?.value ?? 0) + (target?.tolerance ?? 0),
    ) * 1.04;
  const shown = (value: number): number => toShown(concept, value, unit);
  const ends = [...bars.map(({ value }) => shown(value)), ...(target ? [shown(target.value)] : [])];
  const scale = block.points ? scaleFor(ends) : undefined;
  const place: Place = (value) => `${scale ? scale.toShare(shown(value)) * 100 : Math.min(100, (value / most) * 100)}%`;
  const figure = (value: number) => figureOf(value, concept, wording);
  const first = shown(block.bars[0]?.value ?? 0);
  const next = wording.locale === 'ar' ? '؛ ' : '; ';
  return (
    <figure className={`chart ${styles.compare}`} data-open={open ? '' : undefined}>
      <figcaption>
        <Say message={block.title} />
        <span className="visually-hidden">
          {block.bars.map((bar, at) => (
            <Fragment key={`${bar.label.key}-${at}`}>
              {at ? next : ': '}
              <Say message={bar.label} />: <SayValue value={quantity(block.concept, bar.value)} />
            </Fragment>
          ))}
          {target && (
            <>
              {next}
              <Say message={target.label} />
            </>
          )}
          {tried && (
            <span>
              {'. '}
              <Tried>
                {tried.bars.map((bar, at) => (
                  <Fragment key={`${bar.label.key}-${at}`}>
                    {at > 0 && next}
                    <Say message={bar.label} />: <SayValue value={quantity(concept, bar.value)} />
                  </Fragment>
                ))}
              </Tried>
            </span>
          )}
        </span>
      </figcaption>
      <div aria-hidden="true">
        {rows.map(({ bar, calculated, other }, at) => (
          <div key={`${bar.label.key}-${at}`} className={styles.row} data-tried={calculated ? undefined : ''}>
            <span className={styles.name}>
              <Say message={bar.label} />
            </span>
            <span className={styles.value}>
              {other && (
                <Tried>
                  <SayValue value={quantity(concept, other.value)} />
                </Tried>
              )}{' '}
              {calculated && <SayValue value={quantity(concept, bar.value)} />}
            </span>
            <span className={styles.track} data-points={scale ? '' : undefined}>
              {!calculated ? null : scale ? (
                <Moved bar={{ ...bar, value: shown(bar.value) }} from={first} scale={scale} />
              ) : (
                <Length bar={bar} place={place} />
              )}
              {other && <TriedBar value={other.value} scale={scale} place={place} />}
              {target && <i className={styles.goal} style={{ insetInlineStart: place(target.value) }} />}
            </span>
          </div>
        ))}
        {scale && (
          <div className={styles.ticks}>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ insetInlineStart: `${scale.toShare(tick) * 100}%` }}>
                <bdi dir="ltr">{formatNumber(tick, wording.locale, scale.ticks.every(Number.isInteger) ? 0 : 1)}</bdi>
              </span>
            ))}
          </div>
        )}
        {target && (
          <p className="aside">
            <i className={styles.keyMark} /> <Say message={target.label} />
          </p>
        )}
      </div>
      <TwinTable
        caption={plain(block.title)}
        head={[plain({ key: 'chart.item' }), plain({ key: 'chart.value' })]}
        rows={[
          ...block.bars.map((bar) => [
            plain(bar.label),
            `${figure(bar.value)}${bar.about === undefined ? '' : ` ± ${Math.round(bar.about * 100)}${wording.locale === 'ar' ? '' : ' '}%`}`,
          ]),
          ...(target ? [[plain(target.label), figure(target.value)]] : []),
        ]}
      />
    </figure>
  );
}
