/** Locks a tool's page after minutes without use, in every tab at once: use in one counts for all. */
import { lastUse, markUse } from './session-memory.ts';
import { $session, lock, userOf } from './session.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const;
const lookEvery = 1000;

/** Locks, and leads whoever unlocks it back to where they were: what had the focus is out of sight meanwhile. */
function lockHere(): void {
  const at = document.activeElement;
  const before = userOf($session.get());
  lock();
  if (!before || !at || !(at instanceof HTMLElement)) return;
  const stop = $session.listen((session) => {
    if (userOf(session)?.id !== before.id) return;
    stop();
    // After the lock's dialog has given the focus to nobody.
    requestAnimationFrame(() => at.focus());
  });
}

/** Starts to watch, and answers with what ends it. What was left unused for too long is locked at once, also after a reload. */
export function watchIdle(minutes: number): () => void {
  const longest = minutes * 60_000;
  let markedAt = 0;

  function look(): void {
    // A clock that was set back makes nobody wait.
    if (Math.abs(Date.now() - lastUse()) >= longest) lockHere();
  }
  function used(): void {
    const now = Date.now();
    if (Math.abs(now - markedAt) < lookEvery) return;
    look();
    markedAt = now;
    markUse();
  }

  if (lastUse() === 0) markUse();
  look();
  const timer = setInterval(look, lookEvery);
  for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true });
  // After a sleep the timers come late.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const sign of signs) removeEventListener(sign, used, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
