import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '../engine/kit/words/pattern.ts';
import { loadOnDemand, OnDemand } from './shared/load-on-demand.tsx';
import { loadAccountWords } from './stores/account-words.ts';
import { toastNumbers } from './stores/toast-numbers.ts';
import { $toasts, claimToasts, dismissToast, takeFlash, toast } from './stores/toasts.ts';

const Toasts = loadOnDemand(() => import('./shared/Toasts.tsx'), 'Toasts');

/** Once on every page that can raise a notification; weighs next to nothing until the first one. */
export function Toaster({ locale }: { readonly locale: Locale }) {
  const toasts = useStore($toasts, { ssr: 'initial' });

  const [mine, setMine] = useState(false);
  useEffect(() => setMine(claimToasts), []);

  // Without a network the notifications themselves may not have come yet: what they would say is said all the same.
  const [latest] = toasts;
  const [unfetched, setUnfetched] = useState<number>();
  const isPlain = latest?.open === true && latest.id === unfetched;
  useEffect(() => {
    if (!isPlain || unfetched === undefined) return;
    const over = setTimeout(() => dismissToast(unfetched), toastNumbers.duration);
    return () => clearTimeout(over);
  }, [isPlain, unfetched]);

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
    latest && (
      <>
        <OnDemand again={latest.id} onFailed={() => setUnfetched(latest.id)}>
          <Toasts locale={locale} />
        </OnDemand>
        {isPlain && (
          <p role="alert" className="plain-news no-print">
            <b>{latest.title}</b> {latest.description}
          </p>
        )}
      </>
    )
  );
}
