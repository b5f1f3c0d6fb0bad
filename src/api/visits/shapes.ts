import { z } from 'zod';
import { ownWordsLength } from '../../engine/chart/chart.ts';
import { isFactId } from '../../engine/chart/facts.ts';
import { facts } from '../../engine/chart/facts.ts';
import { gravities } from '../../engine/plan/actions.ts';
import { toolIds } from '../../engine/registry.ts';
import { notes } from '../promises.ts';
import { fieldProblem, moment, patientIdWords, savedQuery, uuidShape } from '../shapes.ts';
import { sentVisit } from './sent.ts';

/** Visits for the document: what is sent and what is answered. */
function valueShape(fact: string): z.ZodType {
  if (!isFactId(fact)) return z.never();
  const about = facts[fact];
  if (about.kind === 'flag') return z.boolean();
  if (about.kind === 'choice') return z.enum(about.choices);
  const { min, max } = about.concept.hard;
  const kind = about.concept.whole ? z.int() : z.number();
  return kind.min(min).max(max);
}

/** The unit a figure of this fact is in, as the product writes it; undefined for what is no figure. */
const unitOf = (fact: string): string | undefined => {
  const about = isFactId(fact) ? facts[fact] : undefined;
  return about?.kind === 'number' ? about.concept.unit : undefined;
};

const known = (fact: string) =>
  z.strictObject({
    value: valueShape(fact),
    unit: z
      .string()
      .optional()
      .register(notes, {
        description: `${unitOf(fact) === undefined ? 'It has none' : `In ${unitOf(fact)}`}; blanks in it do not count, and its UCUM code does as well.`,
      }),
    on: z.string().optional().register(notes, { format: 'date' }),
    from: z.enum(['entered', 'example', 'record', 'file', 'derived']),
    ...(fact === 'treatmentChoice' && {
      words: z
        .string()
        .max(ownWordsLength)
        .optional()
        .register(notes, { description: 'What the person said about the choice.' }),
    }),
  });
export const chartShape = z
  .strictObject(Object.fromEntries(Object.keys(facts).map((fact) => [fact, known(fact).optional()])))
  .register(notes, {
    id: 'Chart',
    description:
      'What is known of a patient, each fact with where it is from. What is not known is absent. An example never counts.',
  });

export const actionShape = z
  .looseObject({
    id: z.string(),
    verb: z.string(),
    object: z.string(),
    within: z.number(),
    gravity: z.enum(gravities),
    because: z.array(z.string()),
    sources: z.array(z.string()),
  })
  .register(notes, { id: 'Action', description: 'One thing to do about one object, within so many days.' });
const plan = z
  .strictObject({
    actions: z.array(actionShape),
    findings: z.array(z.looseObject({ id: z.string(), gravity: z.enum(gravities) })),
    overruled: z.array(z.strictObject({ action: actionShape, by: z.string() })),
    review: z.number(),
  })
  .register(notes, { id: 'Plan', description: 'All calculators’ plans as one, gravest first; `review` in days.' });

const about = { tool: z.enum(toolIds), medicine: z.string().optional() };
const refused = z.union([
  z.strictObject({ ...about, reason: z.literal('missing'), missing: z.array(z.string()) }),
  z.strictObject({ ...about, reason: z.literal('invalid'), fields: z.record(z.string(), fieldProblem) }),
  z.strictObject({ ...about, reason: z.literal('rule'), rule: z.string() }),
  z.strictObject({ ...about, reason: z.literal('unconfirmed') }),
]);

export const visitSent = sentVisit
  .extend({
    chart: chartShape,
    examples: z
      .array(z.string())
      .optional()
      .register(notes, { description: 'Facts of the chart that are only examples.' }),
    plan: z
      .unknown()
      .optional()
      .register(notes, { description: 'Not stored: compared with what the server computes.' }),
    records: z
      .array(z.looseObject({ tool: z.enum(toolIds) }))
      .optional()
      .register(notes, {
        description:
          'Not stored: each calculator’s results, under its own name for them, compared with what the server computes.',
      }),
  })
  .register(notes, { id: 'VisitSent' });

export const visitAnswer = z
  .strictObject({
    id: uuidShape(),
    patientId: uuidShape().register(notes, { description: patientIdWords }),
    patientName: z.string(),
    on: z.string().register(notes, { format: 'date' }),
    chart: chartShape,
    examples: z.array(z.string()),
    plan,
    records: z
      .array(z.strictObject({ id: uuidShape(), ...about }))
      .register(notes, { description: 'Saved with it, in their own collections; deleted with it.' }),
    refused: z.array(refused).register(notes, { description: 'Calculators without a record, and why.' }),
    clinicalNotes: z.string(),
    engineVersion: z.string(),
    createdAt: moment(),
    recalculated: z
      .literal(true)
      .optional()
      .register(notes, { description: 'Only after a POST: what is stored differs from what was sent.' }),
  })
  .register(notes, { id: 'Visit' });

/** In a list. */
export const visitListed = visitAnswer
  .omit({ recalculated: true })
  .extend({ plan: z.null().register(notes, { description: 'Null in a list: ask for the visit alone.' }) })
  .register(notes, { id: 'VisitListed', description: 'A visit without its plan.' });

export const visitQuery = z.strictObject(savedQuery);
