import { useStore } from '@nanostores/react';
import { type MapStore, map } from 'nanostores';
import { createContext, useContext } from 'react';
import type { Exact, FormValues } from './form-values.ts';

/** What is typed into one form. A store of its own, so that a keystroke draws one field anew and not the whole page. */
export type FormStore = MapStore<FormValues> & {
  /** The numbers behind the texts; changed with them. */
  exact: Exact;
};

export function createFormStore(initial: FormValues, exact: Exact): FormStore {
  return Object.assign(map<FormValues>(initial), { exact });
}

export const FormContext = createContext<FormStore | null>(null);

export function useFormStore(): FormStore {
  const store = useContext(FormContext);
  if (!store) throw new Error('a field stands outside a form');
  return store;
}

/** One field's text, and the way to change it. */
export function useTyped(name: string): readonly [string, (text: string) => void] {
  const store = useFormStore();
  const values = useStore(store, { keys: [name], ssr: 'initial' });
  return [String(values[name] ?? ''), (text) => store.setKey(name, text)];
}

/** One tick, and the way to change it. */
export function useTicked(name: string): readonly [boolean, (ticked: boolean) => void] {
  const store = useFormStore();
  const values = useStore(store, { keys: [name], ssr: 'initial' });
  return [values[name] === true, (ticked) => store.setKey(name, ticked)];
}
