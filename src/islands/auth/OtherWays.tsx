import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { explainError } from '../shared/explain-error.ts';
import { fill } from '../shared/fill.ts';
import type { AccountWords } from '../shared/account-words.ts';
import { ApiError } from '../api-client.ts';
import { canUsePasskeys, NotConfirmed } from '../stores/passkey.ts';
import { withRareErrors } from '../stores/rare-errors.ts';
import { type SessionUser, signInByCode, signInByPasskey } from '../stores/session.ts';
import { useAccessWords } from './access-words.ts';
import styles from './auth.module.css';
import { AuthField } from './AuthField.tsx';

interface Props {
  readonly locale: Locale;
  readonly words: AccountWords;
  readonly email: string;
  /** `notice`: what is to be said beside the welcome. */
  readonly onDone: (user: SessionUser, notice?: string) => void;
}

/** Below the password: a passkey, or one of the codes for whoever has lost it. */
export function OtherWays({ locale, words: { auth, errors }, email, onDone }: Props) {
  const words = useAccessWords(locale);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'passkey' | 'code' | null>(null);
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [problems, setProblems] = useState<{ readonly email?: string; readonly code?: string }>({});
  // Counted, so that the same refusal twice takes the focus twice.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && busy === null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, busy]);

  function refuse(found: typeof problems): void {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  async function attempt(
    what: 'passkey' | 'code',
    work: () => Promise<readonly [user: SessionUser, notice?: string]>,
    place: (error: unknown, shown: string) => boolean = () => false,
  ): Promise<void> {
    if (busy) return;
    setBusy(what);
    setTrouble('');
    setProblems({});
    try {
      onDone(...(await work()));
    } catch (error) {
      const every = await withRareErrors(errors, locale).catch(() => errors);
      const shown =
        error instanceof NotConfirmed ? words.cancelled : explainError(error, every, locale, auth.toasts.signInFailed);
      if (!place(error, shown)) setTrouble(shown);
    } finally {
      setBusy(null);
    }
  }

  function submitted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [address, code] = ['email', 'code'].map((name) => String(data.get(name) ?? '').trim());
    if (!address || !code) {
      refuse({ ...(!address && { email: auth.fields.email }), ...(!code && { code: words.codeMissing }) });
      return;
    }
    void attempt(
      'code',
      async () => {
        const { user, codesLeft } = await signInByCode(address, code);
        return [user, fill(words.left, { n: codesLeft })];
      },
      (error, shown) => {
        if (!(error instanceof ApiError && error.code === 'wrong_code')) return false;
        refuse({ code: shown });
        return true;
      },
    );
  }

  return (
    <div className={styles.otherWays}>
      {trouble !== '' && (
        <p className={`error ${styles.trouble}`} role="alert">
          {trouble}
        </p>
      )}
      {canUsePasskeys() && (
        <button
          type="button"
          className="button quiet wide"
          aria-disabled={busy !== null || undefined}
          onClick={() => void attempt('passkey', async () => [await signInByPasskey()])}
        >
          {busy === 'passkey' ? words.asking : words.passkey}
        </button>
      )}
      <button
        type="button"
        className="link"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hideCode : words.useCode}
      </button>
      {open && (
        <form ref={form} id={id} className={styles.form} noValidate method="post" onSubmit={submitted}>
          <fieldset className={styles.fields} disabled={busy !== null}>
            <legend className="visually-hidden">{words.useCode}</legend>
            <AuthField
              name="email"
              label={auth.email}
              auth={auth}
              autoComplete="username"
              fresh={false}
              problem={problems.email}
              initial={email}
            />
            <AuthField
              name="code"
              label={words.code}
              auth={auth}
              autoComplete="one-time-code"
              fresh={false}
              problem={problems.code}
              initial=""
            />
            <button type="submit" className="button wide">
              {busy === 'code' ? words.pending : words.submit}
            </button>
          </fieldset>
        </form>
      )}
    </div>
  );
}
