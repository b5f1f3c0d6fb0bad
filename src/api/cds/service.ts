import type { Chart } from '../../engine/chart/chart.ts';
import { factValue } from '../../engine/chart/chart.ts';
import { withoutOld } from '../../engine/chart/freshness.ts';
import { chartFromFhir, readLoincs } from '../../engine/fhir/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { failure, json, Refusal } from '../answer.ts';
import { answering, type CallContext, type Handler, onlyMethods } from '../endpoint.ts';
import { settings } from '../settings.ts';
import { inShare } from '../share.ts';
import { type Asked, notOnePatient, readAsked } from './asked.ts';
import { callerOf } from './caller.ts';
import { cardsOf } from './cards.ts';
import { withCrossOrigin } from './cross-origin.ts';
import { diabetesIn } from './diabetes.ts';

const base = '/api/cds-services';
const loinc = (code: string): string => `http://loinc.org%7C${code}`;

/**
 * The one service there is, as discovery tells of it. Nothing is asked for that is not read. `combo-code` finds a pressure, which stands
 * in the parts of a panel; diagnoses outside the problem list are diagnoses, too.
 */
const service = {
  id: 'type-2-diabetes-plan',
  hook: 'patient-view',
  title: 'Type 2 diabetes: what to do now',
  description:
    'The gravest steps of one plan for an adult with type 2 diabetes, each with its reason and source. Educational decision support; the clinician decides.',
  usageRequirements:
    'Patient and observations must be prefetched. Answers only where the problem list names diabetes or an HbA1c is 6.5 % or more.',
  prefetch: {
    patient: 'Patient/{{context.patientId}}',
    observations: `Observation?patient={{context.patientId}}&combo-code=${readLoincs.map(loinc).join(',')}&_sort=-date&_count=1000`,
    conditions: 'Condition?patient={{context.patientId}}&_count=1000',
  },
} as const;

/** The language a client likes best of the two there are. */
function localeOf(request: Request): Locale {
  const liked = (request.headers.get('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { locale: /^(ar|en)(-|$)/.exec(tag)?.[1], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return liked[0]?.locale === 'ar' ? 'ar' : 'en';
}

/** At least this much HbA1c, percent, is diabetes (ADA, Standards of Care, 2): without it and without a diagnosis the service is silent. */
const diagnosticA1c = 6.5;

/** The chart a record makes, and how much of it could not be read; undefined for somebody of whom nothing says diabetes. */
function chartOf(asked: Asked, on: string): { readonly chart: Chart; readonly unread: number } | undefined {
  const taken = chartFromFhir([asked.patient, asked.observations], { on });
  if (!taken.ok && taken.reason === 'several-patients') throw notOnePatient();
  // Of somebody who has died or is no adult, nothing is advised; nobody is here to read a notice first.
  if (!taken.ok || taken.notice) return undefined;
  // Nor to decide: what is asked, or older than a value that could not be read, is told of as unread.
  const sure = taken.facts.filter(({ newer }) => !newer);
  const kind = diabetesIn(asked, on);
  const chart: Chart = {
    ...(kind && { diabetesType: { value: kind, on, from: 'file' } }),
    ...Object.fromEntries(sure.map(({ fact, known }) => [fact, known])),
  };
  const highest = Math.max(factValue(chart, 'a1c') ?? 0, factValue(chart, 'priorA1c') ?? 0);
  if (!kind && highest < diagnosticA1c) return undefined;
  // What was measured long ago says who this is, and nothing of today.
  const fresh = withoutOld(chart, on);
  const old = Object.keys(chart).length - Object.keys(fresh).length;
  return { chart: fresh, unread: taken.notUnderstood.length + taken.questions.length + old };
}

/** A body that comes slowly, or never whole, keeps no other request of this issuer waiting. */
async function advise(context: CallContext, issuer: string): Promise<Response> {
  const { request } = context;
  const asked = await readAsked(context);
  if (!asked)
    return json(
      { error: 'prefetch_missing', message: 'The service needs prefetch.patient and prefetch.observations.' },
      412,
    );
  const locale = localeOf(request);
  const on = new Date().toISOString().slice(0, 10);
  return inShare({ kind: 'issuer', id: issuer }, async () => {
    const known = chartOf(asked, on);
    const cards = known ? await cardsOf(known.chart, { on, locale, unread: known.unread }) : [];
    return json({ cards }, 200, { 'content-language': locale });
  });
}

/** What both addresses do: nothing while nobody is named in the settings; a page of another site asks beforehand; then who asks, by a signed token. */
function forRecordSystems(
  method: 'GET' | 'POST',
  run: (context: CallContext, issuer: string) => Promise<Response>,
): Handler {
  const refuseMethod = onlyMethods(`${method}, OPTIONS`);
  const guarded = answering(async (context) => {
    const { request, url } = context;
    if (request.method !== method) return refuseMethod(context);
    const issuer = await callerOf(request, `${settings.siteUrl ?? ''}${url.pathname}`);
    return run(context, issuer);
  });
  return async (context) => {
    const { request } = context;
    if (settings.cds.issuers.length === 0) return failure('not_found');
    const isPreflight = request.method === 'OPTIONS';
    const answer = isPreflight ? new Response(null, { status: 204 }) : await guarded(context);
    return withCrossOrigin(request, answer);
  };
}

/** Discovery. */
export const services = forRecordSystems('GET', () => Promise.resolve(json({ services: [service] })));
/** One service, by its id. */
export const oneService = forRecordSystems('POST', async (context, issuer) => {
  if (context.url.pathname !== `${base}/${service.id}`) throw new Refusal('not_found');
  return advise(context, issuer);
});
