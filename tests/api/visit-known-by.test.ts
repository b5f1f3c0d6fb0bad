import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Standing, VisitAnswer } from '../../src/api/contract.ts';
import { change, deleteVisit } from '../../src/islands/visit/saved-visits.ts';
import { contentOf, type Sendable, sendVisit } from '../../src/islands/visit/sendable.ts';
import { begunFrom, emptyVisit, keepVisit, readVisit, type VisitState } from '../../src/islands/visit/visit-store.ts';
import { fakeStorage, fakeTab } from '../islands/fake-browser.ts';
import { type Api, person, startApi } from './harness.ts';

let api: Api;
let cookie = '';
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_SAVES_PER_HOUR: '100000' });
  fakeTab();
  // The page's own calls, answered by the handlers themselves.
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) =>
    api.call(method, path.replace('/api/', ''), { cookie, ...(body !== undefined && { body }) }),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.stop();
});

/** A doctor of one's own, whose tab is empty. */
async function newDoctor(): Promise<void> {
  ({ cookie } = await person(api));
  vi.stubGlobal('sessionStorage', fakeStorage());
}
const chartOf = (a1c: number): VisitState['chart'] => ({ a1c: { value: a1c, from: 'entered' } });

const sendable = (state: VisitState): Sendable => ({
  patientName: state.name,
  on: new Date().toISOString().slice(0, 10),
  chart: state.chart,
  plan: undefined,
  patientId: state.patientId,
  knownBy: state.knownBy,
  savedAs: state.saved?.id,
  clinicalNotes: '',
  confirmed: [],
});
async function saved(state: VisitState): Promise<VisitState> {
  const sent = sendable(state);
  const { id, createdAt, patientId } = await sendVisit(sent);
  return { ...state, patientId, knownBy: id, saved: { content: contentOf(sent), id, createdAt, refused: [] } };
}
const stored = async (): Promise<VisitAnswer[]> =>
  (await (await api.call('GET', 'visits', { cookie })).json()) as VisitAnswer[];
/** As another tab does it, of which this one hears nothing. */
const elsewhere = async (method: string, path: string, body?: unknown): Promise<Standing | null> => {
  const answer = await api.call(method, path, { cookie, ...(body !== undefined && { body }) });
  return answer.status === 204 ? null : ((await answer.json()) as Standing);
};
/** This tab does something with what is saved, while a visit is open. */
async function during(state: VisitState, work: () => Promise<unknown>): Promise<VisitState> {
  keepVisit(state);
  await work();
  return readVisit('dr');
}
const parting = (where: string, id = '') =>
  where === 'here' ? change('part', { visits: [id] }) : elsewhere('POST', 'patients/part', { visits: [id] });
const somebody = (name: string, a1c: number): VisitState => ({ ...emptyVisit('dr'), name, chart: chartOf(a1c) });

describe('what was said to be another person’s', () => {
  test.each(['here', 'elsewhere'])(
    'is not saved under that patient again: a visit that was parted %s',
    async (where) => {
      await newDoctor();
      const huda = await saved(somebody('Huda', 8));
      const next = await saved({ ...begunFrom('dr', (await stored())[0] as VisitAnswer), chart: chartOf(9) });
      expect(next.patientId).toBe(huda.patientId);
      const after = await during(next, () => parting(where, next.saved?.id));
      const again = await saved({ ...after, chart: chartOf(9.5) });
      expect(again.patientId).not.toBe(huda.patientId);
      // It is one patient with the save that was parted.
      const ids = (await stored()).map(({ patientId }) => patientId);
      expect(ids).toEqual([again.patientId, again.patientId, huda.patientId]);
    },
  );

  test.each(['here', 'elsewhere'])('is nobody’s where it began from what was parted %s', async (where) => {
    await newDoctor();
    const one = await saved(somebody('Huda', 8));
    await saved({ ...one, chart: chartOf(8.5) });
    const [newest, first] = await stored();
    const begun = { ...begunFrom('dr', newest as VisitAnswer), chart: chartOf(9) };
    const after = await during(begun, () => parting(where, newest?.id));
    if (where === 'here') expect(after.patientId).toBeUndefined();
    const { patientId } = await saved(after);
    const [, parted] = await stored();
    expect([first?.patientId, parted?.patientId]).not.toContain(patientId);
  });

  test('a patient who was deleted is a new one, and saving goes through', async () => {
    await newDoctor();
    const one = await saved(somebody('Huda', 8));
    await elsewhere('DELETE', `visits/${one.saved?.id}`);
    const again = await saved({ ...one, chart: chartOf(9) });
    expect(again.patientId).not.toBe(one.patientId);
    expect(await stored()).toHaveLength(1);
  });

  test('what was only looked at, edited or joined stays with its patient', async () => {
    await newDoctor();
    const one = await saved(somebody('Huda', 8));
    const other = await saved(somebody('Huda', 7));
    const begun = begunFrom('dr', (await stored()).find(({ id }) => id === one.saved?.id) as VisitAnswer);
    const joined = await change('join', { visits: [other.saved?.id ?? ''], patientId: one.patientId ?? '' });
    expect(joined.visits[0]?.patientId).toBe(one.patientId);
    const last = await saved({ ...begun, chart: chartOf(9) });
    expect(last.patientId).toBe(one.patientId);
    // Somebody else's visit is parted: this one stays.
    const after = await during(last, () => parting('here', other.saved?.id));
    expect((await saved({ ...after, chart: chartOf(9.1) })).patientId).toBe(one.patientId);
  });
});

