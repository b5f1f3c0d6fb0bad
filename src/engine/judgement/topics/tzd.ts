import type { FactId } from '../../chart/facts.ts';
import { insulinFacts } from '../evidence.ts';
import { insulinTaken } from '../glucose.ts';
import { insulinWithin } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** Insulin that is taken, or what it begins for. */
const insulinTakenOrBegun = (patient: Patient): FactId[] =>
  patient.onInsulin ? insulinTaken(patient) : insulinFacts(patient);

export const tzd = [
  rule({
    id: 'tzd.heart-failure',
    references: [
      ref('labelPioglitazone', 'boxed warning: causes or worsens heart failure', 'V'),
      ref('ada2026', 'section 9: not in heart failure', 'S'),
    ],
    needs: ['tzd', 'heartFailure'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ tzd: taken, heartFailure }) => taken && heartFailure,
    says: () => [act('stop:tzd', 0), act('refer:cardiologist', 14, { gravity: 'important' })],
  }),
  rule({
    id: 'tzd.heart-failure-not-started',
    references: [ref('labelPioglitazone', 'boxed warning: causes or worsens heart failure', 'V')],
    needs: ['heartFailure'],
    gravity: 'routine',
    told: 'reason',
    when: ({ heartFailure }) => heartFailure,
    excludes: () => ['tzd'],
  }),
  rule({
    id: 'tzd.oedema',
    references: [
      ref('labelPioglitazone', 'boxed warning: look for signs of heart failure; dose reduction or stop', 'R'),
    ],
    needs: ['tzd', 'oedema'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ tzd: taken, oedema }) => taken && oedema,
    says: (_, { known }) => [
      act('stop:tzd', 3),
      ...(known.heartFailure === undefined ? [act('ask:heartFailure', 3)] : []),
    ],
  }),
  rule({
    id: 'tzd.oedema-not-started',
    references: [ref('labelPioglitazone', 'oedema: caution; not started here', 'R')],
    needs: ['oedema'],
    gravity: 'routine',
    told: 'reason',
    when: ({ oedema }) => oedema,
    excludes: () => ['tzd'],
  }),
  rule({
    id: 'tzd.insulin',
    references: [
      ref('ada2026', 'section 9: lower or stop the thiazolidinedione when insulin is started', 'S'),
      ref('labelPioglitazone', 'oedema and heart failure with insulin', 'R'),
    ],
    needs: ['tzd'],
    gravity: 'important',
    told: 'reason',
    when: ({ tzd: taken }, patient) => taken && (patient.onInsulin || insulinWithin(patient) !== undefined),
    rests: insulinTakenOrBegun,
    says: (_, { onInsulin }) => [act('reduce:tzd', 14, onInsulin ? {} : { with: 'start:basalInsulin' })],
  }),
  rule({
    id: 'tzd.insulin-not-started',
    references: [ref('ada2026', 'section 9: lower or stop the thiazolidinedione when insulin is started', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => patient.onInsulin || insulinWithin(patient) !== undefined,
    rests: insulinTakenOrBegun,
    excludes: () => ['tzd'],
  }),
  rule({
    id: 'tzd.heart-unknown',
    references: [ref('labelPioglitazone', 'boxed warning: causes or worsens heart failure', 'V')],
    needs: ['tzd'],
    gravity: 'important',
    told: 'reason',
    when: ({ tzd: taken }, { known }) => taken && known.heartFailure === undefined,
    says: () => [act('ask:heartFailure', 14)],
  }),
  rule({
    id: 'tzd.taken',
    references: [ref('labelPioglitazone', 'warnings: bladder cancer, fractures in women, oedema', 'S')],
    needs: ['tzd'],
    gravity: 'routine',
    told: 'always',
    when: ({ tzd: taken }) => taken,
  }),
] as const;
