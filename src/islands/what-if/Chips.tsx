import type { Change } from '../../engine/answer/changes/find.ts';
import { inView } from '../../engine/answer/changes/ranked.ts';
import { changeMessage, effectMessage } from '../../engine/answer/changes/words.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { useChanges } from '../report/Changes.tsx';
import { Say } from '../report/Say.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import type { Moved, Value } from './moved.ts';
import { useWhatIfWords } from './what-if-words.ts';
import styles from './WhatIf.module.css';

/** What a chip sets: the end of its range that is nearest to where the field stands. */
function nearest({ to, path }: Change, inputs: object): Value {
  if ('answer' in to) return to.answer;
  return Number(readPath(inputs, path)) < to.low ? to.low : to.high;
}

/** What matters most of what a person can do, one press each; never what the plan would take away again. */
export function Chips({
  snapshot,
  moved,
  onMove,
}: {
  snapshot: Snapshot;
  moved: Moved;
  onMove: (path: string, value: Value) => void;
}) {
  const { tool } = useWorkbench();
  const words = useWhatIfWords();
  const changes = useChanges(snapshot);
  if (!changes) return <p className={styles.quiet}>{words.searching}</p>;
  const levers = changes.filter(({ doing }) => doing === 'lever');
  // The best of each field: three ways, not three doses of one.
  const chips = levers
    .filter(({ path }, at) => levers.findIndex((other) => other.path === path) === at)
    .slice(0, inView);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={words.most}>
      {chips.map((change) => {
        const value = nearest(change, snapshot.inputs);
        const [effect] = change.effects;
        return (
          <button
            key={`${change.path}${String(value)}`}
            type="button"
            aria-pressed={moved[change.path] === value}
            onClick={() => onMove(change.path, value)}
          >
            <Say as="b" message={changeMessage(tool, change)} />
            {/* Two lines to the eye; heard, they are one, and need their pause. */}
            {effect && <span className="visually-hidden">: </span>}
            {effect && <Say message={effectMessage(effect)} />}
          </button>
        );
      })}
    </div>
  );
}
