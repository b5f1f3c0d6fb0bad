import { type RefObject, useEffect } from 'react';

/** What is folded on the screen stands open on paper: a page that the browser prints by itself leaves nothing of the plan out. */
export function useUnfoldedOnPaper(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const unfold = (): void => {
      opened = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of opened) part.open = true;
    };
    const fold = (): void => {
      for (const part of opened) part.open = false;
      opened = [];
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, [box]);
}
