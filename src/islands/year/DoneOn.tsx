import { useId, useState } from 'react';
import { earliestDay, isDay } from '../../engine/chart/day.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { hijriAsGregorian, type YearLine } from '../../engine/year/index.ts';
import { fill } from '../shared/fill.ts';
import { useYearWords } from './year-words.ts';
import styles from './Year.module.css';

interface Props {
  readonly line: YearLine;
  readonly name: string;
  readonly locale: Locale;
  readonly today: string;
  /** Marked as done: on a day, on none that is known, or no longer. */
  readonly onDone: (on: string | 'unknown' | null) => void;
}

/**
 * One press marks it as done today; another day is one press further, and may be of the Hijri calendar. Where there is a figure it was
 * done elsewhere: its result is entered beside this.
 */
export function DoneOn({ line, name, locale, today, onDone }: Props) {
  const { last, undated, marked, figure, interval } = line;
  const { words } = useYearWords(locale);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const hijri = hijriAsGregorian(typed);
  const day = hijri ?? typed;
  const known = isDay(day) && day >= earliestDay;
  const wrong = typed !== '' && (known ? day > today && words.future : words.notADay);
  const said = hijri && fill(words.hijri, { day: formatDate(new Date(`${hijri}T12:00:00`), locale) });
  const undo = (
    <button type="button" className="link" aria-label={fill(words.undoOf, { what: name })} onClick={() => set(null)}>
      {words.undo}
    </button>
  );
  if (last === today)
    return (
      marked && (
        <>
          <span role="status">{figure ? words.saidElsewhere : words.saidToday}</span> {undo}
        </>
      )
    );
  function set(on: string | null): void {
    setOpen(false);
    setTyped('');
    onDone(on);
  }
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label={fill(figure ? words.elsewhereOf : words.todayOf, { what: name })}
        onClick={() => set(today)}
      >
        {figure ? words.elsewhere : words.today}
      </button>
      <button
        type="button"
        className="link"
        aria-expanded={open}
        aria-controls={id}
        aria-label={fill(words.otherOf, { what: name })}
        onClick={() => setOpen(!open)}
      >
        {words.other}
      </button>
      {open && (
        <span className={styles.other} id={id}>
          <label>
            {words.day}
            {/* Text where a browser has no calendar: a year is typed the same way in both. */}
            <input
              className="input"
              type="date"
              max={today}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          </label>
          <button type="button" className="button quiet" disabled={!known || day > today} onClick={() => set(day)}>
            {words.set}
          </button>
          {interval.kind === 'once' && !undated && (
            <button type="button" className="link" onClick={() => set('unknown')}>
              {words.undated}
            </button>
          )}
          {marked && undo}
          <span role="status">{wrong || said}</span>
        </span>
      )}
    </>
  );
}
