import type { PatientDue } from '../../api/contract.ts';
import { daysAfter } from '../../engine/chart/day.ts';
import { actionName } from '../../engine/judgement/words.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../engine/kit/words/say.ts';
import { commaOf } from '../shared/comma.ts';
import { fill, isolated } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import styles from './Due.module.css';
import { useDueWords } from './due-page.ts';
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
  const { words, year } = useDueWords(locale);
  const list = useListWords(locale);
  const { patientName, on, due, urgent } = patient;
  const wording = wordingFor(
    { locale, clinical: list.clinical, patterns: { ...list.patterns, ...year } },
    {},
    noon(on),
  );
  const date = (day: string): string => formatDate(noon(day), locale);
  const named = printed ? due : due.slice(0, mostNamed);
  const late = named.map(
    ({ id, since }) => `${sayPlain({ key: `year.item.${id}` }, wording)} (${fill(words.since, { date: date(since) })})`,
  );
  if (due.length > named.length) late.push(fill(words.more, { n: due.length - named.length }));
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
        <small>{fill(words.visited, { date: date(on) })}</small>
      </span>
      <span className={styles.what}>
        {urgent.map((action) => (
          <span key={action.id} className={styles.urgent}>
            <b>{words.urgent}:</b> {plainValue(actionName(action), wording)},{' '}
            {fill(words.byDay, { date: date(daysAfter(on, action.within)) })}
          </span>
        ))}
        {late.length > 0 && (
          <span>
            <b>{words.late}:</b> {late.join(commaOf(locale))}
          </span>
        )}
      </span>
      {onBegin && (
        <button
          type="button"
          className="button quiet"
          aria-label={fill(list.words.newVisitOf, { name: isolated(patientName, locale), date: date(on) })}
          onClick={onBegin}
        >
          {list.words.newVisit}
        </button>
      )}
    </li>
  );
}
