import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTab, fakeTab } from './fake-browser.ts';

let tab: FakeTab;
beforeEach(() => {
  vi.resetModules();
  tab = fakeTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  it('come one at a time, the new one in place of the old', async () => {
    const { $toasts, toast } = await import('../../src/islands/stores/toasts.ts');
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect($toasts.get()).toMatchObject([{ title: 'second', open: true }]);
  });

  it('close at once and leave the store after a million milliseconds', async () => {
    vi.useFakeTimers();
    const { $toasts, dismissToast, toast } = await import('../../src/islands/stores/toasts.ts');
    dismissToast(toast({ title: 'x' }));
    expect($toasts.get()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect($toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect($toasts.get()).toEqual([]);
  });

  it('cross a navigation once', async () => {
    const { flash, takeFlash } = await import('../../src/islands/stores/toasts.ts');
    flash({ title: 'Success', description: 'Logged in successfully!' });
    expect(takeFlash()).toEqual({ title: 'Success', description: 'Logged in successfully!' });
    expect(takeFlash()).toBeNull();
  });
});

describe('saving', () => {
  const draft = {
    tool: 'a1c-forecast',
    patientName: ' Sara ',
    inputs: { a1c: 8 },
    results: { bmi: 27 },
    examples: ['a1c'],
    clinicalNotes: '',
  } as const;

  it('sends the collection’s own names with an id, and a retry with the same', async () => {
    const { $savedCount, saveRecord } = await import('../../src/islands/stores/saving.ts');
    await expect(saveRecord(draft)).rejects.toMatchObject({ failure: 'offline' });
    tab.answer(201, {
      id: 'x',
      tool: 'a1c-forecast',
      patientName: 'Sara',
      patientData: { a1c: 8 },
      results: { bmi: 27.1 },
      clinicalNotes: '',
      createdAt: '2026-01-01T00:00:00.000Z',
      engineVersion: '1.0.0',
      recalculated: true,
    });
    expect(await saveRecord(draft)).toMatchObject({ inputs: { a1c: 8 }, results: { bmi: 27.1 }, recalculated: true });
    tab.answer(201, { id: 'y' });
    await saveRecord({ ...draft, clinicalNotes: 'more' });
    const sent = tab.fetcher.mock.calls.map(
      ([, init]) => JSON.parse(String((init as RequestInit).body)) as Record<string, unknown>,
    );
    expect(sent[0]).toMatchObject({
      tool: 'a1c-forecast',
      patientName: 'Sara',
      patientData: { a1c: 8 },
      results: { bmi: 27 },
      examples: ['a1c'],
      clinicalNotes: '',
    });
    expect(sent[1]?.['id']).toBe(sent[0]?.['id']);
    expect(sent[2]?.['id']).not.toBe(sent[0]?.['id']);
    expect($savedCount.get()).toBe(2);
  });

  it('keeps the id of a save without an answer over a reload, and not over signing out', async () => {
    const id = async (): Promise<string> => {
      vi.resetModules();
      return (await import('../../src/islands/stores/saving.ts')).saveId('what was sent');
    };
    const first = await id();
    expect(await id()).toBe(first);
    (await import('../../src/islands/stores/session-memory.ts')).wipeDrafts();
    expect(await id()).not.toBe(first);
  });

  it('asks to sign in again where the session has ended', async () => {
    const { seedSession, $session } = await import('../../src/islands/stores/session.ts');
    const { saveRecord } = await import('../../src/islands/stores/saving.ts');
    seedSession({ id: 'u1', name: 'Sara', userType: 'registered' });
    tab.answer(401, { error: 'not_signed_in', message: 'Please sign in.' });
    await expect(saveRecord(draft)).rejects.toMatchObject({ status: 401 });
    expect($session.get()).toMatchObject({ status: 'visitor', expired: true });
  });
});

describe('lists', () => {
  it('are asked for by their key, joined with slashes, without a name in the address', async () => {
    const { addressOf, listKey } = await import('../../src/islands/stores/records.ts');
    expect(addressOf(listKey('a1c-forecast', ''))).toBe('/api/assessments/search');
    expect(addressOf(listKey('a1c-forecast', 'a&b/ع'))).toBe('/api/assessments/search');
    expect(listKey('a1c-forecast', '')).not.toEqual(listKey('a1c-forecast', 'a&b/ع'));
  });

  it('are never stale, never retried, and empty for the next person', async () => {
    const { queryClient } = await import('../../src/islands/stores/records.ts');
    const { seedSession } = await import('../../src/islands/stores/session.ts');
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    seedSession({ id: 'u1', name: 'Sara', userType: 'registered' });
    queryClient.setQueryData(['/api', 'assessments', ''], 'Sara’s');
    seedSession({ id: 'u1', name: 'Sara', userType: 'registered' });
    expect(queryClient.getQueryData(['/api', 'assessments', ''])).toBe('Sara’s');
    seedSession({ id: 'u2', name: 'Omar', userType: 'registered' });
    expect(queryClient.getQueryData(['/api', 'assessments', ''])).toBeUndefined();
  });

  it('count a record that is already gone as deleted', async () => {
    const { deleteRecord } = await import('../../src/islands/stores/records.ts');
    tab.answer(404, { error: 'not_found' });
    await deleteRecord('a1c-forecast', 'x');
    tab.answer(503, { error: 'database_away' });
    await expect(deleteRecord('a1c-forecast', 'x')).rejects.toMatchObject({ status: 503 });
    expect(tab.fetcher.mock.calls.map(([path]) => path)).toContain('/api/assessments/x');
  });
});
