import { createRoot, type Root } from 'react-dom/client';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadAccountWords } from '../shared/account-words.ts';
import { withRareErrors } from '../stores/rare-errors.ts';
import { $session, userOf } from '../stores/session.ts';
import { Toaster } from '../Toaster.tsx';
import { AccountContext, loadDialogWords } from './account-context.ts';
import { AccountDialog } from './AccountDialog.tsx';

let notices: Root | undefined;

function rootAtEnd(): { root: Root; container: HTMLElement } {
  const container = document.createElement('div');
  document.body.append(container);
  return { root: createRoot(container), container };
}

/** In a folded menu the badge goes with the menu; then its button takes the focus. */
function focusBack(badge: HTMLElement): void {
  const menu = badge.closest('[popover]');
  const target = badge.checkVisibility()
    ? badge
    : menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  target?.focus();
}

/** Draws the dialog on any page, public ones too, until it is closed or this person is no longer signed in. */
export async function showAccount(badge: HTMLElement): Promise<void> {
  const locale: Locale = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const [words, { auth, errors, records }] = await Promise.all([loadDialogWords(locale), loadAccountWords(locale)]);
  const everyError = await withRareErrors(errors, locale);
  const user = userOf($session.get());
  if (!user || document.querySelector('dialog:modal')) return;
  notices ??= rootAtEnd().root;
  notices.render(<Toaster locale={locale} />);
  const { root, container } = rootAtEnd();
  const unwatch = $session.listen((session) => {
    if (session.status !== 'loading' && userOf(session)?.id !== user.id) close();
  });
  function close(): void {
    unwatch();
    root.unmount();
    container.remove();
    focusBack(badge);
  }
  root.render(
    <AccountContext value={{ locale, user, words, auth, errors: everyError, records }}>
      <AccountDialog onClose={close} />
    </AccountContext>,
  );
}
