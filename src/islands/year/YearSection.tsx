import { type ReactNode, useMemo, useState } from 'react';
import { sourceOf } from '../../engine/clinical/sources.ts';
import type { DoneFact } from '../../engine/chart/facts.ts';
import { named } from '../../engine/kit/source.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { isDue, itemName, whenMessage, whyMessage, type YearLine } from '../../engine/year/index.ts';
import { ReadingContext, Say, useReading } from '../report/Say.tsx';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useDesk } from '../visit/visit-context.ts';
import { DoneOn } from './DoneOn.tsx';
import styles from './Year.module.css';
import { isEmergency, type YearAsked, yearAsked } from './year-text.ts';
import { useYearWords } from './year-words.ts';

interface RowProps {
  readonly line: YearLine;
  readonly today: string;
  readonly onDone: (fact: DoneFact, on: string | 'unknown' | null) => void;
}

/** What the heading of its part says already of each line. */
const saidAbove: ReadonlySet<string> = new Set(['year.words.unknown', 'year.words.not-for']);

function Row({ line, today, onDone }: RowProps) {
  const { desk, entries, edit } = useDesk();
  const { wording } = useReading();
  const { words } = useYearWords(desk.locale);
  const { mark, figure, interval } = line;
  const name = sayPlain(itemName(line), wording);
  const when = whenMessage(line);
  const source = sourceOf(interval.by.source);
  const { title, edition } = source ? named(source, desk.locale) : { title: '', edition: '' };
  return (
    <li data-status={line.status}>
      <b>{name}</b>
      {!saidAbove.has(when.key) && <Say as="span" className={styles.when} message={when} />}
      <span className={`hint ${styles.why}`}>
        <Say message={whyMessage(line)} />
        {source && (
          <>
            {' · '}
            <bdi lang="en" title={`${title}, ${edition}`}>
              {source.short ?? title}
            </bdi>
          </>
        )}
      </span>
      <span className={`cluster ${styles.done}`}>
        {figure && entries.has(figure) && (
          <button
            type="button"
            className="button quiet"
            aria-label={fill(words.enterOf, { what: name })}
            onClick={() => edit(figure)}
          >
            {words.enter}
          </button>
        )}
        <DoneOn line={line} name={name} locale={desk.locale} today={today} onDone={(on) => onDone(mark, on)} />
      </span>
    </li>
  );
}

/** What is due in this patient's year, late first; folded where nothing is. A press marks something as done, today or on a day. */
export function YearSection({ visit, chart, at }: YearAsked): ReactNode {
  const { desk, mark } = useDesk();
  const reading = useReading();
  const { words, patterns } = useYearWords(desk.locale);
  const { lines, child } = useMemo(() => yearAsked({ visit, chart, at }), [visit, chart, at]);
  const due = lines.filter(isDue);
  const emergency = isEmergency({ visit });
  // Once opened it stays as the person leaves it: what is marked last must not fold the list away under the press.
  const [opened, setOpened] = useState(false);
  if (due.length > 0 && !emergency && !opened) setOpened(true);
  const own = useMemo(
    () => ({ ...reading, wording: { ...reading.wording, patterns: { ...reading.wording.patterns, ...patterns } } }),
    [reading, patterns],
  );
  const today = dayOf(at);
  const unknown = lines.filter(({ status }) => status === 'unknown');
  const later = lines.filter(({ status }) => status === 'soon' || status === 'later' || status === 'done');
  const notFor = lines.filter(({ status }) => status === 'not-for');
  const list = (some: readonly YearLine[]): ReactNode => (
    <ul className={styles.lines}>
      {some.map((line) => (
        <Row key={line.id} line={line} today={today} onDone={mark} />
      ))}
    </ul>
  );
  return (
    <ReadingContext value={own}>
      <details className={styles.year} open={opened} id="visit-year">
        <summary>
          <h2>{desk.visit.year}</h2>{' '}
          <small>
            {!child &&
              fill(due.length > 0 ? words.counts : words.countsNone, { due: due.length, unknown: unknown.length })}
          </small>
        </summary>
        {child && <Say as="p" message={{ key: 'year.words.child' }} />}
        {due.length > 0 && list(due)}
        {(
          [
            [words.unknown, unknown],
            [words.later, later],
            [words.notFor, notFor],
          ] as const
        ).map(
          ([title, some]) =>
            some.length > 0 && (
              <details key={title}>
                <summary>
                  {title} ({some.length})
                </summary>
                {list(some)}
              </details>
            ),
        )}
      </details>
    </ReadingContext>
  );
}
