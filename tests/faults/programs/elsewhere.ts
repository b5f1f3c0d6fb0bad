// A server that is not ours and takes whatever comes: what a flood costs everybody on this machine, whoever it is sent to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, answer) => request.resume().once('end', () => answer.end('{}')));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
