import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { fill } from '../shared/fill.ts';
import { type Chip, LineChips } from './LineChips.tsx';
import styles from './LineReading.module.css';

interface Answered {
  readonly box: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Whoever asked for a reading is taken along once it is there: to the press that takes it, or to what was said. */
export function useAnswered(asked: number, isReady: boolean, onRead: () => void): Answered {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The press that was answered last. */
  const answered = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it was asked for, not while one goes on typing.
  useEffect(() => {
    if (!isReady || answered.current === asked) return;
    answered.current = asked;
    onRead();
    const next = box.current?.querySelector<HTMLElement>('[data-take]:not(:disabled)') ?? heading.current;
    next?.focus();
  }, [asked, isReady]);
  return { box, heading };
}

/** How many of each a line holds. */
interface Held {
  /** What is still to be taken. */
  readonly open: number;
  /** What was taken out of it. */
  readonly ours: number;
  /** All that it states. */
  readonly read: number;
  readonly questions: number;
  readonly medicines: number;
  /** Medicines that the notes do not name yet. */
  readonly missing: number;
}

/** What stands above what a line says. */
export function lineTitle(words: TypedLineWords, { open, ours, read, questions, medicines, missing }: Held): string {
  if (open > 0) return words.understood;
  if (ours > 0) return fill(words.inVisit, { n: ours });
  if (read > 0) return words.allThere;
  if (questions > 0) return words.questions;
  if (medicines === 0) return words.nothing;
  return missing > 0 ? words.medicinesOnly : words.allThere;
}

interface Props {
  readonly answered: Answered;
  readonly words: TypedLineWords;
  readonly title: string;
  readonly said: string;
  /** Whether all of the text is read. */
  readonly isOfAll: boolean;
  /** Whether nothing of it is left to decide: then it may stand beside the line. */
  readonly isDone?: boolean;
  /** What stands there out of this line. */
  readonly ours: number;
  /** What of the person does not agree with the line, as it is called. */
  readonly differs: string;
  readonly chips: readonly Chip[];
  readonly onTick: (id: string, ticked: boolean) => void;
  readonly onTake: () => void;
  readonly onUndo: () => void;
  /** Questions, and what was not understood. */
  readonly children: ReactNode;
}

/** What a line says, in the visit and in every calculator: chips to confirm by one press, and the press that takes them out again. */
export function LineFound(props: Props) {
  const { answered, words, title, said, isOfAll, isDone, ours, differs, chips, onTick, onTake, onUndo, children } =
    props;
  const chosen = chips.filter(({ ticked }) => ticked).length;
  return (
    <section
      ref={answered.box}
      className={styles.reading}
      data-done={isDone ? '' : undefined}
      aria-labelledby="line-found"
      data-of-all={isOfAll ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 ref={answered.heading} id="line-found" tabIndex={-1}>
          {title}
        </h2>
        <p role="status">
          {said}
          {chips.length > 0 && ours > 0 && fill(words.inVisit, { n: ours })}
        </p>
        {ours > 0 && (
          <button type="button" className="link" onClick={onUndo}>
            {words.undo}
          </button>
        )}
      </div>
      {differs !== '' && (
        <p role="alert">
          <SeverityIcon severity="warn" /> {fill(words.differs, { facts: differs })}
        </p>
      )}
      {chips.length > 0 && (
        <>
          <LineChips chips={chips} onTick={onTick} />
          <p>
            <button
              type="button"
              className="button primary"
              data-take=""
              disabled={chosen === 0}
              // The Enter that asked for the reading may still be held down.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={onTake}
            >
              {fill(words.take, { n: chosen })}
            </button>{' '}
            <span className={`aside ${styles.byEnter}`}>{words.byEnter}</span>
            <span className="visually-hidden" role="status">
              {fill(words.found, { n: chosen })}
            </span>
          </p>
        </>
      )}
      {children}
    </section>
  );
}
