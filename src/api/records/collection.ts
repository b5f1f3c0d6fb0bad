import { randomUUID } from 'node:crypto';
import { AccountFull, saveAssessment } from '../../../db/assessments.ts';
import { z } from 'zod';
import { engineVersion } from '../../engine/kit/version.ts';
import { jsonText, Refusal } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { takeSave } from '../limits.ts';
import { refuseCrowded } from './crowded.ts';
import { listed } from './listed.ts';
import { makePlan } from './plan.ts';
import {
  checkedExamples,
  checkedInputs,
  chooseTool,
  collectionOf,
  recordText,
  recordTool,
  type SentRecord,
} from './records.ts';
import { jsonAnswer } from '../promises.ts';
import { sameFigures } from '../same-figures.ts';
import { settings } from '../settings.ts';
import { checkedPatient } from '../visits/sent.ts';
import { shapesFor } from './shapes.ts';

/** Newest first, a bare array; the next page is in the Link header. */
export const GET = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  exists: ({ collection }) => collectionOf(collection) !== undefined,
  async promises({ collection }) {
    const { answered, query } = await shapesFor(collection);
    return {
      summary: 'The saved records, newest first.',
      answers: { 200: jsonAnswer(z.array(answered), ['Link']) },
      query,
    };
  },
  run: ({ user, url, params, address }) => listed(params['collection'], url.searchParams, { user, url, address }),
});

/** Checks the inputs, computes again with the same engine and stores its own results (decision D6). */
export const POST = endpoint<SentRecord, User>({
  access: 'registered',
  tokens: 'accepted',
  exists: ({ collection }) => collectionOf(collection) !== undefined,
  async promises({ collection }) {
    const { sent, answered, refuses } = await shapesFor(collection);
    return {
      summary: 'Save a record; the server computes the results anew.',
      answers: { 201: jsonAnswer(answered) },
      body: sent,
      refusals: ['account_full', 'too_many_tries', ...(refuses ? (['refused'] as const) : [])],
    };
  },
  takes: ({ user }) => takeSave(user.id),
  body: ({ collection }) => collectionOf(collection)?.body,
  async run({ body, user, params, address }) {
    const collection = collectionOf(params['collection']);
    if (!collection) throw new Refusal('not_found');
    await refuseCrowded(collection, body.inputs);
    const toolId = await chooseTool(collection, body);
    const loaded = await recordTool(toolId);
    const inputs = checkedInputs(loaded, collection, body.inputs);
    const examples = checkedExamples(loaded, inputs, body.examples);
    const patient = checkedPatient(body.patient);
    const outcome = loaded.tool.calculate(inputs);
    const { results } = outcome;
    const rule = loaded.tool.refusal(results);
    if (rule !== null) throw new Refusal('refused', { fields: { [collection.resultsKey]: { code: 'rule', rule } } });
    const record = {
      id: body.id ?? randomUUID(),
      tool: toolId,
      patientName: body.patientName,
      inputs: JSON.stringify(inputs),
      results: JSON.stringify(results),
      examples: examples && JSON.stringify(examples),
      plan: JSON.stringify(await makePlan(loaded.tool, inputs, outcome, { examples, patient })),
      patient: patient ? JSON.stringify(patient) : null,
      clinicalNotes: body.clinicalNotes,
      engineVersion,
    };
    const stored = await saveAssessment({ userId: user.id, address }, record, settings.limits.recordsPerAccount).catch(
      (error: unknown) => {
        throw error instanceof AccountFull ? new Refusal('account_full') : error;
      },
    );
    // This id is already another calculator's record: answering with that one would let this one pass for saved.
    if (stored.tool !== toolId) throw new Refusal('invalid', { fields: { id: { code: 'rule' } } });
    const recalculated = body.results !== undefined && !sameFigures(JSON.parse(stored.results), body.results);
    return jsonText(await recordText(collection, stored, recalculated), 201);
  },
});
export const ALL = onlyMethods('GET, POST');
