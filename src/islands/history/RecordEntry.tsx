import type { ReactNode } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { useUnits } from '../stores/use-units.ts';
import type { PatientRecord } from '../visit/saved-visits.ts';
import { usePatientWords } from './patient-words.ts';
import { summaryLine } from './summary-line.ts';

interface Props {
  readonly locale: Locale;
  readonly record: PatientRecord;
  readonly onBegin: () => void;
  /** Other things to do with it. */
  readonly children?: ReactNode;
}

/** A record that was saved by itself: its calculator, its day, what it said. */
export function RecordEntry({ locale, record, onBegin, children }: Props) {
  const { words, engine } = usePatientWords(locale);
  const units = useUnits();
  const loaded = engine.tools.get(record.tool);
  if (!loaded) return null;
  const date = formatDate(new Date(record.createdAt), locale, true);
  return (
    <li>
      <span>
        <b>{loaded.copy.name}</b> <time dateTime={record.createdAt}>{date}</time>
        <br />
        {summaryLine(loaded, record, units)}
      </span>
      <span>
        <button
          type="button"
          className="button quiet"
          aria-label={fill(words.beginThis, { what: loaded.copy.name + commaOf(locale) + date })}
          onClick={onBegin}
        >
          {words.begin}
        </button>{' '}
        {children}
      </span>
    </li>
  );
}
