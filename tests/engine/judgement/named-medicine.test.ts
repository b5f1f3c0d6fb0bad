import { describe, expect, test } from 'vitest';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { readIntake } from '../../../src/engine/intake/index.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { medicineDay } from '../../../src/engine/judgement/medicine-day.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { actionName, loadPlanWords, withNames } from '../../../src/engine/judgement/words.ts';
import type { Locale, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../../src/engine/kit/words/say.ts';
import { inShort } from '../../../src/engine/plan/in-short.ts';
import { known } from '../helpers/charts.ts';

const patient = {
  age: 66,
  a1c: 8.9,
  ckd: true,
  egfr: 41,
  uacr: 180,
  metformin: 2000,
  sulfonylurea: true,
  hypoglycaemiaHistory: true,
} as const;

/** The headline, the first lines of the sheet and the day, as they are said. */
async function said(locale: Locale, facts: Parameters<typeof known>[0]): Promise<string[]> {
  const judgement = judge(known({ ...patient, ...facts }));
  const plan = planFor(judgement);
  const all = await loadPlanWords(locale);
  const patterns = withNames(all, judgement.patient.known);
  const { units: unitWords, unitPlurals } = await loadClinicalCopy(locale);
  const wording: Wording = { locale, patterns, unitWords, unitPlurals, units: {}, at: new Date('2026-11-26') };
  const sheet = writeSheet(plan, judgement, { picture: [], sections: [] }, all);
  return [
    ...inShort(plan).map((action) => plainValue(actionName(action), wording)),
    ...sheet.next.slice(0, 3).map((message) => sayPlain(message, wording)),
    ...medicineDay(plan, judgement).map(({ medicine }) => sayPlain(medicine, wording)),
  ];
}

describe('a medicine the chart names', () => {
  test('is said by its name to the clinician and by its box to the patient', async () => {
    const [headline, instead, ...rest] = await said('en', { sulfonylureaAgent: 'gliclazide' });
    expect(headline).toBe('Stop gliclazide');
    expect(instead).toBe('Start an SGLT2 inhibitor');
    expect(rest.join('\n')).toMatch(/Stop gliclazide \(box: Diamicron\)[\s\S]*gliclazide \(Diamicron\)/);
    expect(rest.join('\n')).not.toMatch(/Amaryl|tablet that can/);
    const arabic = await said('ar', { sulfonylureaAgent: 'gliclazide' });
    expect(arabic[0]).toBe('إيقاف غليكلازيد');
    expect(arabic.join('\n')).toMatch(/دياميكرون/);
    expect(arabic.join('\n')).not.toMatch(/أماريل|السلفونيل/);
  });

  test('is said by its class where the chart does not name it, or names another', async () => {
    for (const facts of [{}, { sulfonylureaAgent: 'other' }] as const) {
      const [headline, , ...rest] = await said('en', facts);
      expect(headline).toBe('Stop sulfonylurea');
      expect(rest.join('\n')).toMatch(/Diamicron, Amaryl or Daonil/);
    }
  });

  test('is read from a line that names it, by substance or by brand, and not from one that says the class', () => {
    const agentIn = (text: string) =>
      readIntake(text, { on: '2026-11-26' }).younger.find(({ fact }) => fact === 'sulfonylureaAgent')?.value;
    expect(agentIn('66F T2DM, metformin 1 g bd, Diamicron MR 60')).toBe('gliclazide');
    expect(agentIn('على أماريل ٤ وجلوكوفاج ١٠٠٠')).toBe('glimepiride');
    expect(agentIn('on glyburide 5 mg')).toBe('glibenclamide');
    expect(agentIn('on metformin and a sulfonylurea')).toBeUndefined();
    expect(agentIn('gliclazide stopped in May, on metformin 1000')).toBeUndefined();
  });
});

describe('a GLP-1 receptor agonist the chart names', () => {
  const taking = {
    ...patient,
    sulfonylurea: false,
    hypoglycaemiaHistory: false,
    pancreatitis: true,
    glp1RA: true,
  } as const;

  test('is said by its name, and a tablet is no injection', async () => {
    const daily = (await said('en', { ...taking, glp1Agent: 'liraglutide' })).join('\n');
    expect(daily).toMatch(
      /Pause liraglutide[\s\S]*liraglutide injection \(box: Victoza\)[\s\S]*liraglutide injection \(Victoza\)/,
    );
    const tablet = (await said('en', { ...taking, glp1Agent: 'oral-semaglutide' })).join('\n');
    expect(tablet).toMatch(/Pause oral semaglutide[\s\S]*Rybelsus/);
    expect(tablet).not.toMatch(/injection|Ozempic/);
    const arabic = (await said('ar', { ...taking, glp1Agent: 'oral-semaglutide' })).join('\n');
    expect(arabic).toMatch(/ريبيلسوس/);
    expect(arabic).not.toMatch(/حقنة|أوزمبيك/);
    expect((await said('en', taking)).join('\n')).toMatch(/Pause GLP-1 receptor agonist or tirzepatide/);
  });

  test.each([
    ['on Victoza 1.2 and metformin 1 g bd', 'liraglutide'],
    ['Rybelsus 7 mg, metformin 500 bd', 'oral-semaglutide'],
    ['metformin 1 g bd, semaglutide 14 mg daily', 'oral-semaglutide'],
    ['semaglutide 0.5 mg weekly', 'semaglutide'],
    ['سيماجلوتايد ١ ملغ كل أسبوع', 'semaglutide'],
    ['Ozempic 1 mg', 'semaglutide'],
    ['Byetta 10 mcg bd', 'exenatide'],
    ['exenatide 2 mg weekly', 'exenatide-weekly'],
    ['على فيكتوزا وجلوكوفاج', 'liraglutide'],
    ['منجارو ٥', 'tirzepatide'],
    ['on semaglutide', undefined],
    ['semaglutide 1 mg daily', undefined],
    ['Wegovy 1.7 mg', undefined],
    ['on a GLP-1 agonist', undefined],
    ['Victoza stopped in May, on metformin 1000', undefined],
  ])('“%s” names %s', (text, agent) => {
    const { younger, offers } = readIntake(text, { on: '2026-11-26' });
    expect(younger.find(({ fact }) => fact === 'glp1Agent')?.value).toBe(agent);
    if (agent) expect(offers.find(({ fact }) => fact === 'glp1RA')?.value).toBe(true);
  });

  test('tirzepatide alone makes the pill less reliable', () => {
    const woman = { sex: 'female', age: 33, childbearing: 'contraception', pregnancy: false, glp1RA: true } as const;
    const fires = (facts: Parameters<typeof known>[0]) =>
      judge(known({ ...woman, ...facts })).fired.some(({ rule }) => rule.id === 'pregnancy.pill');
    expect(fires({})).toBe(true);
    expect(fires({ glp1Agent: 'tirzepatide' })).toBe(true);
    expect(fires({ glp1Agent: 'liraglutide' })).toBe(false);
  });
});
