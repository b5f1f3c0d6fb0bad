import { type ReactNode, useEffect, useRef } from 'react';
import type { Reading } from '../../engine/intake/index.ts';
import type { Drawn } from './LineBox.tsx';
import styles from './LineMarks.module.css';
import { markedOf } from './line-marks.ts';
import { type Marked, marksIn } from './marks-in.ts';

/** The words of a field once more in the same place, of which only the marks are seen: for the eye alone. */
function LineMarks({ text, marked }: { readonly text: string; readonly marked: Marked }) {
  const over = useRef<HTMLDivElement>(null);
  const marks = marksIn(text, marked);
  const isDrawn = marks.length > 0;
  useEffect(() => {
    const field = isDrawn ? over.current?.parentElement?.querySelector('textarea') : undefined;
    const follow = (): void => {
      if (field && over.current) over.current.scrollTop = field.scrollTop;
    };
    follow();
    field?.addEventListener('scroll', follow);
    return () => field?.removeEventListener('scroll', follow);
  }, [isDrawn]);
  if (!isDrawn) return null;
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
    <div ref={over} className={`input ${styles.marks}`} dir="auto" aria-hidden="true" data-marks="">
      {parts}
      {text.slice(at)}
      {/* A field shows the empty line behind its last break. */}
      {text.endsWith('\n') && '\u200b'}
    </div>
  );
}

/** What was read of a line, to be drawn over it: while one types on, the marks move with the text. */
export function drawnOf(line: string, reading: Reading): Drawn {
  const marked = markedOf(line, reading);
  return (text) => <LineMarks text={text} marked={marked} />;
}
