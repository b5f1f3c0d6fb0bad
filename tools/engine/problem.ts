/** What cannot be done, in words for whoever typed it. */
export class Problem extends Error {}

/** What the file system says is wrong, in its own short code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
