import { count } from '../../engine/kit/words/message.ts';
import type { DaysBlock } from '../../engine/kit/report/report.ts';
import { useOtherwise } from './otherwise.ts';
import { Say } from './Say.tsx';
import { Tried, TriedArea } from './Tried.tsx';
import styles from './Days.module.css';

const daysOf = ({ perYear }: DaysBlock): number => Math.max(0, Math.min(365, Math.round(perYear)));

const squares = Array.from({ length: 365 }, (_, day) => `M${Math.floor(day / 7) * 12} ${(day % 7) * 12}h9v9h-9z`);

/** A year as 365 squares, the days gained filled: a picture that needs no numbers. */
export function Days({ block }: { block: DaysBlock }) {
  const { open, tried } = useOtherwise(block);
  return (
    <figure className={`chart ${styles.days}`} data-open={open ? '' : undefined}>
      <Say as="figcaption" message={block.title} />
      <svg className={`mirror ${styles.year}`} viewBox="-1 -1 638 86" aria-hidden="true">
        {/* Two shapes and not 365: the first frame of an answer waits for each. */}
        <path d={squares.slice(daysOf(block)).join('')} />
        <path d={squares.slice(0, daysOf(block)).join('')} data-on="" />
        {tried && (
          <TriedArea count={daysOf(tried)} perLine={7} at={(day, week) => `${week * 12 - 1.5},${day * 12 - 1.5}`} />
        )}
      </svg>
      <Say as="p" className={`chart-note ${styles.caption}`} message={block.caption} />
      {open && (
        <p className={`chart-note ${styles.caption}`}>
          {tried && (
            <Tried>
              <Say message={{ key: 'about', values: { value: count(daysOf(tried), 'days') } }} />
            </Tried>
          )}
        </p>
      )}
    </figure>
  );
}
