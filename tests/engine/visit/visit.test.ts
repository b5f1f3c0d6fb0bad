import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factIds } from '../../../src/engine/chart/facts.ts';
import { chartOf, derive, inputsFor } from '../../../src/engine/chart/index.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { Plan } from '../../../src/engine/plan/actions.ts';
import { loadTool, type ToolId, toolEntry, toolIds } from '../../../src/engine/registry.ts';
import { comparedSubjects, differences, settled, unsettled } from '../../../src/engine/visit/differences.ts';
import { type Visit, visit } from '../../../src/engine/visit/index.ts';
import { visitAr } from '../../../src/engine/visit/copy/ar.ts';
import { visitEn } from '../../../src/engine/visit/copy/en.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { anyChart, hostileChart, hostileEntries, known } from '../helpers/charts.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { broken, now } from '../helpers/words.ts';
import { tries } from '../../fixtures/tries.ts';

const on = '2026-11-22';
const sheetWords = [await loadPlanWords('en'), await loadPlanWords('ar')];
const single = toolIds.find((id) => toolEntry(id).reference !== null) as ToolId;
/** What is worked out when it is first read. */
const wordsOf = ({ tools }: Pick<Visit, 'tools'>) => tools.map(({ headline, asks, plan }) => [headline, asks, plan]);
const answered = ({ tools }: Visit): ToolId[] => tools.filter(({ ready }) => ready).map(({ id }) => id);

/** What all five forms ask, of one ordinary patient. */
const whole = Object.assign(
  {},
  ...(await Promise.all(toolIds.map(async (id) => chartOf(id, (await loadTool(id)).defaults)))),
  known({ egfr: 70, smoking: 'never', bmi: 28, hypoglycaemiaHistory: false, severeHypoglycaemia: false }),
);
const complete = anyChart({ origins: ['entered', 'record'] }).map((chart) => ({ ...whole, ...chart }));

function expectOneVerbEach({ actions }: Plan): void {
  const objects = actions.map(({ object }) => object);
  expect(new Set(objects).size, objects.join()).toBe(objects.length);
}

/** A DPP-4 inhibitor is never started beside a GLP-1 receptor agonist. */
function expectOneIncretin({ actions }: Plan): void {
  const goesOn = (object: string): boolean =>
    actions.some(
      (each) => each.object === object && (each.verb === 'start' || each.verb === 'keep' || each.verb === 'raise'),
    );
  expect(goesOn('glp1RA') && actions.some(({ id }) => id === 'start:dpp4Inhibitor')).toBe(false);
}

describe('an empty chart', async () => {
  const empty = await visit({}, { on });
  test('answers nothing and asks for everything', () => {
    expect(empty.plan.actions).toEqual([]);
    expect(answered(empty)).toEqual([]);
    expect(empty.differences).toEqual([]);
    expect(empty.unusable).toEqual([]);
    expect(empty.tools.map(({ id }) => id)).toEqual(toolIds);
    for (const { id, missing, outcome } of empty.tools) {
      expect(missing).toEqual(inputsFor(id, {}).missing);
      expect(outcome).toBeUndefined();
    }
  });
});

