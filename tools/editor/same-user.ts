import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** A line of Linux's table of connections: its own end, the other end, … and the user whose it is. */
const line = /^\s*\d+: [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]{2} \S+ \S+ \S+ +(\d+) /;

/** The users who hold the other end of a connection between these ports of this machine; undefined where the system does not tell. */
function usersOf(theirs: number, ours: number): number[] | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => {
    try {
      return readFileSync(path, 'utf8').split('\n');
    } catch {
      // Another system than Linux, or one without the newer protocol.
      return [];
    }
  });
  if (tables.length === 0) return undefined;
  const hex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');
  return tables.flatMap((each) => {
    const [, from, to, user] = line.exec(each) ?? [];
    return from === hex(theirs) && to === hex(ours) ? [Number(user)] : [];
  });
}

const known = new WeakMap<Socket, boolean>();

/** Does a program of the user who runs this ask? Any other user of the machine may reach the port as well. Elsewhere than on Linux nobody can tell. */
export function asksSameUser(socket: Socket): boolean {
  const seen = known.get(socket);
  if (seen !== undefined) return seen;
  const users = usersOf(socket.remotePort ?? 0, socket.localPort ?? 0);
  const mine = process.getuid?.();
  const same =
    users === undefined ||
    mine === undefined ||
    (users.length > 0 && users.every((user) => user === mine || user === 0));
  known.set(socket, same);
  return same;
}
