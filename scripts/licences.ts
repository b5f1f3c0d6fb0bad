// npm run licences: writes docs/licences.md.
import { writeFileSync } from 'node:fs';
import { licencesText } from './lib/licences.ts';

writeFileSync('docs/licences.md', licencesText());
console.log('Written to docs/licences.md.');
