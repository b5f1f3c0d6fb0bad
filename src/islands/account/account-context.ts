import { createContext, use } from 'react';
import type { AccountDialogWords } from '../../content/ui/en/account-dialog.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { AccountWords } from '../shared/account-words.ts';
import { wordsIn } from '../shared/words.ts';
import type { SessionUser } from '../stores/session.ts';

interface Account extends AccountWords {
  readonly locale: Locale;
  readonly user: SessionUser;
  readonly words: AccountDialogWords;
}

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('The account dialog’s parts stand inside it.');
  return account;
}

/** The same with the words of one part alone. */
export function useSection<K extends keyof AccountDialogWords>(
  part: K,
): Omit<Account, 'words'> & { readonly words: AccountDialogWords[K] } {
  const account = useAccount();
  return { ...account, words: account.words[part] };
}

export const { load: loadDialogWords } = wordsIn('accountDialog', {
  en: () => import('../../content/ui/en/account-dialog.ts'),
  ar: () => import('../../content/ui/ar/account-dialog.ts'),
});
