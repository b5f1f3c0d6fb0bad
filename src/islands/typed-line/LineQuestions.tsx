import { useStore } from '@nanostores/react';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { $units } from '../stores/units.ts';
import type { FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import { useDesk } from '../visit/visit-context.ts';
import styles from './LineReading.module.css';
import { type Answer, type Asked, answerable } from './understood.ts';

interface Props {
  readonly questions: readonly Asked[];
  readonly names: ReadonlyMap<FactId, FactEntry>;
  readonly words: TypedLineWords;
  readonly onTake: (answer: Answer) => void;
}

/** What a line leaves open: the piece of the text, why it is asked, and a button for each answer. A press takes that answer. */
export function LineQuestions({ questions, names, words, onTake }: Props) {
  const { desk, chart, edit } = useDesk();
  const units = useStore($units, { ssr: 'initial' });
  const named = questions.filter((one) => answerable(one).every((fact) => names.has(fact)));
  if (named.length === 0) return null;
  const labelOf = (fact: FactId): string => names.get(fact)?.label ?? fact;
  function answerText({ fact, known, unit }: Answer, isOfSeveral: boolean, why: Asked['why']): string {
    if (why === 'state') return words.states[fact === 'fpg' ? 'fasting' : 'meal'];
    const entry = names.get(fact);
    if (isOfSeveral || !entry) return labelOf(fact);
    const value = factText(entry, known, desk, units).value || desk.words.form.yes;
    return unit === undefined || value.includes(unit) ? value : `${unit}: ${value}`;
  }
  return (
    <section aria-labelledby="visit-typed-open">
      <h3 id="visit-typed-open" className={styles.open}>
        {words.questions}
      </h3>
      <ul className={styles.questions}>
        {named.map(({ key, facts, piece, why, answers }) => (
          <li key={key} data-question={facts.join(' ')}>
            <p>
              <bdi lang="">{piece}</bdi>{' '}
              {why !== 'state' && (
                <>
                  <b>{facts.map(labelOf).join(commaOf(desk.locale))}</b>
                  {': '}
                </>
              )}
              {words.asks[why]}
            </p>
            <p className={styles.answers}>
              {answers.map((answer) => {
                const text = answerText(answer, facts.length > 1, why);
                return (
                  <button
                    key={text}
                    type="button"
                    className="button quiet"
                    aria-label={
                      facts.length > 1 || why === 'state'
                        ? text
                        : fill(words.choose, { fact: labelOf(answer.fact), answer: text })
                    }
                    aria-pressed={chart[answer.fact]?.value === answer.known.value}
                    onClick={() => onTake(answer)}
                  >
                    <bdi>{text}</bdi>
                  </button>
                );
              })}
              {answers.length === 0 &&
                facts.map((fact) => (
                  <button key={fact} type="button" className="button quiet" onClick={() => edit(fact)}>
                    {fill(words.enter, { fact: labelOf(fact) })}
                  </button>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
