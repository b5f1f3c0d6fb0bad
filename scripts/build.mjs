// npm run build: always builds, and says where the log is when it fails.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stop } from './lib/say.mjs';

await ensureInstalled();
const { code, log, tail } = await build();
if (code !== 0) stop(`${tail}\nThe site could not be built. The log is ${log}.`);
