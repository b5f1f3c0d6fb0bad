// Brings one database to the newest schema and to one beyond it, which takes a while: to be killed on the way.
import { openFile } from '../../../db/local.ts';
import { migrate, readMigrations } from '../../../db/migrate.ts';
import { beyond } from '../beyond.ts';

const access = await openFile(process.argv[2] ?? '', undefined);
console.log('open');
await migrate(access, [...readMigrations(), beyond]);
await access.close();
console.log('done');
