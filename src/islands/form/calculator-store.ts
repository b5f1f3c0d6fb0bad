import { createContext, useContext, useReducer, useSyncExternalStore } from 'react';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { dayOf } from '../shared/day-of.ts';
import { after, type CalculatorEvent, type CalculatorState, untouched } from './calculator-state.ts';

/** Holds one calculator's state. Whoever shows a part of it watches that part alone: a keystroke draws one field anew. */
export interface CalculatorStore {
  readonly initial: CalculatorState;
  get(): CalculatorState;
  /** Calls back after every change, of a key once it is painted; the answer ends that. */
  listen(changed: () => void): () => void;
  /** `isKey`: who listens hears of it once a frame shows it where it was pressed, else at once. */
  send(event: CalculatorEvent, isKey?: boolean): void;
}

export function createCalculatorStore(tool: ToolForm): CalculatorStore {
  const initial = untouched(tool);
  const listening = new Set<() => void>();
  let state = initial;
  let isToldLater = false;
  function tell(): void {
    isToldLater = false;
    for (const changed of listening) changed();
  }
  return {
    initial,
    get: () => state,
    listen: (changed) => {
      listening.add(changed);
      return () => listening.delete(changed);
    },
    send: (event, isKey) => {
      state = after(tool, state, event, dayOf());
      if (!isKey) tell();
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

/** One field's text, and the way to change it: with a key the field is drawn first, and all that follows from it once that is painted. */
export function useTyped(name: string): readonly [string, (text: string, isKey?: boolean) => void] {
  const store = useCalculatorStore();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const text = usePart(store, ({ content }) => String(content.values[name] ?? ''));
  function type(value: string, isKey?: boolean): void {
    store.send({ type: 'typed', name, value }, isKey);
    draw();
  }
  return [text, type];
}

/** One tick, and the way to change it. */
export function useTicked(name: string): readonly [boolean, (ticked: boolean) => void] {
  const store = useCalculatorStore();
  const ticked = usePart(store, ({ content }) => content.values[name] === true);
  return [ticked, (value) => store.send({ type: 'typed', name, value })];
}
