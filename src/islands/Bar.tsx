import { useStore } from '@nanostores/react';
import type { Locale } from '../engine/kit/words/pattern.ts';
import styles from './Bar.module.css';
import { useHydrated } from './shared/hydrated.ts';
import { useLoaded } from './shared/loaded.ts';
import { $session, type SessionUser } from './stores/session.ts';
import { $historyOpen, $mode, chooseMode, type Mode } from './stores/workbench.ts';

interface Props {
  readonly tool: string;
  readonly locale: Locale;
  readonly user: SessionUser | null;
}

/** Display-Only or HCP Mode. */
function ModeSwitch({ words }: { words: { readonly label: string; readonly display: string; readonly hcp: string } }) {
  const mode = useStore($mode, { ssr: 'initial' });
  const option = (value: Mode, label: string) => (
    <label>
      <input type="radio" name="mode" value={value} checked={mode === value} onChange={() => chooseMode(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{words.label}</legend>
      <div className="segments">
        {option('display', words.display)}
        {option('hcp', words.hcp)}
      </div>
    </fieldset>
  );
}

/** Beside the tool's name: the mode, and the history for those who have one. */
export function Bar({ tool: id, locale, user }: Props) {
  const { tool, words } = useLoaded(id, locale);
  const awake = useHydrated();
  const session = useStore($session, { ssr: 'initial' });
  const status = session.status === 'loading' ? (user?.userType ?? 'visitor') : session.status;
  if (status === 'visitor') return null;
  return (
    <div className={styles.bar} inert={!awake}>
      {tool.hasDisplayMode && <ModeSwitch words={words.modes} />}
      {status === 'registered' && (
        <button
          type="button"
          className={`link plain ${styles.history}`}
          aria-haspopup="dialog"
          onClick={() => $historyOpen.set(true)}
        >
          {words.nav.history}
        </button>
      )}
    </div>
  );
}
