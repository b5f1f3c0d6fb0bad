import type { ReactNode } from 'react';
import { useLater } from './use-later.ts';

/** What nobody sees before they open it: drawn, and drawn anew, once what is in view is painted. In the browser alone. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useLater(children, null);
}
