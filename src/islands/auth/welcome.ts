import type { AuthWords } from '../../content/ui/en/auth.ts';
import type { ToastText } from '../stores/toasts.ts';
import type { FormId } from './forms.ts';

/** What is said after each way in; `notice` where there is something to know about this one. */
export function welcomeText(
  form: FormId,
  words: AuthWords['toasts'],
  notice?: string,
): Pick<ToastText, 'title' | 'description'> {
  if (form === 'quick') return { title: words.quickTitle, description: words.quick };
  return { title: words.success, description: notice ?? (form === 'register' ? words.registered : words.signedIn) };
}
