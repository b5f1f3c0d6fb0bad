import { shell } from './ar/shell.ts';
import type { Words } from './en.ts';

export const ar = { shell } satisfies Words;
