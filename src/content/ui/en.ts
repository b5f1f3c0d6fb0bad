import { shell } from './en/shell.ts';

export const en = { shell };
/** What every language owes. */
export type Words = typeof en;
