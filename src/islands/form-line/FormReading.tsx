import { use, useEffect, useMemo, useState } from 'react';
import { readIntake } from '../../engine/intake/index.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { answerText, takesText } from '../form/answer-text.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { labelOf } from '../form/issue-words.ts';
import { loadMore, withMoreWords } from '../form/more-words.ts';
import { differingIn, type FileOffer, fileOffers } from '../form-fhir/file-offers.ts';
import { withTaken } from '../patient/offers.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useUnits } from '../stores/use-units.ts';
import type { Chip } from '../typed-line/LineChips.tsx';
import { LineFound, lineTitle, useAnswered } from '../typed-line/LineFound.tsx';
import { LineLeft } from '../typed-line/LineLeft.tsx';
import { LineMedicines } from '../typed-line/LineMedicines.tsx';
import { type LineAnswer, LineQuestions } from '../typed-line/LineQuestions.tsx';
import { drawnOf } from '../typed-line/draw-marks.tsx';
import type { ReadingProps } from '../typed-line/LineBox.tsx';
import { missingIn } from '../typed-line/noted-medicines.ts';
import { useTypedLineWords } from '../typed-line/typed-line-words.ts';
import {
  agreedMedicines,
  valueInUnit,
  type Asked,
  askedOf,
  notUnderstood,
  quoted,
  writtenMedicines,
} from '../typed-line/understood.ts';
import { useNoted } from '../typed-line/use-noted.ts';
import { useLater } from '../shared/use-later.ts';
import { type Kept, keeping, standingIn, undoneIn } from './line-kept.ts';
import { assumedIn, takenOfAnswer, takenOfLine, unaskedOf } from './line-offers.ts';

