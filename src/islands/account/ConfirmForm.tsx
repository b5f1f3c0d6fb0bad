import { useEffect, useId, useRef } from 'react';
import { canUsePasskeys, NotConfirmed } from '../stores/passkey.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { confirmByPasskey, confirmByPassword } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { useAttempt } from './use-attempt.tsx';

export interface Waiting {
  readonly go: () => void;
  readonly stop: () => void;
}
/** Asked within a section, for what is not done without it. */
export function ConfirmForm({ go, stop }: Waiting) {
  const { words } = useSection('confirm');
  const { words: passkeys } = useSection('passkeys');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { busy, attempt, trouble } = useAttempt((error) =>
    error instanceof NotConfirmed ? passkeys.notSigned : undefined,
  );
  return (
    <div className={`${styles.section} ${styles.once}`}>
      <PasswordForm
        titleId={id}
        fields={[{ name: 'password', label: words.password }]}
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
      {trouble}
      <div className="choices">
        {canUsePasskeys() && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={busy !== '' || undefined}
            onClick={() => void attempt('passkey', () => confirmByPasskey().then(go))}
          >
            {busy ? words.asking : words.passkey}
          </button>
        )}
        <button type="button" className="button quiet" onClick={stop}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
