// What an operator should hear of at once: one JSON line on standard error, and no name in it.
type Kind = 'failed-sign-ins' | 'limit' | 'damage' | 'disk-full' | 'audit' | 'clock' | 'backup';

/** The same alert is not said again within this time; how often it happened meanwhile is said with the next one. */
const quietMilliseconds = 60_000;
const mostKept = 1000;
const said = new Map<string, { readonly at: number; more: number }>();

/** `about` tells alerts of one kind apart: an account's id, an address, a limit's name. */
export function alert(kind: Kind, message: string, about: Readonly<Record<string, string | number>> = {}): void {
  const key = `${kind} ${JSON.stringify(about)}`;
  const before = said.get(key);
  if (before && performance.now() - before.at < quietMilliseconds) {
    before.more += 1;
    return;
  }
  if (said.size >= mostKept) said.clear();
  said.set(key, { at: performance.now(), more: 0 });
  const line = { at: new Date().toISOString(), level: 'alert', alert: kind, message, ...about };
  process.stderr.write(`${JSON.stringify(before?.more ? { ...line, again: before.more } : line)}\n`);
}
