import styles from './LineReading.module.css';

/** What a line leaves open. */
export interface LineQuestion {
  readonly key: string;
  /** The facts it is about, for what looks for it. */
  readonly about: string;
  readonly piece: string;
  /** What it is about, in words; nothing where the answers say so. */
  readonly label?: string | undefined;
  readonly ask: string;
  readonly answers: readonly LineAnswer[];
}
export interface LineAnswer {
  readonly text: string;
  /** Where the text alone does not say of what it is an answer. */
  readonly said?: string | undefined;
  /** Undefined where it only opens a field. */
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
}

/** What a line leaves open: the piece of the text, why it is asked, and a button for each answer. A press takes that answer. */
export function LineQuestions({
  title,
  questions,
}: {
  readonly title: string;
  readonly questions: readonly LineQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="line-open">
      <h3 id="line-open" className={styles.open}>
        {title}
      </h3>
      <ul className={styles.questions}>
        {questions.map(({ key, about, piece, label, ask, answers }) => (
          <li key={key} data-question={about}>
            <p>
              <bdi lang="">{piece}</bdi>{' '}
              {label !== undefined && (
                <>
                  <b>{label}</b>
                  {': '}
                </>
              )}
              {ask}
            </p>
            <p className="choices">
              {answers.map(({ text, said, pressed, onPress }) => (
                <button
                  key={text}
                  type="button"
                  className="button quiet"
                  aria-label={said}
                  aria-pressed={pressed}
                  onClick={onPress}
                >
                  <bdi>{text}</bdi>
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