describe('any chart', () => {
  test('what is missing is what the form says, what is ready has an answer, and the plan has one verb each', async () => {
    await fc.assert(
      fc.asyncProperty(anyChart({ origins: ['entered', 'record', 'file', 'derived'] }), async (chart) => {
        const { plan, tools, differences: found } = await visit(chart, { on });
        expectOneVerbEach(plan);
        for (const { id, ready, missing, refused, outcome, plan: own, headline, medicines } of tools) {
          const form = inputsFor(id, chart).missing;
          expect(ready).toBe(outcome !== undefined);
          expect(ready).toBe(headline !== undefined);
          if (ready || refused) expect(missing).toEqual([]);
          else expect(missing).toEqual(form);
          if (own) expectOneVerbEach(own);
          expect(medicines !== undefined).toBe(ready && id === single);
        }
        for (const { answers, follow } of found) {
          expect(answers.length).toBeGreaterThan(1);
          for (const { tool } of answers) expect(tools.find(({ id }) => id === tool)?.ready).toBe(true);
          if (follow) expect(answers.map(({ tool }) => tool)).toContain(follow);
        }
      }),
      { numRuns: tries(100) },
    );
  });

  test('with everything known: the merged plan keeps every verb of judgement, follows its exclusions, and is the same again', async () => {
    await fc.assert(
      fc.asyncProperty(complete, async (chart) => {
        const { plan, judgement, tools } = await visit(chart, { on });
        expectOneVerbEach(plan);
        const { exclusions, findings } = judge(chart);
        // What is only not for glucose, heart or kidneys may still ask for.
        const excluded: readonly string[] = exclusions
          .filter(({ forGlucose }) => !forGlucose)
          .map(({ medicine }) => medicine);
        expectOneIncretin(plan);
        for (const { verb, object, or } of plan.actions) {
          if (verb === 'start' || verb === 'raise') expect(excluded).not.toContain(object);
          for (const medicine of or ?? []) expect(excluded).not.toContain(medicine);
          const stopped = tools.some(({ plan: own }) =>
            own?.actions.some((each) => each.object === object && each.verb === 'stop'),
          );
          if (verb === 'keep' && stopped)
            expect(plan.overruled.map(({ action }) => action.id)).toContain(`stop:${object}`);
        }
        expect(plan.findings).toEqual(findings);
        // Property 2, in both languages: the record's day, and a first sentence as grave as the gravest action.
        const record = writeRecord(plan, judgement);
        for (const words of sheetWords) {
          const sheet = writeSheet(plan, judgement, { picture: [], sections: [] }, words);
          expect(sheet.next.at(-1)?.values).toEqual(record.review.values);
          const gravity = plan.actions[0]?.gravity;
          if (gravity === 'emergency') expect(sheet.answer.key).toBe('plan.patient.first.emergency');
          else if (gravity === 'urgent')
            // An urgent change of a medicine is said by its name; what else is urgent has no name.
            expect(sheet.answer.key).toMatch(/^plan\.patient\.first\.(?:urgent|named)$/);
          else expect(sheet.answer.key).not.toMatch(/emergency|urgent|named/);
          if (sheet.answer.key.endsWith('.none')) expect(plan.actions.every(({ verb }) => verb === 'keep')).toBe(true);
        }
        expect(await visit(structuredClone(chart), { on }).then((again) => again.plan)).toEqual(plan);
      }),
      { numRuns: tries(50) },
    );
  });

  test('examples are never there', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyChart({ origins: ['example'] }),
        anyChart({ origins: ['entered'] }),
        async (examples, entered) => {
          const { unusable: _, judgement: _rules, ...mixed } = await visit({ ...examples, ...entered }, { on });
          const { unusable: __, judgement: __rules, ...pure } = await visit(entered, { on });
          expect([mixed, wordsOf(mixed)]).toEqual([pure, wordsOf(pure)]);
          expect(JSON.stringify([mixed, wordsOf(mixed)])).not.toContain('"onExample"');
        },
      ),
      { numRuns: tries(40) },
    );
  });

  test('what is dated later, or cannot be used, is named and as if it were not there', async () => {
    await fc.assert(
      fc.asyncProperty(anyChart({ origins: ['entered'] }), async (chart) => {
        const bad = hostileEntries.filter(([fact]) => !Object.hasOwn(chart, fact));
        const hostile = Object.assign(hostileChart(bad), chart);
        const { unusable, judgement: _rules, ...rest } = await visit(hostile, { on });
        expect(unusable.map(({ fact }) => fact).sort()).toEqual(bad.map(([fact]) => fact).sort());
        const { unusable: none, judgement: __rules, ...pure } = await visit(chart, { on });
        expect(none).toEqual([]);
        expect([rest, wordsOf(rest)]).toEqual([pure, wordsOf(pure)]);
      }),
      { numRuns: tries(40) },
    );
  });

  test('odd entries for every fact never throw', async () => {
    for (const value of [null, undefined, 0, '', 'x', [], {}, { value: null }, { value: {}, from: 'entered' }, () => 1])
      await expect(visit(hostileChart(factIds.map((id) => [id, value] as const)), { on })).resolves.toBeDefined();
  });
});

