import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { readIntake } from '../../engine/intake/index.ts';
import { answerText, takesText } from '../form/answer-text.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { labelOf } from '../form/issue-words.ts';
import { differingIn, type FileOffer, fileOffers } from '../form-fhir/file-offers.ts';
import { useFormFhirWords } from '../form-fhir/form-fhir-words.ts';
import { withTaken } from '../patient/offers.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { $units } from '../stores/units.ts';
import { LineLeft } from '../typed-line/LineLeft.tsx';
import styles from '../typed-line/LineReading.module.css';
import { markedOf } from '../typed-line/line-marks.ts';
import { MarkedField } from '../typed-line/MarkedField.tsx';
import { useTypedLineWords } from '../typed-line/typed-line-words.ts';
import { askedOf } from '../typed-line/understood.ts';
import { useRested } from '../typed-line/use-rested.ts';
import { FoundOffers } from '../visit-files/FoundOffers.tsx';
import { takenOfAnswer, takenOfLine } from './line-offers.ts';

/** As much as the reader reads (`engine/intake`). */
const mostTyped = 40_000;

/** A line read for a calculator's form: what it would fill beside what the form holds, questions, and what was not understood. */
export function FormLineBody() {
  const scope = useWorkbench();
  const { tool, locale, clinical } = scope;
  const words = useTypedLineWords(locale);
  const form = useFormFhirWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const [text, setText] = useState('');
  const [line, setLine] = useRested(text, true);
  /** Questions answered with what this form does not ask: a glucose that is not fasting. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  const found = useRef<HTMLDivElement>(null);
  const id = useId();
  const today = dayOf();
  const reading = useMemo(() => readIntake(line, { on: today }), [line, today]);
  const marked = useMemo(() => markedOf(line, reading), [line, reading]);
  const taken = takenOfLine(tool.fields, line, [...reading.offers, ...reading.younger], today);
  const offers = fileOffers(tool.fields, taken, content, today);
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const textOf = ({ path }: FileOffer, value: unknown): string => answerText(path, value, scope, units);

  function take(some: readonly FileOffer[]): void {
    const taking = some.map(({ path, value, on, takes }) => ({
      path,
      value,
      on,
      tool: tool.id,
      record: false,
      ...(takes !== undefined && { takes }),
    }));
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, store.get().content, taking, units) });
  }
  function press(event: KeyboardEvent): void {
    // A word that is still being composed ends with Enter, too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    // Only what stands there to be seen, of all that was typed, is taken by it.
    const take = found.current?.querySelector<HTMLButtonElement>('[data-take]');
    if (take && line === text) take.click();
    else setLine(text);
  }
  const beforeOf = (offer: FileOffer): string => {
    if (offer.before === undefined) return form.empty;
    return offer.example ? `${textOf(offer, offer.before)} (${form.example})` : textOf(offer, offer.before);
  };
  const questions = askedOf(line, reading, today).flatMap(({ key, piece, why, answers }) => {
    const choices = answers.flatMap(({ fact, known, unit }) =>
      fileOffers(tool.fields, takenOfAnswer(tool.fields, piece, fact, known.value, today), content, today).map(
        (offer) => ({ offer, unit, state: why === 'state' && words.states[fact === 'fpg' ? 'fasting' : 'meal'] }),
      ),
    );
    return choices.length > 0 && !passed.includes(`${key} ${piece}`) ? [{ key, piece, why, choices }] : [];
  });
  return (
    <div ref={found} className={styles.reading}>
      <label className="label" htmlFor={id}>
        {words.formLine.label}
      </label>
      <MarkedField text={text} marked={marked}>
        <textarea
          id={id}
          className="input"
          rows={2}
          dir={text === '' ? undefined : 'auto'}
          // Some browsers send what they check for spelling, or complete, to their makers.
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: it was opened by a press to be written in.
          autoFocus
          maxLength={mostTyped}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={press}
        />
      </MarkedField>
      <p>
        <button type="button" className="button quiet" onClick={() => setLine(text)}>
          {words.formLine.read}
        </button>
      </p>
      {line.trim() !== '' && (
        <FoundOffers
          key={line}
          locale={locale}
          words={{ ...form, ...words.formLine }}
          offers={offers.map((offer) => ({
            id: offer.path,
            label: labelOf(offer.path, scope),
            before: beforeOf(offer),
            after:
              offer.takes === undefined
                ? textOf(offer, offer.value)
                : takesText(tool.fields[offer.path], offer.takes, offer.value, scope.words.strip),
            on: offer.on === today ? undefined : offer.on,
            old: offer.old,
            called: offer.called,
            taken: offer.same,
          }))}
          differs={differingIn(tool.fields, taken, content).map((fact) => names[fact] ?? fact)}
          onTake={(paths) => take(offers.filter(({ path }) => paths.includes(path)))}
        />
      )}
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map(({ key, piece, why, choices }) => (
            <li key={key}>
              <p>
                <bdi lang="">{piece}</bdi> {words.asks[why]}
              </p>
              <p className={styles.answers}>
                {choices.map(({ offer, unit, state }) => {
                  const label = labelOf(offer.path, scope);
                  const value = textOf(offer, offer.value);
                  const answer = state || (unit === undefined || value.includes(unit) ? value : `${unit}: ${value}`);
                  return (
                    <button
                      key={`${offer.path} ${answer}`}
                      type="button"
                      className="button quiet"
                      aria-label={state || fill(words.choose, { fact: label, answer })}
                      aria-pressed={offer.same}
                      onClick={() => take([offer])}
                    >
                      <bdi>{answer}</bdi>
                    </button>
                  );
                })}
                {why === 'state' && choices.length === 1 && (
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => setPassed((before) => [...before, `${key} ${piece}`])}
                  >
                    {words.states.meal}
                  </button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <LineLeft text={line} left={reading.unread} words={words} />
    </div>
  );
}
