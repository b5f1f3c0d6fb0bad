import { useId, useState } from 'react';
import type { AuthWords } from '../../content/ui/en/auth.ts';
import { useHydrated } from '../shared/hydrated.ts';
import { limits } from '../../api/contract.ts';
import styles from './auth.module.css';
import type { FieldName } from './forms.ts';

interface Props {
  /** What it is sent as, where that is not what it is. */
  readonly as?: string;
  readonly name: FieldName | 'code';
  readonly label: string;
  readonly auth: AuthWords;
  readonly autoComplete: string;
  /** A password being chosen: says its limits. */
  readonly fresh?: boolean;
  readonly problem: string | undefined;
  readonly initial?: string;
}

export function AuthField({ name, as = name, label, auth, autoComplete, fresh = false, problem, initial = '' }: Props) {
  const id = useId();
  const awake = useHydrated();
  const [visible, setVisible] = useState(false);
  const isPassword = name === 'password';
  const hint = isPassword && fresh ? auth.passwordHint : '';
  const described = [problem !== undefined && `${id}-problem`, hint !== '' && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.inputRow}>
        <input
          id={id}
          className="input"
          name={as}
          type={name === 'email' ? 'email' : isPassword && !visible ? 'password' : 'text'}
          dir={name === 'name' ? 'auto' : 'ltr'}
          autoComplete={autoComplete}
          required
          {...(name !== 'name' && { spellCheck: false })}
          {...(isPassword && visible && { autoCapitalize: 'none' })}
          // A longer password is refused with a word, never cut in silence.
          {...(!isPassword && { maxLength: name === 'email' ? limits.emailLength : limits.nameLength })}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          // Not controlled: what was typed before this script ran stays.
          defaultValue={initial}
        />
        {isPassword && (
          <button
            type="button"
            className={`button quiet ${styles.reveal}`}
            inert={!awake}
            aria-pressed={visible}
            aria-controls={id}
            aria-label={auth.showPassword}
            onClick={() => setVisible(!visible)}
          >
            {visible ? auth.hide : auth.show}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint !== '' && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