describe('one calculator’s patient', () => {
  test.each(toolIds.filter((id) => id !== single))('%s answers as it does alone', async (id) => {
    const tool = await loadTool(id);
    await fc.assert(
      fc.asyncProperty(anyInputs(tool), async (inputs) => {
        const chart = chartOf(id, inputs);
        // A sensor's 0 and fields without a control are documented losses.
        const form = inputsFor(id, chart);
        const checked = tool.validate(form.inputs);
        const own = (await visit(chart, { on })).tools.find((each) => each.id === id);
        if (!checked.ok) return;
        expect(own?.outcome).toEqual(tool.calculate(checked.inputs));
      }),
      { numRuns: tries(30) },
    );
  });

  test('answers that cannot be true together are refused with the reason', async () => {
    const { tools } = await visit({ ...whole, ...known({ systolic: 100, diastolic: 140 }) }, { on });
    const refused = tools.filter((each) => each.refused);
    expect(refused.map(({ id }) => id)).toContain('life-days');
    for (const { ready, refused: issues } of refused) {
      expect(ready).toBe(false);
      expect(issues?.[0]?.path).toBeTruthy();
    }
  });
});

describe('doses of single medicines', () => {
  test('for each medicine that the plan starts, raises or reduces, and none else', async () => {
    const tool = await loadTool(single);
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(complete, async (chart) => {
        const { plan, tools } = await visit(chart, { on });
        const wanted = plan.actions
          .filter(({ verb }) => verb === 'start' || verb === 'raise' || verb === 'reduce')
          .filter(({ because }) => !because.includes('steroids.high-after-meals'))
          .flatMap(({ object }) => tool.medicines[object] ?? []);
        const answer = tools.find(({ id }) => id === single);
        expect((answer?.medicines ?? []).map(({ medicine }) => medicine)).toEqual(wanted);
        for (const { medicine, inputs, outcome } of answer?.medicines ?? []) {
          seen += 1;
          expect(inputs).toMatchObject({ medicationClass: medicine });
          expect(outcome).toEqual(tool.calculate(inputs));
        }
        if (wanted.length === 0) expect(answer?.missing).toContain('medicationClass');
      }),
      { numRuns: tries(40) },
    );
    expect(seen).toBeGreaterThan(0);
  });

  test('beside a morning steroid the insulin is NPH, and no row answers with another', async () => {
    const { plan, tools } = await visit(
      { ...whole, ...known({ steroids: true, ppg: 290, fpg: 120, a1c: 8.2 }) },
      { on },
    );
    expect(plan.actions.map(({ id }) => id)).toContain('start:basalInsulin');
    const rows = tools.find(({ id }) => id === single)?.medicines ?? [];
    expect(rows.map(({ medicine }) => medicine)).not.toContain('insulin_glargine');
  });

  test('every medicine it is asked about is one it has', async () => {
    const tool = await loadTool(single);
    const field = tool.fields.medicationClass;
    for (const answer of Object.values(tool.medicines))
      expect(field?.kind === 'choice' && field.choices).toContain(answer);
  });
});

