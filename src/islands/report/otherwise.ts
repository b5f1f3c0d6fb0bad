import { createContext, use } from 'react';
import type { Block } from '../../engine/kit/report/report.ts';

/** What a picture would show with something changed; drawn beside what was calculated, never instead of it. */
export interface Otherwise {
  /** Empty as long as nothing was moved. */
  readonly picture: readonly Block[];
  /** Moves the value at which the picture begins, in its stored unit. */
  readonly onStart?: (value: number) => void;
}

export const OtherwiseContext = createContext<Otherwise | null>(null);
/** Gives the pictures of an answer what they would show; null puts them back. */
const nowhere = (): void => undefined;
export const SetOtherwise = createContext<(otherwise: Otherwise | null) => void>(nowhere);
/** Whether “What if” can move the picture: on a calculator's page, not on paper nor in a dialog. */
export const useMovable = (): boolean => use(SetOtherwise) !== nowhere;

/** A picture of an answer: those of one answer differ in kind or in title. */
type Picture = Extract<Block, { readonly title: unknown }>;

/**
 * How a picture stands to “What if”: whether it is open, so that room is kept for what is tried, and the same picture with what was
 * moved. Neither where the answer that was moved has no such picture.
 */
export function useOtherwise<P extends Picture>({ type, title }: P): { readonly open: boolean; readonly tried?: P } {
  const otherwise = use(OtherwiseContext);
  const isSame = (one: Block): one is P => one.type === type && 'title' in one && one.title?.key === title.key;
  const tried = otherwise?.picture.find(isSame);
  return { open: otherwise !== null, ...(tried && { tried }) };
}
