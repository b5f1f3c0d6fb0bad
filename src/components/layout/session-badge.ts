import type { Session, SessionUser } from '../../islands/stores/session.ts';

/** As much of a name as three lines of the bar hold, in whole words; the account's dialog has all of it. */
function shortened(name: string): string {
  const letters = [...name];
  const most = 45;
  if (letters.length <= most) return name;
  const start = letters.slice(0, most).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

/** Who is signed in, in the header. The store, and with it any request, is loaded only where a session can exist. */
class SessionBadge extends HTMLElement {
  connectedCallback(): void {
    // On a calculator's page the server has already said who is there; the workbench tells the store.
    if ('told' in this.dataset) void this.follow(false);
    else if ('signedIn' in document.documentElement.dataset) void this.follow(true);
    else
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'signed-in' && newValue) void this.follow(true);
      });
  }

  private async follow(ask: boolean): Promise<void> {
    const [{ $session, ensureSession }, { shownName }] = await Promise.all([
      import('../../islands/stores/session.ts'),
      import('../../islands/stores/shown-name.ts'),
    ]);
    $session.subscribe((session) => this.show(session, shownName));
    const button = this.querySelector<HTMLButtonElement>('[data-logout]');
    button?.addEventListener('click', async () => {
      button.disabled = true;
      const logout = button.textContent;
      button.textContent = this.dataset['leaving'] ?? logout;
      const { signOutOrTell } = await import('../../islands/stores/leave.ts');
      button.disabled = await signOutOrTell();
      if (!button.disabled) button.textContent = logout;
    });
    const account = this.querySelector<HTMLButtonElement>('[data-account]');
    account?.addEventListener('click', async () => {
      const { openAccount } = await import('../../islands/stores/account.ts');
      await openAccount(account);
    });
    if (ask) await ensureSession();
  }

  private show(session: Session, shownName: (user: SessionUser, locale: string) => string): void {
    const user = 'user' in session ? session.user : null;
    this.querySelector('[data-visitor]')?.toggleAttribute('hidden', user !== null || session.status === 'loading');
    this.querySelector('[data-user]')?.toggleAttribute('hidden', user === null);
    const name = this.querySelector<HTMLElement>('[data-name]');
    const type = this.querySelector('[data-type]');
    if (user && name && type) {
      name.title = shownName(user, document.documentElement.lang);
      name.textContent = shortened(name.title);
      type.textContent = this.dataset[user.userType] ?? '';
    }
    if (session.status !== 'loading' || 'failed' in session) delete document.documentElement.dataset['signedIn'];
  }
}

if (!customElements.get('session-badge')) customElements.define('session-badge', SessionBadge);
