import { type ReactNode, useState } from 'react';
import { hiddenInNotes } from '../../api/contract.ts';
import { ownWordsLength } from '../../engine/chart/chart.ts';
import {
  type Cell,
  type Column,
  type Comparison,
  type CompareRow,
  type Question,
  withOnTop,
} from '../../engine/choose/compare.ts';
import type { Stands } from '../../engine/choose/write.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Choice } from '../../engine/plan/choice.ts';
import { Crowd } from '../report/Crowd.tsx';
import { Say, SayEach, usePlain } from '../report/Say.tsx';
import { visibleCharacters } from '../shared/visible-characters.ts';
import type { Made } from '../visit/fact-entries.ts';
import styles from './Board.module.css';

const nameOf = (column: Column) => ({ key: `choose.name.${column}` });
const choiceOf = (column: Column): Choice => (column === 'none' ? 'no-change' : column);

/** A hundred people, so many of them filled, in the same ink in every column; its name says the same as the words below. */
function Hundred({ people, words }: { readonly people: number; readonly words: Message }) {
  const plain = usePlain();
  return (
    <figure className={styles.people}>
      <Crowd people={people} label={plain(words)} />
      <Say as="figcaption" aria-hidden="true" message={words} />
    </figure>
  );
}

function Said({ cell }: { readonly cell: Cell }) {
  const { lines, people } = cell;
  const [first] = lines;
  if (people !== undefined && first) return <Hundred people={people} words={first} />;
  return <SayEach messages={lines} as="p" />;
}

function Row({ row, columns }: { readonly row: CompareRow; readonly columns: readonly Column[] }) {
  const plain = usePlain();
  const { id, label, cells, tied } = row;
  const [first] = cells;
  return (
    <tr data-question={id}>
      <Say as="th" scope="row" message={label} />
      {tied && first ? (
        <td colSpan={columns.length} data-tied="">
          <Said cell={first} />
          <Say as="small" message={{ key: 'choose.same' }} />
        </td>
      ) : (
        columns.map((column, at) => {
          const cell = cells[at];
          return (
            <td key={column} data-name={plain(nameOf(column))}>
              {cell && <Said cell={cell} />}
            </td>
          );
        })
      )}
    </tr>
  );
}

interface TableProps {
  readonly comparison: Comparison;
  readonly rows?: readonly CompareRow[];
  /** What stands in the last row, below each column. */
  readonly foot?: (column: Column) => ReactNode;
}

/** The options side by side, question by question; a tie is said once. Nothing stands out but what differs. */
export function BoardTable({ comparison, rows = comparison.rows, foot }: TableProps) {
  const { columns } = comparison;
  const plain = usePlain();
  return (
    <table className={`rows ${styles.board}`} data-columns={columns.length}>
      <thead>
        <tr>
          <td />
          <SayEach messages={columns.map(nameOf)} as="th" scope="col" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column} data-name={plain(nameOf(column))}>
                {foot(column)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface BoardProps {
  readonly comparison: Comparison;
  readonly stands: Stands | undefined;
  readonly picked: readonly Question[];
  readonly onPick: (picked: readonly Question[]) => void;
  readonly onChoose: (made: Made | null) => void;
}

/** The comparison to choose by: what matters goes on top, one press chooses, another takes it back; the words are the person's own. */
export function Board({ comparison, stands, picked, onPick, onChoose }: BoardProps) {
  const plain = usePlain();
  const [words, setWords] = useState(stands?.words ?? '');
  const made = stands?.choice;
  const press = (choice: Choice): void => onChoose(choice === made ? null : { choice, words });
  function say(text: string): void {
    const visible = visibleCharacters(text, hiddenInNotes);
    setWords(visible);
    if (made !== undefined) onChoose({ choice: made, words: visible });
  }
  const toggle = (id: Question): void =>
    onPick(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  function chooser(choice: Choice, name: string): ReactNode {
    const isMade = made === choice;
    const key = isMade ? 'choose.chosen' : choice === 'not-today' ? 'choose.notToday' : 'choose.chooses';
    const text = plain({ key });
    return (
      <button
        type="button"
        className="button quiet"
        aria-pressed={isMade}
        aria-label={name === '' ? text : `${text}: ${name}`}
        onClick={() => press(choice)}
      >
        {isMade && <span aria-hidden="true">✓ </span>}
        {text}
      </button>
    );
  }
  return (
    <>
      <fieldset className={styles.pick}>
        <Say as="legend" message={{ key: 'choose.pick' }} />
        {comparison.rows.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="button quiet"
            aria-pressed={picked.includes(id)}
            onClick={() => toggle(id)}
          >
            <Say message={{ key: `choose.question.${id}` }} />
          </button>
        ))}
      </fieldset>
      <BoardTable
        comparison={comparison}
        rows={withOnTop(comparison.rows, picked)}
        foot={(column) => chooser(choiceOf(column), plain(nameOf(column)))}
      />
      <div className={styles.below}>
        {chooser('not-today', '')}
        <label className={styles.own}>
          <Say message={{ key: 'choose.ownWords' }} />
          <input
            className="input"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={ownWordsLength}
            value={words}
            onChange={({ currentTarget: { value } }) => say(value)}
          />
        </label>
      </div>
      <details className={styles.sources}>
        <Say as="summary" message={{ key: 'choose.sources' }} />
        {comparison.trials.length > 0 && <Say as="p" message={{ key: 'choose.sources.people' }} />}
        <SayEach messages={['lower', 'paid', 'unsigned'].map((part) => ({ key: `choose.sources.${part}` }))} as="p" />
      </details>
    </>
  );
}
