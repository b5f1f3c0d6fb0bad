import { settings } from '../settings.ts';

/** The name a browser and a device show beside a passkey. */
export const siteName = 'Diabetes Care Platform';

/** Whose passkeys these are: the address by the same rule as `Origin` (origin.ts), and its host alone, which a passkey is bound to. */
export function siteOf(request: Request): { readonly origin: string; readonly host: string } {
  const origin = settings.siteUrl ?? request.headers.get('origin') ?? `http://${request.headers.get('host') ?? ''}`;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
}