describe('calculators and the plan say one thing', () => {
  const seen = async (facts: Parameters<typeof known>[0]) => visit({ ...whole, ...known(facts) }, { on });
  const about = ({ differences: found }: Visit, subject: string) => found.find((one) => one.about === subject);

  test('an eGFR of 50 in old age without albumin starts nothing, whichever calculator would', async () => {
    const well = await seen({
      age: 80,
      egfr: 50,
      ckd: false,
      ckdStage: 'none',
      uacr: 8,
      a1c: 6.9,
      sglt2Inhibitor: false,
    });
    expect(well.tools.find(({ id }) => id === 'organ-risk')?.proposes).toContain('start:sglt2Inhibitor');
    expect(well.plan.actions.map(({ id }) => id)).not.toContain('start:sglt2Inhibitor');
    expect(well.plan.overruled.find(({ action }) => action.id === 'start:sglt2Inhibitor')?.by).toBe(
      'protection.kidney-unconfirmed',
    );
  });
  test('complex health, half a point above the goal: one eGFR of 50 without albumin starts nothing either', async () => {
    const frail = await seen({
      age: 80,
      frailty: 'complex',
      egfr: 50,
      ckd: false,
      ckdStage: 'none',
      uacr: 8,
      a1c: 8.4,
      sglt2Inhibitor: false,
      heartFailure: false,
      ascvd: false,
    });
    expect(frail.tools.find(({ id }) => id === 'organ-risk')?.proposes).toContain('start:sglt2Inhibitor');
    expect(frail.plan.actions.map(({ id }) => id)).not.toContain('start:sglt2Inhibitor');
  });
  test('a pregnancy: who does not ask about it shows no figure, and none is followed', async () => {
    const pregnant = await seen({ pregnancy: true, sex: 'female', age: 31, a1c: 7.4, fpg: 125 });
    const silent = pregnant.tools.filter(({ notFor }) => notFor).map(({ id }) => id);
    expect(silent).toEqual(expect.arrayContaining(['a1c-forecast', 'life-days', 'dosing']));
    expect(silent).not.toContain('clinical-logic');
    for (const { notFor, headline } of pregnant.tools)
      expect(headline?.key === 'notInPregnancy').toBe(notFor === 'pregnancy');
    for (const { follow, byPlan } of pregnant.differences) expect([follow, byPlan]).toEqual([null, true]);
    expect((await seen({ pregnancy: false, sex: 'female', age: 31 })).tools.some(({ notFor }) => notFor)).toBe(false);
  });

  test('kidneys: where the plan sets the fluid and refuses a diet, no calculator’s amount is followed', async () => {
    const frail = await seen({ age: 84, egfr: 28, ckd: true, ckdStage: 'stage4', weight: 54, height: 156 });
    expect(frail.plan.actions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['limit:water', 'limit:energy-deficit']),
    );
    for (const subject of ['water', 'energy']) {
      const difference = about(frail, subject);
      if (difference) expect(difference).toMatchObject({ follow: null, byPlan: true });
    }
    const well = await seen({ age: 52, egfr: 90, ckd: false, ckdStage: 'none' });
    expect(about(well, 'steps')?.byPlan).toBeUndefined();
  });

  test('no calculator takes pioglitazone back for no harm while glucose is above its goal', async () => {
    const above = await seen({
      tzd: true,
      a1c: 8.2,
      heartFailure: false,
      oedema: false,
      glp1RA: false,
      bmi: 34,
      egfr: 85,
    });
    expect(above.tools.find(({ id }) => id === 'insulin-cgm')?.proposes).toContain('reduce:tzd');
    expect(above.plan.actions.map(({ id }) => id)).not.toContain('reduce:tzd');
  });

  test('an insulin that is cut: its row names the plan’s dose and no starting one', async () => {
    const lows = await seen({ age: 67, basalInsulin: true, basalUnits: 40, severeHypoglycaemia: true, a1c: 6.9 });
    const cut = lows.plan.actions.find(({ id }) => id === 'reduce:basalInsulin');
    expect(cut?.to?.value).toBeLessThan(40);
    const row = lows.tools.find(({ id }) => id === single);
    expect(row?.headline).toMatchObject({ key: 'answer.planned', values: { planned: { value: cut?.to?.value } } });
  });
});

