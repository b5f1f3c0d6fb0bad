import type { Message, Value } from '../../engine/kit/words/message.ts';
import type { TableBlock } from '../../engine/kit/report/report.ts';
import styles from './Table.module.css';
import { Opens } from './Opens.tsx';
import { RecordLink } from './RecordLink.tsx';
import { Say, SayEach, SayValue, usePlain } from './Say.tsx';

/** A publication keeps its own title, and is told to be English; what this product names itself is not. */
function Cell({ cell }: { cell: Message | Value }) {
  const plain = usePlain();
  if ('type' in cell) return <SayValue value={cell} />;
  const said = <Say message={cell} />;
  const published = cell.key.startsWith('source.') && !/\p{Script=Arabic}/u.test(plain(cell));
  return published ? (
    <bdi lang="en" dir="ltr">
      {said}
    </bdi>
  ) : (
    said
  );
}

export function Table({ block }: { block: TableBlock }) {
  const plain = usePlain();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={`scroll ${styles.scroll}`} tabIndex={0} role="group" aria-label={plain(block.caption)}>
      <table className={`rows ${styles.table}`}>
        <Say as="caption" message={block.caption} />
        <thead>
          <tr>
            <SayEach messages={block.columns} as="th" scope="col" />
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={`row-${at}`} data-highlight={row.highlight ? '' : undefined} data-tone={row.tone}>
              {row.cells.map((cell, column) =>
                column === 0 ? (
                  <th key="head" scope="row">
                    <RecordLink record={row.record}>
                      <Cell cell={cell} />
                    </RecordLink>
                    {row.highlight && <Say as="span" className={styles.mark} message={row.highlight} />}
                  </th>
                ) : (
                  <td
                    key={`cell-${column}`}
                    data-date={'type' in cell && cell.type === 'date' ? '' : undefined}
                    data-tone={row.tones?.[column] ?? undefined}
                  >
                    <Opens step={row.opens?.[column]}>
                      <Cell cell={cell} />
                    </Opens>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
