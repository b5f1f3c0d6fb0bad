import type { PatientDue } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill, isolated } from '../shared/fill.ts';
import styles from './Due.module.css';
import { DueTold } from './DueTold.tsx';
import { useListWords } from './list-words.ts';

interface Props {
  readonly locale: Locale;
  readonly patient: PatientDue;
  /** On paper: no buttons, and everything that is late by name. */
  readonly printed?: true;
  readonly onBegin?: () => void;
  readonly onChoose?: () => void;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00`);
/** So many late things are named on the screen. */
const mostNamed = 4;

/** One patient: the step that cannot wait with its day, and what is late since when, the longest first. */
export function DueRow({ locale, patient, printed, onBegin, onChoose }: Props) {
  const { words, due: told } = useListWords(locale);
  const { patientName, on, due, urgent, named } = patient;
  const date = (day: string): string => formatDate(noon(day), locale);
  const name = <bdi>{patientName}</bdi>;
  return (
    <li className={styles.row} data-urgent={urgent.length > 0 || undefined}>
      <span className={styles.who}>
        {onChoose ? (
          <button type="button" className="link" onClick={onChoose}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <small>{fill(told.visited, { date: date(on) })}</small>
      </span>
      <span className={styles.what}>
        <DueTold
          locale={locale}
          due={due}
          urgent={urgent}
          on={on}
          named={named}
          {...(!printed && { most: mostNamed })}
        />
      </span>
      {onBegin && (
        <button
          type="button"
          className="button quiet"
          aria-label={fill(words.newVisitOf, { name: isolated(patientName, locale), date: date(on) })}
          onClick={onBegin}
        >
          {words.newVisit}
        </button>
      )}
    </li>
  );
}
