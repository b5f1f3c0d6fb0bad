import { adviceOf, datesOf, missingOf, scoreMessage, timingMessages } from '../../engine/ramadan/write.ts';
import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import type { RamadanWords } from '../../engine/ramadan/words.ts';
import { Say, SayEach } from '../report/Say.tsx';
import type { Desk } from '../visit/visit-context.ts';
import { FastGlucose } from './FastGlucose.tsx';
import { MedicineTable } from './MedicineTable.tsx';
import styles from './Ramadan.module.css';
import { ScoreTable } from './ScoreTable.tsx';

interface Props {
  readonly advice: FastingAdvice;
  readonly words: RamadanWords;
  readonly desk: Pick<Desk, 'desk' | 'entries'>;
  readonly chart: Desk['chart'];
}

/** The fast as clinicians read it, on screen and on the record. */
export function FastBody({ advice, words, desk, chart }: Props) {
  const timing = timingMessages(advice);
  return (
    <div className={styles.body}>
      <SayEach as="p" messages={datesOf(advice)} />
      <Say as="p" className={styles.score} message={scoreMessage(advice)} />
      <SayEach as="p" messages={adviceOf(advice, true)} />
      {!advice.noDoses && <MedicineTable rows={advice.rows} />}
      <SayEach as="p" messages={missingOf(advice)} />
      {timing.length > 0 && (
        <>
          <Say as="h3" message={{ key: 'ramadan.heading.timing' }} />
          <SayEach as="p" messages={timing} />
        </>
      )}
      <Say as="h3" message={{ key: 'ramadan.heading.glucose' }} />
      <FastGlucose rows={advice.rows} />
      <ScoreTable advice={advice} words={words} desk={desk} chart={chart} />
      <Say as="p" className={styles.ground} message={{ key: 'ramadan.unsigned' }} />
    </div>
  );
}
