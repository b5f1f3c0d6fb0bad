import { z } from 'zod';
import { type Chart, type Known, problemOf, type Unusable, withoutExamples } from '../../engine/chart/chart.ts';
import { conflictsIn } from '../../engine/chart/conflicts.ts';
import { isDay } from '../../engine/chart/day.ts';
import { derive } from '../../engine/chart/derive.ts';
import { facts, isFactId } from '../../engine/chart/facts.ts';
import type { InHand } from '../../engine/chart/lens.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { isToolId, type ToolId, toolIds } from '../../engine/registry.ts';
import { Refusal } from '../answer.ts';
import type { FieldProblem } from '../contract.ts';
import { nameField, notesField } from '../fields.ts';
import { knownByField } from '../patients/named.ts';
import { notes } from '../promises.ts';
import { ownId, uuidField } from '../records/records.ts';

const problem = (code: FieldProblem['code'], rule?: string) => ({
  code: 'custom' as const,
  message: code,
  params: { problem: { code, ...(rule !== undefined && { rule }) } },
});

const dayMilliseconds = 86_400_000;
/** A day that is today somewhere on earth. */
function isToday(day: unknown, now = Date.now()): day is string {
  if (!isDay(day)) return false;
  const near = [-1, 0, 1].map((days) => new Date(now + days * dayMilliseconds).toISOString().slice(0, 10));
  return near.includes(day);
}
export const dayField = z
  .unknown()
  .transform((day, context): string | undefined => {
    if (day === undefined || isToday(day)) return day;
    context.addIssue(isDay(day) ? problem('rule', 'today') : problem('characters'));
    return z.NEVER;
  })
  .optional()
  .transform((day) => day ?? new Date().toISOString().slice(0, 10))
  .register(notes, {
    type: 'string',
    format: 'date',
    description: 'The day where the clinician is; today in UTC where it is not given.',
  });

/** A calculator for clinicians is stored only where the person at the screen has said to be one: which that is, only the client knows. */
const confirmedField = z
  .unknown()
  .transform((list, context): readonly ToolId[] => {
    const all: readonly unknown[] = Array.isArray(list) ? list : [undefined];
    const known = all.flatMap((one) => (isToolId(one) ? [one] : []));
    if (known.length === all.length) return [...new Set(known)];
    context.addIssue(problem('notAChoice'));
    return z.NEVER;
  })
  .optional()
  .register(notes, {
    type: 'array',
    items: { type: 'string', enum: [...toolIds] },
    description:
      'Calculators for licensed clinicians of which the person has said to be one. The record of one that is not named is not stored (`unconfirmed`).',
  });

/** The outer part of a visit; chart, marks and what is only compared are looked at in turn. */
export const sentVisit = z.strictObject({
  id: ownId,
  patientId: uuidField(
    'Of a patient whose visits and records are saved already, as the clinician says; a new one where it is not given.',
  ),
  knownBy: knownByField,
  patientName: nameField,
  on: dayField,
  chart: z.unknown(),
  examples: z.unknown().optional(),
  plan: z.unknown().optional(),
  records: z.unknown().optional(),
  clinicalNotes: notesField.optional().default(''),
  confirmed: confirmedField,
});
export type SentVisit = z.infer<typeof sentVisit>;

/** Why an entry cannot be used, as the API says it. */
function fieldProblem(fact: string, reason: Unusable, value: unknown): FieldProblem {
  const about = isFactId(fact) ? facts[fact] : undefined;
  const range = about?.kind === 'number' ? about.concept.hard : undefined;
  switch (reason) {
    case 'unknown-fact':
      return { code: 'unknown' };
    case 'unit':
      return { code: 'otherUnit', ...(about?.kind === 'number' && { unit: about.concept.unit }) };
    case 'type':
      return { code: about?.kind === 'flag' ? 'notAFlag' : range ? 'notANumber' : 'notAChoice' };
    case 'range':
      return { code: range && typeof value === 'number' && value < range.min ? 'below' : 'above', ...range };
    case 'whole':
      return { code: 'notWhole' };
    case 'choice':
    case 'origin':
      return { code: 'notAChoice' };
    case 'date':
      return { code: 'rule', rule: 'date' };
  }
}

const keysOfKnown = new Set(['value', 'unit', 'on', 'from', 'words']);
const mostFacts = 200;

function refuse(fields: Readonly<Record<string, FieldProblem>>): never {
  throw new Refusal('invalid', { fields });
}

