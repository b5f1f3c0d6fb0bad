// Many at once: nobody who comes, saves or reads may wait for ever because of all the others.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gate } from '../db/gate.ts';

/** Whoever is already here waits no longer than this for those still at the door. */
const mostMilliseconds = 1000;
/** So many requests of a crowd are worked on in one turn, first come, first served: or reading would always overtake saving. */
const atOnce = 16;

export interface Arrivals {
  /** Somebody connected. */
  arrived(): void;
  /** Resolves when nobody more comes in; undefined when nobody did. */
  calm(): Promise<void> | undefined;
}

/**
 * The event loop takes one waiting connection a turn. Were every turn full of work, the last of a thousand who come at once would
 * wait a thousand such turns (measured: 14 s). So while people come in, work waits and turns are short.
 */
export function arrivals(): Arrivals {
  let looking = false;
  let more = false;
  let since = 0;
  const waiting: (() => void)[] = [];

  function look(): void {
    if (more && performance.now() - since < mostMilliseconds) {
      more = false;
      setImmediate(look);
      return;
    }
    for (const go of waiting.splice(0, atOnce)) go();
    if (waiting.length > 0) setImmediate(look);
    else looking = false;
  }

  return {
    arrived() {
      more = true;
      if (looking) return;
      looking = true;
      since = performance.now();
      setImmediate(look);
    },
    calm: () => (looking ? new Promise((go) => waiting.push(go)) : undefined),
  };
}

type InTurn = (answer: ServerResponse, work: () => Promise<void>) => Promise<void>;

/**
 * Lets only so many pages be drawn at once. Drawing keeps the processor, so a crowd of requests would hold up everybody's saves;
 * this way others come in between, and nothing is drawn for those who have left meanwhile.
 */
export function someAtOnce(most: number): InTurn {
  const { pass } = gate({ most });
  return (answer, work) =>
    pass(async () => {
      if (!answer.req.socket.destroyed) await work();
    }, setImmediate);
}

/** Browsers and proxies wait for an answer before they send the next request on a connection; this leaves room for the odd one that does not. */
const mostUnanswered = 4;
const unanswered = new WeakMap<Socket, number>();

/**
 * Cuts a connection that sends request after request without taking answers. Node starts them all at once and keeps every answer:
 * measured, 2 MB from 300 such connections held the server for minutes and filled 1.6 GB.
 */
export function sendsTooFast({ socket }: IncomingMessage, answer: ServerResponse): boolean {
  const open = (unanswered.get(socket) ?? 0) + 1;
  if (open > mostUnanswered) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, open);
  answer.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
}
