import { sourceOf } from '../../engine/clinical/sources.ts';
import type { Comparison } from '../../engine/choose/compare.ts';
import { type FigureRow, figuresOf } from '../../engine/choose/write.ts';
import { count } from '../../engine/kit/words/message.ts';
import { Say, useReading } from '../report/Say.tsx';
import styles from './Board.module.css';

/** Where figures of one source and one mark are from. */
function Source({ of: [first] }: { readonly of: readonly FigureRow[] }) {
  const { wording } = useReading();
  if (!first) return null;
  const from = sourceOf(first.source, wording.ownSources);
  const title = from?.short ?? from?.title ?? first.source;
  const named = wording.locale === 'ar' ? (from?.ar?.title ?? title) : title;
  return (
    <>
      <Say as="span" message={{ key: `choice.mark.${first.mark}` }} />
      {' · '}
      {from?.link ? <a href={from.link}>{named}</a> : named}
    </>
  );
}

/** Every figure behind what a patient is shown, under its source and mark; and how the hundred people were made. */
export function FiguresTable({ comparison }: { readonly comparison: Comparison }) {
  const years = Math.max(1, Math.floor(Math.min(...comparison.trials.map((trial) => trial.years.value))));
  return (
    <>
      <table className={`rows ${styles.figures}`}>
        <thead className="visually-hidden">
          <tr>
            <Say as="th" scope="col" message={{ key: 'choice.figures.what' }} />
            <Say as="th" scope="col" message={{ key: 'choice.figures.value' }} />
          </tr>
        </thead>
        {[...Map.groupBy(figuresOf(comparison), ({ mark, source }) => `${mark} ${source}`)].map(([from, figures]) => (
          <tbody key={from}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <Source of={figures} />
              </th>
            </tr>
            {figures.map(({ what, value }) => (
              <tr key={JSON.stringify(what)}>
                <Say as="th" scope="row" message={what} />
                <Say as="td" message={value} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {comparison.trials.length > 0 && (
        <Say as="p" message={{ key: 'choice.method', values: { years: count(years, 'years') } }} />
      )}
      <Say as="p" message={{ key: 'choice.unsigned' }} />
    </>
  );
}
