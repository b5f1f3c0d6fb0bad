import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTab, fakeTab } from './fake-browser.ts';

const sara = { id: 'u1', name: 'Sara', email: 'sara@example.test', userType: 'registered' } as const;
const minute = 60_000;
const hour = 60 * minute;
const over = { error: 'not_signed_in', message: 'Please sign in.', user: null };

let tab: FakeTab;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
  tab = fakeTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = () => tab.session.getItem('draft:a1c-forecast');
/** A page of its own in the same tab, as after a reload. */
async function open(user: typeof sara | null) {
  vi.resetModules();
  const session = await import('../../src/islands/stores/session.ts');
  session.seedSession(user);
  return session;
}
async function atWork() {
  const session = await open(sara);
  tab.session.setItem('draft:a1c-forecast', '{"patientName":"Ali"}');
  return session;
}
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // The words of what is said are fetched.
  await vi.dynamicImportSettled();
}

describe('what was typed when a session ended by itself', () => {
  it('waits an hour for its person, then goes from storage and screen, with a word why', async () => {
    const { $session, markExpired } = await atWork();
    markExpired();
    await pass(59 * minute);
    expect(typed()).toContain('Ali');
    expect(tab.replaced).toEqual([]);
    await pass(2 * minute);
    expect(typed()).toBeNull();
    expect($session.get()).toEqual({ status: 'visitor' });
    expect(tab.replaced).toEqual(['/auth']);
    expect(tab.session.getItem('flash')).toContain('within an hour');
    // Forms keep what was typed when a page goes away.
    tab.session.setItem('draft:a1c-forecast', '{"patientName":"Ali"}');
    tab.fire('pagehide');
    expect(typed()).toBeNull();
  });

  it('is left alone where the same person goes on within the hour', async () => {
    const { markExpired, signIn } = await atWork();
    markExpired();
    await pass(50 * minute);
    tab.answer(200, { user: sara });
    await signIn('sara@example.test', 'a long password');
    await pass(3 * hour);
    expect(typed()).toContain('Ali');
    expect(tab.replaced).toEqual([]);
    // The next end has an hour of its own.
    markExpired();
    await pass(50 * minute);
    expect(typed()).toContain('Ali');
  });

  it('is counted through reloads, also where the end is only found by one', async () => {
    await atWork();
    await open(null);
    await pass(40 * minute);
    await open(null);
    expect(typed()).toContain('Ali');
    await pass(21 * minute);
    expect(typed()).toBeNull();
  });

  it('is gone at once where a page opens later than that, and stays where its person opens it', async () => {
    await atWork();
    await open(null);
    vi.setSystemTime(Date.now() + 2 * hour);
    await open(sara);
    expect(typed()).toContain('Ali');
    await open(null);
    vi.setSystemTime(Date.now() + 2 * hour);
    await open(null);
    expect(typed()).toBeNull();
  });

  it('goes from a locked page, too', async () => {
    const { $session, lock } = await atWork();
    tab.answer(200, { ok: true });
    lock();
    await pass(59 * minute);
    expect($session.get()).toMatchObject({ locked: true });
    expect(typed()).toContain('Ali');
    await pass(2 * minute);
    expect(typed()).toBeNull();
    expect(tab.replaced).toEqual(['/auth']);
  });

  it('no longer waits for a clock that was set back', async () => {
    const { markExpired } = await atWork();
    tab.session.setItem('session-over', String(Date.now() + 30 * hour));
    markExpired();
    await pass(61 * minute);
    expect(typed()).toBeNull();
  });
});

describe('a tab that nobody uses', () => {
  it('asks by itself when its session has rested too long, and wipes an hour later', async () => {
    const { $session } = await atWork();
    await pass(12 * hour);
    expect(tab.fetcher).not.toHaveBeenCalled();
    tab.answer(401, over);
    await pass(30 * minute);
    expect(tab.fetcher).toHaveBeenCalledTimes(1);
    expect($session.get()).toMatchObject({ status: 'visitor', expired: true });
    expect(typed()).toContain('Ali');
    await pass(hour);
    expect(typed()).toBeNull();
  });

  it('keeps everything while nobody can say that the session is over', async () => {
    const { $session } = await atWork();
    await pass(20 * hour);
    expect(tab.fetcher).toHaveBeenCalled();
    expect($session.get()).toMatchObject({ user: sara });
    expect(typed()).toContain('Ali');
  });
});
