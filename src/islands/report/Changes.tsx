import { useEffect, useMemo, useState } from 'react';
import type { Answering } from '../../engine/answer/index.ts';
import { type Change, findChanges } from '../../engine/answer/changes/find.ts';
import { inView, ranked } from '../../engine/answer/changes/ranked.ts';
import { changeMessage, effectMessage } from '../../engine/answer/changes/words.ts';
import { count } from '../../engine/kit/words/message.ts';
import styles from './Changes.module.css';
import { Say, SayEach } from './Say.tsx';

/** What was asked, and who answers the same with something changed. */
interface Asked {
  readonly answering: Answering;
  readonly inputs: object;
  readonly examples?: readonly string[];
}

/** A step of the search yields to the page after this many milliseconds: typing and scrolling stay smooth meanwhile. */
const slice = 8;

/** Every change, what matters most first; null until the search is through. */
export function useChanges({ answering, inputs, examples }: Asked): readonly Change[] | null {
  const [found, setFound] = useState<{ readonly of: object; readonly changes: readonly Change[] } | null>(null);
  useEffect(() => {
    const marks = examples ? { examples } : {};
    const search = findChanges(answering, inputs, marks);
    const changes: Change[] = [];
    let waiting: ReturnType<typeof setTimeout>;
    const go = (): void => {
      const until = performance.now() + slice;
      do {
        const next = search.next();
        if (next.done) {
          setFound({ of: inputs, changes: ranked(changes, answering.standing(inputs, marks)) });
          return;
        }
        changes.push(...next.value);
      } while (performance.now() < until);
      waiting = setTimeout(go);
    };
    waiting = setTimeout(go);
    return () => clearTimeout(waiting);
  }, [answering, inputs, examples]);
  return found?.of === inputs ? found.changes : null;
}

/** More effects than this would bury the gravest. */
const effectsTold = 3;

function List({ asked, changes }: { asked: Asked; changes: readonly Change[] }) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={`${change.path}${JSON.stringify(change.to)}`}>
          <Say as="strong" message={changeMessage(asked.answering.tool, change)} />
          <ul className={styles.effects}>
            <SayEach messages={change.effects.slice(0, effectsTold).map(effectMessage)} as="li" />
          </ul>
        </li>
      ))}
    </ul>
  );
}

const none = <Say as="p" message={{ key: 'change.none' }} />;

/** What would change this: the three that matter most, the rest behind “more”. */
export function Changes({ snapshot }: { snapshot: Asked }) {
  const changes = useChanges(snapshot);
  if (!changes) return <div className={styles.searching} aria-busy="true" />;
  if (changes.length === 0) return none;
  const rest = changes.slice(inView);
  return (
    <>
      <List asked={snapshot} changes={changes.slice(0, inView)} />
      {rest.length > 0 && (
        <details className="more">
          <Say as="summary" message={{ key: 'change.more', values: { n: count(rest.length) } }} />
          <List asked={snapshot} changes={rest} />
        </details>
      )}
    </>
  );
}

/** On paper: what matters most, found while the page is drawn. */
export function PrintedChanges({ snapshot }: { snapshot: Asked }) {
  const { answering, inputs, examples } = snapshot;
  const changes = useMemo(() => {
    const marks = examples ? { examples } : {};
    const found = [...findChanges(answering, inputs, marks)].flat();
    return ranked(found, answering.standing(inputs, marks)).slice(0, inView);
  }, [answering, inputs, examples]);
  return changes.length === 0 ? none : <List asked={snapshot} changes={changes} />;
}
