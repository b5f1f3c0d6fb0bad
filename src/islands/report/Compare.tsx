import { Fragment } from 'react';
import type { CompareBlock } from '../../engine/kit/report/report.ts';
import { figureOf } from '../../engine/kit/words/format.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';
import { TwinTable } from './TwinTable.tsx';
import styles from './Compare.module.css';

const percent = (value: number, most: number): string => `${Math.min(100, (value / most) * 100)}%`;

/** Bars against a target: how much is eaten, how much the plan allows, and how sure the estimate is. */
export function Compare({ block }: { block: CompareBlock }) {
  const { wording } = useReading();
  const plain = usePlain();
  const { target } = block;
  const most =
    Math.max(
      ...block.bars.map((bar) => bar.value * (1 + (bar.about ?? 0))),
      (target?.value ?? 0) + (target?.tolerance ?? 0),
    ) * 1.04;
  const next = wording.locale === 'ar' ? '؛ ' : '; ';
  const figure = (value: number) => figureOf(value, block.concept, wording);
  return (
    <figure className={styles.compare}>
      <figcaption className={styles.title}>
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
        </span>
      </figcaption>
      <div aria-hidden="true">
        {block.bars.map((bar, at) => (
          <div key={`${bar.label.key}-${at}`} className={styles.row}>
            <span className={styles.name}>
              <Say message={bar.label} />
            </span>
            <span className={styles.value}>
              <SayValue value={quantity(block.concept, bar.value)} />
            </span>
            <span className={styles.track}>
              <i className={styles.bar} data-tone={bar.tone} style={{ inlineSize: percent(bar.value, most) }} />
              {bar.about !== undefined && (
                <i
                  className={styles.about}
                  style={{
                    insetInlineStart: percent(bar.value * (1 - bar.about), most),
                    inlineSize: percent(bar.value * 2 * bar.about, most),
                  }}
                />
              )}
              {target && <i className={styles.goal} style={{ insetInlineStart: percent(target.value, most) }} />}
            </span>
          </div>
        ))}
        {target && (
          <p className={styles.key}>
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
