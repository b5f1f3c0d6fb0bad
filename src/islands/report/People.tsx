import type { PeopleBlock } from '../../engine/kit/report/report.ts';
import { useOtherwise } from './otherwise.ts';
import { Say } from './Say.tsx';
import { Tried } from './Tried.tsx';
import { cornersOf } from './tried-area.ts';
import styles from './People.module.css';

/** A head and shoulders, 8 wide and 10 high, from its corner. */
const person = 'm4 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4m-3 10v-2.5a2.5 2.5 0 0 1 2.5-2.5h1a2.5 2.5 0 0 1 2.5 2.5v2.5z';
const everyone = Array.from({ length: 100 }, (_, at) => `M${(at % 10) * 11} ${Math.floor(at / 10) * 13}${person}`);

/** A hundred people, those concerned filled: the words beside each picture say the same. */
export function People({ block }: { block: PeopleBlock }) {
  const { open, tried } = useOtherwise(block);
  return (
    <figure
      className={`chart ${styles.people}`}
      data-wide={block.groups.length > 1 ? '' : undefined}
      data-open={open ? '' : undefined}
    >
      <Say as="figcaption" message={block.title} />
      <div className={styles.groups}>
        {block.groups.map(({ label, people, words, tone }) => {
          const other = tried?.groups.find((group) => group.label.key === label.key);
          return (
            <div key={label.key} className={styles.group}>
              <Say as="p" className={styles.label} message={label} />
              <svg className={styles.hundred} viewBox="0 0 107 128" aria-hidden="true" data-tone={tone}>
                {/* Two shapes and not a hundred: the first frame of an answer waits for each. */}
                <path d={everyone.slice(people).join('')} />
                <path d={everyone.slice(0, people).join('')} data-on="" />
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
      {block.note && <Say as="p" className={`chart-note ${styles.note}`} message={block.note} />}
    </figure>
  );
}
