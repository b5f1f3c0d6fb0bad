import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { $session } from '../stores/session.ts';

/** A dialog outside the form it fills: Enter in it must not calculate. A lock that hides the form hides this with it. */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  const session = useStore($session, { ssr: 'initial' });
  return createPortal(
    <div hidden={session.status === 'visitor' && session.locked === true}>{children}</div>,
    document.body,
  );
}
