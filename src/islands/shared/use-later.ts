import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was until the frame that shows the new one is painted; `first` until the very first is. A deferred value of React's own is
 * not enough: its work begins before the browser has painted, and the frame that a person waits for waits for it.
 */
export function useLater<T>(value: T, first: T): T {
  const [later, setLater] = useState(first);
  useEffect(() => {
    let wanted = true;
    afterPaint(() => {
      if (wanted) startTransition(() => setLater(value));
    });
    return () => {
      wanted = false;
    };
  }, [value]);
  return later;
}
