import { z } from 'zod';
import { gravities } from '../../engine/plan/index.ts';
import { notes } from '../promises.ts';

/** A plan as a record carries it: for the document, nothing is parsed by it. */
const action = z
  .strictObject({
    id: z.string().register(notes, { description: 'Verb and object, as `stop:sulfonylurea`.' }),
    verb: z.string(),
    object: z.string(),
    to: z
      .strictObject({ value: z.number(), unit: z.string(), of: z.enum(['NPH', 'MorningNPH']).optional() })
      .optional()
      .register(notes, { description: 'A dose, a target, an amount.' }),
    within: z.number().register(notes, { description: 'Days from the day it was calculated; 0 is that day.' }),
    gravity: z.enum(gravities),
    because: z
      .array(z.string())
      .register(notes, { description: 'Rules and proposals that asked for it, the most urgent first.' }),
    sources: z.array(z.string()),
    onExample: z.literal(true).optional().register(notes, { description: 'Rests on an example value.' }),
    folded: z
      .literal(true)
      .optional()
      .register(notes, { description: 'Routine and the same for nearly everybody: told in one line with its like.' }),
    next: z.literal(true).optional().register(notes, { description: 'Begins once the medicines before it are borne.' }),
    or: z
      .array(z.string())
      .optional()
      .register(notes, { description: 'Other medicines for the same reason; one is enough.' }),
  })
  .register(notes, { id: 'Action' });

const finding = z
  .strictObject({
    id: z.string(),
    gravity: z.enum(gravities),
    sources: z.array(z.string()),
    facts: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
    onExample: z.literal(true).optional(),
  })
  .register(notes, { id: 'Finding', description: 'What was found, with the facts it rests on.' });

const plan = z
  .strictObject({
    actions: z.array(action).register(notes, { description: 'The most urgent first, then the soonest.' }),
    findings: z.array(finding),
    overruled: z
      .array(z.strictObject({ action, by: z.string() }))
      .register(notes, { description: 'What was proposed and is not followed, and what outranked it.' }),
    review: z.number().register(notes, { description: 'Days until the next visit.' }),
  })
  .register(notes, { id: 'Plan', description: 'What to do for this patient. It has the last word over the results.' });

/** What stands beside the inputs and results of every record. */
export const planShape = {
  plan: z.union([plan, z.null()]).register(notes, {
    description:
      'Null in a list: ask for the record alone; and where the inputs of an earlier record do not answer what today’s rules ask.',
  }),
  planRules: z.union([z.string(), z.null()]).register(notes, {
    description:
      'The version of the rules that made the plan: the record’s own, or today’s for a record from before plans were kept. Null in a list.',
  }),
  planSteps: z
    .union([z.array(z.string()), z.null()])
    .optional()
    .register(notes, {
      description:
        'Only in a list: the ids of the kept plan’s actions, the most urgent first; null where none was kept.',
    }),
  disclaimer: z.string(),
};
