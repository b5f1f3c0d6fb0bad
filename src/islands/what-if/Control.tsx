import { useStore } from '@nanostores/react';
import { memo, useId } from 'react';
import { quantity } from '../../engine/kit/words/message.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { labelOf } from '../form/issue-words.ts';
import { useReading } from '../report/Say.tsx';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { $units } from '../stores/units.ts';
import type { Lever } from './levers.ts';
import type { Value } from './moved.ts';
import { useWhatIfWords } from './what-if-words.ts';
import styles from './WhatIf.module.css';

function NumberLever({
  lever,
  value,
  was,
  onMove,
}: {
  lever: Extract<Lever, { kind: 'number' }>;
  value: number;
  was: number;
  onMove: (value: number) => void;
}) {
  const words = useWhatIfWords();
  const name = labelOf(lever.path, useWorkbench());
  const { wording } = useReading();
  useStore($units, { ssr: 'initial' });
  const id = useId();
  const shown = (number: number) => plainValue(quantity(lever.field.concept, number), wording);
  return (
    <div className={styles.lever}>
      <label htmlFor={id}>{name}</label>
      <span className={styles.value} aria-hidden="true">
        <bdi>{shown(value)}</bdi>
        {value !== was && <small>{fill(words.was, { value: shown(was) })}</small>}
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={lever.low}
        max={lever.high}
        step={lever.step}
        value={value}
        aria-valuetext={shown(value)}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** The answers side by side, so that one press shows another. */
function AnswerLever({
  lever,
  value,
  answers,
  onMove,
}: {
  lever: Lever;
  value: Value;
  answers: readonly { value: Value; label: string }[];
  onMove: (value: Value) => void;
}) {
  const name = labelOf(lever.path, useWorkbench());
  return (
    <fieldset className={styles.answers}>
      <legend>{name}</legend>
      {answers.map((answer) => (
        <button
          key={String(answer.value)}
          type="button"
          aria-pressed={answer.value === value}
          onClick={() => onMove(answer.value)}
        >
          {answer.label}
        </button>
      ))}
    </fieldset>
  );
}

/** One thing that can be moved: a figure on a line, or answers beside each other. A step draws only the one that it moves. */
export const Control = memo(function Control({
  lever,
  was,
  moved,
  onMove,
}: {
  lever: Lever;
  was: Value;
  /** Where it stands instead; undefined where it was not moved. */
  moved: Value | undefined;
  onMove: (path: string, value: Value) => void;
}) {
  const words = useWhatIfWords();
  const { copy } = useWorkbench();
  const value = moved ?? was;
  const move = (to: Value) => onMove(lever.path, to);
  if (lever.kind === 'number')
    return <NumberLever lever={lever} value={Number(value)} was={Number(was)} onMove={move} />;
  const answers =
    lever.kind === 'flag'
      ? [
          { value: true, label: words.yes },
          { value: false, label: words.no },
        ]
      : lever.field.choices.map((choice) => ({
          value: choice,
          label: copy.choices[lever.path]?.[String(choice)] ?? String(choice),
        }));
  return <AnswerLever lever={lever} value={value} answers={answers} onMove={move} />;
});
