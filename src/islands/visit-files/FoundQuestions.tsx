import { useState } from 'react';
import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import styles from './VisitFiles.module.css';

/** What a file leaves open, as it is read. */
export interface FoundQuestion {
  readonly label: string;
  readonly why: keyof VisitFilesWords['asks'];
  readonly choices: readonly { readonly text: string; readonly take: () => void }[];
}

/** What a file leaves open: each a line with a button for every answer, and one for none of them. */
export function FoundQuestions({
  questions,
  words,
}: {
  readonly questions: readonly FoundQuestion[];
  readonly words: VisitFilesWords;
}) {
  const [answered, setAnswered] = useState<Readonly<Record<number, number>>>({});
  if (questions.length === 0) return null;
  return (
    <section aria-label={words.questions}>
      <h3>{words.questions}</h3>
      <ul className={styles.left}>
        {questions.map(({ label, why, choices }, at) => {
          const answers = [...choices, { text: words.leave, take: () => undefined }];
          const answer = (chosen: number): void => {
            answers[chosen]?.take();
            setAnswered((before) => ({ ...before, [at]: chosen }));
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's questions never change.
            <li key={at} data-question={why}>
              <b>{label}</b> {words.asks[why]}{' '}
              {answers.map(({ text }, chosen) => (
                <button
                  key={text}
                  type="button"
                  className="button quiet"
                  aria-pressed={answered[at] === chosen}
                  onClick={() => answer(chosen)}
                >
                  <bdi>{text}</bdi>
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
