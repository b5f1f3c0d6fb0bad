import { useEffect, useId, useRef, useState } from 'react';
import { explainError } from '../shared/explain-error.ts';
import { canUsePasskeys, NotConfirmed } from '../stores/passkey.ts';
import { useAccount } from './account-context.ts';
import styles from './Account.module.css';
import { confirmByPasskey, confirmByPassword } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface Waiting {
  readonly go: () => void;
  readonly stop: () => void;
}
/** Asked within a section, for what is not done without it. */
export function ConfirmForm({ go, stop }: Waiting) {
  const {
    words: { confirm: words, passkeys, failed },
    errors,
    locale,
  } = useAccount();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState('');
  async function byPasskey(): Promise<void> {
    if (asking) return;
    setAsking(true);
    setTrouble('');
    try {
      await confirmByPasskey();
      go();
    } catch (error) {
      setTrouble(error instanceof NotConfirmed ? passkeys.notSigned : explainError(error, errors, locale, failed));
    } finally {
      setAsking(false);
    }
  }
  return (
    <div className={`${styles.section} ${styles.once}`}>
      <PasswordForm
        titleId={id}
        fields={[{ name: 'password', label: words.password, fresh: false }]}
        submit={words.submit}
        pending={words.pending}
        send={async ({ password = '' }) => {
          await confirmByPassword(password);
          go();
        }}
      >
        <h4 id={id} ref={heading} tabIndex={-1}>
          {words.title}
        </h4>
        <p>{words.lead}</p>
      </PasswordForm>
      {trouble !== '' && (
        <p className={`error ${styles.trouble}`} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.buttons}>
        {canUsePasskeys() && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={asking || undefined}
            onClick={() => void byPasskey()}
          >
            {asking ? words.asking : words.passkey}
          </button>
        )}
        <button type="button" className="button quiet" onClick={stop}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
