import { useEffect } from 'react';

/** Opens the print dialog for what has just been drawn, and says when it is over. */
export function usePrintDialog(onDone: () => void): void {
  useEffect(() => {
    let current = true;
    addEventListener('afterprint', onDone);
    // With its faces there: a line more would put the signature on another page.
    void document.fonts.ready.then(() => current && print());
    return () => {
      current = false;
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
}
