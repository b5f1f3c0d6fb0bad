// npm run hazards: writes docs/hazards.md anew from the hazard log, src/content/ui/hazards.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardLog } from '../tools/lib/hazard-log.ts';

const path = join(import.meta.dirname, '../docs/hazards.md');
writeFileSync(path, hazardLog());
console.log(path);
