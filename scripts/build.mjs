// npm run build: always builds, and says where the log is when it fails. A server that runs goes on with its own build.
import { buildOrStop } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await buildOrStop();
