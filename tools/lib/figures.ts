// The figures of /api/metrics as an operator reads them: one line for each thing to know. Pure; scripts/figures.ts asks and prints.

export interface Line {
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

/** Duration in words; `seconds` from a millisecond to years. */
function span(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`;
}

const whole = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 0 });

export interface Asked {
  /** Now, and when the newest backup was made, in seconds since 1970; absent: there is none. */
  readonly now: number;
  readonly backup?: number | undefined;
  /** Whether backups are ours to make: a remote database has its own. */
  readonly local: boolean;
}

/** What of `text`, an answer of /api/metrics, an operator should know. */
export function readFigures(text: string, { now, backup, local }: Asked): Line[] {
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
  const seconds = (value: number): string => (value === Infinity ? 'longer than is counted' : `up to ${value} s`);

  const lines: Line[] = [];
  const say = (what: string, is: string, look = false): void => void lines.push({ what, is, look });

  say('running for', span(now - sum('started_seconds')));
  const [api, pages] = [sum('request_seconds_count', { area: 'api' }), sum('request_seconds_count', { area: 'pages' })];
  say('load', `${whole(api)} calls, ${whole(pages)} pages and files; ${whole(sum('requests_running'))} now`);
  for (const area of ['api', 'pages']) {
    const [half, most] = [0.5, 0.99].map((share) => within('request_seconds', { area }, share));
    if (half !== undefined && most !== undefined)
      say(area === 'api' ? 'calls took' : 'pages took', `half ${seconds(half)}, 99 of 100 ${seconds(most)}`, most > 1);
  }
  const failed = ['500', '503', '507'].map((status) => [status, sum('requests_total', { status })] as const);
  const said = failed.map(([status, times]) => `${whole(times)} × ${status}`).join(', ');
  say(
    'errors',
    `${said}; refused as too many: ${whole(sum('requests_total', { status: '429' }))}`,
    failed.some(([, times]) => times > 0),
  );
  const late = sum('event_loop_delay_seconds', { at: 'p99' });
  say('event loop', `99 of 100 turns at most ${Math.round(late * 1000)} ms late since last asked`, late > 0.1);
  const up = sum('database_up') === 1;
  say('database', up ? `answers; ${whole(sum('database_waiting'))} calls wait` : 'DOES NOT ANSWER', !up);
  if (local) say('its size', `${Math.ceil(sum('database_bytes') / 1_048_576)} MB`);
  if (up) say('sessions', `${whole(sum('sessions_open'))} open`);
  const stored = of('saves_total').reduce(
    (total, { labels, value }) => total + (/^2/.test(labels['status'] ?? '') ? value : 0),
    0,
  );
  say('saves', `${whole(stored)} stored, ${whole(sum('saves_total') - stored)} refused`);
  say('memory', `${Math.ceil(sum('memory_bytes', { of: 'resident' }) / 1_048_576)} MB`);
  if (!local) say('backups', 'the database server’s own');
  else if (backup === undefined) say('backups', 'NONE where I was told to look', true);
  else say('backups', `the newest is ${span(now - backup)} old`, now - backup > 26 * 3600);
  const kinds = [
    ...new Set(
      of('field_lcp_seconds_count')
        .concat(of('field_inp_seconds_count'))
        .map(({ labels }) => labels['page'] ?? ''),
    ),
  ];
  for (const page of kinds) {
    const measured = (
      [
        ['LCP', 'field_lcp_seconds', 's', 4],
        ['INP', 'field_inp_seconds', 's', 0.5],
        ['CLS', 'field_cls', '', 0.25],
      ] as const
    ).flatMap(([name, figure, unit, poor]) => {
      const value = within(figure, { page }, 0.75);
      const count = whole(sum(`${figure}_count`, { page }));
      if (value === undefined) return [];
      const shown = value === Infinity ? 'beyond what is counted' : `up to ${value}${unit && ` ${unit}`}`;
      return [{ said: `${name} ${shown} (${count})`, poor: value > poor }];
    });
    say(
      `in use: ${page}`,
      `75 of 100 ${measured.map(({ said: one }) => one).join(', ')}`,
      measured.some(({ poor }) => poor),
    );
  }
  return lines;
}
