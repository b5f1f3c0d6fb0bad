import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import { readIntake } from '../../engine/intake/index.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { disagreements } from '../visit/visit-store.ts';
import { markedOf } from './line-marks.ts';
import type { Marked } from './marks-in.ts';
import { LineLeft } from './LineLeft.tsx';
import { LineMedicines } from './LineMedicines.tsx';
import { LineQuestions } from './LineQuestions.tsx';
import styles from './LineReading.module.css';
import {
  fitsInto,
  keeping,
  missingIn,
  noneKept,
  standingMedicines,
  withMedicines,
  withoutMedicines,
} from './noted-medicines.ts';
import { useTypedLineWords } from './typed-line-words.ts';
import { UnderstoodFacts } from './UnderstoodFacts.tsx';
import {
  agreedMedicines,
  answerable,
  askedOf,
  noting,
  notUnderstood,
  standing,
  type Taken,
  type Understood,
  understoodOf,
  undone,
  withTaken,
  writtenMedicines,
} from './understood.ts';
import { useNames } from './use-names.ts';

interface Props {
  readonly text: string;
  /** Counts the presses that asked for a reading; 0 while one types. */
  readonly asked: number;
  readonly engine: VisitEngine | null;
  readonly onChart: (change: (chart: Chart) => Chart) => void;
  readonly onRead: () => void;
  /** Where in the line what is understood stands. */
  readonly onMarked: (marked: Marked) => void;
  /** The clinician's own words, which keep the names of medicines. */
  readonly notes: string;
  readonly onNotes: (change: (notes: string) => string) => void;
}

/** What a typed line says: facts to confirm, questions, and what was not understood. Nothing of it counts until it is pressed. */
export function LineReading({ text, asked, engine, onChart, onRead, onMarked, notes, onNotes }: Props) {
  const { desk, chart } = useDesk();
  const words = useTypedLineWords(desk.locale);
  const today = dayOf();
  const line = useDeferredValue(text);
  const isOfAll = line === text;
  const reading = useMemo(() => readIntake(line, { on: today }), [line, today]);
  const understood = understoodOf(line, reading, chart, today);
  const questions = askedOf(line, reading, today);
  const told = [...understood.map(({ fact }) => fact), ...questions.flatMap(answerable)];
  const { names, waiting, failed } = useNames(told, engine, asked);
  const [taken, setTaken] = useState<Taken>({});
  const [kept, setKept] = useState(noneKept);
  /** What the person ticked or unticked; the rest is as it is proposed. */
  const [ticked, setTicked] = useState<Readonly<Partial<Record<FactId, boolean>>>>({});
  const [said, setSaid] = useState('');
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The press that was answered last. */
  const answered = useRef(0);

  const open = understood.filter((row) => !row.taken && names.has(row.fact));
  const differs = disagreements(chart, Object.fromEntries(understood.map(({ fact, known }) => [fact, known])));
  const isTicked = ({ fact, caution }: Understood): boolean => ticked[fact] ?? (!caution && differs.length === 0);
  const chosen = open.filter(isTicked);
  const named = writtenMedicines(line, reading.medicines);
  const agreed = writtenMedicines(
    line,
    agreedMedicines(reading.medicines, understood, (row) => row.taken || isTicked(row)),
  );
  const stands = standing(taken, chart);
  const facts = stands.length;
  // An answer stands among the facts, and is changed there.
  const unanswered = questions.filter((one) => !answerable(one).some((fact) => stands.includes(fact)));
  const noted = standingMedicines(kept, notes).length;
  /** What came out of this line: of medicines that are facts, too, each counts as its facts. */
  const ours = facts || noted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading.
  useEffect(() => onMarked(markedOf(line, reading)), [reading]);
  // Whoever asked for it is taken along: to the press that takes it, or to what was said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it was asked for, not while one goes on typing.
  useEffect(() => {
    if (waiting || !isOfAll || answered.current === asked) return;
    answered.current = asked;
    onRead();
    const next = box.current?.querySelector<HTMLElement>('[data-take]:not(:disabled)') ?? heading.current;
    next?.focus();
  }, [asked, waiting, isOfAll]);

  function take(some: readonly Pick<Understood, 'fact' | 'known'>[]): void {
    setTaken((before) => noting(before, chart, some));
    onChart((now) => withTaken(now, some));
    setSaid('');
  }
  function keepMedicines(): void {
    if (!fitsInto(notes, agreed, desk.locale)) return;
    setKept((before) => keeping(before, notes, agreed));
    onNotes((now) => withMedicines(now, agreed, desk.locale));
  }
  function takeChosen(): void {
    take(chosen);
    keepMedicines();
    heading.current?.focus();
  }
  function undo(): void {
    onChart((now) => undone(taken, now));
    onNotes((now) => withoutMedicines(now, kept, desk.locale));
    setSaid(fill(words.undone, { n: ours }));
    setTaken({});
    setKept(noneKept);
    heading.current?.focus();
  }
  if (waiting || (line.trim() === '' && ours === 0)) return null;
  const title =
    open.length > 0
      ? words.understood
      : ours > 0
        ? fill(words.inVisit, { n: ours })
        : understood.length > 0
          ? words.allThere
          : unanswered.length > 0
            ? words.questions
            : named.length === 0
              ? words.nothing
              : missingIn(notes, named).length > 0
                ? words.medicinesOnly
                : words.allThere;
  const left = notUnderstood(line, reading);
  const isOpen = open.length + unanswered.length + differs.length + left.length + missingIn(notes, agreed).length > 0;
  return (
    <section
      ref={box}
      className={styles.reading}
      data-done={isOpen || ours === 0 || failed ? undefined : ''}
      aria-labelledby="visit-typed-found"
      data-of-all={isOfAll ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 ref={heading} id="visit-typed-found" tabIndex={-1}>
          {title}
        </h2>
        <p role="status">
          {said}
          {open.length > 0 && ours > 0 && fill(words.inVisit, { n: ours })}
        </p>
        {ours > 0 && (
          <button type="button" className="link" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
      {differs.length > 0 && (
        <p role="alert">
          <SeverityIcon severity="warn" />{' '}
          {fill(words.differs, {
            facts: differs
              .map((fact) => (isFactId(fact) ? (names.get(fact)?.label ?? fact) : fact))
              .join(commaOf(desk.locale)),
          })}
        </p>
      )}
      {open.length > 0 && (
        <>
          <UnderstoodFacts
            rows={open}
            names={names}
            words={words}
            isTicked={isTicked}
            onTick={(fact, on) => setTicked((before) => ({ ...before, [fact]: on }))}
          />
          <p>
            <button
              type="button"
              className="button primary"
              data-take=""
              disabled={chosen.length === 0}
              // The Enter that asked for the reading may still be held down.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={takeChosen}
            >
              {fill(words.take, { n: chosen.length })}
            </button>{' '}
            <span className={`aside ${styles.byEnter}`}>{words.byEnter}</span>
            <span className="visually-hidden" role="status">
              {fill(words.found, { n: chosen.length })}
            </span>
          </p>
        </>
      )}
      <LineQuestions questions={unanswered} names={names} words={words} onTake={(answer) => take([answer])} />
      {failed && <p role="alert">{words.partFailed}</p>}
      <LineMedicines
        named={named}
        kept={agreed}
        notes={notes}
        locale={desk.locale}
        words={words}
        alone={chosen.length === 0}
        byEnter={open.length === 0}
        onKeep={() => {
          setSaid('');
          keepMedicines();
          heading.current?.focus();
        }}
      />
      <LineLeft text={line} left={left} words={words} />
    </section>
  );
}
