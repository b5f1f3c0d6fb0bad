import { z } from 'zod';
import { type FieldProblem, limits, registrations, secondFactors, tokenScopes } from './contract.ts';
import { notes } from './promises.ts';

/** The bodies that calls answer with, as contract.ts has them for the islands: for the document only, nothing is parsed by them. */
const problemCodes = [
  'required',
  'notANumber',
  'notWhole',
  'below',
  'above',
  'otherUnit',
  'notAChoice',
  'notAFlag',
  'unknown',
  'notAnObject',
  'soft',
  'rule',
  'tooLong',
  'tooShort',
  'characters',
  'notText',
  'email',
  'common',
] as const satisfies readonly FieldProblem['code'][];

export const fieldProblem = z
  .strictObject({
    code: z.enum(problemCodes),
    min: z.number().optional(),
    max: z.number().optional(),
    unit: z.string().optional(),
    rule: z.string().optional(),
  })
  .register(notes, { id: 'FieldProblem', description: 'Why one value was refused.' });

export const errorBody = z
  .strictObject({
    error: z.string(),
    message: z.string(),
    fields: z
      .record(z.string(), fieldProblem)
      .optional()
      .register(notes, { description: 'By path in the sent body, as patientData.a1c.' }),
    user: z.null().optional().register(notes, { description: 'Only GET /api/auth/user when nobody is signed in.' }),
  })
  .register(notes, { id: 'Error', description: 'A failure. Read `error`; `message` is its English text.' });

const user = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string().optional(),
    userType: z.enum(['registered', 'quick']),
    mustAddFactor: z
      .boolean()
      .optional()
      .register(notes, { description: 'Nothing opens before a second step is set up.' }),
  })
  .register(notes, { id: 'User' });

/** When something was, in UTC. */
export const moment = () => z.string().register(notes, { format: 'date-time' });

export const userAnswer = z.strictObject({ user });
export const doneAnswer = z.strictObject({ ok: z.literal(true) });
export const logoutAnswer = z.strictObject({
  ok: z.literal(true),
  location: z
    .string()
    .optional()
    .register(notes, { description: 'Where signing out goes on, at the hospital’s own sign-in.' }),
});
export const accountAnswer = z.strictObject({
  user,
  createdAt: moment(),
  records: z.int().min(0),
  recordsMost: z.int().min(0),
  auditDays: z.int().min(0),
});

const sessionSeen = z
  .strictObject({
    id: z.string(),
    createdAt: moment(),
    usedAt: moment(),
    device: z.string(),
    current: z.boolean(),
  })
  .register(notes, { id: 'Session' });
export const sessionsAnswer = z.array(sessionSeen);

const tokenShape = {
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: moment(),
  expiresAt: moment(),
  usedAt: z.union([moment(), z.null()]),
};
const token = z.strictObject(tokenShape).register(notes, { id: 'Token' });
export const tokensAnswer = z.array(token);
export const tokenMade = z.strictObject({
  ...tokenShape,
  token: z.string().register(notes, { description: 'Shown here and never again.' }),
});

export const waysAnswer = z.strictObject({
  registration: z.enum(registrations),
  hospital: z.strictObject({ label: z.string(), returned: z.boolean() }).optional(),
});

const passkeyShape = {
  id: z.string(),
  name: z.string(),
  createdAt: moment(),
  usedAt: z.union([moment(), z.null()]),
};
export const passkeySeen = z.strictObject(passkeyShape).register(notes, { id: 'Passkey' });
const appSeen = z
  .strictObject({ createdAt: moment(), usedAt: z.union([moment(), z.null()]) })
  .register(notes, { id: 'AuthenticatorApp' });
export const passkeysAnswer = z.strictObject({
  passkeys: z.array(passkeySeen),
  codesLeft: z.int().min(0),
  secondFactor: z.enum(secondFactors),
  app: z.union([appSeen, z.null()]),
});
export const appAsked = z.strictObject({
  secret: z.string().register(notes, { description: 'Shown here and never again.' }),
  uri: z.string().register(notes, { description: 'As authenticator apps read it from a picture.' }),
  sealed: z.string().register(notes, { description: 'To be sent back with the first code; good for ten minutes.' }),
});
export const codesAnswer = z.strictObject({
  codes: z.array(z.string()).register(notes, { description: 'Shown here and never again; each signs in once.' }),
});
/** A recovery code that took the place of the second step says how many are left. */
export const signInAnswer = z.strictObject({ user, codesLeft: z.int().min(0).optional() });
export const recoveryAnswer = z.strictObject({ user, codesLeft: z.int().min(0) });

const activityRow = z
  .strictObject({
    at: moment(),
    action: z.string(),
    target: z.string().nullable(),
    address: z.string().nullable(),
  })
  .register(notes, { id: 'Activity' });
export const activityAnswer = z.array(activityRow);

/** Everything that is kept of a person; its parts are described where they are answered alone. */
export const exportAnswer = z.strictObject({
  exportedAt: moment(),
  engineVersion: z.string(),
  account: z.looseObject({ id: z.string(), name: z.string(), createdAt: moment() }),
  sessions: sessionsAnswer,
  tokens: tokensAnswer,
  passkeys: z.array(passkeySeen),
  app: z.union([appSeen, z.null()]),
  records: z.array(z.looseObject({ id: z.string(), tool: z.string(), patientName: z.string() })),
  visits: z.array(z.looseObject({ id: z.string(), patientId: z.string(), patientName: z.string() })),
  activity: activityAnswer,
});

/** `limit` and `cursor` of every list. */
export const pageQuery = {
  limit: z
    .int()
    .min(1)
    .max(999_999_999)
    .optional()
    .register(notes, {
      description: `How many; ${limits.pageSize} where it is not given, ${limits.pageSizeMost} at most.`,
    }),
  cursor: z
    .string()
    .optional()
    .register(notes, { description: 'From the Link header of the page before; never made by hand.' }),
};

/** What is searched for in a body goes on, page by page, at the same address. */
export const cursorQuery = z.strictObject({ cursor: pageQuery.cursor });

export const uuidShape = () => z.string().register(notes, { format: 'uuid' });
export const patientIdWords = 'Shared by what its owner has said to be one patient’s; never by a name alone.';
export const namedWords = 'What its medicines are called by where that is more than their class: “gliclazide”.';

/** What lists of records and of visits take besides. */
export const savedQuery = {
  patientName: z
    .string()
    .optional()
    .register(notes, { description: 'Names that contain this; case, accents and forms of letters do not count.' }),
  patientId: z.string().optional().register(notes, { format: 'uuid', description: 'Only what was joined under it.' }),
  ...pageQuery,
};

/** The same in the body of a search. */
export const savedSearch = {
  patientName: savedQuery.patientName
    .unwrap()
    .max(limits.searchLength)
    .optional()
    .register(notes, { description: 'As in an address.' }),
  patientId: savedQuery.patientId,
  limit: pageQuery.limit,
};
