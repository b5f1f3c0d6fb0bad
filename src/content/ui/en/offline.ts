/** Without a network, and about the rules themselves, on screen and on paper. Fetched only when there is something to say. */
export const offline = {
  signIn: 'Signing in needs the network. The story and the tools overview open without it.',
  withdrawn: 'Rules version {version} has been withdrawn because it was found faulty. Do not use this result.',
  unchecked: 'Rules version {version}, not checked for updates since {date}.',
};

export type OfflineWords = typeof offline;
