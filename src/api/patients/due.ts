import { z } from 'zod';
import { json } from '../answer.ts';
import { limits, type PatientsDue, type User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer, notes } from '../promises.ts';
import { auditReading } from '../reading.ts';
import { nextLink } from '../records/page.ts';
import { cursorQuery, namedWords, savedSearch, uuidShape } from '../shapes.ts';
import { dayField } from '../visits/sent.ts';
import { actionShape } from '../visits/shapes.ts';
import { duePage, lookThrough, patientDue } from './due-list.ts';

const day = () => z.string().register(notes, { format: 'date' });
const patient = z
  .strictObject({
    patientId: uuidShape(),
    patientName: z.string(),
    visitId: uuidShape().register(notes, { description: 'The last visit.' }),
    on: day(),
    due: z
      .array(z.strictObject({ id: z.string(), since: day() }))
      .register(notes, { description: 'What is late and since when, the longest first.' }),
    urgent: z.array(actionShape).register(notes, { description: 'Steps of the last plan that cannot wait.' }),
    named: z.array(z.string()).register(notes, { description: namedWords }),
  })
  .register(notes, { id: 'PatientDue' });
const answer = z.strictObject({
  patients: z.array(patient),
  waiting: z.int().min(0).register(notes, {
    description: 'Last visits saved before there was this list and not looked through yet; some are with each call.',
  }),
});

const asked = z.strictObject({ on: dayField, limit: savedSearch.limit });

/** For whom something is late, or whose last plan has a step that cannot wait; the most urgent first. A body, as lists of patients have. */
export const POST = endpoint<z.infer<typeof asked>, User>({
  access: 'registered',
  tokens: 'accepted',
  onlyReads: true,
  promises: {
    summary: 'The patients for whom something is late or an urgent step is open, the most urgent first.',
    answers: { 200: jsonAnswer(answer, ['Link']) },
    query: cursorQuery,
  },
  body: asked,
  async run({ body: { on, limit }, user, url, address }) {
    const waiting = await lookThrough(user.id);
    const { rows, next } = await duePage({
      userId: user.id,
      on,
      limit: Math.min(limit ?? limits.pageSize, limits.pageSizeMost),
      cursor: url.searchParams.get('cursor'),
    });
    auditReading({ action: 'list', userId: user.id, target: 'due', address });
    const patients = rows.map((row) => patientDue(row, on));
    return json(
      { patients, waiting } satisfies PatientsDue,
      200,
      next === undefined ? undefined : { link: nextLink(url, next) },
    );
  },
});
export const ALL = onlyMethods('POST');
