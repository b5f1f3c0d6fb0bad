import type { PatientDue } from '../../api/contract.ts';
import { daysAfter } from '../../engine/chart/day.ts';
import { inTheirNames } from '../../engine/judgement/named.ts';
import { actionName } from '../../engine/judgement/words.ts';
import { formatDate, formatDay } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../engine/kit/words/say.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import styles from './Due.module.css';
import { useListWords } from './list-words.ts';

interface Props extends Pick<PatientDue, 'due' | 'urgent' | 'on'>, Partial<Pick<PatientDue, 'named'>> {
  readonly locale: Locale;
  /** So many late things are named, the others counted; without it all are. */
  readonly most?: number;
  /** In a column beside the plan's first step: days in short, and no step by its name. */
  readonly brief?: true;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00`);

/** The step that cannot wait with its day, and what is late since when, the longest first. */
export function DueTold({ locale, due, urgent, on, named = [], most = due.length, brief }: Props) {
  const { due: words, year, clinical, patterns } = useListWords(locale);
  const wording = wordingFor(
    { locale, clinical, patterns: { ...inTheirNames(patterns, named), ...year } },
    {},
    noon(on),
  );
  const date = (day: string): string =>
    brief ? formatDay(noon(day), locale, noon(dayOf())) : formatDate(noon(day), locale);
  const by = (day: string): string => (day === dayOf() ? words.today : fill(words.byDay, { date: date(day) }));
  const late = due
    .slice(0, most)
    .map(
      ({ id, since }) =>
        `${sayPlain({ key: `year.item.${id}` }, wording)} (${fill(words.since, { date: date(since) })})`,
    );
  if (due.length > most) late.push(fill(words.more, { n: due.length - most }));
  return (
    <>
      {(brief ? urgent.slice(0, 1) : urgent).map((action) => (
        <span key={action.id} className={styles.urgent}>
          <b>
            {words.urgent}
            {!brief && ':'}
          </b>
          {!brief && ` ${plainValue(actionName(action), wording)}`}
          {commaOf(locale)}
          {by(daysAfter(on, action.within))}
        </span>
      ))}
      {late.length > 0 && (
        <span>
          <b>{words.late}:</b> {late.join(commaOf(locale))}
        </span>
      )}
    </>
  );
}
