import { createContext } from 'react';
import type { Block } from '../../engine/kit/report/report.ts';

/** What a picture would show with something changed; drawn beside what was calculated, never instead of it. */
export interface Otherwise {
  readonly picture: readonly Block[];
  /** Moves the value at which the picture begins, in its stored unit. */
  readonly onStart?: (value: number) => void;
}

export const OtherwiseContext = createContext<Otherwise | null>(null);
/** Gives the pictures of an answer what they would show; null puts them back. */
export const SetOtherwise = createContext<(otherwise: Otherwise | null) => void>(() => undefined);
