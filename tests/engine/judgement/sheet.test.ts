import { describe, expect, test } from 'vitest';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { judge, planOfChart } from '../../../src/engine/judgement/index.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { dueIn, loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { OwnSheet } from '../../../src/engine/kit/report/report.ts';
import type { Locale, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { chartOf, patient } from '../../../tools/rules/patients.ts';
import { sentencesIn } from '../../fixtures/reading.ts';
import { reached, tries } from '../../fixtures/tries.ts';
import { chartOfFacts } from './run-case.ts';

const patterns = await loadPlanWords('en');
async function clinical(locale: Locale) {
  const { units: unitWords, unitPlurals } = await loadClinicalCopy(locale);
  return { unitWords, unitPlurals };
}
function sheetOf(facts: Parameters<typeof chartOfFacts>[0]) {
  const chart = chartOfFacts(facts);
  return writeSheet(planOfChart(chart), judge(chart), {} as OwnSheet, patterns);
}
const keys = (said: readonly { readonly key: string }[]): string[] => said.map(({ key }) => key);
const well = { age: 58, sex: 'male', a1c: 6.8, egfr: 80, uacr: 8, metformin: 2000, diabetesType: 'type2' } as const;

describe('the patient’s sheet', () => {
  test('on the way to hospital it holds only what is done at once', () => {
    const { next } = sheetOf({ ...well, sglt2Inhibitor: true, ketones: 3.4, catabolicSymptoms: true });
    expect(keys(next)).toContain('action.refer:emergency.patient');
    expect(keys(next)).toContain('action.hold:sglt2Inhibitor.patient');
    expect(keys(next).filter((key) => /^(action\.(check|ask|do|limit):|answer\.)/.test(key))).toEqual([]);
  });

  test('leaves out no stop, pause or change of dose, however much else there is', () => {
    const { next } = sheetOf({
      ...{ age: 70, sex: 'male', weight: 55, height: 174, a1c: 10.1, fpg: 240, egfr: 75, catabolicSymptoms: true },
      ...{ metformin: 1000, sulfonylurea: true, glp1RA: true, sglt2Inhibitor: true, diabetesDuration: 1 },
      ...{ basalInsulin: false, uacr: 12 },
    });
    expect(keys(next)).toContain('action.stop:glp1RA.patient');
  });

  test.each([
    ['pressure', { systolic: 190, diastolic: 122 }],
    ['potassium', { potassium: 6.1, rasInhibitor: true }],
    ['foot', { footUlcer: true, footUlcerOpen: true }],
    ['liver', { alt: 420 }],
  ] as const)('names the danger signs of the %s that the plan found, and no others', (name, found) => {
    const danger = `patient.help.${name}`;
    expect(keys(sheetOf({ ...well, ...found }).help)).toEqual(['patient.help.low', 'patient.help.high', danger]);
    expect(keys(sheetOf(well).help)).toEqual(['patient.help.low', 'patient.help.high']);
  });

  test('who may need less or more is not told that all stays as it is', () => {
    const { answer } = sheetOf({ ...well, systolic: 96, diastolic: 58, rasInhibitor: true, heartFailure: false });
    expect(answer.key).toBe('plan.patient.first.talk');
    expect(sheetOf({ ...well, systolic: 124, diastolic: 76 }).answer.key).not.toBe('plan.patient.first.talk');
  });

  test('who is not known to take anything is not told to take it as now', () => {
    const untold = { age: 60, a1c: 6.4, diabetesType: 'type2' } as const;
    for (const taken of [{}, { metformin: 0 }, { sulfonylurea: false }] as const)
      expect(sheetOf({ ...untold, ...taken }).answer.key, JSON.stringify(taken)).toMatch(
        /first\.(checks|habits)\.none$/,
      );
    for (const taken of [{ metformin: 1000 }, { statin: 'moderate' }, { onBloodPressureMedicine: true }] as const)
      expect(sheetOf({ ...untold, ...taken }).answer.key, JSON.stringify(taken)).toMatch(/first\.(checks|habits)$/);
  });

  describe('a choice made', () => {
    const mayChoose = {
      ...well,
      a1c: 8.6,
      glp1RA: false,
      sglt2Inhibitor: false,
      dpp4Inhibitor: false,
      ascvd: false,
    } as const;
    const asks = 'rule.targets.add.ask';
    test('is not asked for again; one put off is, by the day of the next visit', () => {
      expect(keys(sheetOf(mayChoose).ask)).toContain(asks);
      for (const treatmentChoice of ['glp1RA', 'no-change'] as const)
        expect(keys(sheetOf({ ...mayChoose, treatmentChoice }).ask), treatmentChoice).not.toContain(asks);
      const { review } = planOfChart(chartOfFacts({ ...mayChoose, treatmentChoice: 'not-today' }));
      expect(review).toBeLessThanOrEqual(42);
      // Who chose nothing new is seen when they would have been.
      expect(planOfChart(chartOfFacts({ ...mayChoose, treatmentChoice: 'no-change' })).review).toBeGreaterThan(42);
    });
  });

  test('asks what to watch for with what begins, not whether it should begin', () => {
    const kidneys = { ...well, a1c: 7.9, egfr: 41, uacr: 180, sglt2Inhibitor: false } as const;
    const { next, ask } = sheetOf(kidneys);
    expect(keys(next)).toContain('action.start:sglt2Inhibitor.patient');
    expect(keys(ask)).toContain('plan.patient.askNew');
    expect(keys(ask)).not.toContain('rule.protection.sglt2-kidney.ask');
    // Nothing begins, nothing of the kind is asked.
    expect(keys(sheetOf(well).ask)).not.toContain('plan.patient.askNew');
  });

  test('its headline names what comes first, and no step says the same again, for random patients', async () => {
    const locales = ['en', 'ar'] as const;
    const told = { named: 0, change: 0 };
    const words = await Promise.all(
      locales.map(async (locale) => ({ locale, patterns: await loadPlanWords(locale), ...(await clinical(locale)) })),
    );
    for (let seed = 1; seed <= tries(150); seed += 1) {
      const chart = chartOf(patient(seed));
      const judgement = judge(chart);
      const plan = planOfChart(chart);
      for (const own of words) {
        const { answer, next, reader } = writeSheet(plan, judgement, {} as OwnSheet, own.patterns);
        const how = /first\.(named|change)$/.exec(answer.key)?.[1];
        if (how !== 'named' && how !== 'change') continue;
        told[how] += 1;
        const wording: Wording = { ...own, units: {}, at: new Date('2026-11-29'), ...(reader && { reader }) };
        const headline = sayPlain(answer, wording);
        // Every hole is filled: `sayPlain` of a key nobody wrote leaves it.
        expect(headline, `patient ${seed}`).not.toMatch(/\{|plan\.patient|undefined/);
        const sentences = next.flatMap((step) => sentencesIn(sayPlain(step, wording)));
        for (const sentence of sentencesIn(headline)) expect(sentences, `patient ${seed}`).not.toContain(sentence);
      }
    }
    expect(told.named).toBeGreaterThan(reached(10));
    expect(told.change).toBeGreaterThan(reached(10));
  });

  test('speaks as those who decided it: that the doctor decides stands once, at the end', async () => {
    for (const locale of ['en', 'ar'] as const) {
      const words = Object.entries(await loadPlanWords(locale)).filter(([key]) =>
        /action\.(start|stop|hold|reduce|raise|switch):\w+\.patient$/.test(key),
      );
      expect(words.length).toBeGreaterThan(60);
      const absent = /your doctor|not on your own|[Aa]sk your|[Tt]alk with your|طبيبك|عيادتك|نفسك/;
      expect(words.filter(([, pattern]) => absent.test(JSON.stringify(pattern).replaceAll('ِ', '')))).toEqual([]);
    }
  });

  test('its first sentence tells no day that is not among its own steps, for random patients', () => {
    let told = 0;
    for (let seed = 1; seed <= tries(150); seed += 1) {
      const chart = chartOf(patient(seed));
      const plan = planOfChart(chart);
      const { answer } = writeSheet(plan, judge(chart), {} as OwnSheet, patterns);
      if (!/first\.(change|talk|checks(?:\.none)?)$/.test(answer.key)) continue;
      const said = plan.actions.filter(
        ({ id, verb, object }) =>
          `action.${id}.patient` in patterns || (verb === 'ask' && `answer.ask.${object}` in patterns),
      );
      if (said.length === 0) continue;
      told += 1;
      const days = said.map(({ within }) => JSON.stringify(dueIn(within)));
      expect(days, `patient ${seed}`).toContain(JSON.stringify(answer.values?.['when']));
    }
    expect(told).toBeGreaterThan(reached(30));
  });
});
