import { z } from 'zod';
import type { Named } from '../../../db/patients.ts';
import { Refusal } from '../answer.ts';
import { notes } from '../promises.ts';
import { isRecordId } from '../record-id.ts';
import { uuidField } from '../records/records.ts';
import { uuidShape } from '../shapes.ts';

/** Most that one call names: more than a patient's visits of years. */
const most = 200;

const ids = (what: string) =>
  z
    .unknown()
    .transform((list, context): readonly string[] => {
      if (list === undefined) return [];
      const all: readonly unknown[] | undefined = Array.isArray(list) && list.length <= most ? list : undefined;
      const good = all?.flatMap((id) => (typeof id === 'string' && isRecordId(id) ? [id.toLowerCase()] : []));
      if (all && good?.length === all.length) return [...new Set(good)];
      context.addIssue({
        code: 'custom',
        message: 'characters',
        params: { problem: { code: all ? 'characters' : 'notAChoice' } },
      });
      return z.NEVER;
    })
    .optional()
    .register(notes, {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: most,
      description: `Ids of ${what}.`,
    });

export const knownByField = uuidField(
  'The visit or record by which the patient is known: refused (`not_found`) where it bears that `patientId` no longer.',
);

export const namedKeys = {
  visits: ids('visits; each takes its records along'),
  records: ids('records, of any calculator; one that was saved with a visit stands for that visit'),
};

/** What a body names; nothing at all is a mistake. */
export function namedIn({
  visits = [],
  records = [],
}: {
  readonly visits?: readonly string[] | undefined;
  readonly records?: readonly string[] | undefined;
}): Named {
  if (visits.length + records.length === 0) throw new Refusal('invalid', { fields: { visits: { code: 'required' } } });
  return { visits, records };
}

/** Which patient each belongs to now. */
export const standing = z
  .strictObject({
    visits: z.array(z.strictObject({ id: uuidShape(), patientId: uuidShape() })),
    records: z.array(z.strictObject({ id: uuidShape(), patientId: uuidShape().nullable() })),
  })
  .register(notes, {
    id: 'Standing',
    description: 'Which patient each visit, and each record of no visit, belongs to now.',
  });
