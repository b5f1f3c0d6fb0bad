import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { canUsePasskeys } from '../stores/passkey.ts';
import { signInByPasskey, signInWithCode } from '../stores/session.ts';
import styles from './auth.module.css';
import { AuthField } from './AuthField.tsx';
import { useWayIn, type WaysIn } from './use-way-in.ts';

interface Props extends WaysIn {
  /** Of the title. */
  readonly level: 2 | 3;
  readonly password: string;
  readonly onBack: () => void;
}

/** In place of the password's form, once that is right: the code of an app, a recovery code, or a passkey. */
export function SecondStep({ level, password, onBack, ...ways }: Props) {
  const {
    words: { auth },
    email,
  } = ways;
  const { words: access, busy, trouble, attempt } = useWayIn(ways);
  const words = access.second;
  const id = useId();
  const Title = `h${level}` as const;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  // Counted, so that the same refusal twice takes the focus twice; first the field takes it from the form that went.
  const [refusals, setRefusals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal, and the end of each wait, takes the focus.
  useEffect(() => {
    if (busy === null) form.current?.querySelector<HTMLElement>('input[name="code"]')?.focus();
  }, [refusals, busy]);

  function refuse(shown: string): void {
    setProblem(shown);
    setRefusals((count) => count + 1);
  }

  function submitted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') {
      refuse(words.missing);
      return;
    }
    setProblem(undefined);
    void attempt(
      'code',
      () => signInWithCode(email, password, code),
      (_error, shown) => {
        refuse(shown);
        return true;
      },
    );
  }

  return (
    <form ref={form} className="stack" noValidate method="post" aria-labelledby={id} onSubmit={submitted}>
      <Title className={styles.formTitle} id={id}>
        {words.title}
      </Title>
      <p>{words.lead}</p>
      {trouble !== '' && (
        <p className="error notice wrong" role="alert">
          {trouble}
        </p>
      )}
      <fieldset className={`stack ${styles.fields}`} disabled={busy !== null}>
        <legend className="visually-hidden">{words.title}</legend>
        <AuthField name="code" label={words.code} auth={auth} autoComplete="one-time-code" problem={problem} />
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
