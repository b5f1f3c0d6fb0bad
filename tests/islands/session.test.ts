import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTab, fakeStorage, fakeTab } from './fake-browser.ts';

const sara = { id: 'u1', name: 'Sara', email: 'sara@example.test', userType: 'registered' } as const;
const omar = { id: 'u2', name: 'Omar', userType: 'quick' } as const;

let tab: FakeTab;
const load = async () => {
  vi.resetModules();
  return import('../../src/islands/stores/session.ts');
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  tab = fakeTab();
});
afterEach(() => vi.unstubAllGlobals());

describe('who is there', () => {
  it('begins unknown and takes what the server said with the page', async () => {
    const { $session, seedSession } = await load();
    expect($session.get()).toEqual({ status: 'loading' });
    seedSession(sara);
    expect($session.get()).toEqual({ status: 'registered', user: sara });
    expect(tab.local.getItem('signed-in')).toBe('u1');
    seedSession(omar);
    expect($session.get()).toMatchObject({ status: 'quick' });
  });

  it('asks nothing on a public page where no session can exist', async () => {
    const { $session, ensureSession } = await load();
    await ensureSession();
    expect($session.get()).toEqual({ status: 'visitor' });
    expect(tab.fetcher).not.toHaveBeenCalled();
  });

  it('asks once where one can, however many want to know', async () => {
    tab.local.setItem('signed-in', 'u1');
    tab.answer(200, { user: sara });
    const { $session, ensureSession, refreshSession } = await load();
    await Promise.all([ensureSession(), refreshSession(), refreshSession()]);
    expect(tab.fetcher).toHaveBeenCalledTimes(1);
    expect($session.get()).toMatchObject({ status: 'registered', user: sara });
  });

  it('reads 401 as nobody and forgets the hint', async () => {
    tab.local.setItem('signed-in', 'u1');
    tab.answer(401, { error: 'not_signed_in', message: 'Please sign in.', user: null });
    const { $session, ensureSession } = await load();
    await ensureSession();
    expect($session.get()).toEqual({ status: 'visitor' });
    expect(tab.local.getItem('signed-in')).toBeNull();
  });

  it('does not let an older answer sign out who has just signed in', async () => {
    let late: (answer: Response) => void = () => undefined;
    tab.fetcher.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    );
    const { $session, refreshSession, signIn } = await load();
    const older = refreshSession();
    tab.answer(200, { user: sara });
    await signIn('sara@example.test', 'a long password');
    late(
      new Response(JSON.stringify({ error: 'not_signed_in', message: 'Please sign in.', user: null }), { status: 401 }),
    );
    await older;
    expect($session.get()).toEqual({ status: 'registered', user: sara });
    expect(tab.local.getItem('signed-in')).toBe('u1');
  });

  it('says so when nobody answers and nothing is known', async () => {
    const { $session, refreshSession } = await load();
    await refreshSession();
    expect($session.get()).toEqual({ status: 'loading', failed: true });
  });

  it('keeps a known user when nobody answers', async () => {
    const { $session, refreshSession, seedSession } = await load();
    seedSession(sara);
    await refreshSession();
    expect($session.get()).toMatchObject({ user: sara });
  });
});

describe('a session that ends in the middle', () => {
  it('remembers whose it was, and that person carries on', async () => {
    tab.session.setItem('draft:x', 'typed');
    const { $session, markExpired, seedSession, signIn } = await load();
    seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    markExpired();
    expect($session.get()).toEqual({ status: 'visitor', expired: true, was: sara });
    tab.answer(200, { user: sara });
    await signIn('sara@example.test', 'a long password');
    expect($session.get()).toMatchObject({ status: 'registered' });
    expect(tab.session.getItem('draft:x')).toBe('typed');
  });

  it('wipes what was typed when somebody else signs in', async () => {
    const { markExpired, quickLogin, seedSession } = await load();
    seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    tab.session.setItem('other', 'stays');
    markExpired();
    tab.answer(200, { user: omar });
    await quickLogin('Omar');
    expect(tab.session.getItem('draft:x')).toBeNull();
    expect(tab.session.getItem('other')).toBe('stays');
  });

  it('holds across a reload: the draft waits for the same person only', async () => {
    let module = await load();
    module.seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    module = await load();
    module.seedSession(null);
    expect(tab.session.getItem('draft:x')).toBe('typed');
    module.seedSession(sara);
    expect(tab.session.getItem('draft:x')).toBe('typed');
    module = await load();
    module.seedSession(omar);
    expect(tab.session.getItem('draft:x')).toBeNull();
  });

  it('means nothing to a visitor', async () => {
    const { $session, markExpired, seedSession } = await load();
    seedSession(null);
    markExpired();
    expect($session.get()).toEqual({ status: 'visitor' });
  });
});

