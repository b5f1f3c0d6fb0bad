import { formatNumber } from '../../engine/kit/words/format.ts';
import type { CheckedCase, Line } from '../../engine/maths/check-cases.ts';
import { fill } from '../shared/fill.ts';
import { Head } from '../shared/Head.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useMathsWords } from './maths-words.ts';
import styles from './CheckMaths.module.css';

/** A name or a value as the engine writes it: of no language, and never turned round by the text beside it. */
function Written({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}

function Shown({ value }: { value: unknown }) {
  const words = useMathsWords();
  if (value === undefined || value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return <bdi dir="ltr">{formatNumber(value, 0, 6)}</bdi>;
  return <Written>{typeof value === 'string' ? value : JSON.stringify(value)}</Written>;
}

function Row({ line }: { line: Line }) {
  const words = useMathsWords();
  const [before, after] = line.kind === 'result' ? [] : words[line.kind].split('{id}');
  return (
    <tr data-differs={line.holds ? undefined : ''}>
      <th scope="row">
        {before}
        <Written>{line.name}</Written>
        {after}
      </th>
      <td data-label={words.expected}>
        <Shown value={line.kind === 'absentGuard' ? true : line.expected} />
      </td>
      <td data-label={words.obtained}>
        <Shown value={line.kind === 'absentGuard' ? line.holds : line.obtained} />
      </td>
      <td className={styles.agrees}>{line.holds ? `✓ ${words.same}` : `✗ ${words.differs}`}</td>
    </tr>
  );
}

/** What a folded case shows of itself: the first figure that was expected, or whatever was, beside what came out. */
function First({ lines }: { lines: readonly Line[] }) {
  const words = useMathsWords();
  const results = lines.filter(({ kind }) => kind === 'result');
  const line = results.find(({ expected }) => typeof expected === 'number') ?? results[0];
  if (!line) return null;
  return (
    <span className={styles.first}>
      <Written>{line.name}</Written>
      <span>
        {words.expected} <Shown value={line.expected} />
      </span>
      <span>
        {words.obtained}{' '}
        <b>
          <Shown value={line.obtained} />
        </b>
      </span>
    </span>
  );
}

/** The published cases: what is expected beside what came out a moment ago. One that differs stays, and stands open. */
export function Cases({ cases }: { cases: readonly CheckedCase[] }) {
  const { locale } = useWorkbench();
  const words = useMathsWords();
  const differing = cases.filter(({ holds }) => !holds).length;
  return (
    <>
      <p className={styles.verdict} data-differs={differing ? '' : undefined}>
        {differing
          ? fill(words.casesDiffer, { n: String(differing), all: String(cases.length) })
          : fill(words.casesHold, { n: String(cases.length) })}
      </p>
      {cases.map(({ id, title, source, lines, holds }) => (
        <details key={id} className={styles.case} open={!holds}>
          <summary>
            <span>
              {holds ? '✓' : '✗'} {title[locale]}
            </span>
            <First lines={lines.filter((line) => line.holds === holds)} />
          </summary>
          <table className={`rows ${styles.table}`}>
            <caption className="visually-hidden">{title[locale]}</caption>
            <Head of={[words.quantity, words.expected, words.obtained, '']} hidden="on-phones" />
            <tbody>
              {lines.map((line) => (
                <Row key={`${line.kind}${line.name}`} line={line} />
              ))}
            </tbody>
          </table>
          <p className="second">
            {words.where}: {source[locale]}
          </p>
        </details>
      ))}
    </>
  );
}
