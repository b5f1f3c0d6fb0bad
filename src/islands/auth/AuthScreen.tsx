import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import styles from './auth.module.css';
import { AuthPanel } from './AuthPanel.tsx';
import { carryOver, inLanguage, keepForVisit, nextOfVisit } from './next-page.ts';
import { welcomeText } from './welcome.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { offlineWords } from '../stores/offline-words.ts';
import { useOnline } from '../shared/use-online.ts';
import { $session, ensureSession, userOf } from '../stores/session.ts';
import { shownName } from '../stores/shown-name.ts';
import { flash, toast } from '../stores/toasts.ts';

interface Props {
  readonly locale: Locale;
  /** `page`: the sign-in page, which leads on. `inPlace`: where a guarded tool will stand. */
  readonly mode: 'page' | 'inPlace';
  /** The tool that waits behind the sign-in. */
  readonly heading?: string;
}

const calculator = (locale: Locale): string => inLanguage('/calculator', locale);

/** The brand's line: it enters restless and comes to rest. */
function CalmingLine() {
  return (
    <svg className={`mirror ${styles.line}`} viewBox="0 0 384 72" aria-hidden="true" focusable="false">
      <path d="M4 40 20 14 34 52 50 8 66 60 82 18 96 50C118 8 140 62 168 46S216 34 244 46 300 48 380 48" />
    </svg>
  );
}

/** The sign-in, as a page of its own or where a guarded tool will stand. */
export function AuthScreen({ locale, mode, heading }: Props) {
  const { auth } = useAccountWords(locale);
  const titleId = useId();
  // In place of a tool, the tool's own name is the page's first heading.
  const Title = mode === 'page' ? 'h1' : 'h2';
  const online = useOnline();
  const [started, setStarted] = useState(false);
  const [done, setDone] = useState(false);
  const session = useStore($session, { ssr: 'initial' });
  const user = started && !done ? userOf(session) : null;

  useEffect(() => {
    if (mode !== 'page') return undefined;
    setStarted(true);
    void ensureSession();
    keepForVisit();
    document.addEventListener('click', carryOver);
    return () => document.removeEventListener('click', carryOver);
  }, [mode]);

  return (
    <section className={styles.screen} aria-labelledby={titleId}>
      <div>
        {heading !== undefined && <p className={styles.tool}>{heading}</p>}
        <Title className={styles.title} id={titleId}>
          {auth.title}
        </Title>
        <p className={styles.lead}>{auth.lead}</p>
        <CalmingLine />
      </div>
      <div className={styles.panel}>
        {!online && <p role="status">{offlineWords[locale].signIn}</p>}
        {user && (
          <div className={`cluster ${styles.already}`}>
            <p>{fill(auth.already.text, { name: isolated(shownName(user, locale), locale) })}</p>
            <a className="button" href={calculator(locale)}>
              {auth.already.go}
            </a>
            <small>{auth.already.other}</small>
          </div>
        )}
        <AuthPanel
          locale={locale}
          level={mode === 'page' ? 2 : 3}
          onDone={(_user, form, notice) => {
            setDone(true);
            // Who has an account begins with a patient; the button of quick access names the calculator.
            welcome(welcomeText(form, auth.toasts, notice), mode, locale, form === 'quick' ? '/calculator' : '/visit');
          }}
        />
      </div>
    </section>
  );
}

function welcome(
  text: ReturnType<typeof welcomeText>,
  mode: Props['mode'],
  locale: Locale,
  begin: '/calculator' | '/visit',
): void {
  if (mode === 'inPlace') {
    toast(text);
    return;
  }
  flash(text);
  location.assign(inLanguage(nextOfVisit() ?? begin, locale));
}
