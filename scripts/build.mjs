// npm run build: always builds, and says where the log is when it fails. A server that runs goes on with its own build.
import { buildOrStop } from '../tools/build/build.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';

await ensureInstalled();
await buildOrStop();
