import type { Row } from '../../engine/ramadan/doses.ts';
import { cellMessage, insteadOf, medicineMessage, notesOf } from '../../engine/ramadan/write.ts';
import { Say, SayEach } from '../report/Say.tsx';
import { Grid } from './Grid.tsx';
import styles from './Ramadan.module.css';

function Rows({ row }: { readonly row: Row }) {
  const { medicine, becomes, ways } = row;
  const instead = insteadOf(row);
  const name = (
    <>
      <Say message={medicineMessage(row)} />
      {(becomes === 'begins' || becomes === 'beginsNear') && (
        <Say as="span" className={styles.ground} message={{ key: `ramadan.${becomes}` }} />
      )}
    </>
  );
  if (instead)
    return (
      <tr data-medicine={medicine}>
        <th scope="row">{name}</th>
        <Say as="td" colSpan={2} message={instead} />
      </tr>
    );
  return ways.map((way) => (
    <tr key={way.when ?? 'only'} data-medicine={medicine}>
      <th scope="row">
        {name}
        {way.when && <Say as="span" className={styles.ground} message={{ key: `ramadan.when.${way.when}` }} />}
      </th>
      <Say as="td" message={cellMessage(way, 'iftar')} />
      <Say as="td" message={cellMessage(way, 'suhoor')} />
    </tr>
  ));
}

/** Each medicine that lowers glucose, as it is after the plan, at the two meals; below it what belongs to it, and where sources differ. */
export function MedicineTable({ rows }: { readonly rows: readonly Row[] }) {
  const shown = notesOf(rows);
  return (
    <>
      <Grid
        columns={['ramadan.column.medicine', 'ramadan.column.iftar', 'ramadan.column.suhoor']}
        caption="ramadan.heading.doses"
      >
        {rows.map((row) => (
          <Rows key={row.medicine} row={row} />
        ))}
      </Grid>
      {shown.length > 0 && (
        <ul className={styles.notes}>
          <SayEach messages={shown} as="li" />
        </ul>
      )}
    </>
  );
}
