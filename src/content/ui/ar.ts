import { shell } from './ar/shell.ts';
import { story } from './ar/story.ts';
import type { Words } from './en.ts';

export const ar = { shell, story } satisfies Words;
