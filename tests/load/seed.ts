import { createHash, randomUUID } from 'node:crypto';
import { createClient, type InStatement } from '@libsql/client';
import { fold } from '../../db/fold.ts';
import { forecast } from './account.ts';

const given = [
  'Mariam',
  'Yusuf',
  'Layla',
  'Omar',
  'Noura',
  'Khalid',
  'Aisha',
  'Hassan',
  'Salma',
  'Tariq',
  'محمد',
  'فاطمة',
  'أحمد',
  'سارة',
  'خالد',
  'نورة',
];
const family = [
  'Haddad',
  'Mansour',
  'Khoury',
  'Farsi',
  'Najjar',
  'Sabbagh',
  'العتيبي',
  'القحطاني',
  'الحربي',
  'الزهراني',
  'الشمري',
  'المطيري',
];

/** A name that repeats only by its number, the same in every run. */
function nameOf(n: number): string {
  return `${given[n % given.length]} ${family[Math.floor(n / given.length) % family.length]} ${createHash('sha256').update(String(n)).digest('hex').slice(0, 6)}`;
}

/** Puts many records of one person straight into the file; the server must not run meanwhile. Returns a name that is among them once. */
export async function seedRecords(file: string, userId: string, count: number): Promise<string> {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  const { patientData, results } = await forecast();
  const inputs = JSON.stringify(patientData);
  const outcome = JSON.stringify(results);
  const start = Date.parse('2020-01-01T00:00:00Z');
  for (let from = 0; from < count; from += 1000) {
    const batch: InStatement[] = Array.from({ length: Math.min(1000, count - from) }, (_, n) => {
      const name = nameOf(from + n);
      return {
        sql: 'INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        args: [
          userId,
          randomUUID(),
          'a1c-forecast',
          name,
          fold(name),
          inputs,
          outcome,
          '',
          '1',
          new Date(start + (from + n) * 60_000).toISOString(),
        ],
      };
    });
    await client.batch(batch, 'write');
  }
  // Everything into the one file, so that it can be copied.
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  return nameOf(Math.floor(count / 2));
}
