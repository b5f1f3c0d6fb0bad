import { atom } from 'nanostores';

/** Display-Only shows sample cases; HCP Mode has the form. */
export type Mode = 'display' | 'hcp';
export const isMode = (text: string): text is Mode => text === 'display' || text === 'hcp';

/** The bar above the workbench and the workbench itself are two islands: these are what they share. Written in the browser only. */
export const $mode = atom<Mode>('display');
export const $historyOpen = atom(false);
