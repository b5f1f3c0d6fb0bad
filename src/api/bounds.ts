/** What one account may hold or ask for, and how long others may keep it waiting. No settings: nobody has a reason to turn them, and a wrong one opens what it should bound. */
export const bounds = {
  /** The time in which tries to sign in are counted. */
  loginMinutes: 15,
  /** Open sessions; then the one not used for longest ends. */
  sessionsPerAccount: 20,
  /** Wrong figures of an authenticator app, each after the right password. */
  figuresPerDay: 30,
  exportsPerHour: 20,
  savesPerDay: 40_000,
  signInsPerDay: 10_000,
  /** Rows about reading; then what was read before is summed up, a row a minute. */
  readRowsPerHour: 2000,
  /** So long the hospital's own sign-in, or a record system, may take for one answer. */
  providerMilliseconds: 6000,
  /** A record of a record system: so long, so many bytes, answers and resources altogether. */
  recordMilliseconds: 20_000,
  recordBytes: 8 * 1024 * 1024,
  recordPages: 40,
  recordResources: 5000,
} as const;
