import { facts } from '../../engine/chart/facts.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { bare, quantity } from '../../engine/kit/words/message.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { scaleFor, spread } from '../report/chart-scale.ts';
import { at, Plot } from '../report/Plot.tsx';
import { TwinTable } from '../report/TwinTable.tsx';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import { lineThrough } from '../visit/course-data.ts';
import type { Patient } from '../visit/saved-visits.ts';
import type { PatientProps } from './history-props.ts';
import styles from './HistoryPicture.module.css';
import { headlineOf } from './headline.ts';
import { usePatientWords } from './patient-words.ts';
import { type HistoryLane, type Item, lineOf, momentShare, type Pair } from './timeline-data.ts';

interface Props extends Pick<PatientProps, 'locale'> {
  readonly patient: Patient;
  readonly lanes: readonly HistoryLane[];
  readonly pair: Pair;
  readonly onPress: (item: Item) => void;
}

const keyOf = ({ lane, id }: Item): string => `${lane} ${id}`;

/** A dot with what is pressed around it, in px. */
const dotSize = 28;
/** Dots of a row are this share of its width apart, where there is room. */
const leastApart = 0.05;

/** HbA1c above, a row for the visits and each calculator below, a dot for everything saved; for whoever listens, a table. Dots are pressed by pointer: the lists below do the same from the keyboard. */
export function HistoryPicture({ locale, patient, lanes, pair, onPress }: Props) {
  const all = usePatientWords(locale);
  const { words, engine } = all;
  const units = useUnits();
  const nameOf = (id: string): string => engine.tools.get(id)?.copy.name ?? words.visit;
  const items = lanes.flatMap((lane) => lane.items).sort((one, other) => (one.at < other.at ? -1 : 1));
  const line = lineOf(patient, dayOf());
  const moments = [...items.map(({ at }) => at), ...line.points.map(({ on }) => on)].sort();
  const [from = '', to = ''] = [moments[0], moments.at(-1)];
  const across = (at: string): number => momentShare(at, from, to);
  // What was saved on one day stands one below the other, and days near each other apart, so that each can be pressed.
  const places = new Map(
    lanes.flatMap((lane) => {
      const daysOf = lane.items.map(({ at }) => dayOf(new Date(at)));
      const days = [...new Set(daysOf)];
      const apart = spread(
        days.map((day) => across(lane.items[daysOf.indexOf(day)]?.at ?? day)),
        Math.min(leastApart, 1 / days.length),
      );
      return lane.items.map((item, n) => {
        const day = daysOf[n] ?? '';
        return [keyOf(item), { share: apart[days.indexOf(day)] ?? 0, level: n - daysOf.indexOf(day) }] as const;
      });
    }),
  );
  const levelOf = (item: Item): number => places.get(keyOf(item))?.level ?? 0;
  const levelsOf = ({ items: all }: HistoryLane): number => 1 + Math.max(...all.map(levelOf));
  const placed = (item: Item): string => `${(places.get(keyOf(item))?.share ?? across(item.at)) * 100}%`;
  return (
    <figure aria-label={words.picture}>
      <Line {...line} locale={locale} across={across} />
      <div aria-hidden="true">
        {lanes.map((lane) => (
          <div key={lane.id} className={`lane ${styles.lane}`} data-lane={lane.id}>
            <span>{nameOf(lane.id)}</span>
            <div className={styles.track} style={{ blockSize: `${levelsOf(lane) * dotSize}px` }}>
              {pair.map((item) => (
                <i key={item.id} className={styles.cut} style={{ insetInlineStart: placed(item) }} />
              ))}
              {lane.items.map((item) => {
                const letter = ['A', 'B'][pair.findIndex(({ id, lane: of }) => id === item.id && of === item.lane)];
                return (
                  <button
                    key={item.id}
                    type="button"
                    tabIndex={-1}
                    // A press takes no focus: what is hidden from listeners must not hold it.
                    onMouseDown={(event) => event.preventDefault()}
                    className={letter ? `${styles.dot} ${styles.picked}` : styles.dot}
                    style={{ insetInlineStart: placed(item), insetBlockStart: `${levelOf(item) * dotSize}px` }}
                    onClick={() => onPress(item)}
                  >
                    <i>{letter}</i>
                  </button>
                );
              })}
            </div>
          </div>
        ))}
        <p className={`both-ends ${styles.ends}`}>
          <span>{formatDate(new Date(from), locale)}</span>
          <span>{formatDate(new Date(to), locale)}</span>
        </p>
      </div>
      <TwinTable
        caption={words.picture}
        head={[words.date, words.saved, words.says]}
        rows={items.map((item) => [
          formatDate(new Date(item.at), locale, true),
          nameOf(item.lane),
          headlineOf(item, all, units),
        ])}
      />
    </figure>
  );
}

function Line({
  points,
  target,
  locale,
  across,
}: ReturnType<typeof lineOf> & Pick<Props, 'locale'> & { across: (at: string) => number }) {
  const { words, desk } = usePatientWords(locale);
  const units = useUnits();
  const about = facts.a1c;
  if (points.length === 0 || about.kind !== 'number') return null;
  const wording = wordingFor({ ...desk, patterns: desk.clinical.messages }, units, new Date(0));
  const names: Readonly<Record<string, string>> = desk.clinical.concepts;
  const scale = scaleFor([...points.map(({ value }) => value), ...(target === undefined ? [] : [target])], 3);
  const places = points.map(({ on, value }) => [across(on), scale.toShare(value)] as const);
  // Figures stand at the ends only: between them they would cover one another.
  const written = new Set([0, points.length - 1]);
  return (
    <div className={`lane ${styles.lane}`}>
      <span>
        <b>{names['a1c']}</b>
        {target !== undefined && (
          <>
            <br />
            {fill(words.target, { value: plainValue(quantity(about.concept, target), wording) })}
          </>
        )}
        <span className="visually-hidden">
          {': '}
          {points
            .map(
              ({ on, value }) =>
                `${plainValue(quantity(about.concept, value), wording)} (${formatDate(new Date(`${on}T12:00`), locale)})`,
            )
            .join(locale === 'ar' ? '؛ ' : '; ')}
        </span>
      </span>
      <Plot
        className={styles.plot}
        aria-hidden="true"
        targets={target === undefined ? [] : [scale.toShare(target)]}
        drawing={<path d={lineThrough(places)} vectorEffect="non-scaling-stroke" />}
      >
        {points.map(({ on, value }, n) => (
          <i key={on} className={styles.point} style={at(across(on), scale.toShare(value))}>
            {written.has(n) && <b>{plainValue(bare(about.concept, value), wording)}</b>}
          </i>
        ))}
      </Plot>
    </div>
  );
}
