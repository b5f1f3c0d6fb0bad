import { lazy, Suspense, useState } from 'react';
import type { Locale } from '../../engine/kit/message.ts';
import type { KnownToolId } from '../../engine/registry.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { useAccountWords } from './account-words.ts';
import { useUser } from './user-context.ts';

const load = () => import('./HistoryDialog.tsx');
const HistoryDialog = lazy(async () => ({ default: (await load()).HistoryDialog }));

export interface HistoryProps {
  readonly tool: KnownToolId;
  readonly locale: Locale;
  /** One line about a record in the page's language; empty where an old record cannot be read. */
  readonly summarize: (record: SavedRecord) => string;
  /** Puts a record back into the form. */
  readonly onLoad: (record: SavedRecord) => void;
}

/** The way to saved assessments, for registered users. Everything behind the button is fetched when it is first wanted. */
export function History(props: HistoryProps) {
  const { records } = useAccountWords(props.locale);
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user.userType !== 'registered') return null;
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onPointerEnter={() => void load().catch(() => undefined)} onClick={() => setOpen(true)}>{records.history}</button>
      {open && <Suspense><HistoryDialog {...props} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
