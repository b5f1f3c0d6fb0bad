import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { AccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import { useHydrated } from '../shared/hydrated.ts';
import { OnDemand } from '../shared/load-on-demand.tsx';
import { withRareErrors } from '../stores/rare-errors.ts';
import type { SessionUser } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import styles from './auth.module.css';
import { ApiError } from '../api-client.ts';
import { AuthField } from './AuthField.tsx';
import { OtherWaysOnDemand, SecondStepOnDemand } from './other-ways-on-demand.ts';
import { $ways } from './ways.ts';
import { check, type FieldName, type FormId, forms, placeRefusal, type Problems, type Values } from './forms.ts';

interface Props {
  readonly form: FormId;
  readonly level: 2 | 3;
  readonly locale: Locale;
  readonly words: AccountWords;
  readonly email: string;
  readonly onDone: (user: SessionUser, form: FormId, notice?: string) => void;
}

const failures = { quick: 'quickFailed', signIn: 'signInFailed', register: 'registerFailed' } as const;

/** One of the three ways in: checks, asks the server, and says what went wrong at the field and in a notification. */
export function AuthForm({ form, level, locale, words, email, onDone }: Props) {
  const { auth, errors } = words;
  const formWords = auth[form];
  const id = useId();
  const Title = `h${level}` as const;
  const element = useRef<HTMLFormElement>(null);
  const ways = useStore($ways, { ssr: 'initial' });
  const invited = form === 'register' && ways?.registration === 'invitation' ? ways.words : undefined;
  // Until the script answers the button waits: a form sent by the browser itself would lead nowhere.
  const awake = useHydrated();
  const [pending, setPending] = useState(false);
  /** What was right, where the account asks for more. */
  const [right, setRight] = useState<Pick<Values, 'email' | 'password'> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [trouble, setTrouble] = useState('');
  // Counted, so that the same refusal twice takes the focus twice.
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0 || pending) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, pending]);

  function refuse(description: string, found: Problems, whole: string): void {
    setProblems(found);
    setTrouble(whole);
    setRefusals((count) => count + 1);
    toast({ title: auth.toasts.error, description, tone: 'destructive' });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: FieldName): string => String(data.get(name) ?? '');
    const values: Values = {
      name: text('name'),
      email: text('email'),
      password: text('password'),
      invitation: text('invitation'),
    };
    const { missing, problems: found } = check(form, values, auth.fields);
    if (invited && !values.invitation.trim()) found.invitation ??= invited.invitationMissing;
    if (missing) return refuse(form === 'quick' ? errors.missing_name : errors.missing_fields, found, '');
    const first = Object.values(found)[0];
    if (first !== undefined) return refuse(first, found, '');
    setPending(true);
    setProblems({});
    setTrouble('');
    try {
      onDone(await forms[form].send(values), form);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_step') return setRight(values);
      const every = await withRareErrors(errors, locale).catch(() => errors);
      const shown = explainError(error, every, locale, auth.toasts[failures[form]]);
      const atFields = placeRefusal(form, error, shown, auth.fields);
      refuse(Object.values(atFields)[0] ?? shown, atFields, Object.keys(atFields).length > 0 ? '' : shown);
    } finally {
      setPending(false);
    }
  }

  if (right)
    return (
      <OnDemand onFailed={() => setRight(null)}>
        <SecondStepOnDemand
          locale={locale}
          level={level}
          words={words}
          email={right.email.trim()}
          password={right.password}
          onDone={(user, notice) => onDone(user, form, notice)}
          onBack={() => setRight(null)}
        />
      </OnDemand>
    );
  if (form === 'register' && ways?.registration === 'closed')
    return (
      <section className="stack" aria-labelledby={`${id}-title`}>
        <Title className={styles.formTitle} id={`${id}-title`}>
          {ways.words.closed.title}
        </Title>
        <p role="status">{ways.words.closed.text}</p>
      </section>
    );
  return (
    <>
      <form
        ref={element}
        className="stack"
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        aria-labelledby={`${id}-title`}
      >
        <Title className={styles.formTitle} id={`${id}-title`}>
          {formWords.title}
        </Title>
        {trouble !== '' && <p className="error notice wrong">{trouble}</p>}
        <fieldset className={`stack ${styles.fields}`} disabled={pending}>
          <legend className="visually-hidden">{formWords.title}</legend>
          {forms[form].fields.map((name) => (
            <AuthField
              key={name}
              name={name}
              auth={auth}
              label={
                name === 'name' && 'name' in formWords
                  ? formWords.name
                  : auth[name === 'password' ? 'password' : 'email']
              }
              autoComplete={forms[form].autoComplete[name] ?? 'off'}
              fresh={form === 'register'}
              problem={problems[name]}
              initial={name === 'email' ? email : ''}
            />
          ))}
          {invited && (
            <AuthField
              name="invitation"
              auth={auth}
              label={invited.invitation}
              autoComplete="off"
              problem={problems.invitation}
            />
          )}
          <button type="submit" className={`button primary wide ${awake ? '' : styles.waking}`} disabled={!awake}>
            {pending ? formWords.pending : formWords.submit}
          </button>
        </fieldset>
        {'note' in formWords && <p className="hint">{formWords.note}</p>}
      </form>
      {form === 'signIn' && awake && (
        <OnDemand>
          <OtherWaysOnDemand
            locale={locale}
            words={words}
            email={email}
            onDone={(user, notice) => onDone(user, form, notice)}
          />
        </OnDemand>
      )}
    </>
  );
}
