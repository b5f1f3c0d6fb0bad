import type { Message } from '../../engine/kit/words/message.ts';
import { formatNumber } from '../../engine/kit/words/format.ts';
import { Say } from './Say.tsx';
import styles from './Terms.module.css';

export interface Term {
  readonly label: Message;
  readonly value: number;
}

/**
 * A score taken apart: one bar a term, to one side of the middle when it lowers and to the other when it raises. Colours mean one thing
 * everywhere: ember where a risk rises or a benefit falls, teal where it is the other way.
 */
export function Terms({ terms, of }: { terms: readonly Term[]; of: 'risk' | 'benefit' }) {
  const shown = terms.filter((term) => term.value !== 0);
  const most = Math.max(1, ...shown.map((term) => Math.abs(term.value)));
  return (
    <ul className={styles.terms}>
      {shown.map((term) => (
        <li key={`${term.label.key}${term.value}`}>
          <Say as="span" className="second" message={term.label} />
          <span className={`track ${styles.track}`} aria-hidden="true">
            <i
              data-sign={term.value < 0 ? 'minus' : 'plus'}
              data-worse={term.value < 0 === (of === 'benefit') ? '' : undefined}
              style={{ inlineSize: `${(Math.abs(term.value) / most) * 50}%` }}
            />
          </span>
          <bdi dir="ltr" className={styles.value}>
            {term.value > 0 ? '+' : ''}
            {formatNumber(term.value, 0, 1)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
