import { useEffect, useMemo, useState } from 'react';
import { isFactId, type FactId } from '../../engine/chart/facts.ts';
import { readIntake } from '../../engine/intake/index.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useLater } from '../shared/use-later.ts';
import { useUnits } from '../stores/use-units.ts';
import { entriesOf, type FactEntry } from '../visit/fact-entries.ts';
import { fetchEngine } from '../visit/use-visit.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { disagreements } from '../visit/visit-store.ts';
import { drawnOf } from './draw-marks.tsx';
import type { ReadingProps } from './LineBox.tsx';
import { LineFound, lineTitle, useAnswered } from './LineFound.tsx';
import { LineLeft } from './LineLeft.tsx';
import { LineMedicines } from './LineMedicines.tsx';
import { LineQuestions } from './LineQuestions.tsx';
import { missingIn } from './noted-medicines.ts';
import { useTypedLineWords } from './typed-line-words.ts';
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
import { useNoted } from './use-noted.ts';
import { chipOf, questionOf } from './visit-chips.ts';

/**
 * What every fact of a line is called. What judgement reads is named by the page itself; a calculator's own facts come with the
 * calculators, which an empty visit has not fetched yet. `asked` is another try.
 */
function useNames(
  told: readonly FactId[],
  asked: number,
): { readonly names: ReadonlyMap<FactId, FactEntry>; readonly waiting: boolean; readonly failed: boolean } {
  const { desk, engine } = useDesk();
  const [fetched, setFetched] = useState<VisitEngine | null>(null);
  const [failedAt, setFailedAt] = useState(-1);
  const all = engine ?? fetched;
  const names = entriesOf(desk, all, all?.coarse);
  const isShort = all === null && told.some((fact) => !names.has(fact));
  useEffect(() => {
    if (!isShort) return undefined;
    let current = true;
    fetchEngine(desk.locale).then(
      (found) => current && setFetched(found),
      () => current && setFailedAt(asked),
    );
    return () => {
      current = false;
    };
  }, [isShort, desk.locale, asked]);
  const failed = isShort && failedAt === asked;
  return { names, waiting: isShort && !failed, failed };
}

/** What a typed line says: facts to confirm, questions, and what was not understood. Nothing of it counts until it is pressed. */
export function LineReading({ text, asked, onRead, onDrawn }: ReadingProps) {
  const { desk, chart, edit, onChart, notes, onNotes } = useDesk();
  const units = useUnits();
  const words = useTypedLineWords(desk.locale);
  const today = dayOf();
  const line = useLater(text, text);
  /** Whether all of the text is read. */
  const isOfAll = line === text;
  const reading = useMemo(() => readIntake(line, { on: today }), [line, today]);
  const understood = understoodOf(line, reading, chart, today);
  const questions = askedOf(line, reading, today);
  const told = [...understood.map(({ fact }) => fact), ...questions.flatMap(answerable)];
  const { names, waiting, failed } = useNames(told, asked);
  const [taken, setTaken] = useState<Taken>({});
  const noted = useNoted(notes, onNotes, desk.locale);
  /** What the person ticked or unticked; the rest is as it is proposed. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [said, setSaid] = useState('');
  const answered = useAnswered(asked, !waiting && isOfAll, onRead);
  const { heading } = answered;

  const open = understood.filter((row) => !row.taken && names.has(row.fact));
  const differs = disagreements(chart, Object.fromEntries(understood.map(({ fact, known }) => [fact, known])));
  const isTicked = ({ fact, caution }: Understood): boolean => ticked[fact] ?? (!caution && differs.length === 0);
  const chosen = open.filter(isTicked);
  const named = writtenMedicines(line, reading.medicines);
  const agreed = writtenMedicines(
    line,
    agreedMedicines(
      reading.medicines,
      understood.map(({ at }) => at),
      understood.filter((row) => row.taken || isTicked(row)).map(({ at }) => at),
    ),
  );
  const stands = standing(taken, chart);
  const facts = stands.length;
  // An answer stands among the facts, and is changed there.
  const unanswered = questions.filter((one) => !answerable(one).some((fact) => stands.includes(fact)));
  /** What came out of this line: of medicines that are facts, too, each counts as its facts. */
  const ours = facts || noted.count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading.
  useEffect(() => onDrawn(drawnOf(line, reading)), [reading]);

  function take(some: readonly Pick<Understood, 'fact' | 'known'>[]): void {
    setTaken((before) => noting(before, chart, some));
    onChart((now) => withTaken(now, some));
    setSaid('');
  }
  function takeChosen(): void {
    take(chosen);
    noted.keep(agreed);
    heading.current?.focus();
  }
  function undo(): void {
    onChart((now) => undone(taken, now));
    noted.takeOut();
    setSaid(fill(words.undone, { n: ours }));
    setTaken({});
    heading.current?.focus();
  }
  if (waiting || (line.trim() === '' && ours === 0)) return null;
  const missing = missingIn(notes, agreed).length;
  const left = notUnderstood(line, reading);
  const isOpen = open.length + unanswered.length + differs.length + left.length + missing > 0;
  const scope = { desk, chart, names, words, units, today };
  return (
    <LineFound
      answered={answered}
      words={words}
      title={lineTitle(words, {
        open: open.length,
        ours,
        read: understood.length,
        questions: unanswered.length,
        medicines: named.length,
        missing: missingIn(notes, named).length,
      })}
      said={said}
      isOfAll={isOfAll}
      isDone={!isOpen && ours > 0 && !failed}
      ours={ours}
      differs={differs
        .map((fact) => (isFactId(fact) ? (names.get(fact)?.label ?? fact) : fact))
        .join(commaOf(desk.locale))}
      chips={open.flatMap((row) => chipOf(row, isTicked(row), scope))}
      onTick={(fact, on) => setTicked((before) => ({ ...before, [fact]: on }))}
      onTake={takeChosen}
      onUndo={undo}
    >
      <LineQuestions
        title={words.questions}
        questions={unanswered.flatMap((one) => questionOf(one, scope, (answer) => take([answer]), edit))}
      />
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
          noted.keep(agreed);
          heading.current?.focus();
        }}
      />
      <LineLeft text={line} left={left} label={words.left} />
    </LineFound>
  );
}
