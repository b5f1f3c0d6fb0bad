import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '../../engine/kit/message.ts';
import { $session, type SessionUser, signOut, userOf } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from './account-words.ts';
import styles from './UserMenu.module.css';

/** Who is signed in, as what, and the way out: always in sight, because computers here are shared. */
export function UserMenu({ user, locale }: { readonly user: SessionUser | null; readonly locale: Locale }) {
  const { auth } = useAccountWords(locale);
  const session = useStore($session, { ssr: 'initial' });
  const [leaving, setLeaving] = useState(false);
  const shown = session.status === 'loading' ? user : userOf(session);
  if (!shown) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setLeaving(false);
      toast({ title: auth.toasts.error, description: auth.toasts.outFailed, tone: 'destructive' });
    }
  }

  return (
    <div className={styles.menu} role="group" aria-label={auth.badge.label}>
      <span className={styles.who}>
        <bdi className={styles.name} title={shown.name}>{shown.name}</bdi>
        <span className={styles.badge}>{shown.userType === 'registered' ? auth.badge.registered : auth.badge.quick}</span>
      </span>
      <button type="button" className="button quiet" disabled={leaving} onClick={() => void leave()}>{leaving ? auth.badge.leaving : auth.badge.logout}</button>
    </div>
  );
}
