import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Registered accounts and quick (name only) visitors. Times are ISO 8601 UTC, to the millisecond, so they sort as text. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case; null for quick visitors. */
    email: text('email').unique(),
    /** argon2id, PHC string; null for quick visitors. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: ['registered', 'quick'] }).notNull(),
    createdAt: text('created_at').notNull(),
    /** How many assessments and visits are saved; kept by triggers (in the migrations), so that a save need not count them. */
    records: integer('records').notNull().default(0),
    /** Since when the operator keeps this account from being used; null for everybody else. */
    suspendedAt: text('suspended_at'),
  },
  (table) => [index('users_by_type').on(table.userType, table.createdAt)],
);

/** The id is the SHA-256 of the cookie's token: a stolen file opens no session. Times are milliseconds since 1970. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    /** However busy the session, it ends here. */
    endsAt: integer('ends_at').notNull(),
    /** What its owner calls it by: random, and of no use to open it. */
    handle: text('handle').notNull().default(''),
    createdAt: integer('created_at').notNull().default(0),
    /** Moves in steps of a quarter of an hour. */
    usedAt: integer('used_at').notNull().default(0),
    /** Browser and system from a fixed list, never the browser's own text. */
    device: text('device').notNull().default(''),
    /** 1 where two factors opened it: a password with a second step, or a passkey, which asks for both by itself. */
    strong: integer('strong').notNull().default(0),
    /** When its person last showed a password or passkey in it. */
    confirmedAt: integer('confirmed_at').notNull().default(0),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Every saved record of every calculator. The id is unique per owner, not overall: a client makes it,
 * so one person's id must say nothing about another's records.
 */
export const assessments = sqliteTable(
  'assessments',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    tool: text('tool').notNull(),
    patientName: text('patient_name').notNull(),
    /** What a search looks in; see fold.ts. */
    foldedName: text('folded_name').notNull(),
    inputs: text('inputs').notNull(),
    results: text('results').notNull(),
    /** Null in records made before examples were marked, and where a client does not say. */
    examples: text('examples'),
    /** Null in records made before plans were kept, and in those of a visit, whose plan is theirs. */
    plan: text('plan'),
    /** The patient in hand it was saved for: day and chart. Null where there was none, and in a visit's records, whose chart is theirs. */
    patient: text('patient'),
    clinicalNotes: text('clinical_notes').notNull(),
    engineVersion: text('engine_version').notNull(),
    createdAt: text('created_at').notNull(),
    /** The visit it was saved with; null for a record of its own. */
    visitId: text('visit_id'),
    /** Shared by what a person has said to be one patient's, never by a name alone; null where nobody has said so. */
    patientId: text('patient_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Holds all that a search tests, so 100,000 records are searched without opening one that does not match.
    index('assessments_newest').on(table.userId, table.tool, table.createdAt, table.id, table.foldedName),
    // Without the records of no visit and no patient, which are to cost nothing more.
    index('assessments_by_visit').on(table.userId, table.visitId).where(sql`"visit_id" IS NOT NULL`),
    index('assessments_by_patient')
      .on(table.userId, table.patientId, table.tool, table.createdAt, table.id)
      .where(sql`"patient_id" IS NOT NULL`),
  ],
);

/** A saved visit: what was known, and the plan of all calculators. The records it was saved with lie among the others. */
export const visits = sqliteTable(
  'visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    patientId: text('patient_id').notNull(),
    patientName: text('patient_name').notNull(),
    foldedName: text('folded_name').notNull(),
    /** The clinician's day, yyyy-mm-dd. */
    day: text('day').notNull(),
    chart: text('chart').notNull(),
    /** Facts of the chart that were only examples. */
    examples: text('examples').notNull(),
    plan: text('plan').notNull(),
    /** What was stored with it and what was not: also the mark by which one call knows its own row again. */
    saved: text('saved').notNull(),
    clinicalNotes: text('clinical_notes').notNull(),
    engineVersion: text('engine_version').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('visits_newest').on(table.userId, table.createdAt, table.id, table.foldedName),
    index('visits_by_patient').on(table.userId, table.patientId, table.createdAt, table.id),
  ],
);

/**
 * What a saved visit leaves due, in short: worked out by the rules when it was saved, so that a list of ten thousand patients opens no chart.
 * None of a visit that was saved before there was such a list (src/api/patients/due.ts makes it when it is asked for). Gone with its visit.
 */
