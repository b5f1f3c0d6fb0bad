import type { CSSProperties } from 'react';
import { formatNumber } from '../../engine/kit/words/format.ts';
import { count } from '../../engine/kit/words/message.ts';
import { type ScaleBlock, scaleZones } from '../../engine/kit/report/report.ts';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';
import styles from './Scale.module.css';
import { Terms } from './Terms.tsx';
import { TwinTable } from './TwinTable.tsx';

/** A score on its scale, the cut-offs drawn where they lie, and the terms that make it. */
export function Scale({ block }: { block: ScaleBlock }) {
  const plain = usePlain();
  const { wording } = useReading();
  const span = block.max - block.min;
  const share = (value: number) => `${((Math.min(block.max, Math.max(block.min, value)) - block.min) / span) * 100}%`;
  const zones = scaleZones(block, wording.locale);
  const last = zones.at(-1);
  const here = (zone: (typeof zones)[number]) =>
    block.value >= zone.from && (block.value < zone.to || zone === last) ? '' : undefined;
  return (
    <figure className={styles.scale} data-wide>
      <figcaption className={styles.title}>
        <Say message={block.title} />
      </figcaption>
      <div className={styles.picture} aria-hidden="true">
        <div
          className={styles.pointer}
          style={{ insetInlineStart: share(block.value), '--share': share(block.value) } as CSSProperties}
        >
          <b>
            <Say message={block.valueLabel} />
          </b>
          <i />
        </div>
        <div className={styles.zones}>
          {zones.map((zone) => (
            <span
              key={zone.label.key}
              data-tone={zone.tone}
              data-here={here(zone)}
              style={{ inlineSize: `${((zone.to - zone.from) / span) * 100}%` }}
            >
              <em>
                <Say message={zone.label} />
              </em>
            </span>
          ))}
        </div>
        <div className={styles.cuts}>
          {[block.min, ...zones.map((zone) => zone.to)].map((cut) => (
            <span key={cut} style={{ insetInlineStart: share(cut) }}>
              <SayValue value={count(cut, undefined, 0, block.digits)} />
            </span>
          ))}
        </div>
        <ol className={styles.legend}>
          {zones.map((zone) => (
            <li key={zone.label.key} data-here={here(zone)}>
              <span>
                <bdi dir="ltr">{zone.range}</bdi>
              </span>{' '}
              <Say message={zone.label} />
            </li>
          ))}
        </ol>
      </div>
      {block.terms && <Terms of="risk" terms={block.terms} />}
      <TwinTable
        caption={plain(block.title)}
        head={[plain({ key: 'chart.item' }), plain({ key: 'chart.value' })]}
        rows={[
          [plain(block.valueLabel), formatNumber(block.value, wording.locale, 0, Math.max(1, block.digits))],
          ...zones.map((zone) => [plain(zone.label), zone.range.replace('–', ' – ')]),
        ]}
      />
    </figure>
  );
}
