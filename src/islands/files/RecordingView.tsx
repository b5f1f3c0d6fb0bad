import { Fragment } from 'react';
import { monthsBetween } from '../../engine/chart/freshness.ts';
import type { Period, Recording } from '../../engine/cgm/index.ts';
import { roundTo } from '../../engine/kit/maths.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { FileButton } from './Chooser.tsx';
import { DayByDay } from './DayByDay.tsx';
import { DayCurve } from './DayCurve.tsx';
import { Fills } from './Fills.tsx';
import { GmiBesideA1c } from './GmiBesideA1c.tsx';
import { Lows } from './Lows.tsx';
import { RangesBar } from './RangesBar.tsx';
import type { Read } from './read-sensor.ts';
import { useSensor } from './sensor-context.ts';
import type { Before, SensorFact, TakeSensor } from './sensor-facts.ts';
import styles from './RecordingView.module.css';
import { commaOf } from '../shared/comma.ts';
import { Head } from '../shared/Head.tsx';

const periods: readonly Period[] = [14, 30, 90, 'all'];
/** Battelino 2019: less than these shares of time below 70 and below 54 mg/dL, percent. As they are shown, and taken into a form. */
const lowGoal = 4;
const veryLowGoal = 1;

interface Props {
  readonly file: File;
  readonly read: Read;
  readonly period: Period;
  /** Another period is being read: what is shown is not yet what was chosen, and cannot be taken. */
  readonly busy: boolean;
  readonly before: Partial<Record<SensorFact, Before>>;
  readonly a1c: number | undefined;
  readonly onPeriod: (period: Period) => void;
  readonly onChoose: (file: File) => void;
  readonly onTake: TakeSensor;
}

/** What a file says: what was read and left out on one side, the pictures on the other, and what it fills at the end. */
export function RecordingView({ file, read, period, busy, before, a1c, onPeriod, onChoose, onTake }: Props) {
  const { locale, words, percent, number } = useSensor();
  const { recording, limits, lows } = read;
  const { summary, unit } = recording;
  const tooLow = roundTo(summary.below70, 1) >= lowGoal || roundTo(summary.below54, 1) >= veryLowGoal;
  return (
    <div className={styles.view} aria-busy={busy}>
      <div className={styles.main}>
        <h3 className={styles.headline} tabIndex={-1} data-start>
          <b data-low={tooLow || undefined}>
            {tooLow
              ? fill(words.headline.low, { below: percent(summary.below70) })
              : fill(words.headline.fine, { inRange: percent(summary.inRange) })}
          </b>
          {tooLow
            ? `${commaOf(locale)}${fill(words.headline.rest, { inRange: percent(summary.inRange), above: percent(summary.above180) })}`
            : ''}
        </h3>
        <fieldset className={styles.periods}>
          <legend>{words.period.title}</legend>
          {periods.map((each) => (
            <label key={each} className="ticked">
              <input type="radio" name="period" checked={each === period} onChange={() => onPeriod(each)} />{' '}
              {each === 'all' ? words.period.all : fill(words.period.last, { n: each })}
            </label>
          ))}
        </fieldset>
        <WhenItWas last={summary.last} />
        {recording.utc && <Doubt title={words.utc.title}>{words.utc.text}</Doubt>}
        {!summary.enough && (
          <Doubt title={words.few.title}>
            {fill(words.few.text, { days: number(summary.days, 1), wear: percent(summary.wearPercent) })}
          </Doubt>
        )}
        <RangesBar summary={summary} limits={limits} unit={unit} />
        <DayCurve summary={summary} limits={limits} unit={unit} />
        <DayByDay recording={recording} lows={lows} limits={limits} />
        <div className={styles.two}>
          <Lows summary={summary} lows={lows} limits={limits} unit={unit} />
          <GmiBesideA1c summary={summary} a1c={a1c} />
        </div>
        <Fills
          summary={summary}
          before={before}
          busy={busy}
          onTake={(values) => onTake(values, new Date(summary.last * 1000).toISOString().slice(0, 10), read)}
        />
      </div>
      <div className={styles.side}>
        <WhatWasRead file={file} recording={recording} />
        <LeftOut recording={recording} />
        <FileButton label={words.another} onChoose={onChoose} />
      </div>
    </div>
  );
}

function Doubt({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="notice" role="note">
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

/** Months after which a sensor's days no longer tell how a patient is now: those that an HbA1c looks back on. */
const longPast = 3;

/** Whether the newest reading (a wall clock's seconds) can be believed, and still used. */
function WhenItWas({ last }: { readonly last: number }) {
  const { words, longDay } = useSensor();
  const today = dayOf();
  // The wearer's clock may be a day ahead of the reader's.
  const tomorrow = dayOf(new Date(Date.now() + 86_400_000));
  const on = new Date(last * 1000).toISOString().slice(0, 10);
  const when =
    on > tomorrow ? words.when.future : (monthsBetween(on, today) ?? 0) >= longPast ? words.when.past : undefined;
  return (
    when && (
      <Doubt title={when.title}>
        {fill(when.text, { last: longDay(last), today: longDay(Date.parse(today) / 1000) })}
      </Doubt>
    )
  );
}

function WhatWasRead({ file, recording }: { readonly file: File; readonly recording: Recording }) {
  const { locale, words, longDay, percent, number } = useSensor();
  const { summary, devices, unit } = recording;
  const names = [...new Set(devices.map(({ name }) => name).filter((name) => name !== ''))];
  const lines: readonly (readonly [string, string])[] = [
    [
      words.read.file,
      `\u2068${file.name}\u2069${commaOf(locale)}${fill(words.read.size, { n: number(Math.max(1, file.size / 1024)) })}`,
    ],
    [words.read.device, names.length > 0 ? names.map((name) => `\u2068${name}\u2069`).join(', ') : words.read.unnamed],
    [
      words.read.days,
      fill(words.read.daysText, {
        n: number(Math.round(summary.days)),
        from: longDay(summary.first),
        to: longDay(summary.last),
      }),
    ],
    [
      words.read.worn,
      fill(words.read.wornText, {
        share: percent(summary.wearPercent),
        n: number(summary.readings),
        minutes: summary.interval,
      }),
    ],
    [words.read.unit, `\u2066${unit}\u2069`],
  ];
  return (
    <section>
      <h3>{words.read.title}</h3>
      <dl className={`pairs ${styles.facts}`}>
        {lines.map(([name, text]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function LeftOut({ recording: { ignored } }: { readonly recording: Recording }) {
  const { words, number } = useSensor();
  const rows = ignored.reduce((sum, each) => sum + each.rows, 0);
  return (
    <section>
      <h3>{rows === 0 ? words.left.none : fill(words.left.title, { n: number(rows) })}</h3>
      {rows > 0 && (
        <table className={styles.plain}>
          <Head of={[words.left.rows, words.left.why]} hidden />
          <tbody>
            {ignored.map(({ reason, rows: each }) => (
              <tr key={reason}>
                <td>{number(each)}</td>
                <td>{words.left.reasons[reason]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
