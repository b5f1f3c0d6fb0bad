import { z } from 'zod';
import { listPatients, type PatientRow } from '../../../db/patients.ts';
import { headlineOf } from '../../engine/answer/compare-plans.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import type { InHand } from '../../engine/chart/lens.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { namedIn, namingFacts } from '../../engine/judgement/named.ts';
import { isToolId, toolIds } from '../../engine/registry.ts';
import { json } from '../answer.ts';
import type { FigureOn, PatientListed, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer, notes } from '../promises.ts';
import { auditReading } from '../reading.ts';
import { askedOf, cursorOf, nextLink, savedPageOf } from '../records/page.ts';
import { cursorQuery, moment, namedWords, patientIdWords, savedSearch, uuidShape } from '../shapes.ts';
import { actionShape } from '../visits/shapes.ts';
import { dated } from './dated.ts';
import { leftByVisit } from './due-list.ts';

const day = () => z.string().register(notes, { format: 'date' });
const figure = z
  .strictObject({ value: z.number(), on: day() })
  .register(notes, { id: 'FigureOn', description: 'A figure with its day.' });
const leftShape = z
  .strictObject({
    on: day().register(notes, { description: 'The visit’s own day.' }),
    due: z
      .array(z.strictObject({ id: z.string(), on: day() }))
      .register(notes, { description: 'Each thing late once its day has passed, the first day first.' }),
    urgent: z.array(actionShape).register(notes, { description: 'Steps of its plan that cannot wait.' }),
  })
  .register(notes, { id: 'CareLeft', description: 'What a visit leaves to be done.' });
const answer = z.array(
  z
    .strictObject({
      patientId: uuidShape().nullable().register(notes, { description: patientIdWords }),
      patientName: z.string(),
      visits: z.int().min(0),
      records: z.int().min(0).register(notes, { description: 'Saved by themselves, not with a visit.' }),
      createdAt: moment(),
      on: day(),
      age: figure.nullable(),
      a1c: z.array(figure).register(notes, { description: 'HbA1c in %, oldest first; at most eight days.' }),
      headline: z
        .array(actionShape)
        .register(notes, { description: 'What the plan saved last came to: its first action and the one beside it.' }),
      named: z.array(z.string()).register(notes, { description: namedWords }),
      visitId: uuidShape().nullable().register(notes, { description: 'The last visit.' }),
      left: leftShape.nullable().register(notes, {
        description: 'What it leaves to be done; null without a visit, and of one not looked through yet.',
      }),
      record: z
        .strictObject({ id: uuidShape(), tool: z.enum(toolIds) })
        .nullable()
        .register(notes, { description: 'What was saved last, where that is a record by itself.' }),
    })
    .register(notes, {
      id: 'PatientListed',
      description:
        'What was joined as one patient’s, in a line; or, without an id, what is saved under one name and nobody has joined.',
    }),
);

/** A figure that somebody told, with its day; undefined for an example and for what is no figure. */
function figureOf(known: unknown, on: string): FigureOn[] {
  if (!isRecord(known) || typeof known.value !== 'number' || known.from === 'example') return [];
  return [{ value: known.value, on: typeof known.on === 'string' ? known.on : on }];
}

/** What a record by itself tells of its patient: the chart it was saved for, else what its inputs say. */
async function momentOf({ record, createdAt }: PatientRow): Promise<{ readonly chart: Chart; readonly on: string }> {
  return record?.patient ? (JSON.parse(record.patient) as InHand) : dated({ createdAt, ...(record && { record }) });
}

async function listed(row: PatientRow, left: PatientListed['left']): Promise<PatientListed> {
  const { patientId, patientName, visits, records, createdAt, record } = row;
  const own = await momentOf(row);
  const moments = [
    ...(record ? [{ on: own.on, a1c: own.chart['a1c'], age: own.chart['age'] }] : []),
    ...row.met.map(({ day: on, a1c, age }) => ({
      on,
      a1c: JSON.parse(a1c ?? 'null') as unknown,
      age: JSON.parse(age ?? 'null') as unknown,
    })),
  ];
  // Of one day the one that was told last: of several visits, and of one that keeps a figure of an earlier day.
  const a1c = new Map(moments.toReversed().flatMap((one) => figureOf(one.a1c, one.on).map((each) => [each.on, each])));
  return {
    patientId,
    patientName,
    visits,
    records,
    createdAt,
    on: moments[0]?.on ?? own.on,
    // Of a visit before that of a record, whose examples may not be marked.
    age: [...moments.slice(record ? 1 : 0), ...moments].flatMap((one) => figureOf(one.age, one.on))[0] ?? null,
    a1c: [...a1c.values()].sort((one, other) => (one.on < other.on ? -1 : 1)).slice(-8),
    headline: headlineOf(JSON.parse(row.plan ?? 'null')),
    named: namedIn(row.facts === undefined ? own.chart : (JSON.parse(row.facts) as Chart)),
    visitId: row.met[0]?.id ?? null,
    left,
    record: record && isToolId(record.tool) ? { id: row.id, tool: record.tool } : null,
  };
}

const search = z.strictObject(savedSearch).omit({ patientId: true });

/** Everybody something is saved of, who was met last first; a bare array, the next page in the Link header. A body, so that no address holds a name. */
export const POST = endpoint<z.infer<typeof search>, User>({
  access: 'registered',
  tokens: 'accepted',
  onlyReads: true,
  promises: {
    summary: 'The patients, each in a line.',
    answers: { 200: jsonAnswer(answer, ['Link']) },
    query: cursorQuery,
  },
  body: search,
  async run({ body, user, url, address }) {
    const page = savedPageOf(askedOf(body, url));
    // One more than asked for tells whether there is a next page.
    const found = await listPatients(user.id, { ...page, limit: page.limit + 1, facts: namingFacts });
    const shown = found.slice(0, page.limit);
    const last = found.length > shown.length ? shown.at(-1) : undefined;
    auditReading({ action: 'list', userId: user.id, target: 'patients', address });
    const left = await leftByVisit(
      user.id,
      shown.flatMap(({ met }) => met[0]?.id ?? []),
    );
    const patients = shown.map((row) => listed(row, left.get(row.met[0]?.id ?? '') ?? null));
    return json(await Promise.all(patients), 200, last && { link: nextLink(url, cursorOf(last)) });
  },
});
export const ALL = onlyMethods('POST');
