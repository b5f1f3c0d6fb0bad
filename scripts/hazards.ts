// npm run hazards: the hazard log, src/content/ui/hazards.ts, as a table in hazard-log.md, which is not kept.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardLog } from '../tools/lib/hazard-log.ts';

const path = join(import.meta.dirname, '../hazard-log.md');
writeFileSync(path, hazardLog());
console.log(path);
