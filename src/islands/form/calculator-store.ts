import { atom } from 'nanostores';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { dayOf } from '../shared/day-of.ts';
import { after, type CalculatorEvent, type CalculatorState, untouched } from './calculator-state.ts';

/** Holds one calculator's state. Whoever shows a part of it watches that part alone: a keystroke draws one field anew. */
export interface CalculatorStore {
  readonly initial: CalculatorState;
  get(): CalculatorState;
  /** Calls back after every change; the answer ends that. */
  listen(changed: () => void): () => void;
  send(event: CalculatorEvent): void;
}

export function createCalculatorStore(tool: ToolForm): CalculatorStore {
  const initial = untouched(tool);
  const $state = atom(initial);
  return {
    initial,
    get: () => $state.get(),
    listen: (changed) => $state.listen(changed),
    send: (event) => $state.set(after(tool, $state.get(), event, dayOf())),
  };
}

/** A part of the state, drawn anew when it changes. */
export function usePart<T>(store: CalculatorStore, part: (state: CalculatorState) => T): T {
  return useSyncExternalStore(
    store.listen,
    () => part(store.get()),
    () => part(store.initial),
  );
}

export const CalculatorContext = createContext<CalculatorStore | null>(null);

export function useCalculatorStore(): CalculatorStore {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('a field stands outside a form');
  return store;
}

/** One field's text, and the way to change it. */
export function useTyped(name: string): readonly [string, (text: string) => void] {
  const store = useCalculatorStore();
  const text = usePart(store, ({ content }) => String(content.values[name] ?? ''));
  return [text, (value) => store.send({ type: 'typed', name, value })];
}

/** One tick, and the way to change it. */
export function useTicked(name: string): readonly [boolean, (ticked: boolean) => void] {
  const store = useCalculatorStore();
  const ticked = usePart(store, ({ content }) => content.values[name] === true);
  return [ticked, (value) => store.send({ type: 'typed', name, value })];
}
