import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { $session, refreshSession, seedSession, type Session, type SessionUser, userOf } from '../stores/session.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { useHydrated } from '../shared/hydrated.ts';
import { OnDemand } from '../shared/load-on-demand.tsx';
import { AuthOnDemand, MustAddFactorOnDemand, SessionEndedOnDemand } from './AuthOnDemand.tsx';
import styles from './SessionGuard.module.css';
import { UserContext } from './user-context.ts';

interface Props {
  /** Who the server saw when it made this page. */
  readonly user: SessionUser | null;
  readonly locale: Locale;
  /** The tool's name, for the sign-in that stands in its place. */
  readonly heading?: string;
  /** What the tool says of itself, above the sign-in. */
  readonly visitor?: ReactNode;
  readonly children: ReactNode;
}

/** Whose work is on screen: the user, or the one whose session ended under it. */
const ownerOf = (session: Session): SessionUser | undefined =>
  userOf(session) ?? (session.status === 'visitor' ? session.was : undefined);

/** Shows a tool to whoever is signed in, the sign-in to everybody else, and keeps unfinished work through an ended session. */
export function SessionGuard({ user, locale, heading, visitor, children }: Props) {
  const { auth } = useAccountWords(locale);
  const stored = useStore($session, { ssr: 'initial' });
  const awake = useHydrated();
  const [seeded, setSeeded] = useState(false);
  // Before any passive effect of the children, which read drafts: another person's must be gone by then.
  useLayoutEffect(() => {
    seedSession(user);
    setSeeded(true);
  }, [user]);
  const given: Session = user ? { status: user.userType, user } : { status: 'visitor' };
  const session = seeded ? stored : given;

  // While the session is being asked for again the tool stays mounted, out of sight, under the owner it had.
  const last = useRef<SessionUser | undefined>(undefined);
  const owner = session.status === 'loading' ? last.current : ownerOf(session);
  useEffect(() => {
    last.current = owner;
  }, [owner]);
  // The sign-in went with the focus in it: what has come in its place takes it.
  const shown = useRef(owner !== undefined);
  useEffect(() => {
    if (owner && !shown.current && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = owner !== undefined;
  }, [owner]);

  const unknown = session.status === 'loading';
  const expired = session.status === 'visitor' && session.expired === true;
  const locked = expired && session.locked === true;
  const signedIn = userOf(session) !== null;
  const mustAddFactor = userOf(session)?.mustAddFactor === true;
  // Where the person was when the session ended: while it is asked for, nothing of the tool can hold the focus. Remembered before a frame
  // is drawn without the tool, for with that frame the browser forgets it.
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (expired || unknown) left.current ??= document.activeElement;
  }, [expired, unknown]);
  useEffect(() => {
    if (expired || !signedIn || !left.current) return;
    if (left.current instanceof HTMLElement && document.activeElement === document.body) left.current.focus();
    left.current = null;
  }, [expired, signedIn]);
  useEffect(() => {
    const minutes = Number(document.documentElement.dataset['idleLock'] ?? 0);
    if (!signedIn || !(minutes > 0)) return undefined;
    const watching = import('./idle-guard.ts').then(({ guardIdle }) => guardIdle(minutes, locale));
    return () => void watching.then((end) => end());
  }, [signedIn, locale]);
  // One and the same element: a boundary that is given a new one before its code came is drawn anew, and what was typed into it is lost.
  const named = heading !== undefined && !visitor ? heading : undefined;
  const door = useMemo(
    () => (
      <Suspense>
        <AuthOnDemand mode="inPlace" locale={locale} {...(named !== undefined && { heading: named })} />
      </Suspense>
    ),
    [locale, named],
  );
  return (
    <>
      {unknown && (
        <div className="middle" role="status">
          <p>{session.failed ? auth.unknown.text : auth.loading}</p>
          {session.failed && (
            <button type="button" className="button" onClick={() => void refreshSession()}>
              {auth.unknown.retry}
            </button>
          )}
        </div>
      )}
      {owner && !mustAddFactor && (
        <div className={styles.tool} hidden={unknown || locked} inert={!awake || expired}>
          <UserContext key={owner.id} value={owner}>
            {children}
          </UserContext>
        </div>
      )}
      <OnDemand again={session}>
        {mustAddFactor && awake && <MustAddFactorOnDemand locale={locale} />}
        {expired && session.was && <SessionEndedOnDemand was={session.was} locked={locked} locale={locale} />}
      </OnDemand>
      {!unknown && !owner && visitor}
      {!unknown && !owner && door}
    </>
  );
}
