// Visitors without a cookie in a process of their own, so that they do not slow what they ask: visitor-client.ts PORT CLIENTS SECONDS PATH…
import { type Call, load } from './raw-client.ts';

const [port = 0, clients = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const paths = process.argv.slice(5);
let count = 0;
function next(): Call {
  count += 1;
  return { path: paths[count % paths.length] ?? '/', headers: { 'accept-encoding': 'br' } };
}

console.log(
  JSON.stringify(await load(port, next, { connections: clients, requests: Number.POSITIVE_INFINITY, seconds })),
);
