// Ends within five seconds without losing what was asked.
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { pause } from '../db/access.ts';

/** A request whose bytes had reached this machine before the signal is answered: so the door stays open this long. */
const doorOpenMilliseconds = 50;
/** The event loop takes one waiting connection a turn: the door shuts after this many turns without one, … */
const quietTurns = 5;
/** … or after this long, should they never end. */
const doorOpenAtMost = 3000;
/** Connections kept alive without a request are closed after this. */
const idleMilliseconds = 300;

/** Whoever is not answered by then will not be. */
const mostMilliseconds = 4500;
/** All of it together: five seconds are promised. A database that is not closed by then loses nothing that was acknowledged. */
const wholeMilliseconds = 4750;
/** Who waits for the next server waits two seconds at most: so long the one before may finish what it has begun. */
const handOverMilliseconds = 1200;
/** With its database closed it is in nobody's way: it stays for as long as a request may take to come (serve.ts), and a little. */
const lingerMilliseconds = 15_000;

/**
 * Closes now and then what was kept without a request. Each time only after the sockets were read: on a busy machine a request may have come
 * while the process had no turn, and timers go before it; its connection would be cut with the request in it.
 */
function closeIdle(server: Server): NodeJS.Timeout {
  return setInterval(() => setImmediate(() => server.closeIdleConnections()), idleMilliseconds);
}

/** Stops taking connections, lets every request in flight be answered, then resolves. */
function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), mostMilliseconds);
    let idle: NodeJS.Timeout | undefined;
    function closeDoor(): void {
      // Not http's own close: it would cut kept-alive connections whose next request is already on its way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        clearInterval(idle);
        resolve();
      });
      idle = closeIdle(server);
    }
    let quiet = 0;
    const shutBy = Date.now() + doorOpenAtMost;
    server.on('connection', () => {
      quiet = 0;
    });
    function look(): void {
      quiet += 1;
      if (quiet > quietTurns || Date.now() > shutBy) closeDoor();
      else setImmediate(look);
    }
    setTimeout(look, doorOpenMilliseconds);
  });
}

/** Stops the server and then closes the database. False when the time was over first: somebody else has the database locked, say. */
export function stopAll(server: Server, close: () => Promise<void>): Promise<boolean> {
  const all = stopServer(server)
    .then(close)
    .then(() => true);
  return Promise.race([all, pause(wholeMilliseconds).then(() => false)]);
}

/**
 * Leaves the port to another server that listens there already: what waits at the door is the other's. Resolves when the database is closed,
 * with what is left: connections whose requests were not answered in time, or are still on their way; they are told to come again.
 */
export async function handOver(server: Server, close: () => Promise<void>): Promise<{ readonly empty: Promise<void> }> {
  const empty = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      resolve();
    });
    const idle = closeIdle(server);
  });
  await Promise.race([empty, pause(handOverMilliseconds)]);
  await close();
  return { empty: Promise.race([empty, pause(lingerMilliseconds)]) };
}
