// The floor: the least a server can do for the same work. Bare node:http and libSQL, no framework, no checks, no audit.
// It is not part of the product; the bench starts it on a copy of the same database: floor.ts PORT FILE
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createClient } from '@libsql/client';

const [port, file] = process.argv.slice(2);
const client = createClient({ url: `file:${file}`, concurrency: 1 });
await client.execute('PRAGMA journal_mode = WAL');
await client.executeMultiple(
  'PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;',
);

async function userOf(request: IncomingMessage) {
  const token = /=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const id = createHash('sha256').update(token).digest('hex');
  const { rows } = await client.execute({
    sql: 'SELECT u.id, u.name, u.email, u.user_type, s.expires_at FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?',
    args: [id],
  });
  return rows[0];
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const user = await userOf(request);
  if (!user) return [401, { user: null }];
  if (request.url === '/api/auth/user')
    return [200, { user: { id: user['id'], name: user['name'], email: user['email'], userType: user['user_type'] } }];
  const userId = String(user['id']);
  if (request.method === 'GET') {
    const { rows } = await client.execute({
      sql: 'SELECT * FROM assessments WHERE user_id = ? AND tool = ? ORDER BY created_at DESC, id DESC LIMIT 50',
      args: [userId, 'a1c-forecast'],
    });
    return [
      200,
      rows.map((row) => ({
        id: row['id'],
        patientName: row['patient_name'],
        patientData: JSON.parse(String(row['inputs'])),
        results: JSON.parse(String(row['results'])),
        clinicalNotes: row['clinical_notes'],
        engineVersion: row['engine_version'],
        createdAt: row['created_at'],
      })),
    ];
  }
  const body = await bodyOf(request);
  const record = { id: randomUUID(), createdAt: new Date().toISOString(), ...body };
  await client.execute({
    sql: 'INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    args: [
      userId,
      record.id,
      'a1c-forecast',
      String(body['patientName']),
      String(body['patientName']).toLowerCase(),
      JSON.stringify(body['patientData']),
      JSON.stringify(body['results']),
      '',
      '1',
      record.createdAt,
    ],
  });
  return [201, record];
}

createServer((request, response) => {
  answer(request).then(
    ([status, body]) => {
      const text = JSON.stringify(body);
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        .end(text);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1', 2048, () => console.log('ready'));
