import type { ReactNode } from 'react';
import { toast } from '../stores/toasts.ts';
import { OnDemand } from './load-on-demand.tsx';

/** Around what a press has opened and only then is fetched: where it cannot come, that is said, and it is put away. */
export function Opened({
  what,
  failed,
  onAway,
  children,
}: {
  /** What is open; another is tried anew. */
  readonly what: unknown;
  readonly failed: string;
  readonly onAway: () => void;
  readonly children: ReactNode;
}) {
  function away(): void {
    toast({ title: failed, tone: 'destructive' });
    onAway();
  }
  return (
    <OnDemand again={what} onFailed={away}>
      {children}
    </OnDemand>
  );
}
