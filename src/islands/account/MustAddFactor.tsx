import { useStore } from '@nanostores/react';
import { use, useEffect, useId, useRef } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccountWords, loadAccountWords } from '../shared/account-words.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { signOutOrTell } from '../stores/leave.ts';
import { withRareErrors } from '../stores/rare-errors.ts';
import { $session, refreshSession, userOf } from '../stores/session.ts';
import { AccountContext, loadDialogWords } from './account-context.ts';
import styles from './Account.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { AppPart } from './AppPart.tsx';

const loadWords = onceFor(async (locale: Locale) => {
  const { errors } = await loadAccountWords(locale);
  return { words: await loadDialogWords(locale), errors: await withRareErrors(errors, locale) };
});

/** In place of a tool, where a second step is demanded and this person has none: it is set up before anything opens. */
export function MustAddFactor({ locale }: { readonly locale: Locale }) {
  const { auth, records } = useAccountWords(locale);
  const { words, errors } = use(loadWords(locale));
  const user = userOf(useStore($session));
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!user) return null;
  return (
    <AccountContext value={{ locale, user, words, auth, errors, records }}>
      <section className={`${styles.section} ${styles.must}`} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.must.title}
        </h2>
        <p>{words.must.lead}</p>
        <h3>{words.must.choose}</h3>
        <AppPart app={null} offered onDone={refreshSession} />
        <AddPasskey onDone={refreshSession} />
        <div className="choices">
          <button type="button" className="button quiet" onClick={() => void signOutOrTell()}>
            {words.must.signOut}
          </button>
        </div>
      </section>
    </AccountContext>
  );
}
