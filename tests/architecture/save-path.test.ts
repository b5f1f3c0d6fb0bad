import { expect, test } from 'vitest';
import { files, importsOf } from './files.ts';

/**
 * One fact of a visit, from the field it is typed in to the row that keeps it: each file hands it on under a name of the next.
 * Where a hop is by an address, the address stands for the name.
 */
const toTheRow = [
  ['src/islands/visit/FactEditor.tsx', 'readForm'],
  ['src/islands/form/form-values.ts', 'readForm'],
  ['src/islands/visit/FactEditor.tsx', 'useDesk'],
  ['src/islands/visit/visit-context.ts', 'DeskContext'],
  ['src/islands/visit/VisitDesk.tsx', 'told'],
  ['src/islands/visit/fact-entries.ts', 'told'],
  ['src/islands/visit/VisitDesk.tsx', 'Sendable'],
  ['src/islands/visit/sendable.ts', 'Sendable'],
  ['src/islands/visit/SaveVisit.tsx', 'useSaving'],
  ['src/islands/shared/use-saving.ts', 'useSaving'],
  ['src/islands/visit/SaveVisit.tsx', 'sendVisit'],
  ['src/islands/visit/sendable.ts', 'call'],
  ['src/islands/api-client.ts', 'call'],
  ['src/islands/visit/sendable.ts', '/api/visits'],
  ['src/pages/api/visits/index.ts', 'POST'],
  ['src/api/visits/collection.ts', 'endpoint'],
  ['src/api/endpoint.ts', 'endpoint'],
  ['src/api/visits/collection.ts', 'checkedChart'],
  ['src/api/visits/sent.ts', 'checkedChart'],
  ['src/api/visits/collection.ts', 'computed'],
  ['src/api/visits/compute.ts', 'computed'],
  ['src/api/visits/collection.ts', 'saveVisit'],
  ['db/visits.ts', 'store'],
  ['db/client.ts', 'store'],
] as const;
/** And from the visit's state to the paper. */
const toThePaper = [
  ['src/islands/visit/VisitTools.tsx', 'VisitPaper'],
  ['src/islands/visit/VisitPaper.tsx', 'valuesOf'],
  ['src/islands/visit/visit-text.ts', 'factText'],
  ['src/islands/visit/fact-text.ts', 'factText'],
] as const;

const byPath = new Map(files.map((file) => [file.path, file]));
const imports = (from: string, to: string): boolean => {
  const file = byPath.get(from);
  return file !== undefined && importsOf(file).some((one) => one.to === to);
};
/** Hops whose file is gone, does not know the name any more, or hands it on by way of another file. */
const broken = (path: readonly (readonly [file: string, name: string])[]): string[] =>
  path.flatMap(([file, name], at) => {
    const next = path[at + 1]?.[0];
    const text = byPath.get(file)?.text ?? '';
    if (!new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)) return [`${file} knows no ${name}`];
    if (next === undefined || name.startsWith('/') || imports(file, next) || imports(next, file)) return [];
    return [`${file} has nothing to do with ${next}`];
  });
const crossed = (...paths: readonly (readonly (readonly [string, string])[])[]): number =>
  new Set(paths.flat().map(([file]) => file)).size;

// A file more asks for a reason.
test(`a fact crosses ${crossed(toTheRow)} files to its row, ${crossed(toTheRow, toThePaper)} with its paper`, () => {
  expect(broken(toTheRow)).toEqual([]);
  expect(broken(toThePaper)).toEqual([]);
  expect(crossed(toTheRow)).toBeLessThanOrEqual(16);
  expect(crossed(toTheRow, toThePaper)).toBeLessThanOrEqual(20);
});
