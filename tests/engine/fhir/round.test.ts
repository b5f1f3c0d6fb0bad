import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bundle, fromFhir, type Resource, toBundle } from '../../../src/engine/fhir/index.ts';
import { conceptOf } from '../../../src/engine/fhir/measured.ts';
import { readPath } from '../../../src/engine/kit/fields/fields.ts';
import { leafPaths } from '../../../src/engine/kit/fields/validate.ts';
import { type Calculator, loadTool, type ToolId, toolIds } from '../../../src/engine/registry.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { on } from './making.ts';
import { problemsOf } from './schema.ts';
import { tries } from '../../fixtures/tries.ts';

const date = '2026-11-21T10:42:00+03:00';
const tools = await Promise.all(toolIds.map(loadTool));

const sent = (tool: Calculator, inputs: object, patientName = 'سارة O’Neil <b>'): Promise<Bundle> =>
  toBundle({
    tool: tool.id,
    inputs,
    results: tool.calculate(inputs).results,
    patientName,
    date,
    engineVersion: '1.1.1',
  });
const ofType = <T extends Resource['resourceType']>(made: Bundle, type: T) =>
  made.entry
    .map(({ resource }) => resource)
    .filter((each): each is Extract<Resource, { resourceType: T }> => each.resourceType === type);

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  test('a bundle of ours is valid FHIR and comes back whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(tool), async (inputs) => {
        const made = JSON.parse(JSON.stringify(await sent(tool, inputs))) as Bundle;
        expect(problemsOf(made)).toEqual([]);
        const back = await fromFhir(made, id, { on });
        expect(back).toMatchObject({ ok: true, values: inputs, notUnderstood: [] });
        if (!back.ok) return;
        expect(leafPaths(back.values).sort()).toEqual(leafPaths(inputs).sort());
        expect(back.taken.map(({ path }) => path).sort()).toEqual(leafPaths(inputs).sort());
        for (const { path, value } of back.taken) expect(readPath(inputs, path)).toBe(value);
      }),
      { numRuns: tries(25) },
    );
  });

  test('another calculator takes of it what it asks, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(tool), fc.constantFrom<ToolId>(...toolIds), async (inputs, other) => {
        const back = await fromFhir(await sent(tool, inputs), other, { on });
        expect(back.ok).toBe(true);
        if (!back.ok) return;
        const form = (await loadTool(other)).fields;
        for (const path of leafPaths(back.values)) expect(form).toHaveProperty([path]);
      }),
      { numRuns: tries(30) },
    );
  });

  test('every given input is coded: LOINC where its quantity has a code, and in our own system', async () => {
    const observations = ofType(await sent(tool, tool.defaults), 'Observation');
    const given = leafPaths(tool.defaults);
    expect(observations).toHaveLength(given.length);
    for (const each of observations) {
      const codings = each.code.coding ?? [];
      const path = codings.find(({ system }) => system.endsWith(':field'))?.code.slice(id.length + 1) ?? '';
      expect(given).toContain(path);
      const field = tool.fields[path];
      const concept = field && conceptOf(field);
      expect(codings.find(({ system }) => system === 'http://loinc.org')?.code).toBe(concept?.loinc);
      if (concept)
        expect(each.valueQuantity).toMatchObject({ system: 'http://unitsofmeasure.org', code: concept.ucum ?? '1' });
      expect(each).toMatchObject({ status: 'final', effectiveDateTime: date });
    }
  });

  test('results name the rules’ version, and the plan goes with them, overruled lines and disclaimer included', async () => {
    for (const { inputs } of await tool.cases()) {
      for (const locale of ['en', 'ar'] as const) {
        const outcome = tool.calculate(inputs);
        const plan = await tool.plan(inputs, outcome);
        const made = await toBundle({
          tool: id,
          inputs,
          results: outcome.results,
          patientName: '',
          date,
          engineVersion: '9.8.7',
          plan,
          locale,
        });
        expect(problemsOf(made)).toEqual([]);
        const [report] = ofType(made, 'DiagnosticReport');
        expect(report?.code.coding?.[0]).toMatchObject({ code: id, version: '9.8.7' });
        expect(report?.conclusion).toMatch(locale === 'en' ? /Educational only/ : /[\u0600-\u06ff]/);
        const [carePlan] = ofType(made, 'CarePlan');
        const ids = (status: string) =>
          carePlan?.activity
            ?.filter(({ detail }) => detail.status === status)
            .map(({ detail }) => detail.code.coding?.[0]?.code) ?? [];
        expect(ids('not-started')).toEqual(plan.actions.map((action) => action.id));
        expect(ids('cancelled')).toEqual(plan.overruled.map(({ action }) => action.id));
        for (const { detail } of carePlan?.activity ?? []) {
          expect(detail.description).not.toMatch(/^[a-z]+:[A-Za-z0-9-]+$|\{|undefined/);
          expect(detail.statusReason?.text ?? '').not.toMatch(/^[\w.]+:[\w.-]+$|^[a-z]+\.[a-z-]+$/i);
        }
        expect(carePlan?.note?.length).toBeGreaterThan(1);
      }
    }
  });

  test('all references stay inside, and no two entries share an address', async () => {
    const made = await sent(tool, tool.defaults);
    const addresses = made.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect(address).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const references = [...JSON.stringify(made).matchAll(/"reference":"([^"#][^"]*)"/g)].map(([, found]) => found);
    for (const reference of references) expect(addresses).toContain(reference);
    const other = await sent(tool, tool.defaults, 'Another');
    expect(other.entry.filter(({ fullUrl }) => addresses.includes(fullUrl))).toEqual([]);
  });
});

test('a name is text, and where none was typed there is none', async () => {
  const [tool] = tools;
  if (!tool) throw new Error('no calculator');
  expect((await sent(tool, tool.defaults)).entry[0]?.resource).toEqual({
    resourceType: 'Patient',
    name: [{ text: 'سارة O’Neil <b>' }],
  });
  for (const blank of ['', '  ', '\u00a0\u2028'])
    expect((await sent(tool, tool.defaults, blank)).entry[0]?.resource).toEqual({ resourceType: 'Patient' });
  const odd = await sent(tool, tool.defaults, 'A\u00a0B\u0000\u000bC\u2029');
  expect(problemsOf(JSON.parse(JSON.stringify(odd)))).toEqual([]);
});

test('two bundles of ours in one list are two patients', async () => {
  const [tool] = tools;
  if (!tool) throw new Error('no calculator');
  const both = [await sent(tool, tool.defaults, 'A'), await sent(tool, tool.defaults, 'B')];
  expect(await fromFhir(both, tool.id, { on })).toEqual({ ok: false, reason: 'several-patients' });
});
