import { useStore } from '@nanostores/react';
import type { Locale } from '../engine/kit/words/pattern.ts';
import styles from './Bar.module.css';
import { useHydrated } from './shared/hydrated.ts';
import { useLoaded } from './shared/loaded.ts';
import { ModeSwitch } from './answer/ModeSwitch.tsx';
import { $session, type SessionUser } from './stores/session.ts';
import { $historyOpen } from './stores/workbench.ts';

interface Props {
  readonly tool: string;
  readonly locale: Locale;
  readonly user: SessionUser | null;
}

/** Beside the tool's name: the mode, and the history for those who have one. */
export function Bar({ tool: id, locale, user }: Props) {
  const { tool, words } = useLoaded(id, locale);
  const awake = useHydrated();
  const session = useStore($session, { ssr: 'initial' });
  const status = session.status === 'loading' ? (user?.userType ?? 'visitor') : session.status;
  if (status === 'visitor') return null;
  return (
    <div className={styles.bar} inert={!awake}>
      {tool.hasDisplayMode && <ModeSwitch words={words.modes} />}
      {status === 'registered' && (
        <button
          type="button"
          className={`link plain ${styles.history}`}
          aria-haspopup="dialog"
          onClick={() => $historyOpen.set(true)}
        >
          {words.nav.history}
        </button>
      )}
    </div>
  );
}
