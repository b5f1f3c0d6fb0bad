import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { packEngine } from '../../tools/lib/package-engine.ts';
import type { Row } from './table.ts';

/** What somebody downloads who installs the engine: compiled, both languages, its parser of files within. */
export async function packageRows(): Promise<Row[]> {
  const { size } = statSync(resolve(packEngine(process.cwd())));
  return [{ what: 'the engine as a package, packed', value: size / 1024, unit: 'KiB' }];
}
