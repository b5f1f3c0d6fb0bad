import { foldPattern } from './fold.ts';

/** Words a letter off a medicine's name that are words of their own: gluten is no glitazone. */
export const ownWords: ReadonlySet<string> = new Set(['gluten', ...['جلوتين'].map(foldPattern)]);
