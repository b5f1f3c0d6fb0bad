import { sourceOf } from '../../engine/clinical/sources.ts';
import type { Comparison } from '../../engine/choose/compare.ts';
import { figuresOf } from '../../engine/choose/write.ts';
import { count } from '../../engine/kit/words/message.ts';
import { Say, useReading } from '../report/Say.tsx';
import styles from './Board.module.css';

/** Every figure behind what a patient is shown, each with its source and mark; and how the hundred people were made. */
export function FiguresTable({ comparison }: { readonly comparison: Comparison }) {
  const { wording } = useReading();
  const years = Math.max(1, Math.floor(Math.min(...comparison.trials.map((trial) => trial.years.value))));
  return (
    <>
      <div className="scroll">
        <table className={`rows ${styles.figures}`}>
          <thead>
            <tr>
              {(['what', 'value', 'source', 'mark'] as const).map((column) => (
                <th key={column} scope="col">
                  <Say message={{ key: `choice.figures.${column}` }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figuresOf(comparison).map(({ what, value, source, mark }) => {
              const from = sourceOf(source, wording.ownSources);
              const title = from?.short ?? from?.title ?? source;
              const named = wording.locale === 'ar' ? (from?.ar?.title ?? title) : title;
              return (
                <tr key={JSON.stringify(what)}>
                  <th scope="row">
                    <Say message={what} />
                  </th>
                  <td>
                    <Say message={value} />
                  </td>
                  <td>{from?.link ? <a href={from.link}>{named}</a> : named}</td>
                  <td>
                    <Say message={{ key: `choice.mark.${mark}` }} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {comparison.trials.length > 0 && (
        <p>
          <Say message={{ key: 'choice.method', values: { years: count(years, 'years') } }} />
        </p>
      )}
      <p>
        <Say message={{ key: 'choice.unsigned' }} />
      </p>
    </>
  );
}
