// Who listens where this site would: the site itself, of an earlier start, or another program.
import { connect, createServer } from 'node:net';

/**
 * What the keeper of a running site says to `state` or `swap`; undefined where none runs. Names are relative to the project's folder.
 * @param {string} port @param {'state' | 'swap'} asked
 * @returns {Promise<Record<string, string | number | boolean> | undefined>}
 */
export function askKeeper(port, asked) {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(`.cache/keeper-${port}.sock`, () => socket.write(`${asked}\n`));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      try {
        resolve(JSON.parse(heard));
      } catch {
        resolve(undefined);
      }
    });
  });
}

/** The code of what prevents listening there; undefined where nothing does. @param {number} port @param {string} host @returns {Promise<string | undefined>} */
export function whyTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
