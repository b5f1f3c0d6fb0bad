import { atom } from 'nanostores';
import type { WaysAnswer } from '../../api/contract.ts';
import type { AccessWords } from '../../content/ui/en/access.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call } from '../api-client.ts';
import { loadAccessWords } from './access-words.ts';

/** Who may make an account here, with the words for it; null while nobody has looked. */
export const $ways = atom<(WaysAnswer & { readonly words: AccessWords }) | null>(null);

/** Asks once, when somebody wants to register. Unknown, the usual form stands, and the server says no where it must. */
export async function askWays(locale: Locale): Promise<void> {
  if ($ways.get()) return;
  try {
    const [{ data }, words] = await Promise.all([call<WaysAnswer>('/api/auth/ways'), loadAccessWords(locale)]);
    $ways.set({ ...data, words });
  } catch {
    // Asked again at the next look.
  }
}
