import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { quickLogin, rememberNext } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { useHydrated } from '../shared/hydrated.ts';
import styles from './VisitorIntro.module.css';

/** What a calculator says about itself before anybody is signed in; the words are marketing's. */
export interface IntroWords {
  readonly lead: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
}

export function VisitorIntro({
  locale,
  heading,
  intro,
  path,
}: {
  locale: Locale;
  heading: string;
  intro: IntroWords;
  path: string;
}) {
  const { auth } = useAccountWords(locale);
  const awake = useHydrated();
  const [pending, setPending] = useState(false);
  async function enter(): Promise<void> {
    setPending(true);
    try {
      await quickLogin();
      toast({ title: auth.intro.granted });
    } catch {
      setPending(false);
      toast({ title: auth.toasts.error, description: auth.intro.failed, tone: 'destructive' });
    }
  }
  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <h2 id="intro-title" className="display">
        {heading}
      </h2>
      <p className="lede">{intro.lead}</p>
      <ul className={styles.cards}>
        {intro.cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
      <div className="choices" inert={!awake}>
        <a className="button primary" href={locale === 'ar' ? '/ar/auth' : '/auth'} onClick={() => rememberNext(path)}>
          {auth.intro.signIn}
        </a>
        <button type="button" className="button quiet primary" disabled={pending} onClick={() => void enter()}>
          {auth.intro.quick}
        </button>
      </div>
    </section>
  );
}
