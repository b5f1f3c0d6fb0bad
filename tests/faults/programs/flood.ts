// Somebody greedy: reads what to ask for from its input, asks it again as soon as there is an answer, on so many connections, until that ends.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

interface Told {
  readonly url: string;
  readonly connections: number;
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  readonly body?: string;
}

const lines = createInterface({ input: process.stdin });
const [line] = (await once(lines, 'line')) as [string];
const { url, connections, method, path, cookie, body } = JSON.parse(line) as Told;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<number, number> = {};
let open = true;
lines.once('close', () => {
  open = false;
  agent.destroy();
});

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(url + path, {
      method,
      agent,
      headers: { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      answer.resume().once('close', resolve);
    });
    sent.once('error', () => resolve());
    sent.end(body);
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (open) await ask();
  }),
);
console.log(JSON.stringify(statuses));
