import { useState } from 'react';
import type { Locale } from '../../engine/kit/message.ts';
import { useAccountWords } from '../kit/account-words.ts';
import type { SessionUser } from '../stores/session.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthTabs } from './AuthTabs.tsx';
import type { FormId } from './forms.ts';

interface Props {
  readonly locale: Locale;
  /** Of the forms' titles. */
  readonly level: 2 | 3;
  readonly initial?: FormId;
  readonly email?: string;
  readonly onDone: (user: SessionUser, form: FormId) => void;
}

/** The tabs with their forms, without a screen around them: for the page, and for the dialog of an ended session. */
export function AuthPanel({ locale, level, initial = 'quick', email: first = '', onDone }: Props) {
  const words = useAccountWords(locale);
  const [chosen, setChosen] = useState<FormId>(initial);
  const [email, setEmail] = useState(first);
  return (
    <AuthTabs
      words={words.auth.tabs}
      chosen={chosen}
      onChoose={setChosen}
      panel={(form) => <AuthForm form={form} level={level} locale={locale} words={words} email={email} onEmail={setEmail} onDone={onDone} />}
    />
  );
}
