// What the server says about use without a network: whether there is a worker, and which rules are withdrawn (decision 41).
import type { Environment } from '../src/api/environment.mjs';
import { serviceWorkerPolicy } from './headers.ts';
import type { Reply } from './send.ts';

/** Takes the place of a worker that is to go: removes what was kept and itself, and leaves every open page as it is. */
const withdrawn = `addEventListener('install', () => { skipWaiting(); });
addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister()));
});
`;

/** Answers for the addresses that depend on settings; undefined for every other. */
export function offlineReply(path: string, { offline, withdrawnRules }: Environment): Reply | undefined {
  if (path === '/sw.js' && !offline)
    return {
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': serviceWorkerPolicy,
        'cache-control': 'no-cache',
      },
      body: withdrawn,
    };
  if (path === '/rules.json')
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ withdrawn: withdrawnRules, offline }),
    };
  return undefined;
}
