import { useEffect, useRef, useState } from 'react';
import type { WaysAnswer } from '../../api/contract.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { OnDemand } from '../shared/load-on-demand.tsx';
import { Tabs } from '../shared/Tabs.tsx';
import type { SessionUser } from '../stores/session.ts';
import styles from './auth.module.css';
import { AuthForm } from './AuthForm.tsx';
import { type FormId, formIds } from './forms.ts';
import { HospitalDoorOnDemand } from './other-ways-on-demand.ts';
import { askHospital, askWays } from './ways.ts';

interface Props {
  readonly locale: Locale;
  /** Of the forms' titles. */
  readonly level: 2 | 3;
  readonly initial?: FormId;
  readonly email?: string;
  readonly onDone: (user: SessionUser, form: FormId, notice?: string) => void;
}

/** The tabs with their forms, without a screen around them: for the page, and for the dialog of an ended session. */
export function AuthPanel({ locale, level, initial = 'quick', email = '', onDone }: Props) {
  const words = useAccountWords(locale);
  const { tabs } = words.auth;
  const [chosen, setChosen] = useState<FormId>(initial);
  const panel = useRef<HTMLDivElement>(null);
  const [hospital, setHospital] = useState<WaysAnswer['hospital']>();
  useEffect(() => {
    let here = true;
    void askHospital().then((found) => {
      if (here) setHospital(found);
    });
    return () => {
      here = false;
    };
  }, []);

  function choose(next: FormId): void {
    const emails = [...(panel.current?.querySelectorAll<HTMLInputElement>('input[name="email"]') ?? [])];
    const typed = emails.find((input) => input.offsetParent !== null)?.value;
    // Somebody who finds that they have no account yet need not type the address again.
    if (typed !== undefined) for (const input of emails) input.value = typed;
    if (next === 'register') void askWays(locale);
    setChosen(next);
  }

  return (
    <div ref={panel} className={styles.panel}>
      <Tabs
        label={tabs.label}
        tabs={formIds.map((id) => ({ id, label: tabs[id] }))}
        chosen={chosen}
        onChoose={choose}
        panel={(form) => (
          <AuthForm form={form} level={level} locale={locale} words={words} email={email} onDone={onDone} />
        )}
      />
      {hospital && (
        <OnDemand>
          <HospitalDoorOnDemand locale={locale} hospital={hospital} onDone={(user) => onDone(user, 'signIn')} />
        </OnDemand>
      )}
    </div>
  );
}
