import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '../engine/kit/words/pattern.ts';
import { loadOnDemand, OnDemand } from './shared/load-on-demand.tsx';
import { loadAccountWords } from './stores/account-words.ts';
import { $toasts, claimToasts, takeFlash, toast } from './stores/toasts.ts';

const Toasts = loadOnDemand(
  () => import('./shared/Toasts.tsx'),
  ({ Toasts }) => Toasts,
);

/** Once on every page that can raise a notification; weighs next to nothing until the first one. */
export function Toaster({ locale }: { readonly locale: Locale }) {
  const toasts = useStore($toasts, { ssr: 'initial' });

  const [mine, setMine] = useState(false);
  useEffect(() => setMine(claimToasts), []);

  useEffect(() => {
    const left = takeFlash();
    if (left === 'signed-out')
      void loadAccountWords(locale).then(({ auth }) =>
        toast({ title: auth.toasts.outTitle, description: auth.toasts.out }),
      );
    else if (left) toast(left);
  }, [locale]);

  return (
    mine &&
    toasts.length > 0 && (
      <OnDemand again={toasts.at(-1)?.id}>
        <Toasts locale={locale} />
      </OnDemand>
    )
  );
}
