import { atom } from 'nanostores';
import type { WaysAnswer } from '../../api/contract.ts';
import type { AccessWords } from '../../content/ui/en/access.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call } from '../api-client.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { loadAccessWords } from './access-words.ts';

/** Who may make an account here, with the words for it; null while nobody has looked. */
export const $ways = atom<(WaysAnswer & { readonly words: AccessWords }) | null>(null);

/** The server's answer, asked for once for a page; a failure is asked again at a later look. */
const fetchWays = onceFor(async () => (await call<WaysAnswer>('/api/auth/ways')).data);

/** When somebody wants to register. Unknown, the usual form stands, and the server says no where it must. */
export async function askWays(locale: Locale): Promise<void> {
  if ($ways.get()) return;
  try {
    const [answer, words] = await Promise.all([fetchWays(), loadAccessWords(locale)]);
    $ways.set({ ...answer, words });
  } catch {
    // Asked again at the next look.
  }
}

/** The hospital's own sign-in; undefined where there is none, or nobody can be asked. Only the sign-in page, which is built ahead, has to ask. */
export async function askHospital(): Promise<WaysAnswer['hospital']> {
  if (document.documentElement.dataset['hospital'] === 'none' || !navigator.onLine) return undefined;
  return fetchWays().then(
    ({ hospital }) => hospital,
    () => undefined,
  );
}
