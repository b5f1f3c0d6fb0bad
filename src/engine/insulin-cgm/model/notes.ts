import { notesFor } from '../../clinical/note.ts';
import type { Key } from '../copy/keys.ts';

/** Makes a note of this calculator's results. */
export const note = notesFor<Key>();
