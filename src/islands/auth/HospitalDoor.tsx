import { useEffect, useRef, useState } from 'react';
import type { WaysAnswer } from '../../api/contract.ts';
import type { HospitalProblem } from '../../api/contract-outside.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill, isolated } from '../shared/fill.ts';
import { wordsIn } from '../shared/words.ts';
import { goToHospital, returnFromHospital, type SessionUser } from '../stores/session.ts';
import styles from './auth.module.css';
import { leadOnTo, nextOfVisit } from './next-page.ts';

interface Props {
  readonly locale: Locale;
  readonly hospital: NonNullable<WaysAnswer['hospital']>;
  readonly onDone: (user: SessionUser) => void;
}

const door = wordsIn('hospital', {
  en: () => import('../../content/ui/en/hospital.ts'),
  ar: () => import('../../content/ui/ar/hospital.ts'),
});

/** The page that the sign-in stands on, or that it was to lead to. */
const whereNext = (): string | null => (/\/auth$/.test(location.pathname) ? nextOfVisit() : location.pathname);

/** The way in by the hospital's own sign-in: a button, and how it went for whoever comes back from there. */
export function HospitalDoor({ locale, hospital: { label, returned }, onDone }: Props) {
  const words = door.use(locale);
  const name = isolated(label, locale);
  const [busy, setBusy] = useState(returned);
  const [problem, setProblem] = useState<HospitalProblem | null>(null);
  const asked = useRef(false);

  /** Never both: whoever is sent there, or is in, leaves this page. */
  async function attempt(work: () => Promise<HospitalProblem | null>): Promise<void> {
    setBusy(true);
    setProblem(null);
    const found = await work().catch((): HospitalProblem => 'failed');
    setProblem(found);
    if (found) setBusy(false);
  }

  useEffect(() => {
    // The browser's Back shows the page as it was left.
    const again = (): void => setBusy(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  useEffect(() => {
    if (!returned || asked.current) return;
    asked.current = true;
    void attempt(async () => {
      const outcome = await returnFromHospital();
      if ('problem' in outcome) return outcome.problem;
      if (outcome.next !== null) leadOnTo(outcome.next);
      onDone(outcome.user);
      return null;
    });
  });

  return (
    <div className={styles.otherWays}>
      {problem && (
        <p className="error notice wrong" role="alert">
          {fill(words.problems[problem], { label: name })}
        </p>
      )}
      <button
        type="button"
        className="button wide"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) void attempt(() => goToHospital(locale, whereNext()));
        }}
      >
        {fill(busy ? words.asking : words.button, { label: name })}
      </button>
    </div>
  );
}
