import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../api/contract.ts';
import { ApiError } from '../api-client.ts';
import { AuthField } from '../auth/AuthField.tsx';
import { explainError } from '../shared/explain-error.ts';
import { useAccount } from './account-context.ts';
import styles from './Account.module.css';

interface PasswordField {
  /** As the server calls it. */
  readonly name: string;
  readonly label: string;
  /** Being chosen. */
  readonly fresh?: boolean;
  /** Not a password but a plain text, with what is said where it is empty. */
  readonly plain?: { readonly missing: string; readonly code?: true };
}
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
interface Props {
  readonly titleId: string;
  readonly fields: readonly PasswordField[];
  readonly choices?: readonly Choice[];
  readonly submit: string;
  readonly pending: string;
  readonly danger?: boolean;
  /** For what the server does not say. */
  readonly explain?: (error: unknown) => string | undefined;
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly children?: ReactNode;
}

/** A form that asks for a password: checks, asks the server, and says what went wrong at the field. */
export function PasswordForm({
  titleId,
  fields,
  choices = [],
  submit,
  pending,
  danger = false,
  explain,
  send,
  children,
}: Props) {
  const { auth, errors, locale, user, words } = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState('');
  // Counted, so that the same refusal twice takes the focus twice.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && !busy)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [refusals, busy]);

  // A form that waits loses the focus; done, it gets it back where nothing new has taken it.
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0 && !busy && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [done, busy]);

  function refuse(found: Readonly<Record<string, string>>, whole = ''): void {
    setProblems(found);
    setTrouble(whole);
    setRefusals((count) => count + 1);
  }

  function check(values: Readonly<Record<string, string>>): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { name, fresh, plain } of fields) {
      const length = [...(values[name] ?? '')].length;
      if (plain ? (values[name] ?? '').trim() === '' : length === 0)
        found[name] = plain?.missing ?? auth.fields.password;
      else if (fresh && length < limits.passwordMin) found[name] = auth.fields.short;
      else if (fresh && length > limits.passwordMax) found[name] = auth.fields.long;
    }
    return found;
  }

  async function submitted(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const data = new FormData(element);
    const values = Object.fromEntries([...fields, ...choices].map(({ name }) => [name, String(data.get(name) ?? '')]));
    const found = check(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    setProblems({});
    setTrouble('');
    try {
      await send(values);
      element.reset();
      setDone((count) => count + 1);
    } catch (error) {
      const shown = explain?.(error) ?? explainError(error, errors, locale, words.failed);
      const name =
        error instanceof ApiError ? fields.find((field) => Object.hasOwn(error.fields, field.name))?.name : undefined;
      refuse(name === undefined ? {} : { [name]: shown }, name === undefined ? shown : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.section}
      noValidate
      method="post"
      aria-labelledby={titleId}
      onSubmit={(event) => void submitted(event)}
    >
      {children}
      {trouble !== '' && (
        <p className="error notice wrong" role="alert" tabIndex={-1}>
          {trouble}
        </p>
      )}
      <fieldset className={styles.fields} disabled={busy}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={user.email ?? ''} readOnly hidden />
        {choices.map(({ name, label, options }) => (
          <label className="field" key={name}>
            <span className="label">{label}</span>
            <select className="input" name={name}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {fields.map(({ name, label, fresh = false, plain }) => (
          <AuthField
            key={name}
            name={plain?.code ? 'code' : plain ? 'name' : 'password'}
            as={name}
            label={label}
            auth={auth}
            autoComplete={plain?.code ? 'one-time-code' : plain ? 'off' : fresh ? 'new-password' : 'current-password'}
            fresh={fresh}
            problem={problems[name]}
          />
        ))}
        <button type="submit" className={`button ${danger ? 'danger' : ''}`}>
          {busy ? pending : submit}
        </button>
      </fieldset>
    </form>
  );
}
