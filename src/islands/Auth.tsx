import type { Locale } from '../engine/kit/words/pattern.ts';
import { AuthScreen } from './auth/AuthScreen.tsx';
import { Toaster } from './Toaster.tsx';

/**
 * The sign-in page's island. It stays apart from the screen it shows: Astro drops the style file of a chunk that holds
 * an island, and a chunk loaded later that shares it would then ask for a file that is not there.
 */
export function Auth({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <AuthScreen locale={locale} mode="page" />
      <Toaster locale={locale} />
    </>
  );
}