/** What a typed line says that this calculator asks: chips beside what the form holds, questions, and what is left. Nothing of it counts until it is pressed. */
export function FormReading({ text, asked, onRead, onDrawn }: ReadingProps) {
  const base = useWorkbench();
  // A line may answer what is asked under “More about this patient”, too.
  const scope = withMoreWords(base, use(loadMore(base.locale)));
  const { tool, locale, clinical } = scope;
  const common = useTypedLineWords(locale);
  const words = { ...common, ...common.formLine };
  const units = useUnits();
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const notes = usePart(store, (state) => state.notes);
  const noted = useNoted(
    notes,
    (change) => store.send({ type: 'notesWritten', notes: change(store.get().notes) }),
    locale,
  );
  const [kept, setKept] = useState<Kept>({});
  /** What the person ticked or unticked; the rest is as it is proposed. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  /** Questions answered with what this form does not ask: a glucose that is not fasting. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const today = dayOf();
  const line = useLater(text, text);
  const isOfAll = line === text;
  const reading = useMemo(() => readIntake(line, { on: today }), [line, today]);
  const taken = takenOfLine(tool.fields, line, [...reading.offers, ...reading.younger], today);
  const offers = fileOffers(tool.fields, taken, content, today);
  const open = offers.filter(({ same }) => !same);
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const differs = differingIn(tool.fields, taken, content).map((fact) => names[fact] ?? fact);
  const standing = standingIn(tool.fields, kept, content);
  const answered = useAnswered(asked, isOfAll, onRead);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading.
  useEffect(() => onDrawn(drawnOf(line, reading)), [reading]);

  const isTicked = ({ path, old }: FileOffer): boolean => ticked[path] ?? (!old && differs.length === 0);
  /** Pieces of the line this form asks about, and those of them that are right. */
  const said = reading.offers.filter((one) => offers.some(({ called }) => called === quoted(line, one)));
  const right = new Set(offers.filter((offer) => offer.same || isTicked(offer)).map(({ called }) => called));
  const named = writtenMedicines(line, reading.medicines);
  const agreed = writtenMedicines(
    line,
    agreedMedicines(
      reading.medicines,
      said,
      said.filter((one) => right.has(quoted(line, one))),
    ),
  );
  /** What came out of this line: of medicines that are answers, too, each counts as its answers. */
  const ours = standing.length || noted.count;
  const textOf = ({ path }: FileOffer, value: unknown): string => answerText(path, value, scope, units);

  function take(some: readonly FileOffer[]): void {
    const now = store.get();
    const taking = some.map((offer) => ({ ...offer, tool: tool.id, record: false }));
    setKept((before) => keeping(tool.fields, before, now, some));
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, now.content, taking, units) });
    setTold('');
  }
  function undo(): void {
    store.send({ type: 'contentRestored', ...undoneIn(tool.fields, kept, store.get()) });
    setTold(fill(words.undone, { n: ours }));
    setKept({});
    noted.takeOut();
    answered.heading.current?.focus();
  }
  function chipOf(offer: FileOffer): Chip {
    const { path, value, on, before, example, old, called = '', takes } = offer;
    const isOther = before !== undefined && !example && before !== false;
    return {
      id: path,
      label: labelOf(path, scope),
      value: takes === undefined ? textOf(offer, value) : takesText(tool.fields[path], takes, value, scope.words.strip),
      piece: called,
      notes: [
        ...(on === today ? [] : [formatDate(new Date(`${on}T12:00`), locale)]),
        ...(isOther ? [fill(words.before, { value: textOf(offer, before) })] : []),
      ],
      doubts: [
        ...assumedIn(tool.fields[path], reading).map((each) => words.assumed[each]),
        ...(old ? [words.cautions.old] : []),
      ],
      ticked: isTicked(offer),
    };
  }
  function answersTo({ key, piece, why, answers }: Asked): readonly (LineAnswer & { readonly path?: string })[] {
    const choices = answers.flatMap((one) =>
      fileOffers(tool.fields, takenOfAnswer(tool.fields, piece, one.fact, one.known.value, today), content, today).map(
        (offer) => {
          const state = why === 'state' && words.states[one.fact === 'fpg' ? 'fasting' : 'meal'];
          const answer = state || valueInUnit(textOf(offer, offer.value), one, clinical.units);
          return {
            path: offer.path,
            text: answer,
            said: state || fill(words.choose, { fact: labelOf(offer.path, scope), answer }),
            pressed: offer.same,
            onPress: () => take([offer]),
          };
        },
      ),
    );
    const isOneOfTwo = why === 'state' && choices.length === 1;
    return isOneOfTwo
      ? [...choices, { text: words.states.meal, onPress: () => setPassed((before) => [...before, `${key} ${piece}`]) }]
      : choices;
  }
  const questions = askedOf(line, reading, today).flatMap((one) => {
    const answers = answersTo(one);
    const isAnswered =
      passed.includes(`${one.key} ${one.piece}`) || answers.some(({ path = '' }) => standing.includes(path));
    const label = answers[0]?.path === undefined ? undefined : labelOf(answers[0].path, scope);
    return answers.length === 0 || isAnswered
      ? []
      : [
          {
            key: one.key,
            about: one.facts.join(' '),
            piece: one.piece,
            label: one.why === 'state' ? undefined : label,
            ask: words.asks[one.why],
            answers,
          },
        ];
  });
  if (line.trim() === '' && ours === 0) return null;
  return (
    <LineFound
      answered={answered}
      words={words}
      title={lineTitle(words, {
        open: open.length,
        ours,
        read: offers.length,
        questions: questions.length,
        medicines: named.length,
        missing: missingIn(notes, named).length,
      })}
      said={told}
      isOfAll={isOfAll}
      ours={ours}
      differs={differs.join(commaOf(locale))}
      chips={open.map(chipOf)}
      onTick={(path, on) => setTicked((before) => ({ ...before, [path]: on }))}
      onTake={() => {
        take(open.filter(isTicked));
        noted.keep(agreed);
        answered.heading.current?.focus();
      }}
      onUndo={undo}
    >
      <LineQuestions title={words.questions} questions={questions} />
      <LineMedicines
        named={named}
        kept={agreed}
        notes={notes}
        locale={locale}
        words={words}
        alone={!open.some(isTicked)}
        byEnter={open.length === 0}
        onKeep={() => {
          setTold('');
          noted.keep(agreed);
          answered.heading.current?.focus();
        }}
      />
      <LineLeft text={line} left={unaskedOf(line, reading, taken.taken)} label={words.unasked} />
      <LineLeft text={line} left={notUnderstood(line, reading)} label={words.left} />
    </LineFound>
  );
}
