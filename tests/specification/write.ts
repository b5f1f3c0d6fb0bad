import { writeFileSync } from 'node:fs';
import { rows, specificationDocument } from './document.ts';

/** Writes docs/specification.md from the rows of tests/specification. */
writeFileSync(new URL('../../docs/specification.md', import.meta.url), specificationDocument());
process.stdout.write(`docs/specification.md: ${rows.length} lines\n`);
