/** What the build puts into the worker (tools/build/offline.ts): files of one build, and which of them stands for which address. */
export interface KeptSet {
  /** Of which sources: the same everywhere, and in every page of that build. */
  readonly build: string;
  /** Address and SHA-256 in base64 of every kept file. */
  readonly files: readonly (readonly [url: string, fingerprint: string])[];
  /** Addresses that people open, without a trailing slash, and the file that stands for each. */
  readonly pages: Readonly<Record<string, string>>;
  /** The constants below: the worker is one script, and shares no module with the pages. */
  readonly neutralFolder: string;
  readonly mark: typeof mark;
}

/** Pages that stand behind the sign-in are kept as nobody sees them, under this folder of the build. */
export const neutralFolder = '/kept/';

/** Where the page leaves its nameless mark that somebody is signed in here, for the worker to find. */
export const mark = { cache: 'signed-in', address: '/signed-in' } as const;
