import { loadAccountWords } from './account-words.ts';
import { toast } from './toasts.ts';

/** Opens the account dialog, which weighs on nobody before. */
export async function openAccount(badge: HTMLElement): Promise<void> {
  try {
    const { showAccount } = await import('../account/show-account.tsx');
    await showAccount(badge);
  } catch {
    const { auth, errors } = await loadAccountWords(document.documentElement.lang === 'ar' ? 'ar' : 'en');
    toast({ title: auth.toasts.error, description: errors.offline, tone: 'destructive' });
  }
}
