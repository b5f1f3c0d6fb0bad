import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { AccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import { fill } from '../shared/fill.ts';
import { canUsePasskeys, NotConfirmed } from '../stores/passkey.ts';
import { withRareErrors } from '../stores/rare-errors.ts';
import { type SessionUser, signInByPasskey, signInWithCode } from '../stores/session.ts';
import { useAccessWords } from './access-words.ts';
import styles from './auth.module.css';
import { AuthField } from './AuthField.tsx';

interface Props {
  readonly locale: Locale;
  /** Of the title. */
  readonly level: 2 | 3;
  readonly words: AccountWords;
  readonly email: string;
  readonly password: string;
  /** `notice`: what is to be said beside the welcome. */
  readonly onDone: (user: SessionUser, notice?: string) => void;
  readonly onBack: () => void;
}

/** In place of the password's form, once that is right: the code of an app, a recovery code, or a passkey. */
export function SecondStep({ locale, level, words: { auth, errors }, email, password, onDone, onBack }: Props) {
  const access = useAccessWords(locale);
  const words = access.second;
  const id = useId();
  const Title = `h${level}` as const;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'passkey' | 'code' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [trouble, setTrouble] = useState('');
  // Counted, so that the same refusal twice takes the focus twice; first the field takes it from the form that went.
  const [refusals, setRefusals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal, and the end of each wait, takes the focus.
  useEffect(() => {
    if (busy === null) form.current?.querySelector<HTMLElement>('input[name="code"]')?.focus();
  }, [refusals, busy]);

  async function attempt(what: 'passkey' | 'code', work: () => ReturnType<typeof signInWithCode>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setTrouble('');
    setProblem(undefined);
    try {
      const { user, codesLeft } = await work();
      onDone(user, codesLeft === undefined ? undefined : fill(access.left, { n: codesLeft }));
    } catch (error) {
      const every = await withRareErrors(errors, locale).catch(() => errors);
      const shown =
        error instanceof NotConfirmed ? access.cancelled : explainError(error, every, locale, auth.toasts.signInFailed);
      if (what === 'code') setProblem(shown);
      else setTrouble(shown);
      setRefusals((count) => count + 1);
    } finally {
      setBusy(null);
    }
  }

  function submitted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') {
      setProblem(words.missing);
      setRefusals((count) => count + 1);
      return;
    }
    void attempt('code', () => signInWithCode(email, password, code));
  }

  return (
    <form ref={form} className={styles.form} noValidate method="post" aria-labelledby={id} onSubmit={submitted}>
      <Title className={styles.formTitle} id={id}>
        {words.title}
      </Title>
      <p>{words.lead}</p>
      {trouble !== '' && (
        <p className={`error ${styles.trouble}`} role="alert">
          {trouble}
        </p>
      )}
      <fieldset className={styles.fields} disabled={busy !== null}>
        <legend className="visually-hidden">{words.title}</legend>
        <AuthField
          name="code"
          label={words.code}
          auth={auth}
          autoComplete="one-time-code"
          fresh={false}
          problem={problem}
          initial=""
        />
        <button type="submit" className="button primary wide">
          {busy === 'code' ? access.pending : words.submit}
        </button>
        {canUsePasskeys() && (
          <button
            type="button"
            className="button quiet wide"
            onClick={() => void attempt('passkey', async () => ({ user: await signInByPasskey() }))}
          >
            {busy === 'passkey' ? access.asking : words.passkey}
          </button>
        )}
        <button type="button" className="link" onClick={onBack}>
          {words.back}
        </button>
      </fieldset>
    </form>
  );
}