test('the server refuses a patient by what does not bear the id', async () => {
  await newDoctor();
  const one = await saved(somebody('Huda', 8));
  const other = await saved(somebody('Omar', 7));
  const send = (more: object) =>
    api.call('POST', 'visits', {
      cookie,
      body: { patientName: 'Huda', chart: chartOf(9), patientId: one.patientId, ...more },
    });
  for (const knownBy of [other.saved?.id, randomUUID()]) expect((await send({ knownBy })).status).toBe(404);
  expect((await send({ knownBy: 'nonsense' })).status).toBe(422);
  expect((await send({ knownBy: one.saved?.id })).status).toBe(201);
  const join = { visits: [other.saved?.id], patientId: one.patientId };
  expect(
    (await api.call('POST', 'patients/join', { cookie, body: { ...join, knownBy: other.saved?.id } })).status,
  ).toBe(404);
  expect((await api.call('POST', 'patients/join', { cookie, body: { ...join, knownBy: one.saved?.id } })).status).toBe(
    200,
  );
});

const acts = [
  'begin',
  'edit',
  'save',
  'save',
  'part',
  'part',
  'partElsewhere',
  'delete',
  'deleteElsewhere',
  'join',
  'new',
] as const;
const act = fc.record({ do: fc.constantFrom(...acts), which: fc.nat(20) });

test('in any order of acts a visit is saved under nobody it was said not to be, and stays with who it is', async () => {
  let kept = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 25 }), async (all) => {
      await newDoctor();
      let state = somebody('Huda', 8);
      let figure = 8;
      /** Who each was said not to be. */
      const apart = new Map<string, Set<string>>();
      for (const one of all) {
        const visits = await stored();
        const chosen = visits[one.which % Math.max(1, visits.length)];
        if (one.do === 'new') state = somebody('Huda', 8);
        if (one.do === 'edit') state = { ...state, chart: chartOf((figure += 0.01)) };
        if (one.do === 'begin' && chosen) state = { ...begunFrom('dr', chosen), chart: chartOf((figure += 0.01)) };
        if (one.do === 'save') {
          const { patientId: before, knownBy = '' } = state;
          state = await saved({ ...state, chart: chartOf((figure += 0.01)) });
          const by = visits.find(({ id }) => id === knownBy);
          expect([...(apart.get(knownBy) ?? [])]).not.toContain(state.patientId);
          if (before !== undefined && by && by.patientId === before) {
            expect(state.patientId).toBe(before);
            kept += 1;
          } else if (before !== undefined) refused += 1;
        }
        if ((one.do === 'part' || one.do === 'partElsewhere') && chosen) {
          apart.set(chosen.id, new Set([...(apart.get(chosen.id) ?? []), chosen.patientId]));
          state = await during(state, () => parting(one.do === 'part' ? 'here' : 'elsewhere', chosen.id));
        }
        if (one.do === 'join' && chosen && state.patientId !== undefined) {
          const joined = await change('join', {
            visits: [chosen.id],
            patientId: state.patientId,
            knownBy: state.knownBy ?? '',
          }).catch(() => null);
          if (joined) for (const { id, patientId } of joined.visits) apart.get(id)?.delete(patientId);
        }
        if (one.do === 'delete' && chosen) state = await during(state, () => deleteVisit(chosen.id));
        if (one.do === 'deleteElsewhere' && chosen) await elsewhere('DELETE', `visits/${chosen.id}`);
      }
    }),
    { numRuns: 40, seed: 34 },
  );
  expect(kept).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(5);
}, 120_000);
