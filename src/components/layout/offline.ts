import { concern, keepHeard } from '../../islands/stores/rules-heard.ts';

/** What the server says of its rules and of use without a network (server/offline.ts). */
interface Standing {
  readonly withdrawn: readonly string[];
  readonly offline: boolean;
}

/** Null where the server cannot be asked, or does not answer as ours does. */
async function ask(): Promise<Standing | null> {
  try {
    const answer = await fetch('/rules.json', { cache: 'no-store', credentials: 'omit' });
    const { withdrawn, offline } = (await answer.json()) as Partial<Standing>;
    return answer.ok && Array.isArray(withdrawn) ? { withdrawn, offline: offline === true } : null;
  } catch {
    return null;
  }
}

/** Milliseconds without a request, a press or a key after which nothing more is expected for the moment. */
const still = 2000;

/** Until the page has asked for nothing, and nobody has touched it, for a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      observer.disconnect();
      over.abort();
      resolve();
    };
    let timer = setTimeout(end, still);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, still);
    };
    const observer = new PerformanceObserver(again);
    observer.observe({ type: 'resource' });
    for (const touch of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(touch, again, { capture: true, passive: true, signal: over.signal });
  });
}

/**
 * A worker that waits is told which build has come: it takes over when that is its own and no other window is open. Not before the
 * page is quiet: a file asked for while the browser stops the worker before starts that one again, and the browser lets it live on.
 */
function tellWaiting(registration: ServiceWorkerRegistration): void {
  const arrived = async (): Promise<void> => {
    await quiet();
    registration.waiting?.postMessage({ arrived: import.meta.env.BUILT_FROM });
  };
  void arrived();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void arrived();
    });
  });
}

async function keepFiles(): Promise<void> {
  // Only there where the line is safe (HTTPS, or one's own computer).
  if (!('serviceWorker' in navigator)) return;
  // Filling its cache takes the browser some seconds of a processor; a press in that time was answered twice as late.
  await quiet();
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch((): undefined => undefined);
  if (registration) tellWaiting(registration);
}

/** The worker's own end (server/offline.ts) waits for whatever the worker is still busy with; a page that hears of it does not. */
async function keepNothing(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  await Promise.allSettled((await caches.keys()).map((name) => caches.delete(name)));
}

/** Somebody who saves data is not sent a megabyte unasked. */
const { saveData = false } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
const hour = 60 * 60_000;
let asked = 0;

/** Above a calculator and the visit: rules that were withdrawn, or that nobody has asked about for long. Mostly nothing. */
async function show(): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-about-rules]');
  if (!line) return;
  const sentence =
    concern() === null
      ? null
      : (await import('../../islands/stores/offline-words.ts')).rulesSentence(
          document.documentElement.lang === 'ar' ? 'ar' : 'en',
        );
  line.hidden = sentence === null;
  if (line.textContent !== (sentence ?? '')) line.textContent = sentence;
}

async function learn(): Promise<void> {
  asked = Date.now();
  const standing = await ask();
  if (standing) keepHeard(standing.withdrawn);
  await show();
  if (standing?.offline === false) await keepNothing();
  else if (standing && !saveData) await keepFiles();
}

void learn();
addEventListener('online', () => void learn());
// A page that stays open for days hears of it too, when somebody looks at it.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && Date.now() - asked > hour) void learn();
});
