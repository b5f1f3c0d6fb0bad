import { type ReactNode, useState } from 'react';
import { type Otherwise, OtherwiseContext, SetOtherwise } from './otherwise.ts';

/** Holds what a picture would show with something changed: a step of “What if” draws that picture anew, and nothing else of the answer. */
export function OtherwiseFrame({ children }: { readonly children: ReactNode }) {
  const [otherwise, setOtherwise] = useState<Otherwise | null>(null);
  return (
    <SetOtherwise value={setOtherwise}>
      <OtherwiseContext value={otherwise}>{children}</OtherwiseContext>
    </SetOtherwise>
  );
}
