import { memo } from 'react';
import type { PeopleBlock } from '../../engine/kit/report/report.ts';
import { useOtherwise } from './otherwise.ts';
import { Say } from './Say.tsx';
import { Tried } from './Tried.tsx';
import { cornersOf } from './tried-area.ts';
import styles from './People.module.css';

/** A head and shoulders, 8 wide and 10 high. */
const person = 'M4 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4M1 10V7.5A2.5 2.5 0 0 1 3.5 5h1A2.5 2.5 0 0 1 7 7.5V10z';
const places = Array.from({ length: 100 }, (_, at) => ({ x: (at % 10) * 11, y: Math.floor(at / 10) * 13 }));

/** Drawn once: a step of what is tried moves the outline around them, and none of the hundred. */
const Hundred = memo(function Hundred({ concerned }: { readonly concerned: number }) {
  return places.map(({ x, y }, at) => (
    <path key={`${x}-${y}`} d={person} transform={`translate(${x} ${y})`} data-on={at < concerned ? '' : undefined} />
  ));
});

/** A hundred people, those concerned filled: the words beside each picture say the same. */
export function People({ block }: { block: PeopleBlock }) {
  const { open, tried } = useOtherwise(block);
  return (
    <figure
      className={`chart ${styles.people}`}
      data-wide={block.groups.length > 1 ? '' : undefined}
      data-open={open ? '' : undefined}
    >
      <figcaption>
        <Say message={block.title} />
      </figcaption>
      <div className={styles.groups}>
        {block.groups.map(({ label, people, words, tone }) => {
          const other = tried?.groups.find((group) => group.label.key === label.key);
          return (
            <div key={label.key} className={styles.group}>
              <p className={styles.label}>
                <Say message={label} />
              </p>
              <svg className={styles.hundred} viewBox="0 0 107 128" aria-hidden="true" data-tone={tone}>
                <Hundred concerned={people} />
                {other && (
                  <polygon
                    className={`${styles.tried} no-print`}
                    data-tried=""
                    points={cornersOf(other.people, 10)
                      .map(([place, row]) => `${place * 11 - 1.5},${row * 13 - 1.5}`)
                      .join(' ')}
                  />
                )}
              </svg>
              <p className={styles.words}>
                <Say message={words} />
                {other && (
                  <span className={`${styles.other} no-print`}>
                    <Tried>
                      <Say message={other.words} />
                    </Tried>
                  </span>
                )}
              </p>
            </div>
          );
        })}
      </div>
      {block.note && (
        <p className={`chart-note ${styles.note}`}>
          <Say message={block.note} />
        </p>
      )}
    </figure>
  );
}
