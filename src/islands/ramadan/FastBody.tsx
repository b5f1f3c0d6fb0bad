import type { Message } from '../../engine/kit/words/message.ts';
import { adviceOf, datesOf, missingOf, scoreMessage, timingMessages } from '../../engine/ramadan/write.ts';
import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import type { RamadanWords } from '../../engine/ramadan/words.ts';
import { Say } from '../report/Say.tsx';
import type { Desk } from '../visit/visit-context.ts';
import { FastGlucose } from './FastGlucose.tsx';
import { MedicineTable } from './MedicineTable.tsx';
import styles from './Ramadan.module.css';
import { ScoreTable } from './ScoreTable.tsx';

function Lines({ messages }: { readonly messages: readonly Message[] }) {
  return messages.map((message) => (
    <p key={JSON.stringify(message)}>
      <Say message={message} />
    </p>
  ));
}

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
      <Lines messages={datesOf(advice)} />
      <p className={styles.score}>
        <Say message={scoreMessage(advice)} />
      </p>
      <Lines messages={adviceOf(advice, true)} />
      {!advice.noDoses && <MedicineTable rows={advice.rows} />}
      <Lines messages={missingOf(advice)} />
      {timing.length > 0 && (
        <>
          <h3>
            <Say message={{ key: 'ramadan.heading.timing' }} />
          </h3>
          <Lines messages={timing} />
        </>
      )}
      <h3>
        <Say message={{ key: 'ramadan.heading.glucose' }} />
      </h3>
      <FastGlucose rows={advice.rows} />
      <ScoreTable advice={advice} words={words} desk={desk} chart={chart} />
      <p className={styles.ground}>
        <Say message={{ key: 'ramadan.unsigned' }} />
      </p>
    </div>
  );
}
