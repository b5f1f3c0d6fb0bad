import { memo, use, useCallback, useEffect, useMemo, useState } from 'react';
import { inView } from '../../engine/answer/changes/ranked.ts';
import { effectsBetween } from '../../engine/answer/changes/standing.ts';
import { effectMessage } from '../../engine/answer/changes/words.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { SetOtherwise } from '../report/otherwise.ts';
import { Say, SayEach } from '../report/Say.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useLater } from '../shared/use-later.ts';
import { Chips } from './Chips.tsx';
import { Control } from './Control.tsx';
import { leversOf } from './levers.ts';
import { askedWith, type Moved, movedBy, type Value } from './moved.ts';
import { useWhatIfWords } from './what-if-words.ts';
import styles from './WhatIf.module.css';

/** Between what is moved and the sentence below it, in pixels. */
const gap = 8;

/** What was moved, with its answer. */
interface MovedAnswer {
  readonly inputs: object;
  readonly marks: { readonly examples: readonly string[] };
  readonly answer: ReturnType<Snapshot['answering']['answer']>;
}

/**
 * The sentence comes up from the foot of the window: what moves it must not end up underneath. A slider only follows the finger sideways.
 * Looked at when its size has been settled or something else is held, never with a step: the step would wait for the page to be laid out.
 */
function keptInSight(sentence: HTMLElement | null) {
  if (!sentence) return undefined;
  const panel = sentence.closest('section');
  const keep = (): void => {
    const held = document.activeElement;
    if (!held || !panel?.contains(held)) return;
    const [one, other] = [held.getBoundingClientRect(), sentence.getBoundingClientRect()];
    if (one.bottom > other.top && one.top < other.bottom) window.scrollBy(0, one.bottom - other.top + gap);
  };
  const resized = new ResizeObserver(keep);
  resized.observe(sentence);
  panel?.addEventListener('focusin', keep);
  return () => {
    resized.disconnect();
    panel?.removeEventListener('focusin', keep);
  };
}

const Outcome = memo(function Outcome({ snapshot, asked }: { snapshot: Snapshot; asked: MovedAnswer }) {
  const words = useWhatIfWords();
  const { answering } = snapshot;
  const calculated = useMemo(
    () => answering.standing(snapshot.inputs, { examples: snapshot.examples }),
    [answering, snapshot],
  );
  const effects = useMemo(
    () =>
      effectsBetween(calculated, answering.standing(asked.inputs, asked.marks)).filter(({ kind }) => kind === 'step'),
    [answering, calculated, asked],
  );
  return (
    <div ref={keptInSight} className={styles.outcome} role="status">
      <Say as="p" className={styles.said} message={asked.answer.report.answer} />
      {effects.length === 0 ? (
        <p className={styles.quiet}>{words.same}</p>
      ) : (
        <>
          <p className={styles.label}>{words.steps}</p>
          <ul>
            <SayEach messages={effects.slice(0, inView).map(effectMessage)} as="li" />
          </ul>
        </>
      )}
    </div>
  );
});

/** The panel: what can be moved, and what would be said then. */
export function WhatIf({
  snapshot,
  onTake,
}: {
  snapshot: Snapshot;
  /** Takes what was moved over into the form; `moved` are the paths that are nobody's example any more. */
  onTake: (inputs: object, moved: readonly string[]) => void;
}) {
  const { tool } = useWorkbench();
  const words = useWhatIfWords();
  const onOtherwise = use(SetOtherwise);
  const [moved, setMoved] = useState<Moved>({});
  const levers = useMemo(() => leversOf(tool, snapshot.inputs), [tool, snapshot.inputs]);
  const marks = useMemo(
    () => ({ examples: snapshot.examples.filter((path) => !(path in moved)) }),
    [snapshot.examples, moved],
  );
  const isMoved = Object.keys(moved).length > 0;
  const inputs = useMemo(() => (isMoved ? askedWith(snapshot, moved) : null), [snapshot, moved, isMoved]);
  // The slider comes first and a line with it; another picture, and what would be said, follow in the next frame.
  const drawn = snapshot.report.picture[0]?.type;
  const isLine = drawn === 'trend';
  const question = useMemo(() => inputs && { inputs, marks }, [inputs, marks]);
  const questionLater = useLater(question, question);
  const seen = isLine ? question : questionLater;
  const asked = useMemo(
    (): MovedAnswer | null => seen && { ...seen, answer: snapshot.answering.answer(seen.inputs, seen.marks) },
    [snapshot, seen],
  );
  const askedLater = useLater(asked, asked);
  const said = isLine ? askedLater : asked;
  const move = useCallback(
    (path: string, value: Value): void => setMoved((before) => movedBy(before, path, value, snapshot.inputs)),
    [snapshot.inputs],
  );
  const start = levers.find(({ fact }) => fact === 'a1c');
  const startPath = start?.kind === 'number' ? start : undefined;

  useEffect(() => {
    onOtherwise({
      picture: asked?.answer.report.picture ?? [],
      ...(startPath && {
        onStart: (value: number) => {
          const { path, low, high, step } = startPath;
          const onGrid = low + Math.round((value - low) / step) * step;
          move(path, Number(Math.min(high, Math.max(low, onGrid)).toFixed(6)));
        },
      }),
    });
    return () => onOtherwise(null);
  }, [asked, startPath, onOtherwise, move]);

  return (
    <section className={`${styles.panel} no-print`} aria-label={words.title} data-drawn={drawn}>
      <p className={styles.quiet}>{words.lead}</p>
      <div className={styles.levers}>
        {levers.map((lever) => (
          <Control
            key={lever.path}
            lever={lever}
            was={readPath(snapshot.inputs, lever.path) as Value}
            moved={moved[lever.path]}
            onMove={move}
          />
        ))}
      </div>
      {/* They are found after a while: above the levers they would move them away from under the finger. */}
      <Chips snapshot={snapshot} moved={moved} onMove={move} />
      {!isMoved ? (
        <p className={styles.quiet}>{words.unchanged}</p>
      ) : !inputs ? (
        <p role="status">{words.together}</p>
      ) : (
        said && <Outcome snapshot={snapshot} asked={said} />
      )}
      {isMoved && (
        <div className="choices">
          <button type="button" className="button quiet" onClick={() => setMoved({})}>
            {words.back}
          </button>
          {inputs && (
            <button type="button" className="button quiet" onClick={() => onTake(inputs, Object.keys(moved))}>
              {words.take}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
