import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { ReadingContext, Say } from '../report/Say.tsx';
import { FactEditor } from '../visit/FactEditor.tsx';
import type { ShownVisit } from '../visit/held.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { FastBody } from './FastBody.tsx';
import { FastingCard } from './FastingCard.tsx';
import styles from './Ramadan.module.css';
import { useFast } from './read-fast.ts';
import { OnDemand } from '../shared/load-on-demand.tsx';

interface Props {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly at: Date;
  readonly name: string;
}

const languages = ['en', 'ar'] as const satisfies readonly Locale[];

/** The fast of the patient in front of you: what is still asked, the whole of it, and the card to carry. */
export function Fast({ visit, engine, at, name }: Props) {
  const context = useDesk();
  const { desk, chart, entries, edit } = context;
  const { advice, words, reading } = useFast(visit, engine, desk, at);
  const [card, setCard] = useState<Locale | null>(null);
  const done = (): void => setCard(null);
  // What was answered stays in its place: a list that closes under the hand loses it.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const now = advice.asks.own.filter((fact) => !asked.has(fact));
  if (now.length > 0) setAsked(new Set([...asked, ...now]));
  const fields = [...asked].flatMap((fact) => [...entries.values()].filter((entry) => entry.fact === fact));
  const elsewhere = advice.asks.elsewhere.flatMap((fact) => entries.get(fact) ?? []);
  return (
    <ReadingContext value={reading}>
      {fields.length > 0 && (
        <fieldset className={styles.asked}>
          <Say as="legend" message={{ key: 'ramadan.heading.asked' }} />
          {fields.map((entry) => (
            <FactEditor key={entry.fact} entry={entry} place="facts" />
          ))}
        </fieldset>
      )}
      {elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          <Say message={{ key: 'ramadan.elsewhere' }} />{' '}
          {elsewhere.map((entry) => (
            <button key={entry.fact} type="button" className="link" onClick={() => edit(entry.fact)}>
              {entry.label}
            </button>
          ))}
        </p>
      )}
      <FastBody advice={advice} words={words} desk={context} chart={visit.judgement.patient.chart} />
      <p className={styles.print}>
        {languages.map((language) => (
          <button key={language} type="button" className="link" onClick={() => setCard(language)}>
            <Say message={{ key: `ramadan.print.${language}` }} />
          </button>
        ))}
      </p>
      <OnDemand again={card} failed={desk.words.status.partFailed} onFailed={done}>
        {card && (
          <FastingCard
            advice={advice}
            name={name}
            locale={card}
            at={at}
            reader={chart['sex']?.value === 'female' ? 'female' : 'male'}
            onDone={done}
          />
        )}
      </OnDemand>
    </ReadingContext>
  );
}
