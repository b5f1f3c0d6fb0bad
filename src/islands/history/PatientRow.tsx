import type { PatientListed, FigureOn } from '../../api/contract.ts';
import { fullYears } from '../../engine/chart/day.ts';
import { concepts as about } from '../../engine/clinical/concepts.ts';
import { inTheirNames } from '../../engine/judgement/named.ts';
import { actionName } from '../../engine/judgement/words.ts';
import { formatDate, formatDay } from '../../engine/kit/words/format.ts';
import { bare, quantity } from '../../engine/kit/words/message.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill, isolated } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import type { Beginning } from '../visit/visit-store.ts';
import { lastOf } from './beginning.ts';
import { DueTold } from './DueTold.tsx';
import type { Chosen } from './history-props.ts';
import { useListWords } from './list-words.ts';
import styles from './Patients.module.css';

interface Props {
  readonly locale: Locale;
  readonly patient: PatientListed;
  readonly onBegin: (from: Promise<Beginning>) => void;
  readonly onChoose: (who: Chosen) => void;
}

/** So many late things are named in the column. */
const mostNamed = 2;
const noon = (day: string): Date => new Date(`${day}T12:00`);

/** What the small line is drawn for: HbA1c from 5.5 to 11 %, which most lie within; the rest lies on its edge. */
const [low, high] = [5.5, 11];
const usualTarget = 7;

/** HbA1c by day, oldest first, above the dotted line of 7 %; time goes with the reading direction. `label` tells the figures. */
function SmallLine({ points, label }: { readonly points: readonly FigureOn[]; readonly label: string }) {
  const [from = 0, to = 1] = [points[0], points.at(-1)].map((point) => Date.parse(point?.on ?? ''));
  const x = (on: string): number => 3 + (114 * (Date.parse(on) - from)) / Math.max(1, to - from);
  const y = (value: number): number => 29 - (26 * (Math.min(high, Math.max(low, value)) - low)) / (high - low);
  const end = points.at(-1);
  return (
    <svg className={`mirror ${styles.line}`} viewBox="0 0 120 32" role="img" aria-label={label}>
      <path className={styles.target} d={`M3 ${y(usualTarget)}H117`} />
      <polyline points={points.map(({ on, value }) => `${x(on)},${y(value)}`).join(' ')} />
      {end && <circle cx={x(end.on)} cy={y(end.value)} r="3" />}
    </svg>
  );
}

/** A patient in a line: the name leads to all that is saved, the button begins a visit from the last one. */
export function PatientRow({ locale, patient, onBegin, onChoose }: Props) {
  const { words, concepts, clinical, patterns } = useListWords(locale);
  const units = useUnits();
  const { patientId, patientName, age, a1c, headline, named, on, visits, left } = patient;
  const today = dayOf();
  const wording = wordingFor({ locale, clinical, patterns }, units, noon(on));
  const last = a1c.at(-1);
  const own = { ...wording, patterns: inTheirNames(patterns, named) };
  const done = headline.map((action) => plainValue(actionName(action), own));
  const decided =
    done.length > 0 ? done.join('\u00a0· ') : visits > 0 && patient.record === null ? words.nothingToDo : '';
  const late = left?.due.flatMap((one) => (one.on < today ? [{ id: one.id, since: one.on }] : [])) ?? [];
  const date = formatDate(noon(on), locale);
  const told = a1c.map(
    (one) => `${plainValue(bare(about.a1c, one.value), wording)} (${formatDate(noon(one.on), locale)})`,
  );
  return (
    <li className={styles.row}>
      <button type="button" className={styles.name} onClick={() => onChoose({ patientId, name: patientName })}>
        <bdi>{patientName}</bdi>
        {patientId === null && <small>{words.unjoined}</small>}
      </button>
      <span>
        {age && (
          <>
            <span className={styles.label}>{concepts['age']} </span>
            {/* Whole years since it was told are added: no birthday is known, so it is never more than it is. */}
            {age.value + (age.on < today ? fullYears(age.on, today).years : 0)}
          </>
        )}
      </span>
      <span>
        {last && (
          <>
            <span className={styles.label}>{concepts['a1c']} </span>
            <b>{plainValue(quantity(about.a1c, last.value), wording)}</b>
          </>
        )}
      </span>
      <span className={styles.drawn}>{a1c.length > 1 && <SmallLine points={a1c} label={told.join(', ')} />}</span>
      <span className={styles.decided}>{decided}</span>
      <span className={`field ${styles.late}`}>
        {left && <DueTold locale={locale} due={late} urgent={left.urgent} on={left.on} most={mostNamed} brief />}
      </span>
      <time dateTime={on} title={date}>
        {formatDay(noon(on), locale, noon(today))}
      </time>
      <button
        type="button"
        className="button quiet"
        aria-label={fill(words.newVisitOf, { name: isolated(patientName, locale), date })}
        onClick={() => onBegin(lastOf(patient))}
      >
        {words.newVisit}
      </button>
    </li>
  );
}
