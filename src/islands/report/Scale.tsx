import type { CSSProperties } from 'react';
import { formatNumber } from '../../engine/kit/words/format.ts';
import { count } from '../../engine/kit/words/message.ts';
import type { ScaleBlock } from '../../engine/kit/report/report.ts';
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
  const starts = block.zones.map((_, at) => (at === 0 ? block.min : (block.zones[at - 1]?.to ?? block.min)));
  const here = (at: number, to: number) =>
    block.value >= (starts[at] ?? 0) && (block.value < to || at === block.zones.length - 1) ? '' : undefined;
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
          {block.zones.map((zone, at) => (
            <span
              key={zone.label.key}
              data-tone={zone.tone}
              data-here={here(at, zone.to)}
              style={{ inlineSize: `${((zone.to - (starts[at] ?? 0)) / span) * 100}%` }}
            >
              <em>
                <Say message={zone.label} />
              </em>
            </span>
          ))}
        </div>
        <div className={styles.cuts}>
          {[block.min, ...block.zones.map((zone) => zone.to)].map((cut) => (
            <span key={cut} style={{ insetInlineStart: share(cut) }}>
              <SayValue value={count(cut)} />
            </span>
          ))}
        </div>
        <ol className={styles.legend}>
          {block.zones.map((zone, at) => (
            <li key={zone.label.key} data-here={here(at, zone.to)}>
              <span>
                <bdi dir="ltr">
                  {starts[at]}–{zone.to}
                </bdi>
              </span>{' '}
              <Say message={zone.label} />
            </li>
          ))}
        </ol>
      </div>
      {block.terms && <Terms terms={block.terms} />}
      <TwinTable
        caption={plain(block.title)}
        head={[plain({ key: 'chart.item' }), plain({ key: 'chart.value' })]}
        rows={[
          [plain(block.valueLabel), formatNumber(block.value, wording.locale, 0, 1)],
          ...block.zones.map((zone, at) => [plain(zone.label), `${starts[at]} – ${zone.to}`]),
        ]}
      />
    </figure>
  );
}
