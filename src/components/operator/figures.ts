// The figures of /api/metrics as an operator reads them, on the page or from the command: one line for each thing to know. Pure.
import type { OperatorWords } from '../../content/ui/en/operator.ts';
import type { Locale } from '../../content/ui/words.ts';

export interface Line {
  /** The kind of line, as `errors` or `backups`; a page's field measurements are all `inUse`. */
  readonly id: string;
  readonly what: string;
  readonly is: string;
  /** Somebody has to look at it. */
  readonly look: boolean;
}

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The text form that Prometheus reads; lines of any other form are left out. */
function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^journey_([a-z_]+)(?:\{([^}]*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') return [];
    const pairs = [...labels.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', of = '']) => [key, of] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'megabyte';

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Numbers and spans in a language, its plurals too, in the digits that both languages use here. */
function writer(locale: Locale) {
  const tag = locale === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const of = (value: number, unit: Unit): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(value);
  return {
    whole: (value: number): string => value.toLocaleString(tag, { maximumFractionDigits: 0 }),
    megabytes: (bytes: number): string => of(Math.ceil(bytes / 1_048_576), 'megabyte'),
    /** Duration in words; `seconds` from a millisecond to years. */
    span(seconds: number): string {
      if (seconds < 120) return of(seconds, 'second');
      if (seconds < 7200) return of(seconds / 60, 'minute');
      return seconds < 172_800 ? of(seconds / 3600, 'hour') : of(seconds / 86_400, 'day');
    },
  };
}

/** What a process says of itself. */
export interface Figures {
  /** An answer of /api/metrics. */
  readonly text: string;
  /** Now, and when the newest backup was made, in seconds since 1970; absent: there is none. */
  readonly now: number;
  readonly backup?: number | undefined;
  /** Whether backups are ours to make: a remote database has its own. */
  readonly local: boolean;
}

const measures = [
  { measure: 'lcp', figure: 'field_lcp_seconds', poor: 4 },
  { measure: 'inp', figure: 'field_inp_seconds', poor: 0.5 },
  { measure: 'cls', figure: 'field_cls', poor: 0.25 },
] as const;

/** What of the figures an operator should know, in their language. */
export function readFigures({ text, now, backup, local }: Figures, t: OperatorWords, locale: Locale): Line[] {
  const { whole, megabytes, span } = writer(locale);
  const samples = samplesOf(text);
  const of = (name: string, wanted: Sample['labels'] = {}): Sample[] =>
    samples.filter(
      (sample) => sample.name === name && Object.entries(wanted).every(([key, is]) => sample.labels[key] === is),
    );
  const sum = (name: string, wanted: Sample['labels'] = {}): number =>
    of(name, wanted).reduce((total, { value }) => total + value, 0);
  /** The upper end of the part in which the share lies: more is not known. Undefined where nothing was counted. */
  const within = (name: string, wanted: Sample['labels'], share: number): number | undefined => {
    const count = sum(`${name}_count`, wanted);
    if (count === 0) return undefined;
    const reached = of(`${name}_bucket`, wanted).filter(({ value }) => value >= share * count);
    return Math.min(...reached.map(({ labels }) => (labels['le'] === '+Inf' ? Infinity : Number(labels['le']))));
  };
  const seconds = (value: number): string => (value === Infinity ? t.beyond : fill(t.upTo, { n: value }));

  const lines: Line[] = [];
  const say = (id: string, what: string, is: string, look = false): void => void lines.push({ id, what, is, look });

  say('running', t.running, span(now - sum('started_seconds')));
  const [calls, pages] = (['api', 'pages'] as const).map((area) => whole(sum('request_seconds_count', { area })));
  say('load', t.load, fill(t.loadIs, { calls: calls ?? '', pages: pages ?? '', now: whole(sum('requests_running')) }));
  for (const area of ['api', 'pages'] as const) {
    const [half, most] = [0.5, 0.99].map((share) => within('request_seconds', { area }, share));
    if (half === undefined || most === undefined) continue;
    const is = fill(t.tookIs, { half: seconds(half), most: seconds(most) });
    say('took', area === 'api' ? t.callsTook : t.pagesTook, is, most > 1);
  }
  const [faults = 0, away = 0, full = 0, many = 0] = ['500', '503', '507', '429'].map((status) =>
    sum('requests_total', { status }),
  );
  const answered = { faults: whole(faults), away: whole(away), full: whole(full), many: whole(many) };
  say('errors', t.errors, fill(t.errorsAre, answered), faults + away + full > 0);
  const late = sum('event_loop_delay_seconds', { at: 'p99' });
  say('loop', t.loop, fill(t.loopIs, { n: whole(late * 1000) }), late > 0.1);
  const up = sum('database_up') === 1;
  const waiting = whole(sum('database_waiting'));
  say('database', t.database, up ? fill(t.databaseIs, { n: waiting }) : t.databaseAway, !up);
  if (local) say('size', t.size, megabytes(sum('database_bytes')));
  if (up) say('sessions', t.sessions, fill(t.sessionsAre, { n: whole(sum('sessions_open')) }));
  const stored = of('saves_total').reduce(
    (total, { labels, value }) => total + (/^2/.test(labels['status'] ?? '') ? value : 0),
    0,
  );
  const refused = whole(sum('saves_total') - stored);
  say('saves', t.saves, fill(t.savesAre, { stored: whole(stored), refused }));
  say('memory', t.memory, megabytes(sum('memory_bytes', { of: 'resident' })));
  if (!local) say('backups', t.backups, t.backupsElsewhere);
  else if (backup === undefined) say('backups', t.backups, t.noBackup, true);
  else say('backups', t.backups, fill(t.backupIs, { age: span(now - backup) }), now - backup > 26 * 3600);
  for (const [page, name] of Object.entries(t.inUsePages)) {
    const measured = measures.flatMap(({ measure, figure, poor }) => {
      const value = within(figure, { page }, 0.75);
      if (value === undefined) return [];
      const unit = measure === 'cls' ? String(value) : fill(t.upTo, { n: value });
      const known = measure === 'cls' ? fill(t.measuredUpTo, { value: unit }) : unit;
      const said = fill(t.measured, {
        measure: t.measures[measure],
        value: value === Infinity ? t.measuredBeyond : known,
        n: whole(sum(`${figure}_count`, { page })),
      });
      return [{ said, poor: value > poor }];
    });
    if (measured.length === 0) continue;
    const is = fill(t.inUseIs, { measured: measured.map(({ said }) => said).join(locale === 'ar' ? '، ' : ', ') });
    say(
      'inUse',
      fill(t.inUse, { page: name }),
      is,
      measured.some(({ poor }) => poor),
    );
  }
  return lines;
}
