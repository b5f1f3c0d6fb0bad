import { roundTo } from '../../engine/kit/maths.ts';
import { range } from '../../engine/clinical/words.ts';
import { count, type Value } from '../../engine/kit/words/message.ts';
import type { WaterBlock } from '../../engine/kit/report/report.ts';
import { Say, SayValue } from './Say.tsx';
import styles from './Water.module.css';

const outline = {
  glass: { box: '0 0 24 32', path: 'M4 3h16l-2 26H6z', fill: 'M5 10c3-2 5 2 8 0s4 1 6 0l-1.4 19H6.4z' },
  bottle: {
    box: '0 0 24 48',
    path: 'M9 2h6v6c0 3 4 4 4 9v26a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V17c0-5 4-6 4-9z',
    fill: 'M5 20c4-2 9 2 14 0v23a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z',
  },
} as const;

/** As they are shown: one figure where both ends are the same. */
const fromTo = (from: number, to: number, shown: (value: number, unit?: 'L') => Value, unit?: 'L'): Value =>
  from === to ? shown(to, unit) : range(shown(from), shown(to, unit));

/** A day's water as vessels: filled up to the lower end, outlined between the lower and the upper end. */
export function Water({ block }: { block: WaterBlock }) {
  const [low, high] = block.litres.map((litres) => roundTo(litres, 1)) as [number, number];
  return (
    <figure className={styles.water}>
      <figcaption className={styles.title}>
        <Say message={block.title} />{' '}
        <SayValue as="b" value={fromTo(low, high, (litres, unit) => count(litres, unit, 1), 'L')} />
      </figcaption>
      {block.vessels.map((vessel) => (
        <div key={vessel.kind} className={styles.row}>
          <span className={styles.vessels} aria-hidden="true">
            {Array.from({ length: Math.ceil(vessel.to) }, (_, at) => (
              <svg
                key={`${vessel.kind}-${at}`}
                aria-hidden="true"
                className={styles.vessel}
                data-kind={vessel.kind}
                data-full={at < Math.floor(vessel.from) ? '' : undefined}
                viewBox={outline[vessel.kind].box}
              >
                <path className={styles.fill} d={outline[vessel.kind].fill} />
                <path className={styles.outline} d={outline[vessel.kind].path} />
              </svg>
            ))}
          </span>
          <span className="aside">
            <Say message={vessel.label} />
            <span className="visually-hidden">
              {': '}
              <SayValue value={fromTo(vessel.from, vessel.to, (vessels) => count(vessels, undefined, 0, 1))} />
            </span>
          </span>
        </div>
      ))}
    </figure>
  );
}
