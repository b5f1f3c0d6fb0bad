import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeringOf, patientSheetOf } from '../../src/engine/answer/index.ts';
import { patientEn } from '../../src/engine/clinical/copy/patient-en.ts';
import { loadClinicalCopy } from '../../src/engine/clinical/wording.ts';
import { sourceOf, sources } from '../../src/engine/clinical/sources.ts';
import { checkCases } from '../../src/engine/maths/check-cases.ts';
import { constantsIn } from '../../src/engine/maths/constants.ts';
import { hasExample, writePath } from '../../src/engine/kit/fields/fields.ts';
import type { RarePicture } from '../../src/engine/kit/report/report.ts';
import { findChanges } from '../../src/engine/answer/changes/find.ts';
import { inView, ranked } from '../../src/engine/answer/changes/ranked.ts';
import { effectsBetween, idOf } from '../../src/engine/answer/changes/standing.ts';
import { changeMessage, effectMessage } from '../../src/engine/answer/changes/words.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { termKey } from '../../src/engine/kit/worksheet/worksheet.ts';
import { everyTool } from './helpers/every-tool.ts';
import { evaluate, namesIn } from './helpers/formula.ts';
import { anyInputs } from './helpers/inputs.ts';
import { broken, sentences, wordings } from './helpers/words.ts';
import { some, tries } from '../fixtures/tries.ts';

/** Every number and text in some data. */
function leaves(data: unknown): unknown[] {
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(leaves) : [data];
}
const isHole = (leaf: unknown): boolean =>
  leaf === null || leaf === undefined || (typeof leaf === 'number' && !Number.isFinite(leaf));