export const visitDue = sqliteTable(
  'visit_due',
  {
    userId: text('user_id').notNull(),
    visitId: text('visit_id').notNull(),
    /** The gravest step of its plan that cannot wait: 2 an emergency, 1 urgent, 0 none. */
    urgent: integer('urgent').notNull(),
    /** What orders the list, and nothing else: more is told first. */
    risk: integer('risk').notNull(),
    /** The first day on which something is late, yyyy-mm-dd; empty where nothing has a day. */
    firstDue: text('first_due').notNull(),
    /** Each thing with its day, JSON: [id, yyyy-mm-dd], the first day first. */
    due: text('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.visitId] }),
    foreignKey({ columns: [table.userId, table.visitId], foreignColumns: [visits.userId, visits.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Who did what, when and from where. Never a name, a note or a token. Outlives the account it speaks of.
 * Ids grow with time and rows lie by person (WITHOUT ROWID, in the migration), so a row costs one page at the end of a run.
 */
export const audit = sqliteTable(
  'audit',
  {
    /** Empty where nobody is known: a sign-in with an unknown e-mail address. */
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    at: text('at').notNull(),
    action: text('action').notNull(),
    target: text('target'),
    address: text('address'),
    /** A fingerprint of the row, made where the row is made: one added or changed by hand does not have the right one. */
    seal: text('seal').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * The rows of the audit trail in the order in which they were stored, each with a fingerprint of itself and of all before it. A trigger (in
 * the migration) adds them, so no row of the trail can be without; the fingerprint follows within a second (db/chain.ts).
 */
export const auditChain = sqliteTable('audit_chain', {
  seq: integer('seq').primaryKey({ autoIncrement: true }),
  userId: text('user_id').notNull(),
  id: text('id').notNull(),
  /** Empty until it is made. */
  hash: text('hash').notNull().default(''),
  /** Stored before there was a chain: such a row has no seal. */
  early: integer('early').notNull().default(0),
});

/** One row: how far retention has taken rows away, and the fingerprint of the last one it took out of the chain. */
export const auditPruned = sqliteTable('audit_pruned', {
  id: integer('id').primaryKey(),
  /** Rows of the trail whose id is smaller are gone for their age. */
  before: text('before').notNull(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
});

/** Browsers that have signed in to an account before, by the SHA-256 of their token: guesses of others do not slow them down. */
export const devices = sqliteTable(
  'devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    usedAt: integer('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Access tokens of registered people's own scripts. The id is the SHA-256 of the token. Times are milliseconds since 1970. */
export const accessTokens = sqliteTable(
  'access_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner calls it by: random, and of no use to come in with. */
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'write'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Moves in steps of a quarter of an hour; null while it was never used. */
    usedAt: integer('used_at'),
    /** 1 where it was made in a session that two factors had opened. */
    strong: integer('strong').notNull().default(0),
  },
  (table) => [index('access_tokens_by_user').on(table.userId), index('access_tokens_by_expiry').on(table.expiresAt)],
);

/** Passkeys: the public half of a key that never leaves its owner's device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, base64url; the device chose it. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it has signed; 0 where it does not count. It never goes back. */
    counter: integer('counter').notNull(),
    /** How the browser reaches it, as a JSON list: only a hint for the next time. */
    transports: text('transports').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Authenticator apps, one for each account: what six figures are made from every half minute (RFC 6238). */
export const authenticators = sqliteTable('authenticators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed under a key of the settings: a stolen file makes no figures. */
  secret: text('secret').notNull(),
  /** The half minute since 1970 whose figures were taken last: none is taken twice. */
  usedStep: integer('used_step').notNull(),
  createdAt: integer('created_at').notNull(),
  usedAt: integer('used_at'),
});

/** What a passkey is asked to sign, by its SHA-256: taken out when it is answered, so it is answered once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    /** Whose passkey is being added; empty where somebody signs in and it is not known yet who. */
    userId: text('user_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);

/** Codes to sign in with once, where the passkey is lost; by their SHA-256. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Who somebody is at the hospital's own sign-in: the SHA-256 of issuer and subject, never an e-mail address. A stolen file names nobody's
 * number there. Milliseconds since 1970.
 */
export const identities = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('identities_by_user').on(table.userId)],
);

/** Sign-ins that were begun there and have not come back, by the SHA-256 of the browser's token: taken out when they do, so they come back once. */
export const identityFlows = sqliteTable(
  'identity_flows',
  {
    id: text('id').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('identity_flows_by_expiry').on(table.expiresAt)],
);

/** Who was invited and has not come yet: the SHA-256 of the code. Milliseconds since 1970. */
export const invitations = sqliteTable('invitations', {
  id: text('id').primaryKey(),
  /** For this e-mail address only; empty: for whoever has the code. */
  email: text('email').notNull().default(''),
  expiresAt: integer('expires_at').notNull(),
});

/** One row: the time this database last believed, and for how long it has not believed the machine's clock (db/clock.ts). Milliseconds. */
export const clock = sqliteTable('clock', {
  id: integer('id').primaryKey(),
  trustedAt: integer('trusted_at').notNull(),
  doubted: integer('doubted').notNull().default(0),
});

/** How often something was tried that may be tried only so often: shared by all processes. The key is a hash, so no address and no e-mail lies here. */
export const tries = sqliteTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Milliseconds since 1970, by the database's own clock: counting starts anew then. */
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('tries_by_end').on(table.endsAt)],
);
