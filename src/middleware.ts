import { defineMiddleware } from 'astro:middleware';
import { localeOf } from './components/layout/locale.ts';
import { currentUser } from './api/session.ts';
import { settings } from './api/settings.ts';
import { comesFromRecord } from './api/smart/flow.ts';

/** In development there is no server of ours that opens the database first. */
async function openForDevelopment(): Promise<void> {
  const [{ isOpen }, { openDatabase }] = await Promise.all([import('../db/client.ts'), import('../db/open.ts')]);
  if (!isOpen()) await openDatabase(settings);
}

/** Who asks, and in which language. Prerendered pages and API calls need nothing here: calls find their user themselves. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  if (import.meta.env.DEV) await openForDevelopment();
  const { locals, url, request, params } = context;
  // `[...locale]` takes anything; a page that finds out while it renders can only break off. An empty 404 gets the 404 page.
  if ('locale' in params && !localeOf(params['locale'])) return new Response(null, { status: 404 });
  locals.locale = /^\/ar(\/|$)/.test(url.pathname) ? 'ar' : 'en';
  locals.user ??= null;
  locals.idleLockMinutes = settings.idleLockMinutes;
  locals.hospital = settings.oidc ? 'there' : 'none';
  if (settings.recordSystems.length > 0) {
    locals.recordSystems = JSON.stringify(settings.recordSystems.map(({ label }) => label));
    locals.fromRecord = comesFromRecord(request);
  }
  if (url.pathname.startsWith('/api/')) return next();
  try {
    locals.user = await currentUser(request);
  } catch {
    // The page itself needs no database; its script asks again and says what is wrong.
    locals.user = null;
  }
  const answer = await next();
  answer.headers.set('cache-control', 'no-store');
  return answer;
});
