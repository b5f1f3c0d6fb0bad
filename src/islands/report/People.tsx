import type { PeopleBlock } from '../../engine/kit/report/report.ts';
import { Crowd } from './Crowd.tsx';
import { useOtherwise } from './otherwise.ts';
import { Say } from './Say.tsx';
import { Tried, TriedArea } from './Tried.tsx';
import styles from './People.module.css';

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
              <Crowd people={people} tone={tone}>
                {other && (
                  <TriedArea
                    count={other.people}
                    perLine={10}
                    at={(place, row) => `${place * 11 - 1.5},${row * 13 - 1.5}`}
                  />
                )}
              </Crowd>
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
