import type { ReactNode } from 'react';
import type { BedsideWords } from '../../content/ui/en/bedside.ts';
import type { Block } from '../../engine/kit/report/report.ts';
import { concepts } from '../../engine/clinical/concepts.ts';
import type { Concept } from '../../engine/kit/fields/concept.ts';
import { count, quantity } from '../../engine/kit/words/message.ts';
import { SayValue, Say } from '../report/Say.tsx';
import { fill } from '../shared/fill.ts';
import styles from './Bedside.module.css';

function Part({ label, children, goal }: { label: ReactNode; children: ReactNode; goal?: true }) {
  return (
    <span className={styles.part} data-goal={goal && ''}>
      <b className={styles.number}>{children}</b>
      <small>{label}</small>
    </span>
  );
}

/** From today's figure to the one that can be reached. */
function FromTo({
  concept,
  from,
  to,
  labels,
}: {
  concept: Concept;
  from: number;
  to: number;
  labels: [ReactNode, ReactNode];
}) {
  return (
    <>
      <Part label={labels[0]}>
        <SayValue value={quantity(concept, from)} />
      </Part>
      {/* Broken into two lines, the arrow goes along with what it points to. */}
      <span className={styles.reached}>
        <svg className={`mirror ${styles.arrow}`} viewBox="0 0 48 24" aria-hidden="true">
          <path d="M2 12h42M34 3l10 9-10 9" />
        </svg>
        <Part label={labels[1]} goal>
          <SayValue value={quantity(concept, to)} />
        </Part>
      </span>
    </>
  );
}

/** Where no calculator has a picture yet: what was measured. */
export function MeasuredA1c({ value }: { value: number }) {
  return (
    <Part label={<Say message={{ key: 'concept.a1c' }} />}>
      <SayValue value={quantity(concepts.a1c, value)} />
    </Part>
  );
}

/** The one figure a picture comes down to; nothing where it has none. */
export function BedsideFigure({ block, words }: { block: Block | undefined; words: BedsideWords }) {
  switch (block?.type) {
    case 'trend': {
      const good = block.paths.find(({ tone }) => tone === 'good') ?? block.paths[0];
      return good ? (
        <FromTo
          concept={block.concept}
          from={block.start}
          to={good.end}
          labels={[words.now, fill(words.weeks, { n: block.weeks })]}
        />
      ) : (
        <MeasuredA1c value={block.start} />
      );
    }
    case 'ranges': {
      const inRange = block.parts.find(({ id }) => id === 'in-range');
      return inRange ? (
        <Part label={words.inRange} goal>
          <SayValue value={count(Math.round(inRange.share), '%')} />
        </Part>
      ) : null;
    }
    case 'days':
      return (
        <Part label={words.days} goal>
          <SayValue value={count(Math.round(block.perYear))} />
        </Part>
      );
    case 'people': {
      const [first] = block.groups;
      return first ? (
        <Part label={<Say message={block.short ?? block.title} />}>
          <bdi>{first.people === 0 ? '< 1' : first.people}</bdi>
        </Part>
      ) : null;
    }
    default:
      return null;
  }
}
