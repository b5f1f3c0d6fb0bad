import type { Row } from '../../engine/ramadan/doses.ts';
import { hasInsulin, limits, titrationRows } from '../../engine/ramadan/write.ts';
import { Say } from '../report/Say.tsx';
import { Grid } from './Grid.tsx';
import styles from './Ramadan.module.css';

/** When glucose is measured, when the fast is broken, and how insulin is titrated. */
export function FastGlucose({ rows }: { readonly rows: readonly Row[] }) {
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
