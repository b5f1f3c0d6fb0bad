import { Fragment } from 'react';
import type { CompareBlock } from '../../engine/kit/report/report.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { useOtherwise } from './otherwise.ts';
import { Say, SayValue, useReading } from './Say.tsx';
import { Tried } from './Tried.tsx';
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

/** The same bar in both pictures, whatever its value. */
const isSameBar = (one: Bar, other: Bar): boolean => JSON.stringify(one.label) === JSON.stringify(other.label);

/** Values of one unit against a target: lengths from zero. */
export function Compare({ block }: { block: CompareBlock }) {
  const { wording } = useReading();
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
  const most =
    Math.max(
      ...bars.map((bar) => bar.value * (1 + (bar.about ?? 0))),
      (target?.value ?? 0) + (target?.tolerance ?? 0),
    ) * 1.04;
  const place: Place = (value) => `${Math.min(100, (value / most) * 100)}%`;
  const next = wording.locale === 'ar' ? '؛ ' : '; ';
  return (
    <figure className={`chart ${styles.compare}`} data-open={open ? '' : undefined}>
      <figcaption>
        <Say message={block.title} />
        <span className="visually-hidden">
          {block.bars.map((bar, at) => (
            <Fragment key={`${bar.label.key}-${at}`}>
              {at ? next : ': '}
              <Say message={bar.label} />: <SayValue value={quantity(concept, bar.value)} />
              {bar.about !== undefined && (
                <>
                  {' '}
                  <bdi dir="ltr">{`± ${Math.round(bar.about * 100)}${wording.locale === 'ar' ? '' : ' '}%`}</bdi>
                </>
              )}
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
            <Say as="span" message={bar.label} />
            <span className={styles.value}>
              {other && (
                <Tried>
                  <SayValue value={quantity(concept, other.value)} />
                </Tried>
              )}{' '}
              {calculated && <SayValue value={quantity(concept, bar.value)} />}
            </span>
            <span className={styles.track}>
              {calculated && <Length bar={bar} place={place} />}
              {other && (
                <i className={`${styles.tried} no-print`} data-tried="" style={{ inlineSize: place(other.value) }} />
              )}
              {target && <i className={styles.goal} style={{ insetInlineStart: place(target.value) }} />}
            </span>
          </div>
        ))}
        {target && (
          <p className="aside">
            <i className={styles.keyMark} /> <Say message={target.label} />
          </p>
        )}
      </div>
    </figure>
  );
}
