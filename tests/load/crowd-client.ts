// A crowd in a process of its own, so that it does not slow what it measures: crowd-client.ts PORT CLIENTS SECONDS COOKIE…
// Every second request asks who is signed in, every fifth lists records, the rest save. Prints what it saw as JSON.
import { randomUUID } from 'node:crypto';
import { forecast } from './account.ts';
import { type Call, load } from './raw-client.ts';

const [port = 0, clients = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const cookies = process.argv.slice(5);
const record = await forecast();
const save = { patientName: 'Mariam Haddad', tool: 'a1c-forecast', ...record };
const people = cookies.map((cookie): Readonly<Record<'who' | 'list' | 'save', Call>> => {
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  return {
    who: { path: '/api/auth/user', headers },
    list: { path: '/api/assessments?tool=a1c-forecast', headers },
    save: {
      path: '/api/assessments',
      method: 'POST',
      headers,
      body: () => JSON.stringify({ id: randomUUID(), ...save }),
    },
  };
});
const order = ['who', 'save', 'who', 'list', 'who', 'save', 'who', 'save', 'who', 'list'] as const;
let count = 0;
function next(): Call {
  count += 1;
  const person = people[count % people.length];
  if (!person) throw new Error('No cookies were given.');
  return person[order[Math.floor(count / people.length) % order.length] ?? 'who'];
}

console.log(
  JSON.stringify(await load(port, next, { connections: clients, requests: Number.POSITIVE_INFINITY, seconds })),
);
