import { useMemo } from 'react';
import { changeMessage, changes } from '../../engine/kit/worksheet/sensitivity.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import styles from './text.module.css';
import { Say } from './Say.tsx';

/** What would change this: for each conclusion the nearest value of each input at which it turns. */
export function Changes({ tool, inputs }: { tool: Tool; inputs: object }) {
  const found = useMemo(() => changes(tool, inputs), [tool, inputs]);
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
