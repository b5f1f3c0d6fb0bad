import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was until the frame that shows the new one is painted; `first` until the very first is. A deferred value of React's own is
 * not enough: its work begins before the browser has painted, and the frame that a person waits for waits for it. What changes with every
 * frame is followed all the same, a little behind.
 */
export function useLater<T>(value: T, first: T): T {
  const [later, setLater] = useState(first);
  const latest = useRef(value);
  const due = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (due.current) return;
    due.current = true;
    afterPaint(() => {
      due.current = false;
      startTransition(() => setLater(latest.current));
    });
  }, [value]);
  return later;
}
