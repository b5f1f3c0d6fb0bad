import { loadAccountWords } from './account-words.ts';
import { signOut } from './session.ts';
import { toast } from './toasts.ts';

/** Signs out, or says that it did not work. False when the person is still signed in. */
export async function signOutOrTell(): Promise<boolean> {
  try {
    await signOut();
    return true;
  } catch {
    const { auth } = await loadAccountWords(document.documentElement.lang === 'ar' ? 'ar' : 'en');
    toast({ title: auth.toasts.error, description: auth.toasts.outFailed, tone: 'destructive' });
    return false;
  }
}
