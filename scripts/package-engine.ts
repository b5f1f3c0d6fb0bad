// npm run package-engine: compiles the engine and its command, and packs them into dist-engine/. The last line is the tarball.
import { packEngine } from '../tools/lib/package-engine.ts';

console.log(packEngine(process.cwd()));
