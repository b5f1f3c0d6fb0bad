import type { PeopleBlock } from '../../engine/kit/report/report.ts';
import { Say } from './Say.tsx';
import styles from './People.module.css';

/** A head and shoulders, 8 wide and 10 high. */
const person = 'M4 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4M1 10V7.5A2.5 2.5 0 0 1 3.5 5h1A2.5 2.5 0 0 1 7 7.5V10z';
const places = Array.from({ length: 100 }, (_, at) => ({ x: (at % 10) * 11, y: Math.floor(at / 10) * 13 }));

/** A hundred people, those concerned filled: the words beside each picture say the same. */
export function People({ block }: { block: PeopleBlock }) {
  return (
    <figure className={styles.people} data-wide={block.groups.length > 1 ? '' : undefined}>
      <figcaption className={styles.title}>
        <Say message={block.title} />
      </figcaption>
      <div className={styles.groups}>
        {block.groups.map(({ label, people, words, tone }) => (
          <div key={label.key} className={styles.group}>
            <p className={styles.label}>
              <Say message={label} />
            </p>
            <svg className={styles.hundred} viewBox="0 0 107 128" aria-hidden="true" data-tone={tone}>
              {places.map(({ x, y }, at) => (
                <path
                  key={`${x}-${y}`}
                  d={person}
                  transform={`translate(${x} ${y})`}
                  data-on={at < people ? '' : undefined}
                />
              ))}
            </svg>
            <p className={styles.words}>
              <Say message={words} />
            </p>
          </div>
        ))}
      </div>
      {block.note && (
        <p className={styles.note}>
          <Say message={block.note} />
        </p>
      )}
    </figure>
  );
}
