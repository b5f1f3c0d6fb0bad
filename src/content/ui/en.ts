import { shell } from './en/shell.ts';
import { story } from './en/story.ts';

export const en = { shell, story };
/** What every language owes. */
export type Words = typeof en;
