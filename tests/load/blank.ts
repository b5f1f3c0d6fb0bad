// An empty page behind the product's own listener and headers, for the bench to compare with: blank.ts PORT FOLDER
// It is no part of the product.
import { createServer } from 'node:http';
import { readEnvironment } from '../../src/api/environment.mjs';
import { staticFiles } from '../../server/files.ts';
import { listener } from '../../server/listener.ts';
import { refusal } from '../../server/send.ts';

const [port, folder = ''] = process.argv.slice(2);
const answer = listener({
  environment: readEnvironment({ LOG_REQUESTS: 'off' }),
  files: staticFiles(folder, new Set()),
  site: async (_, page) => void page.writeHead(404).end(),
  api: async () => refusal('not_found'),
  isStopping: () => false,
});
createServer(answer).listen(Number(port), '127.0.0.1', () => console.log('ready'));