describe('signing out', () => {
  it.each([
    ['en', '/auth'],
    ['ar', '/ar/auth'],
  ])('wipes everything and leads to the sign-in page (%s)', async (lang, path) => {
    tab = fakeTab(lang);
    const { $session, seedSession, signOut } = await load();
    seedSession(sara);
    tab.session.setItem('draft:a1c-forecast', 'typed');
    tab.answer(200, { ok: true });
    await signOut();
    expect($session.get()).toEqual({ status: 'visitor' });
    expect(tab.replaced).toEqual([path]);
    expect(tab.session.getItem('draft:a1c-forecast')).toBeNull();
    expect(tab.local.getItem('signed-in')).toBeNull();
    expect(JSON.parse(tab.session.getItem('flash') ?? '')).toBe('signed-out');
    expect(JSON.stringify({ ...tab.local, ...tab.session })).not.toContain('Sara');
  });

  it('counts a session that is already gone as signed out', async () => {
    const { seedSession, signOut } = await load();
    seedSession(sara);
    tab.answer(401, { error: 'not_signed_in' });
    await signOut();
    expect(tab.replaced).toEqual(['/auth']);
  });

  it('does not pretend when the server could not be told', async () => {
    const { $session, seedSession, signOut } = await load();
    seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    await expect(signOut()).rejects.toThrow();
    expect($session.get()).toMatchObject({ user: sara });
    expect(tab.replaced).toEqual([]);
    expect(tab.session.getItem('draft:x')).toBe('typed');
  });

  it('in another tab takes this one along', async () => {
    const { seedSession } = await load();
    seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    tab.fire('storage', { key: 'signed-out', newValue: '1' });
    expect(tab.replaced).toEqual(['/auth']);
    expect(tab.session.getItem('draft:x')).toBeNull();
  });

  it('leaves a tab alone where nobody is signed in', async () => {
    const { seedSession } = await load();
    seedSession(null);
    tab.fire('storage', { key: 'signed-out', newValue: '1' });
    expect(tab.replaced).toEqual([]);
  });

  it('reaches a tab that slept: its drafts are gone when it wakes, for the same person too', async () => {
    let module = await load();
    module.seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    tab.local.setItem('signed-out', '12345');
    module = await load();
    module.seedSession(sara);
    expect(tab.session.getItem('draft:x')).toBeNull();
  });
});

describe('coming back', () => {
  it('shows nothing from the back button until the server has answered', async () => {
    const { $session, seedSession } = await load();
    seedSession(sara);
    tab.answer(200, { user: sara });
    tab.fire('pageshow', { persisted: true });
    expect($session.get()).toEqual({ status: 'loading' });
    await settled();
    expect($session.get()).toMatchObject({ user: sara });
    expect(tab.reloads()).toBe(0);
  });

  it.each([
    ['with the drafts still there', 'u1|'],
    ['with the drafts already wiped elsewhere', null],
  ])('hides and reloads a page kept by the back button when its person has signed out since, %s', async (_, owner) => {
    const { seedSession } = await load();
    seedSession(sara);
    tab.local.setItem('signed-out', '999');
    if (owner === null) tab.session.removeItem('draft-owner');
    tab.fire('pageshow', { persisted: true });
    expect(tab.reloads()).toBe(1);
    expect(document.documentElement.hidden).toBe(true);
    tab.session.setItem('draft:x', 'kept by the form as the page goes away');
    tab.fire('pagehide');
    expect(tab.session.getItem('draft:x')).toBeNull();
  });

  it('asks again when another tab signed in as somebody else', async () => {
    const { $session, seedSession } = await load();
    seedSession(sara);
    tab.session.setItem('draft:x', 'typed');
    tab.answer(200, { user: omar });
    tab.fire('storage', { key: 'signed-in', newValue: 'u2' });
    await settled();
    expect($session.get()).toMatchObject({ user: omar });
    expect(tab.session.getItem('draft:x')).toBeNull();
  });
});

describe('where to go next', () => {
  it.each([
    ['/tools/life-days', '/tools/life-days'],
    ['/ar/calculator', '/ar/calculator'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['/a b', null],
  ])('%s → %s, once', async (path, next) => {
    const { rememberNext, takeNext } = await load();
    rememberNext(path);
    expect(takeNext()).toBe(next);
    expect(takeNext()).toBeNull();
  });
});

it('works where storage is refused', async () => {
  const refusing = new Proxy(fakeStorage(), {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  tab = fakeTab('en', refusing, refusing);
  const { $session, ensureSession, seedSession } = await load();
  await ensureSession();
  seedSession(sara);
  expect($session.get()).toMatchObject({ user: sara });
});