describe('differences', () => {
  const one = (tool: ToolId, value: number, knows: number, about = 'a1cIn12Weeks') => ({
    tool,
    comparables: [{ about, value, knows }],
  });
  test('only where two answered, and by more than the tolerance', () => {
    expect(differences([one('a1c-forecast', 7, 2)])).toEqual([]);
    expect(differences([one('a1c-forecast', 7, 2), one('insulin-cgm', 7.15, 1)])).toEqual([]);
    expect(differences([one('a1c-forecast', 7, 2), one('insulin-cgm', 9, 1, 'energy')])).toEqual([]);
    expect(differences([one('a1c-forecast', 7, 2), one('insulin-cgm', 7.16, 1)])).toMatchObject([
      { about: 'a1cIn12Weeks', follow: 'a1c-forecast', answers: [{ tool: 'a1c-forecast' }, { tool: 'insulin-cgm' }] },
    ]);
  });
  test('none is followed where two know as much', () => {
    expect(differences([one('a1c-forecast', 7, 1), one('insulin-cgm', 8, 1)])[0]?.follow).toBeNull();
  });

  test('where one knows more, that figure is the one to go by; only what nobody knows better is left', () => {
    const found = differences([one('a1c-forecast', 7, 2), one('insulin-cgm', 8, 1)]);
    const [figure, ...more] = settled(found);
    expect(more).toEqual([]);
    expect(figure).toMatchObject({ followed: { tool: 'a1c-forecast' }, others: [{ tool: 'insulin-cgm' }] });
    expect(unsettled(found)).toEqual([]);
    const even = differences([one('a1c-forecast', 7, 1), one('insulin-cgm', 8, 1)]);
    expect(settled(even)).toEqual([]);
    expect(unsettled(even)).toEqual(even);
    const byPlan = even.map((each) => ({ ...each, byPlan: true as const }));
    expect([...settled(byPlan), ...unsettled(byPlan)]).toEqual([]);
  });

  test('every figure compared is a number', async () => {
    for (const id of toolIds) {
      const tool = await loadTool(id);
      for (const inputs of fc.sample(anyInputs(tool), { numRuns: tries(50), seed: 11 }))
        for (const { about, value } of await tool.comparables(inputs, tool.calculate(inputs))) {
          expect(comparedSubjects).toContain(about);
          expect(Number.isFinite(value), `${id} ${about}`).toBe(true);
        }
    }
  });

  test('every subject is compared by two calculators, and has words for what each says and why they differ', async () => {
    const comparing = await Promise.all(
      toolIds.map(async (id) => {
        const tool = await loadTool(id);
        return (await tool.comparables(tool.defaults, tool.calculate(tool.defaults))).map(({ about }) => about);
      }),
    );
    for (const about of comparedSubjects) {
      expect(comparing.flat().filter((each) => each === about).length, about).toBeGreaterThan(1);
      const found = differences([one('a1c-forecast', 1, 1, about), one('clinical-logic', 9999, 2, about)]);
      expect(found).toHaveLength(1);
      for (const [locale, patterns] of [
        ['en', visitEn],
        ['ar', visitAr],
      ] as const) {
        const { units, unitPlurals } = await loadClinicalCopy(locale);
        const wording = { locale, patterns, unitWords: units, ...(unitPlurals && { unitPlurals }), units: {}, at: now };
        for (const { why, answers } of found)
          for (const message of [why, { key: 'visit.why.byPlan' }, ...answers.map(({ says }) => says)]) {
            const text = sayPlain(message, wording);
            expect(text).not.toMatch(broken);
            expect(text).not.toBe('');
          }
      }
    }
    expect(Object.keys(visitAr).sort()).toEqual(Object.keys(visitEn).sort());
    const owed = comparedSubjects.flatMap((about) => [`visit.says.${about}`, `visit.why.${about}`]);
    expect(Object.keys(visitEn).sort()).toEqual([...owed, 'visit.why.byPlan'].sort());
  });
});

test('a visit works out what follows once, and tells it to every calculator', async () => {
  const chart = { ...whole };
  delete (chart as Record<string, unknown>).bmi;
  const { tools } = await visit(chart, { on });
  expect(derive(chart).chart.bmi?.from).toBe('derived');
  expect(tools.find(({ id }) => id === 'life-days')?.ready).toBe(true);
});
