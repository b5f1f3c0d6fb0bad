import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import type { Row } from '../../engine/ramadan/doses.ts';
import type { RamadanWords } from '../../engine/ramadan/words.ts';
import {
  adviceOf,
  datesOf,
  missingOf,
  scoreMessage,
  timingMessages,
  hasInsulin,
  limits,
  titrationRows,
} from '../../engine/ramadan/write.ts';
import { Say, SayEach } from '../report/Say.tsx';
import type { Desk } from '../visit/visit-context.ts';
import { Grid } from './Grid.tsx';
import { MedicineTable } from './MedicineTable.tsx';
import styles from './Ramadan.module.css';
import { ScoreTable } from './ScoreTable.tsx';

interface Props {
  readonly advice: FastingAdvice;
  readonly words: RamadanWords;
  readonly desk: Pick<Desk, 'desk' | 'entries'>;
  readonly chart: Desk['chart'];
}

/** When glucose is measured, when the fast is broken, and how insulin is titrated. */
function FastGlucose({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <>
      <Say as="p" className={styles.break} message={{ key: 'ramadan.break', values: limits() }} />
      <p>
        <Say message={{ key: 'ramadan.glucose' }} /> <Say message={{ key: 'ramadan.water' }} />
      </p>
      {hasInsulin(rows) && (
        <Grid columns={['ramadan.column.value', 'ramadan.column.change']} caption="ramadan.heading.titration">
          {titrationRows().map(([value, change]) => (
            <tr key={JSON.stringify(value)}>
              <Say as="th" scope="row" message={value} />
              <Say as="td" message={change} />
            </tr>
          ))}
        </Grid>
      )}
    </>
  );
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
