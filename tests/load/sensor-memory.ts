// Reads one sensor file in a process of its own and prints how far its memory grew at most, MiB; sensor-file.ts starts it.
import { readFileSync } from 'node:fs';
import { readCgm } from '../../src/engine/cgm/index.ts';

const most = (): number => process.resourceUsage().maxRSS / 1024;

// As the browser's worker has it: the engine loaded, the file's bytes at hand.
readCgm('time,glucose (mg/dL)\n2026-11-01 10:00,120');
const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''));
const before = most();
const result = readCgm(bytes);
if (!result.ok) throw new Error('The file was not read.');
console.log(most() - before);
