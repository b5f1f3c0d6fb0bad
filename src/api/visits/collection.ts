import { randomUUID } from 'node:crypto';
import { AccountFull } from '../../../db/assessments.ts';
import { hasPatient } from '../../../db/patients.ts';
import { getVisit, saveVisit } from '../../../db/visits.ts';
import { z } from 'zod';
import { engineVersion } from '../../engine/kit/version.ts';
import { jsonText, Refusal } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { takeSave } from '../limits.ts';
import { jsonAnswer } from '../promises.ts';
import { settings } from '../settings.ts';
import { computed, differsFrom } from './compute.ts';
import { listed } from './listed.ts';
import { checkedChart, type SentVisit, sentVisit } from './sent.ts';
import { visitAnswer, visitListed, visitQuery, visitSent } from './shapes.ts';
import { type Saved, visitText } from './visit-text.ts';

/** Newest first, a bare array; the next page is in the Link header. */
export const GET = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  promises: {
    summary: 'The saved visits, newest first.',
    answers: { 200: jsonAnswer(z.array(visitListed), ['Link']) },
    query: visitQuery,
  },
  run: ({ user, url, address }) => listed(url.searchParams, { user, url, address }),
});

/** Whether a visit may be saved under this patient: somebody joined by the clinician before, and still so, or the visit is there already. */
async function knowsPatient(userId: string, { patientId, knownBy, id }: SentVisit): Promise<boolean> {
  if (patientId === undefined || (await hasPatient(userId, patientId, knownBy))) return true;
  return id !== undefined && (await getVisit(userId, id)) !== undefined;
}

/** Checks the chart, computes plan and records from it and stores them all at once (decisions D6 and D7). */
export const POST = endpoint<SentVisit, User>({
  access: 'registered',
  tokens: 'accepted',
  promises: {
    summary: 'Save a visit with the record of every calculator that may be saved.',
    answers: { 201: jsonAnswer(visitAnswer) },
    body: visitSent,
    refusals: ['account_full', 'not_found', 'too_many_tries'],
  },
  takes: ({ user }) => takeSave(user.id),
  body: sentVisit,
  async run({ body, user, address }) {
    const chart = checkedChart(body);
    const { plan, records, listed, refused, due } = await computed(chart, body);
    const planText = JSON.stringify(plan);
    const recalculates = (stored: string): boolean => differsFrom(body, stored, records);
    recalculates(planText);
    if (!(await knowsPatient(user.id, body))) throw new Refusal('not_found');
    const examples = Object.entries(chart).flatMap(([fact, { from }]) => (from === 'example' ? fact : []));
    const visit = {
      id: body.id ?? randomUUID(),
      patientId: body.patientId ?? randomUUID(),
      patientName: body.patientName,
      day: body.on,
      chart: JSON.stringify(chart),
      examples: JSON.stringify(examples),
      plan: planText,
      saved: JSON.stringify({ records: listed, refused } satisfies Saved),
      clinicalNotes: body.clinicalNotes,
      engineVersion,
    };
    const stored = await saveVisit(
      { userId: user.id, address },
      visit,
      records,
      due,
      settings.limits.recordsPerAccount,
    ).catch((error: unknown) => {
      throw error instanceof AccountFull ? new Refusal('account_full') : error;
    });
    return jsonText(await visitText(user.id, stored, recalculates(stored.plan)), 201);
  },
});
export const ALL = onlyMethods('GET, POST');
