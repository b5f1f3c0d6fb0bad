import { ReadingContext } from '../report/Say.tsx';
import type { Written } from '../visit/visit-text.ts';
import { FastBody } from './FastBody.tsx';
import styles from './Ramadan.module.css';
import { useFast } from './read-fast.ts';

/** The fast on the clinician’s record. */
export function FastPaper({ written }: { readonly written: Written }) {
  const { visit, engine, desk, entries, at } = written;
  const { advice, words, reading } = useFast(visit, engine, desk, at);
  return (
    <ReadingContext value={reading}>
      <section data-fast="" className={styles.record}>
        <h2>{desk.visit.ramadan}</h2>
        <FastBody
          advice={advice}
          words={words}
          desk={{ desk, entries: new Map(entries.map((entry) => [entry.fact, entry])) }}
          chart={visit.judgement.patient.chart}
        />
      </section>
    </ReadingContext>
  );
}
