import { dayOf } from '../shared/day-of.ts';
import type { Plan } from '../../engine/plan/actions.ts';
import { PrintLink } from '../paper/Printed.tsx';
import { TwinTable } from '../report/TwinTable.tsx';
import styles from './Course.module.css';
import { type Lane, lanesOf, type Moment, multiples, type Series, seriesOf, shareOf } from './course-data.ts';
import type { Lead } from './lead.ts';
import { Multiple } from './Multiple.tsx';
import { useSavedWords } from './saved-words.ts';
import { useFigures } from './use-figures.ts';
import { useDesk } from './visit-context.ts';

export interface CourseProps {
  /** Whose it is, for the paper. */
  readonly name: string;
  readonly past: readonly Moment[];
  readonly plan: Plan | undefined;
  readonly lead: Lead | undefined;
  /** The HbA1c the plan aims for, in per cent; of a target that was set nothing need be told. */
  readonly goal: number | undefined;
}

/** A patient over time, each figure in a small picture of its own above a lane for each medicine. After today stands only where the plan leads. */
export function Course({ name, past, ...drawn }: CourseProps) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  if (past.length === 0) return <Pictures past={past} {...drawn} />;
  return (
    <>
      <Pictures past={past} {...drawn} />
      <PrintLink
        label={words.print}
        kind="course"
        title={
          <>
            {words.course}: <bdi>{name}</bdi>
          </>
        }
      >
        <Pictures past={past} {...drawn} />
      </PrintLink>
    </>
  );
}

function Pictures({ past, plan, lead, goal }: Omit<CourseProps, 'name'>) {
  const { desk, chart } = useDesk();
  const words = useSavedWords(desk.locale);
  const { day } = useFigures();
  const today = dayOf();
  const moments: readonly Moment[] = [...past, { on: today, chart }];
  const series = multiples
    .map((group) => group.map((fact) => seriesOf(fact, moments, today)).filter(({ points }) => points.length > 0))
    .filter((group) => group.length > 0);
  const planned = plan?.actions.filter(({ verb }) => verb === 'start').map(({ object }) => String(object)) ?? [];
  const lanesUntilToday = lanesOf(moments, today, planned);
  const days = [
    ...series.flatMap((group) => group.flatMap(({ points }) => points.map(({ on }) => on))),
    ...lanesUntilToday.flatMap(({ spans }) => spans.map(({ from }) => from)),
  ].sort();
  const lastMeasured =
    series
      .flatMap((group) => group.flatMap(({ points }) => points.map(({ on }) => on)))
      .sort()
      .at(-1) ?? today;
  // Of a first visit there is no course yet: HbA1c against its target and where the plan leads, and nothing else.
  const isFirst = past.length === 0 || (days[0] ?? today) === today;
  const drawn = isFirst ? series.filter(([one]) => one?.fact === 'a1c') : series;
  const lanes = isFirst ? [] : lanesUntilToday;
  const from = (isFirst ? drawn[0]?.[0]?.points[0]?.on : days[0]) ?? today;
  if (drawn.length === 0 && lanes.length === 0) return <p className="meta">{words.only}</p>;
  return (
    <figure className={`stack ${styles.course}`}>
      <figcaption>
        {words.courseLead}: {day(lastMeasured)}
      </figcaption>
      <div className={styles.multiples}>
        {drawn.map((group) => (
          <Multiple
            key={group[0]?.fact}
            group={group}
            from={from}
            today={today}
            {...(group[0]?.fact === 'a1c' && { lead, goal })}
          />
        ))}
      </div>
      {lanes.length > 0 && <Lanes lanes={lanes} planned={planned} from={from} today={today} />}
      <Listened drawn={drawn} lanes={lanes} planned={planned} />
    </figure>
  );
}

function Lanes({
  lanes,
  planned,
  from,
  today,
}: {
  lanes: readonly Lane[];
  planned: readonly string[];
  from: string;
  today: string;
}) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const { nameOf, day } = useFigures();
  return (
    <div className={`field ${styles.lanes}`} aria-hidden="true">
      <p>{words.medicines}</p>
      {lanes.map(({ fact, spans }) => (
        <div key={fact} className="lane">
          <span>{nameOf(fact)}</span>
          <i className={styles.track}>
            {spans.map((span) => {
              const start = shareOf(span.from, from, today);
              return (
                <i
                  key={span.from}
                  className={styles.taken}
                  style={{
                    insetInlineStart: `${start * 100}%`,
                    inlineSize: `${Math.max(0, shareOf(span.to, from, today) - start) * 100}%`,
                  }}
                />
              );
            })}
            {planned.includes(fact) && <i className={styles.planned} />}
          </i>
        </div>
      ))}
      <p className={`cluster ${styles.key}`}>
        <span>
          <i className={styles.taken} /> {words.taken}
        </span>
        <span>
          <i className={styles.planned} /> {words.planned}
        </span>
        <span className={styles.span}>
          {day(from)} – {words.today}
        </span>
      </p>
    </div>
  );
}

/** The same as a table, for whoever listens. */
function Listened({
  drawn,
  lanes,
  planned,
}: {
  drawn: readonly (readonly Series[])[];
  lanes: readonly Lane[];
  planned: readonly string[];
}) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const { nameOf, figure, day } = useFigures();
  const all = drawn.flat();
  const days = [...new Set(all.flatMap(({ points }) => points.map(({ on }) => on)))].sort();
  return (
    <>
      <TwinTable
        caption={words.course}
        head={[words.date, ...all.map(({ fact }) => nameOf(fact))]}
        rows={days.map((on) => [
          day(on),
          ...all.map(({ fact, points }) => {
            const found = points.find((point) => point.on === on);
            return found ? figure(fact, found.value) : '–';
          }),
        ])}
      />
      {lanes.length > 0 && (
        <TwinTable
          caption={words.medicines}
          head={[words.medicines, words.taken, words.planned]}
          rows={lanes.map(({ fact, spans }) => [
            nameOf(fact),
            spans
              .map((span) => (span.from === span.to ? day(span.from) : `${day(span.from)} – ${day(span.to)}`))
              .join('; ') || '–',
            planned.includes(fact) ? words.planned : '–',
          ])}
        />
      )}
    </>
  );
}
