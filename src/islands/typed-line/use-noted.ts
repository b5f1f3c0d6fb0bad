import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fitsInto, keeping, noneKept, standingMedicines, withMedicines, withoutMedicines } from './noted-medicines.ts';

/** Changes notes, whatever they have become by then. */
export type ChangeNotes = (change: (notes: string) => string) => void;

interface Noted {
  /** How many of those it put into the notes still stand there. */
  readonly count: number;
  /** Puts medicines into the notes as they are written; none where there is no room. */
  readonly keep: (medicines: readonly string[]) => void;
  /** Takes them out again; what gave way to them comes back. */
  readonly takeOut: () => void;
}

/** The medicines that one press put into a clinician's notes, to be taken out by another. */
export function useNoted(notes: string, onNotes: ChangeNotes, locale: Locale): Noted {
  const [kept, setKept] = useState(noneKept);
  return {
    count: standingMedicines(kept, notes).length,
    keep(medicines) {
      if (!fitsInto(notes, medicines, locale)) return;
      setKept((before) => keeping(before, notes, medicines));
      onNotes((now) => withMedicines(now, medicines, locale));
    },
    takeOut() {
      onNotes((now) => withoutMedicines(now, kept, locale));
      setKept(noneKept);
    },
  };
}
