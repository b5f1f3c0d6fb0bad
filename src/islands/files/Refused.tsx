import { useState } from 'react';
import type { Refusal } from '../../engine/cgm/index.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { FileButton } from './Chooser.tsx';
import type { Answers } from './read-sensor.ts';
import { useSensor } from './sensor-context.ts';
import styles from './SensorFileDialog.module.css';

const questions = {
  'unit-unclear': { name: 'unit', choices: ['mg/dL', 'mmol/L'] },
  'date-order-unclear': { name: 'dateOrder', choices: ['dmy', 'mdy'] },
} as const;

/** Why a file was not read and what to do next; where one answer is missing, the question. */
export function Refused({
  file,
  refusal,
  onChoose,
  onAnswer,
}: {
  readonly file: File;
  readonly refusal: Refusal;
  readonly onChoose: (file: File) => void;
  readonly onAnswer: (answer: Answers) => void;
}) {
  const { words } = useSensor();
  const said = words.refusals[refusal.reason];
  const question =
    refusal.reason === 'unit-unclear' || refusal.reason === 'date-order-unclear'
      ? questions[refusal.reason]
      : undefined;
  return (
    <section className={styles.refused}>
      <p className="aside">
        <bdi>{file.name}</bdi>
      </p>
      <h3 className={styles.refusedTitle} data-question={question ? '' : undefined} tabIndex={-1} data-start>
        <SeverityIcon severity={question ? 'warn' : 'block'} /> {said.title}
      </h3>
      <p>{said.text}</p>
      <p>{refusal.vendor ? words.exports[refusal.vendor] : said.next}</p>
      {refusal.saw && (
        <p className={styles.saw}>
          <span className="aside">{words.saw}</span> <bdi dir="ltr">{refusal.saw}</bdi>
        </p>
      )}
      {question && <Question question={question} onAnswer={onAnswer} />}
      <p className="aside">{words.unchanged}</p>
      <FileButton label={words.another} onChoose={onChoose} />
    </section>
  );
}

function Question({
  question,
  onAnswer,
}: {
  readonly question: (typeof questions)[keyof typeof questions];
  readonly onAnswer: (answer: Answers) => void;
}) {
  const { words } = useSensor();
  const [chosen, setChosen] = useState('');
  function answered(): void {
    if (chosen === 'mg/dL' || chosen === 'mmol/L') onAnswer({ unit: chosen });
    if (chosen === 'dmy' || chosen === 'mdy') onAnswer({ dateOrder: chosen });
  }
  return (
    <div className={styles.question}>
      <fieldset>
        <legend>{question.name === 'unit' ? words.units : words.dateOrder}</legend>
        {question.choices.map((choice) => (
          <label key={choice} className="ticked">
            <input type="radio" name={question.name} checked={chosen === choice} onChange={() => setChosen(choice)} />{' '}
            {choice === 'dmy' || choice === 'mdy' ? words.orders[choice] : <bdi dir="ltr">{choice}</bdi>}
          </label>
        ))}
      </fieldset>
      <button type="button" className="button" onClick={answered} aria-disabled={chosen === '' || undefined}>
        {words.answer}
      </button>
    </div>
  );
}