/** What is wrong with one entry of a chart, with the place in the body. */
function wrongIn(fact: string, known: unknown, on: string, chart: string): [path: string, FieldProblem][] {
  const at = `${chart}.${fact}`.slice(0, 100);
  const reason = problemOf(fact, known, on);
  const value = isRecord(known) ? known.value : undefined;
  if (reason) return [[at, fieldProblem(fact, reason, value)]];
  const strange = Object.keys(known as object).filter((key) => !keysOfKnown.has(key));
  return strange.slice(0, 5).map((key) => [`${at}.${key}`.slice(0, 100), { code: 'unknown' }]);
}

/** Facts the client has worked out are worked out here again, where they follow from the others. */
function withoutDerived(chart: Chart): Chart {
  const told = Object.fromEntries(Object.entries(chart).filter(([, { from }]) => from !== 'derived'));
  const follows = derive(told).chart;
  return Object.fromEntries(
    Object.entries(chart).filter(([fact, { from }]) => from !== 'derived' || follows[fact] === undefined),
  );
}

function marked(chart: Chart, examples: unknown): Chart {
  if (examples === undefined) return chart;
  const known = (fact: unknown): fact is string => typeof fact === 'string' && Object.hasOwn(chart, fact);
  if (!Array.isArray(examples)) refuse({ examples: { code: 'notAChoice' } });
  if (examples.length > mostFacts || !examples.every(known)) refuse({ examples: { code: 'unknown' } });
  return Object.fromEntries(
    Object.entries(chart).map(([fact, one]): [string, Known] => [
      fact,
      examples.includes(fact) ? { ...one, from: 'example' } : one,
    ]),
  );
}

const withoutBlanks = (unit: string): string => unit.replaceAll(/\s/g, '');

/** Units as people write them, with a blank more or less, are units as we write them. */
function withOurUnits(chart: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(chart).map(([fact, known]) => {
      const about = isFactId(fact) ? facts[fact] : undefined;
      if (about?.kind !== 'number' || !isRecord(known) || typeof known.unit !== 'string') return [fact, known];
      const { unit } = about.concept;
      return [fact, withoutBlanks(known.unit) === withoutBlanks(unit) ? { ...known, unit } : known];
    }),
  );
}

/** The chart that was sent, every fact of it usable; refuses with the facts' places in the body, which begin with `at`. */
function usableChart({ chart: sent, on }: Pick<SentVisit, 'chart' | 'on'>, at = 'chart'): Chart {
  if (sent === undefined) refuse({ [at]: { code: 'required' } });
  if (!isRecord(sent)) refuse({ [at]: { code: 'notAnObject' } });
  if (Object.keys(sent).length > mostFacts) refuse({ [at]: { code: 'unknown' } });
  const chart = withOurUnits(sent);
  const entries = Object.entries(chart);
  if (entries.length === 0) refuse({ [at]: { code: 'required' } });
  const wrong = entries.slice(0, mostFacts).flatMap(([fact, known]) => wrongIn(fact, known, on, at));
  if (entries.length > mostFacts) wrong.push([at, { code: 'unknown' }]);
  if (wrong.length) refuse(Object.fromEntries(wrong.slice(0, 50)));
  return chart as Chart;
}

/** The chart of a visit, every fact of it usable and all of them together. */
export function checkedChart(sent: SentVisit): Chart {
  const checked = withoutDerived(marked(usableChart(sent), sent.examples));
  const together = conflictsIn(withoutExamples(checked)).map(({ path, rule }): [string, FieldProblem] => [
    `chart.${path}`,
    { code: 'rule', ...(rule !== undefined && { rule }) },
  ]);
  if (together.length) refuse(Object.fromEntries(together));
  return checked;
}

/** The patient in hand a record was sent with, if any: a day and a chart as a visit has them; refuses with the places in the body. */
export function checkedPatient(sent: unknown): InHand | undefined {
  if (sent === undefined) return undefined;
  if (!isRecord(sent)) return refuse({ patient: { code: 'notAnObject' } });
  const { on, chart, ...strange } = sent;
  for (const key of Object.keys(strange)) refuse({ [`patient.${key}`.slice(0, 100)]: { code: 'unknown' } });
  if (!isToday(on))
    return refuse({ 'patient.on': isDay(on) ? { code: 'rule', rule: 'today' } : { code: 'characters' } });
  return { on, chart: withoutDerived(usableChart({ on, chart }, 'patient.chart')) };
}
