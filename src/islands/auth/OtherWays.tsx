import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../api-client.ts';
import { canUsePasskeys } from '../stores/passkey.ts';
import { signInByCode, signInByPasskey } from '../stores/session.ts';
import styles from './auth.module.css';
import { AuthField } from './AuthField.tsx';
import { useWayIn, type WaysIn } from './use-way-in.ts';

/** Below the password: a passkey, or one of the codes for whoever has lost it. */
export function OtherWays(props: WaysIn) {
  const {
    words: { auth },
    email,
  } = props;
  const { words, busy, trouble, attempt } = useWayIn(props);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
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

  function submitted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [address, code] = ['email', 'code'].map((name) => String(data.get(name) ?? '').trim());
    if (!address || !code) {
      refuse({ ...(!address && { email: auth.fields.email }), ...(!code && { code: words.codeMissing }) });
      return;
    }
    setProblems({});
    void attempt(
      'code',
      () => signInByCode(address, code),
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
        <p className="error notice wrong" role="alert">
          {trouble}
        </p>
      )}
      {canUsePasskeys() && (
        <button
          type="button"
          className="button quiet wide"
          aria-disabled={busy !== null || undefined}
          onClick={() => void attempt('passkey', async () => ({ user: await signInByPasskey() }))}
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
        <form ref={form} id={id} className="stack" noValidate method="post" onSubmit={submitted}>
          <fieldset className={`stack ${styles.fields}`} disabled={busy !== null}>
            <legend className="visually-hidden">{words.useCode}</legend>
            <AuthField
              name="email"
              label={auth.email}
              auth={auth}
              autoComplete="username"
              problem={problems.email}
              initial={email}
            />
            <AuthField
              name="code"
              label={words.code}
              auth={auth}
              autoComplete="one-time-code"
              problem={problems.code}
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
