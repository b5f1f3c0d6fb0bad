import { createContext, useContext, useReducer, useSyncExternalStore } from 'react';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { dayOf } from '../shared/day-of.ts';
import { after, type CalculatorEvent, type CalculatorState, untouched } from './calculator-state.ts';

/** Holds one calculator's state. Whoever shows a part of it watches that part alone: a keystroke draws one field anew. */
export interface CalculatorStore {
  readonly initial: CalculatorState;
  get(): CalculatorState;
  /** Calls back after every change, of what is typed once its own field is painted; the answer ends that. */
  listen(changed: () => void): () => void;
  send(event: CalculatorEvent): void;
}

export function createCalculatorStore(tool: ToolForm): CalculatorStore {
  const initial = untouched(tool);
  const listening = new Set<() => void>();
  let state = initial;
  let isToldLater = false;
  function tell(): void {
    isToldLater = false;
    for (const changed of [...listening]) changed();
  }
  return {
    initial,
    get: () => state,
    listen: (changed) => {
      listening.add(changed);
      return () => listening.delete(changed);
    },
    send: (event) => {
      state = after(tool, state, event, dayOf());
      if (event.type !== 'typed') tell();
      else if (!isToldLater) {
        isToldLater = true;
        afterPaint(() => isToldLater && tell());
      }
    },
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

/** What one field holds, and the way to change it: it is drawn with the key, all that follows from it once the key is painted. */
function useHeld<T extends string | boolean>(name: string, read: (value: unknown) => T) {
  const store = useCalculatorStore();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const held = usePart(store, ({ content }) => read(content.values[name]));
  function hold(value: T): void {
    store.send({ type: 'typed', name, value });
    draw();
  }
  return [held, hold] as const;
}

/** One field's text, and the way to change it. */
export const useTyped = (name: string) => useHeld(name, (value) => String(value ?? ''));

/** One tick, and the way to change it. */
export const useTicked = (name: string) => useHeld(name, (value) => value === true);
