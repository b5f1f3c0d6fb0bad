import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTab, fakeTab } from './fake-browser.ts';

const sara = { id: 'u1', name: 'Sara', email: 'sara@example.test', userType: 'registered' } as const;
const huda = { id: 'u2', name: 'Huda', email: 'huda@example.test', userType: 'registered' } as const;
const minute = 60_000;

let tab: FakeTab;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
  tab = fakeTab();
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sara works in a tool, with something typed, on a site that locks after five minutes. */
async function atWork() {
  vi.resetModules();
  const session = await import('../../src/islands/stores/session.ts');
  const { watchIdle } = await import('../../src/islands/stores/idle-lock.ts');
  session.seedSession(sara);
  tab.session.setItem('draft:a1c-forecast', '{"name":"Ali"}');
  const end = watchIdle(5);
  return { ...session, end };
}
const asked = () => tab.fetcher.mock.calls.map(([path]) => String(path));

describe('a page that nobody uses', () => {
  it('locks after the minutes, ends the session on the server, and keeps what was typed', async () => {
    const { $session } = await atWork();
    vi.advanceTimersByTime(5 * minute - 1000);
    expect($session.get()).toMatchObject({ status: 'registered' });
    tab.answer(200, { ok: true });
    vi.advanceTimersByTime(1000);
    expect($session.get()).toEqual({ status: 'visitor', expired: true, locked: true, was: sara });
    expect(asked()).toEqual(['/api/auth/logout']);
    expect(tab.session.getItem('draft:a1c-forecast')).toContain('Ali');
  });

  it('is used by a key or a pointer, here or in another tab', async () => {
    const { $session } = await atWork();
    vi.advanceTimersByTime(4 * minute);
    tab.fire('keydown');
    vi.advanceTimersByTime(4 * minute);
    tab.local.setItem('last-use', String(Date.now()));
    vi.advanceTimersByTime(4 * minute);
    expect($session.get()).toMatchObject({ status: 'registered' });
    vi.advanceTimersByTime(minute);
    expect($session.get()).toMatchObject({ locked: true });
  });

  it('is locked before the first touch after a sleep counts as use', async () => {
    const { $session } = await atWork();
    vi.setSystemTime(Date.now() + 60 * minute);
    tab.fire('pointermove');
    expect($session.get()).toMatchObject({ locked: true });
  });

  it('locks with another tab', async () => {
    const { $session } = await atWork();
    tab.local.setItem('locked', '1');
    tab.fire('storage', { key: 'locked', newValue: '1' });
    expect($session.get()).toMatchObject({ locked: true, was: sara });
  });

  it('does not lock anew, nor sign anybody out, when a tab that was asleep hears of a lock that is over', async () => {
    const { $session } = await atWork();
    tab.fire('storage', { key: 'locked', newValue: '1' });
    expect($session.get()).toMatchObject({ status: 'registered' });
    expect(asked()).toEqual([]);
  });

  it('stays locked over a reload when the server could not be told', async () => {
    await atWork();
    vi.advanceTimersByTime(5 * minute);
    await vi.advanceTimersByTimeAsync(1);
    vi.resetModules();
    const { $session, seedSession } = await import('../../src/islands/stores/session.ts');
    tab.answer(200, { ok: true });
    seedSession(sara);
    expect($session.get()).toEqual({ status: 'visitor', expired: true, locked: true, was: sara });
    expect(asked()).toEqual(['/api/auth/logout', '/api/auth/logout']);
  });

  it('opens for the same person with everything typed, for another with nothing', async () => {
    const { $session, signIn } = await atWork();
    vi.advanceTimersByTime(5 * minute);
    await vi.advanceTimersByTimeAsync(1);
    tab.answer(200, { user: sara });
    await signIn('sara@example.test', 'a quiet blue gate');
    expect($session.get()).toEqual({ status: 'registered', user: sara });
    expect(tab.session.getItem('draft:a1c-forecast')).toContain('Ali');
    vi.advanceTimersByTime(4 * minute);
    expect($session.get()).toMatchObject({ status: 'registered' });
    vi.advanceTimersByTime(minute);
    await vi.advanceTimersByTimeAsync(1);
    tab.answer(200, { user: huda });
    await signIn('huda@example.test', 'another quiet gate');
    expect($session.get()).toEqual({ status: 'registered', user: huda });
    expect(tab.session.getItem('draft:a1c-forecast')).toBeNull();
  });
});
