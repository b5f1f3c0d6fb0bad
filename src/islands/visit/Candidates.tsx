import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '../../api/contract.ts';
import type { IdentityFact } from '../../engine/chart/identity.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { fill } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import { toast } from '../stores/toasts.ts';
import { BothValues } from './BothValues.tsx';
import type { KnownPatient } from './known-by.ts';
import { candidatesQuery, joinedWith, othersIn } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import styles from './Saved.module.css';
import { useDesk } from './visit-context.ts';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly name: string;
  readonly known: Partial<KnownPatient>;
  /** Its heading takes the focus when it is there. */
  readonly seek: boolean;
  /** The visit in front of you is this patient's. */
  readonly onJoined: (known: KnownPatient) => void;
}

/** What is saved under the same name: whether it is the same patient, the clinician says. */
export function Candidates({ name, known, seek, onJoined }: Props) {
  const { desk, chart } = useDesk();
  const words = useSavedWords(desk.locale);
  const asked = useQuery(candidatesQuery(name, chart), queryClient);
  return (
    <Fetched query={asked} locale={desk.locale} failed={words.failedLoad}>
      {(found) => {
        const others = othersIn(found, known.patientId);
        if (others.length === 0) return known.patientId === undefined && <p role="status">{words.none}</p>;
        return (
          <section aria-labelledby="visit-candidates">
            <Heading seek={seek}>{words.same}</Heading>
            <p className="meta no-print">{words.sameLead}</p>
            <ul className="ruled">
              {others.map((one) => (
                <One key={one.patientId ?? one.records[0]?.id} candidate={one} {...{ known, onJoined }} />
              ))}
            </ul>
          </section>
        );
      }}
    </Fetched>
  );
}

/** Whoever came here by the name goes on from here. */
function Heading({ seek, children }: { readonly seek: boolean; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (seek) heading.current?.focus();
  }, [seek]);
  return (
    <h3 ref={heading} id="visit-candidates" tabIndex={-1}>
      {children}
    </h3>
  );
}

function One({ candidate, known: mine, onJoined }: { candidate: Candidate } & Omit<Props, 'name' | 'seek'>) {
  const { desk, entries, engine } = useDesk();
  const { locale } = desk;
  const words = useSavedWords(locale);
  const [questioned, setQuestioned] = useState(false);
  const [busy, setBusy] = useState(false);
  const { visits, records, agrees, differs, known } = candidate;
  const listOf = (facts: readonly IdentityFact[]): string =>
    facts.map((fact) => entries.get(fact)?.label ?? fact).join(commaOf(locale));
  const dated = (at: string | undefined): string => (at === undefined ? '' : formatDate(new Date(at), locale));
  const [newest] = visits;
  const what = [
    ...(newest ? [fill(words.visits, { n: visits.length, date: dated(newest.createdAt) })] : []),
    ...records.map(({ tool, createdAt }) =>
      fill(words.assessment, { tool: engine?.tools.get(tool)?.copy.name ?? tool, date: dated(createdAt) }),
    ),
  ].join(' · ');

  async function join(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      onJoined(await joinedWith(candidate, mine));
      toast({ title: words.joined, description: words.joinedText });
    } catch {
      toast({ title: words.changeFailed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <bdi>{candidate.patientName}</bdi>
        <span>{what}</span>
        {differs.length > 0 && <b className={styles.differs}>{fill(words.differs, { facts: listOf(differs) })}</b>}
        {agrees.length + differs.length === 0 && <span>{words.nothingShared}</span>}
        <BothValues
          caption={desk.visit.sameBoth + commaOf(locale) + what}
          name={words.there}
          chart={known}
          likeness={candidate}
        />
      </div>
      {questioned ? (
        <div role="alertdialog" aria-label={words.same} className={styles.about}>
          <p>{fill(words.certain, { facts: listOf(differs) })}</p>
          <div className="choices">
            <button type="button" className="button danger" onClick={() => void join()}>
              {words.certainYes}
            </button>
            <button type="button" className="button quiet" onClick={() => setQuestioned(false)}>
              {words.no}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          className="button quiet"
          aria-label={fill(words.yesOf, { what })}
          disabled={busy}
          onClick={() => (differs.length > 0 ? setQuestioned(true) : void join())}
        >
          {words.yes}
        </button>
      )}
    </li>
  );
}