describe.each(everyTool)('%s', async (_id, tool) => {
  const checked = await checkCases(tool);
  const cases = await tool.cases();
  const words = await wordings(tool);
  const answering = await answeringOf(tool);
  const arbitrary = anyInputs(tool);

  test('the example inputs are complete and valid', () => {
    expect(tool.validate(tool.defaults)).toMatchObject({ ok: true, inputs: tool.defaults });
    for (const [path, field] of Object.entries(tool.fields)) {
      // An optional field may come with an example, which is then left out by clearing it.
      if (!path.includes('.')) expect(Object.hasOwn(tool.defaults, path), path).toBe(hasExample(field));
      if (field.kind !== 'flag' && !field.optional) expect(hasExample(field), path).toBe(true);
    }
  });

  test.each(checked.map((each) => [each.id, each] as const))('case %s', (_, { inputs, lines, source }) => {
    expect(tool.validate(inputs)).toMatchObject({ ok: true });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ holds }) => !holds)).toEqual([]);
    expect(source.en.length).toBeGreaterThan(10);
    // The number of a decision says nothing to a clinician, in either language: what it decides does.
    expect([source.en, source.ar].filter((where) => /\bD\d/u.test(where))).toEqual([]);
  });

  test('a case names rules that there are', () => {
    for (const { guards = [], absentGuards = [] } of cases)
      expect(tool.guardIds).toEqual(expect.arrayContaining([...guards, ...absentGuards]));
  });

  test('every constant is told with a source that is listed', async () => {
    const constants = constantsIn(await tool.constants());
    expect(constants.length).toBeGreaterThan(0);
    expect(new Set(constants.map(({ name }) => name)).size).toBe(constants.length);
    for (const { source } of constants) expect(sourceOf(source, tool.sources), source).toBeDefined();
  });

  test('a source or a quantity of its own is nobody else’s, and has a name in both languages', async () => {
    expect(Object.keys(tool.sources).filter((id) => Object.hasOwn(sources, id))).toEqual([]);
    for (const locale of ['en', 'ar'] as const) {
      const own = (await tool.copy[locale]()).concepts ?? {};
      const shared = Object.keys((await loadClinicalCopy(locale)).concepts);
      expect(Object.keys(own).filter((id) => shared.includes(id))).toEqual([]);
      const asked = Object.values(tool.fields).flatMap((field) => (field.kind === 'number' ? [field.concept.id] : []));
      expect(asked.filter((id) => !shared.includes(id) && !Object.hasOwn(own, id))).toEqual([]);
    }
  });

  test('never a NaN, a null or a hole, and the same again', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const before = structuredClone(inputs);
        const outcome = tool.calculate(inputs);
        expect(leaves(outcome.results).filter(isHole)).toEqual([]);
        expect(inputs).toEqual(before);
        const again = tool.calculate(structuredClone(inputs));
        expect([again, again.worksheet]).toEqual([outcome, outcome.worksheet]);
      }),
      { numRuns: tries(300) },
    );
  });

  test('results survive JSON', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { results } = tool.calculate(inputs);
        expect(JSON.parse(JSON.stringify(results))).toEqual(results);
      }),
      { numRuns: tries(50) },
    );
  });

  test('every sentence can be said in both languages and in either units', async () => {
    const samples = [
      ...some(cases).map((entry) => entry.inputs),
      ...fc.sample(arbitrary, { numRuns: tries(150), seed: 7 }),
    ];
    for (const inputs of samples) {
      const outcome = tool.calculate(inputs);
      const { report, ...answer } = answering.answer(inputs);
      const summaries = [null, answer.plan].map((plan) => tool.summary(inputs, outcome.results, plan));
      const documents = [report, await patientSheetOf(tool, inputs, { report, ...answer })];
      for (const wording of words) {
        const bad = sentences([documents, summaries], wording).filter((text) => text === '' || broken.test(text));
        expect(bad, JSON.stringify(inputs)).toEqual([]);
      }
    }
  });

  test('every formula of the worksheet gives its value, and every name has a word', () => {
    const wordless = new Set<string>();
    const names = new Set<string>();
    const need = (key: string) => {
      for (const { patterns } of words) if (!(key in patterns)) wordless.add(key);
    };
    const needTerm = (name: string) => {
      for (const { patterns } of words) expect(() => termKey(name, patterns)).not.toThrow();
    };
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        for (const step of tool.calculate(inputs).worksheet) {
          need(`step.${step.id}`);
          if (step.kind === 'formula') {
            expect(evaluate(step.formula, step.variables), `${step.id}: ${step.formula}`).toBeCloseTo(step.value, 6);
            expect(Object.keys(step.variables).sort().join(), step.id).toBe(namesIn(step.formula).sort().join());
            for (const name of Object.keys(step.variables)) names.add(name);
          } else if (step.kind === 'bands') {
            names.add(step.by);
            const own =
              [...step.bands].sort((a, b) => b.from - a.from).find((band) => step.at >= band.from - 1e-9) ??
              step.bands.at(-1);
            expect(own?.value, step.id).toBe(step.value);
          } else {
            need(`choice.${step.by}.${step.at}`);
            expect(step.table[step.at], step.id).toBe(step.value);
          }
        }
      }),
      { numRuns: tries(150) },
    );
    names.forEach(needTerm);
    expect([...wordless]).toEqual([]);
  });

  test('a figure points to a line of the worksheet that is there', () => {
    for (const { inputs } of cases) {
      const { report, outcome } = answering.answer(inputs);
      const ids = outcome.worksheet.map((step) => step.id);
      const pointers = JSON.stringify(report).matchAll(/"step":"([^"]+)"/g);
      for (const [, step] of pointers) expect(ids).toContain(step);
    }
  });

  test('every key figure opens its calculation, or says what it is', () => {
    for (const { inputs } of cases) {
      const { figures } = answering.answer(inputs).report;
      expect(figures.items.filter(({ step, note }) => !step && !note).map(({ label }) => label.key)).toEqual([]);
    }
  });

  test('every source is in the list', () => {
    for (const { inputs } of cases) {
      for (const source of answering.answer(inputs).report.sources)
        expect(sourceOf(source, tool.sources), source).toBeDefined();
    }
  });

  test('what would change this is true, and can be said', () => {
    // Each is some hundred answers: a few patients of each calculator will do.
    for (const { inputs } of cases.slice(0, tries(6))) {
      const now = answering.standing(inputs);
      const changes = ranked([...findChanges(answering, inputs)].flat(), now);
      for (const change of changes) {
        const { path, to, effects } = change;
        for (const value of 'answer' in to ? [to.answer] : [to.low, to.high]) {
          const otherwise = structuredClone(inputs) as Record<string, unknown>;
          writePath(otherwise, path, value);
          const checked = tool.validate(otherwise);
          expect(checked.ok).toBe(true);
          const then = checked.ok ? effectsBetween(now, answering.standing(checked.inputs)).map(idOf) : [];
          expect(then).toEqual(expect.arrayContaining(effects.map(idOf)));
        }
        for (const wording of words)
          for (const message of [changeMessage(tool, change), ...effects.map(effectMessage)])
            expect(sayPlain(message, wording)).not.toMatch(broken);
      }
      const paths = new Set(changes.map(({ path }) => path));
      const first = changes.slice(0, Math.min(inView, paths.size)).map(({ path }) => path);
      expect(new Set(first).size).toBe(first.length);
    }
  });

  test('every guard fires in some case or random patient, and not in all unless it is a fixed line', () => {
    const samples = [...cases.map((entry) => entry.inputs), ...fc.sample(arbitrary, { numRuns: 600, seed: 3 })];
    const fired = samples.map((inputs) => new Map(tool.calculate(inputs).guards.map((guard) => [guard.id, guard])));
    expect(tool.guardIds.filter((guard) => !fired.some((found) => found.has(guard)))).toEqual([]);
    // A fixed line looks at no field.
    const constant = [...(fired[0]?.values() ?? [])].filter(({ id }) => fired.every((found) => found.has(id)));
    expect(constant.filter(({ fields }) => fields.length > 0).map(({ id }) => id)).toEqual([]);
    expect(new Set(tool.guardIds).size).toBe(tool.guardIds.length);
  });

  test('every picture its reports draw is one it names, and the other way round: else it would not be loaded with it', () => {
    const rare: ReadonlySet<string> = new Set([
      'trend',
      'compare',
      'week',
      'ladder',
      'ranges',
      'days',
      'people',
    ] satisfies RarePicture[]);
    const samples = [...cases.map((entry) => entry.inputs), ...fc.sample(arbitrary, { numRuns: 300, seed: 5 })];
    const drawn = new Set(
      samples.flatMap((inputs) => {
        const { picture, sections } = answering.answer(inputs).report;
        return [...picture, ...sections.flatMap(({ blocks }) => blocks)]
          .map(({ type }) => type)
          .filter((type) => rare.has(type));
      }),
    );
    expect([...drawn].sort()).toEqual([...(tool.view.pictures ?? [])].sort());
  });

  test('the patient reads plain words: no dose, no score, nothing for a clinician', async () => {
    for (const { inputs } of some(cases)) {
      const patient = await patientSheetOf(tool, inputs, answering.answer(inputs));
      expect(patient.next.length).toBeGreaterThanOrEqual(2);
      expect(new Set(patient.ask.map(({ key }) => key)).size).toBe(patient.ask.length);
      for (const wording of words) {
        for (const text of sentences(patient, wording)) {
          expect(text).not.toMatch(/\d\s*(mg|U|units|ملغم|وحدة|وحدات)(\s|$|[⁩.,،])/);
          expect(text).not.toMatch(
            /LADA|hyperosmolar|eGFR|IRI\b|heuristic|contraindicat|DPP-4|GLP-1|SGLT2|intensif|individualise|titrat|albuminuria|sulfonylurea|modality/i,
          );
        }
      }
    }
  });

  test('no sentence of its own hides one that all patients’ sheets share', async () => {
    const own = await tool.reportCopy.en();
    expect(Object.keys(own).filter((key) => key in patientEn)).toEqual([]);
  });

  test('samples can be said', async () => {
    for (const wording of words)
      for (const text of sentences(await tool.samples(), wording)) expect(text).not.toMatch(broken);
  });
});

describe('the shared words', async () => {
  const [en, ar] = await Promise.all([loadClinicalCopy('en'), loadClinicalCopy('ar')]);
  test('are the same in both languages', () => {
    const holes = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();
    for (const part of ['concepts', 'units', 'messages'] as const)
      expect(Object.keys(ar[part]).sort()).toEqual(Object.keys(en[part]).sort());
    for (const [key, text] of Object.entries(en.messages)) expect(holes(ar.messages[key]), key).toEqual(holes(text));
  });
});
