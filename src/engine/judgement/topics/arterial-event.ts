import { below, cited } from '../../kit/worksheet/cited.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** So long after an event a person is in rehabilitation, months. */
const inRehabilitation = cited(3, 'months', 'design', 'after an infarction, a stroke or a procedure', 'R');
/** So long the next event is likeliest, and a statin before everything else that is not for today, months. */
const statinFirst = cited(12, 'months', 'design', 'after an infarction, a stroke or a procedure', 'R');
/** So soon after it a statin begins or goes up, days. */
export const statinAfterEvent = cited(3, 'days', 'generalKnowledge', 'ESC 2023: a statin at once', 'R');
/** LDL is measured again, and what follows decided, so long after it, days. */
export const afterEvent = cited(
  28,
  'days',
  'generalKnowledge',
  'after an event: LDL again after 4 to 6 weeks (ESC 2023)',
  'R',
);

/** Whether the last event on an artery is so near that a statin does not wait; false where its day is not known. */
export const eventIsRecent = ({ known }: Patient): boolean =>
  known.ascvd === true && known.arterialEventMonths !== undefined && below(known.arterialEventMonths, statinFirst);

export const arterialEvent = [
  rule({
    id: 'protection.event-recent',
    references: [
      ref('generalKnowledge', 'ESC 2021 and 2023: rehabilitation, and a statin at once, after an event', 'R'),
      ref('design', 'how long after it', 'R'),
    ],
    needs: ['ascvd', 'arterialEventMonths'],
    gravity: 'important',
    told: 'caution',
    when: ({ ascvd, arterialEventMonths }) => ascvd && below(arterialEventMonths, inRehabilitation),
    says: () => [act('refer:cardiologist', 14), act('limit:training', 14)],
  }),
  rule({
    id: 'protection.vessels-unstable',
    references: [
      ref('ada2026', 'section 5: exercise and unstable angina', 'R'),
      ref('generalKnowledge', 'ESC 2023 and 2024: unstable symptoms are seen at once or within days', 'R'),
    ],
    needs: ['vesselsUnstable'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ vesselsUnstable }) => vesselsUnstable,
    livingWaits: true,
    says: () => [act('refer:cardiologist', 3), act('limit:training', 0, { gravity: 'important' })],
  }),
] as const;
