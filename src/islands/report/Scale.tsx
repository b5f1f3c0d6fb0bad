import type { CSSProperties } from 'react';
import { count } from '../../engine/kit/words/message.ts';
import { type ScaleBlock, scaleZones } from '../../engine/kit/report/report.ts';
import { useOtherwise } from './otherwise.ts';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';
import styles from './Scale.module.css';
import { Terms } from './Terms.tsx';
import { Tried } from './Tried.tsx';
import { commaOf } from '../shared/comma.ts';

/** A score on its scale, the cut-offs drawn where they lie, and the terms that make it. */
export function Scale({ block }: { block: ScaleBlock }) {
  const plain = usePlain();
  const { wording } = useReading();
  const span = block.max - block.min;
  const share = (value: number) => `${((Math.min(block.max, Math.max(block.min, value)) - block.min) / span) * 100}%`;
  const zones = scaleZones(block);
  const last = zones.at(-1);
  const { open, tried } = useOtherwise(block);
  const zone = zones.find(({ from, to }) => block.value >= from && block.value < to) ?? last;
  return (
    <figure className={styles.scale} data-wide data-open={open ? '' : undefined}>
      <figcaption className={styles.title}>
        <Say message={block.title} />
        <span className="visually-hidden">
          {': '}
          <Say message={block.valueLabel} />
          {zone && !plain(block.valueLabel).includes(plain(zone.label)) && (
            <>
              {commaOf(wording.locale)}
              <Say message={zone.label} />
            </>
          )}
          {tried && (
            <span>
              {'. '}
              <Tried>
                <Say message={tried.valueLabel} />
              </Tried>
            </span>
          )}
        </span>
      </figcaption>
      <div className={styles.picture}>
        <div
          aria-hidden="true"
          className={styles.pointer}
          style={{ insetInlineStart: share(block.value), '--share': share(block.value) } as CSSProperties}
        >
          <Say as="b" message={block.valueLabel} />
          <i />
        </div>
        <div aria-hidden="true" className={styles.zones}>
          {zones.map((one) => (
            <span
              key={one.label.key}
              data-tone={one.tone}
              data-here={one === zone ? '' : undefined}
              style={{ inlineSize: `${((one.to - one.from) / span) * 100}%` }}
            >
              <Say as="em" message={one.label} />
            </span>
          ))}
        </div>
        <div aria-hidden="true" className={styles.cuts}>
          {[block.min, ...zones.map((zone) => zone.to)].map((cut) => (
            <span key={cut} style={{ insetInlineStart: share(cut) }}>
              <SayValue value={count(cut, undefined, 0, block.digits)} />
            </span>
          ))}
        </div>
        {open && (
          <div aria-hidden="true" className={`${styles.tried} no-print`}>
            {tried && (
              <div
                className={styles.pointer}
                data-tried=""
                style={{ insetInlineStart: share(tried.value), '--share': share(tried.value) } as CSSProperties}
              >
                <b>
                  <Tried>
                    <Say message={tried.valueLabel} />
                  </Tried>
                </b>
                <i />
              </div>
            )}
          </div>
        )}
        <ol className={`visually-hidden ${styles.legend}`}>
          {zones.map((one) => (
            <li key={one.label.key} data-here={one === zone ? '' : undefined}>
              <span>
                <bdi dir="ltr">{one.range}</bdi>
              </span>{' '}
              <Say message={one.label} />
            </li>
          ))}
        </ol>
      </div>
      {block.terms && <Terms of="risk" terms={block.terms} />}
    </figure>
  );
}
