import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as it is drawn, doing what the latest drawing says: what is given it need not be drawn again. */
export function useSteady<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
