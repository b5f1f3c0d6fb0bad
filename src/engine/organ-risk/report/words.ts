import { wordsFor } from '../../clinical/words.ts';
import type { Key } from '../copy/keys.ts';

export const { message, words } = wordsFor<Key>();
