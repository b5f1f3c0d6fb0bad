import { useEffect, useId, useRef } from 'react';
import { toast } from '../stores/toasts.ts';
import styles from './Account.module.css';

interface Props {
  readonly title: string;
  readonly note: string;
  /** What nobody can be shown again. */
  readonly lines: readonly string[];
  readonly words: Readonly<Record<'copy' | 'copied' | 'copyFailed' | 'kept', string>>;
  readonly onDone: () => void;
}

/** A secret the server gave out a moment ago: here until its owner says it is kept. */
export function ShownOnce({ title, note, lines, words, onDone }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function copy(): void {
    // Without a secure context (a clinic's plain http) there is no clipboard.
    const copied = navigator.clipboard?.writeText(lines.join('\n')) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.copyFailed, tone: 'destructive' }),
    );
  }
  function done(): void {
    // The button goes with its box; the focus must not fall out of the dialog.
    heading.current?.closest('[role="tabpanel"]')?.querySelector('h3')?.focus();
    onDone();
  }
  return (
    <section className={`${styles.section} ${styles.once}`} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h4>
      <p>{note}</p>
      <ul className={styles.secrets} translate="no">
        {lines.map((line) => (
          <li key={line}>
            <code dir="ltr">{line}</code>
          </li>
        ))}
      </ul>
      <div className="choices">
        <button type="button" className="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="button quiet" onClick={done}>
          {words.kept}
        </button>
      </div>
    </section>
  );
}
