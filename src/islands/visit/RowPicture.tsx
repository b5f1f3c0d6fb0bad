import type { ReactNode } from 'react';
import type { Block, Tone } from '../../engine/kit/report/report.ts';
import styles from './RowPicture.module.css';

const wide = 120;
const high = 44;
const within = (value: number, min: number, max: number): number =>
  max === min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));

function Line({ ends, y0, tone }: { ends: number; y0: number; tone: string }) {
  return (
    <>
      <path className={styles.line} data-tone={tone} d={`M6 ${y0}C40 ${ends} 70 ${ends} ${wide - 6} ${ends}`} />
      <circle className={styles.dot} data-tone={tone} cx={wide - 6} cy={ends} r="3.5" />
    </>
  );
}

function Trend({ block }: { block: Extract<Block, { type: 'trend' }> }) {
  const values = [block.start, block.target, ...block.paths.map(({ end }) => end)];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number => 38 - within(value, min, max) * 32;
  return (
    <>
      <rect
        className={styles.goal}
        x="0"
        y={y(block.target)}
        width={wide}
        height={Math.max(0, high - y(block.target))}
      />
      <path className={styles.target} d={`M0 ${y(block.target)}H${wide}`} />
      {block.paths.map(({ tone, end }) => (
        <Line key={tone} tone={tone} ends={y(end)} y0={y(block.start)} />
      ))}
      <circle className={styles.start} cx="6" cy={y(block.start)} r="3.5" />
    </>
  );
}

/** Where bars stand: three at most. */
const rows = [3, 17, 31] as const;

/** Bars from the start of a row, at most three; `zero` is where nothing stands, as a share of the width. */
function Bars({ bars, zero = 0 }: { bars: readonly { share: number; tone?: Tone | undefined }[]; zero?: number }) {
  const at = zero * wide;
  return (
    <>
      {rows
        .map((y, row) => [y, bars[row]] as const)
        .map(
          ([y, bar]) =>
            bar && (
              <rect
                key={y}
                className={styles.bar}
                data-tone={bar.tone}
                x={Math.min(at, bar.share * wide)}
                y={y}
                width={Math.max(2, Math.abs(bar.share * wide - at))}
                height="9"
              />
            ),
        )}
      <path className={styles.axis} d={`M${at} 0V${high}`} />
    </>
  );
}

function Dots({ filled, of, columns }: { filled: number; of: number; columns: number }) {
  const step = wide / columns;
  return Array.from({ length: of }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) })).map(
    ({ x, y }, at) => (
      <circle
        key={`${x}-${y}`}
        className={styles.one}
        data-on={at < filled ? '' : undefined}
        cx={step / 2 + x * step}
        cy={step / 2 + y * step}
        r={step * 0.36}
      />
    ),
  );
}

function Zones({ block }: { block: Extract<Block, { type: 'scale' }> }) {
  const x = (value: number): number => within(value, block.min, block.max) * wide;
  return (
    <>
      {block.zones.map(({ to, tone }, at) => {
        const from = x(block.zones[at - 1]?.to ?? block.min);
        return (
          <rect
            key={to}
            className={styles.zone}
            data-tone={tone}
            x={from}
            y="16"
            width={Math.max(0, x(to) - from)}
            height="12"
          />
        );
      })}
      <path className={styles.marker} d={`M${Math.min(wide - 2, Math.max(2, x(block.value)))} 6V38`} />
    </>
  );
}

function Shares({ block }: { block: Extract<Block, { type: 'ranges' }> }) {
  let from = 0;
  return block.parts.map(({ id, share }) => {
    const x = from;
    from += (share / 100) * wide;
    return (
      <rect key={id} className={styles.share} data-range={id} x={x} y="14" width={(share / 100) * wide} height="16" />
    );
  });
}

function drawn(block: Block | undefined): ReactNode {
  switch (block?.type) {
    case 'trend':
      return <Trend block={block} />;
    case 'ranking': {
      const scores = block.options.map(({ score }) => score);
      const [min, max] = [Math.min(0, ...scores), Math.max(1, ...scores)];
      return (
        <Bars
          zero={within(0, min, max)}
          bars={block.options.map(({ score, tone }) => ({ share: within(score, min, max), tone }))}
        />
      );
    }
    case 'scale':
      return <Zones block={block} />;
    case 'ranges':
      return <Shares block={block} />;
    case 'days':
      return <Dots filled={Math.round((block.perYear / 365) * 30)} of={30} columns={10} />;
    case 'people':
      return <Dots filled={Math.round((block.groups[0]?.people ?? 0) / 2)} of={50} columns={17} />;
    default:
      return <path className={styles.waits} d={`M2 ${high / 2}H${wide - 2}`} />;
  }
}

/** A calculator's picture, as small as a row: what it says stands in words beside it. Mirrors with the page, as its big one does. */
export function RowPicture({ block }: { block: Block | undefined }) {
  return (
    <svg className={`mirror ${styles.picture}`} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {drawn(block)}
    </svg>
  );
}
