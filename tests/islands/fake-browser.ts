import { vi } from 'vitest';

/** Storage as a browser has it: entries are own enumerable keys. */
export function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

export interface FakeTab {
  readonly session: Storage;
  readonly local: Storage;
  readonly replaced: string[];
  /** How often the page was asked to load itself anew. */
  readonly reloads: () => number;
  readonly fire: (type: string, fields?: object) => void;
  readonly answer: (status: number, body: unknown) => void;
  readonly fetcher: ReturnType<typeof vi.fn>;
}

/** As much of a browser tab as the stores touch, in plain Node. */
export function fakeTab(lang = 'en', local: Storage = fakeStorage(), session: Storage = fakeStorage()): FakeTab {
  const window = new EventTarget();
  const replaced: string[] = [];
  let reloads = 0;
  const answers: Response[] = [];
  const fetcher = vi.fn(async () => {
    const next = answers.shift();
    if (!next) throw new TypeError('nobody answers');
    return next;
  });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { lang, dataset: {} }, visibilityState: 'visible' }),
  );
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', {
    replace: (path: string) => replaced.push(path),
    reload: () => {
      reloads += 1;
    },
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', fetcher);
  return {
    session,
    local,
    replaced,
    fetcher,
    reloads: () => reloads,
    fire: (type, fields = {}) => window.dispatchEvent(Object.assign(new Event(type), fields)),
    answer: (status, body) => answers.push(new Response(status === 204 ? null : JSON.stringify(body), { status })),
  };
}
