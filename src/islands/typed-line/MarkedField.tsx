import { type ReactNode, useRef } from 'react';
import { type Marked, marksIn } from './marks-in.ts';
import styles from './MarkedField.module.css';

interface Props {
  readonly text: string;
  /** What was read of it last; nothing where it is not read. */
  readonly marked: Marked | undefined;
  readonly className?: string | undefined;
  /** The field itself, a textarea of the class `input`. */
  readonly children: ReactNode;
}

/** A field with a line over it that draws nothing but the marks of what is understood: the same words in the same place, for the eye alone. */
export function MarkedField({ text, marked, className = '', children }: Props) {
  const over = useRef<HTMLDivElement>(null);
  const marks = marked ? marksIn(text, marked) : [];
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to, kind } of marks) {
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} data-kind={kind}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return (
    <div
      className={`${styles.field} ${className}`}
      onScrollCapture={({ target }) => {
        if (over.current && target instanceof HTMLTextAreaElement) over.current.scrollTop = target.scrollTop;
      }}
    >
      {children}
      {marks.length > 0 && (
        <div ref={over} className={`input ${styles.marks}`} dir="auto" aria-hidden="true" data-marks="">
          {parts}
          {text.slice(at)}
          {/* A field shows the empty line behind its last break. */}
          {text.endsWith('\n') && '\u200b'}
        </div>
      )}
    </div>
  );
}
