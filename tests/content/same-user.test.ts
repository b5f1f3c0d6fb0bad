import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { asksSameUser } from '../../tools/editor/same-user.ts';

afterEach(() => vi.restoreAllMocks());

async function connected(work: (socket: Socket) => void): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  try {
    work(socket);
  } finally {
    client.destroy();
    socket.destroy();
    server.close();
  }
}

test.skipIf(!existsSync('/proc/net/tcp'))(
  'whoever runs the editor may ask it, another user of the machine may not',
  async () => {
    await connected((socket) => expect(asksSameUser(socket)).toBe(true));
    const mine = process.getuid?.() ?? 0;
    // This program's own connection, looked at as if somebody else had started the editor.
    vi.spyOn(process, 'getuid').mockReturnValue(mine + 1);
    await connected((socket) => expect(asksSameUser(socket)).toBe(mine === 0));
    await connected((socket) => {
      vi.spyOn(socket, 'remotePort', 'get').mockReturnValue(1);
      expect(asksSameUser(socket)).toBe(false);
    });
  },
);
