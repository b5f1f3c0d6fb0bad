import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JudgementCase } from '../../src/engine/judgement/cases/shape.ts';
import type { Facts } from './patients.ts';

const folder = join(import.meta.dirname, '../../src/engine/judgement/cases');
const isCase = (value: unknown): value is JudgementCase => typeof value === 'object' && value !== null && 'facts' in value && 'must' in value;

/** Every named patient of judgement. */
export async function namedPatients(): Promise<readonly (JudgementCase & { readonly facts: Facts })[]> {
  const files = readdirSync(folder).filter((name) => name !== 'shape.ts');
  const found = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return found.flatMap((module: object) => Object.values(module).flat().filter(isCase));
}
