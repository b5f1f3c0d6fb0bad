import { writeFileSync } from 'node:fs';
import { rows, specificationDocument } from './document.ts';

/** `npm run specification`: every line as a table, in specification.md at the root, which is not kept. */
writeFileSync(new URL('../../specification.md', import.meta.url), specificationDocument());
process.stdout.write(`specification.md: ${rows.length} lines\n`);
