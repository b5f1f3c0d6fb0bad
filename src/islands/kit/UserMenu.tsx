import { useState } from 'react';
import type { Locale } from '../../engine/kit/message.ts';
import { signOut } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from './account-words.ts';
import { useUser } from './user-context.ts';
import styles from './UserMenu.module.css';

/** Who is signed in, as what, and the way out: always in sight, because computers here are shared. */
export function UserMenu({ locale }: { readonly locale: Locale }) {
  const { auth } = useAccountWords(locale);
  const user = useUser();
  const [leaving, setLeaving] = useState(false);

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
        <bdi className={styles.name} title={user.name}>{user.name}</bdi>
        <span className={styles.badge}>{user.userType === 'registered' ? auth.badge.registered : auth.badge.quick}</span>
      </span>
      <button type="button" className="button quiet" disabled={leaving} onClick={() => void leave()}>{leaving ? auth.badge.leaving : auth.badge.logout}</button>
    </div>
  );
}
