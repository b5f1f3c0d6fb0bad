import { z } from 'zod';
import { type Namesake, namesakes } from '../../../db/patients.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { identityFacts, likeness } from '../../engine/chart/identity.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { isToolId, toolIds } from '../../engine/registry.ts';
import { json } from '../answer.ts';
import { type Candidate, limits, type User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { nameField } from '../fields.ts';
import { jsonAnswer, notes } from '../promises.ts';
import { auditReading } from '../reading.ts';
import { moment, uuidShape } from '../shapes.ts';
import { dated } from './dated.ts';
import { checkedChart, dayField, sentVisit } from '../visits/sent.ts';
import { chartShape } from '../visits/shapes.ts';

const outer = sentVisit.pick({ patientName: true, on: true, chart: true });
const told = z.strictObject({ patientName: nameField, on: dayField, chart: chartShape });

const facts = z.array(z.enum(identityFacts));
const answer = z.array(
  z
    .strictObject({
      patientId: uuidShape().nullable(),
      patientName: z.string(),
      visits: z.array(z.strictObject({ id: uuidShape(), createdAt: moment() })),
      records: z.array(z.strictObject({ id: uuidShape(), tool: z.enum(toolIds), createdAt: moment() })),
      agrees: facts,
      differs: facts,
      known: chartShape,
    })
    .register(notes, {
      id: 'Candidate',
      description:
        'What was joined as one patient’s, or one thing nobody has joined. In neither list stands what either does not know. `known` is what tells there who it is, each fact as it was told last, with its day.',
    }),
);

/** Each of the identity's facts where it was told last, with its own day. */
async function identityOf(all: readonly Namesake[]): Promise<Chart> {
  const charts = await Promise.all(all.map(dated));
  return Object.fromEntries(
    identityFacts.flatMap((fact) => {
      const found = charts.find(({ chart }) => chart[fact] !== undefined && chart[fact].from !== 'example');
      const known = found?.chart[fact];
      return found && known ? [[fact, { ...known, on: known.on ?? found.on }] as const] : [];
    }),
  );
}

async function candidateOf(all: readonly Namesake[], chart: Chart, on: string): Promise<Candidate> {
  const there = await identityOf(all);
  return {
    patientId: all[0]?.patientId ?? null,
    patientName: all[0]?.patientName ?? '',
    visits: all.flatMap(({ visit, id, createdAt }) => (visit ? [{ id, createdAt }] : [])),
    records: all.flatMap(({ record, id, createdAt }) =>
      record && isToolId(record.tool) ? [{ id, tool: record.tool, createdAt }] : [],
    ),
    ...likeness(chart, on, there, on),
    known: there,
  };
}

/** Who is saved under this name, newest first: whether it is the same patient, the clinician says. A body, so that no address holds what it tells. */
export const POST = endpoint<z.infer<typeof outer>, User>({
  access: 'registered',
  onlyReads: true,
  promises: {
    summary: 'Who may be the same patient.',
    answers: { 200: jsonAnswer(answer) },
    body: told,
  },
  body: outer,
  async run({ body, user, address }) {
    // With nothing known of who it is, what is saved under the name is told all the same.
    const isEmpty = isRecord(body.chart) && Object.keys(body.chart).length === 0;
    const chart = isEmpty ? {} : checkedChart({ ...body, clinicalNotes: '' });
    const found = await namesakes(user.id, body.patientName, limits.pageSizeMost);
    auditReading({ action: 'list', userId: user.id, target: 'patients', address });
    const patients = Map.groupBy(found, ({ patientId, id }) => patientId ?? id);
    return json(await Promise.all([...patients.values()].map((all) => candidateOf(all, chart, body.on))));
  },
});
export const ALL = onlyMethods('POST');
