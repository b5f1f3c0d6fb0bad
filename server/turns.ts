import type { ServerResponse } from 'node:http';

type InTurn = (answer: ServerResponse, work: () => Promise<void>) => Promise<void>;

/**
 * Lets only so many pages be drawn at once. Drawing keeps the processor, so a crowd of requests would hold up everybody's saves;
 * this way others come in between, and nothing is drawn for those who have left meanwhile.
 */
export function turns(most: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (answer, work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      if (!answer.req.socket.destroyed) await work();
    } finally {
      const next = waiting.shift();
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
