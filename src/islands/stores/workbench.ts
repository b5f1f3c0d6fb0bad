import { atom } from 'nanostores';
import { stored } from './storage.ts';

/** Display-Only shows sample cases; HCP Mode has the form. */
export type Mode = 'display' | 'hcp';
const isMode = (value: unknown): value is Mode => value === 'display' || value === 'hcp';

/** The bar above the workbench and the workbench itself are two islands: these are what they share. Written in the browser only. */
export const $mode = atom<Mode>('display');
export const $historyOpen = atom(false);

/** How this reader worked last: who uses the form need not ask for it every day. */
const persistentMode = stored<Mode>(() => localStorage, 'mode', 'display', isMode);

export function chooseMode(mode: Mode): void {
  $mode.set(mode);
  persistentMode.write(mode);
}

/** The mode that was left in this tab, else the one chosen last in this browser. */
export function restoreMode(left: string | undefined): void {
  $mode.set(isMode(left) ? left : persistentMode.read());
}
