import { store } from './client.ts';

/** What an account is and holds, for whoever runs this. Times are ISO 8601, UTC. */
export interface Held {
  readonly email: string;
  readonly made: string;
  /** The last use of a session that is still known; null where there is none. */
  readonly used: string | null;
  readonly suspended: boolean;
  readonly visits: number;
  readonly records: number;
}

/** Every account, or the one of an id, by its address. Whoever comes by quick use has none. */
export async function accountsHeld(id?: string): Promise<Held[]> {
  const { client, read } = store();
  const { rows } = await read(() =>
    client.execute({
      sql:
        'SELECT email, created_at, suspended_at, (SELECT max(used_at) FROM sessions WHERE user_id = users.id) AS used,' +
        ' (SELECT count(*) FROM visits WHERE user_id = users.id) AS visits,' +
        ' (SELECT count(*) FROM assessments WHERE user_id = users.id) AS records' +
        ` FROM users WHERE user_type = 'registered' AND email IS NOT NULL${id === undefined ? '' : ' AND id = ?'} ORDER BY email`,
      args: id === undefined ? [] : [id],
    }),
  );
  return rows.map((row) => ({
    email: String(row['email']),
    made: String(row['created_at']),
    used: row['used'] === null ? null : new Date(Number(row['used'])).toISOString(),
    suspended: row['suspended_at'] !== null,
    visits: Number(row['visits']),
    records: Number(row['records']),
  }));
}
