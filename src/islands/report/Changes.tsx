import { useMemo } from 'react';
import { changeMessage, changes } from '../../engine/kit/worksheet/sensitivity.ts';
import type { Answering } from '../../engine/answer/index.ts';
import styles from './text.module.css';
import { Say } from './Say.tsx';

/** What would change this: for each conclusion the nearest value of each input at which it turns. */
export function Changes({ snapshot: { answering, inputs } }: { snapshot: { answering: Answering; inputs: object } }) {
  const { tool } = answering;
  const found = useMemo(() => changes(answering, inputs), [answering, inputs]);
  if (found.length === 0)
    return (
      <p>
        <Say message={{ key: 'change.none' }} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {found.map((change) => (
        <li key={`${change.path}${change.direction}${change.outcome}${change.to}`}>
          <Say message={changeMessage(tool, change)} />
        </li>
      ))}
    </ul>
  );
}
