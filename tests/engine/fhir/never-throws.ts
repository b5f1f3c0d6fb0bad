import fc from 'fast-check';
import { expect } from 'vitest';
import { fromFhir, toBundle } from '../../../src/engine/fhir/index.ts';
import { leafPaths } from '../../../src/engine/kit/fields/validate.ts';
import { loadTool, type ToolId, toolIds } from '../../../src/engine/registry.ts';
import { anyFile } from './hostile.ts';
import { on } from './making.ts';
import { tries } from '../../fixtures/tries.ts';

const fieldsOf = new Map(await Promise.all(toolIds.map(async (id) => [id, (await loadTool(id)).fields] as const)));
const reasons = ['resource', 'code', 'unit', 'status', 'range', 'comparator', 'no-value', 'date'];

/** Whatever a file holds: an answer of the door, values that the form knows, and each of them told of. */
export async function expectAnAnswer(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyFile, fc.constantFrom<ToolId>(...toolIds), async (file, tool) => {
      const taken = await fromFhir(file, tool, { on });
      if (!taken.ok) {
        expect(['not-fhir', 'several-patients', 'nothing-found']).toContain(taken.reason);
        return;
      }
      const fields = fieldsOf.get(tool) ?? {};
      expect(taken.taken.map(({ path }) => path).sort()).toEqual(leafPaths(taken.values).sort());
      for (const { path, value, source } of taken.taken) {
        const field = fields[path];
        expect(field, path).toBeDefined();
        if (field?.kind === 'number') expect(Number.isFinite(value)).toBe(true);
        expect(source).toMatch(/\S/);
      }
      for (const { what, reason } of taken.notUnderstood) {
        expect(typeof what).toBe('string');
        expect(reasons).toContain(reason);
      }
    }),
    { numRuns: tries(runs) },
  );
}

/** Whatever is sent out: a bundle that JSON can hold, with a patient first. */
export async function expectABundle(runs: number): Promise<void> {
  const part = fc.oneof(anyFile, fc.constantFrom<unknown>('', '2026-11-22', '2026-11-22T10:00Z', 'nonsense', null));
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(part, part, part, part, part, part),
      fc.constantFrom(...toolIds, 'none'),
      async (parts, tool) => {
        const [inputs, results, patientName, date, engineVersion, plan] = parts;
        const sent = { tool, inputs, results, patientName, date, engineVersion, plan, examples: plan, locale: date };
        const made = await toBundle(sent as unknown as Parameters<typeof toBundle>[0]);
        const first = JSON.parse(JSON.stringify(made)).entry[0].resource.resourceType;
        expect(first).toBe('Patient');
      },
    ),
    { numRuns: tries(runs) },
  );
}
