import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drugs } from '../../../src/engine/dosing/drugs/index.ts';
import { type DrugRecord, type MedicationClass, medicationClasses } from '../../../src/engine/dosing/drugs/record.ts';
import { dosing } from '../../../src/engine/dosing/index.ts';
import { sheetOf } from '../../../src/engine/dosing/report/patient-sheet.ts';
import { say } from '../../../src/engine/kit/words/say.ts';
import { plainText } from '../../../src/engine/kit/report/plain-text.ts';
import type { Block } from '../../../src/engine/kit/report/report.ts';
import { documentsOf } from '../helpers/documents.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { sentences, wordings } from '../helpers/words.ts';
import { tries } from '../../fixtures/tries.ts';

type Inputs = typeof dosing.defaults;
type MoreAnswers = Partial<
  Record<'glp1RA' | 'dpp4Inhibitor' | 'pancreatitis' | 'pregnancy' | 'basalInsulin', 'yes' | 'no'>
> & {
  readonly sex?: 'male' | 'female';
  readonly basalUnits?: number;
  readonly metformin?: number;
};

const record = (id: MedicationClass): DrugRecord => drugs[id];
const documents = await documentsOf(dosing, sheetOf);
/** With answers beyond the form, as the optional ones are asked. */
type Changes = Partial<Inputs> & MoreAnswers;
const report = (changes: Changes) => documents({ ...dosing.defaults, ...changes });
const blocksOf = (changes: Changes): Block[] => report(changes).sections.flatMap(({ blocks }) => [...blocks]);
const keys = (blocks: readonly { readonly message: { readonly key: string } }[]) =>
  blocks.map(({ message }) => message.key);

describe('the medicine looked up is a question', () => {
  test('a protected heart asks for no second incretin', async () => {
    const english = (await wordings(dosing)).find(({ locale }) => locale === 'en');
    if (!english) throw new Error('no English');
    for (const [medicationClass, known] of [
      ['tirzepatide', /non-inferior to dulaglutide.*not superior/],
      ['sitagliptin', /no cardiovascular outcome benefit/],
    ] as const) {
      const { notes } = report({ medicationClass, hasAscvd: true });
      const said = notes.flatMap(({ message }) => sentences(message, english)).join(' ');
      expect(said).toMatch(known);
      expect(said).not.toMatch(/prefer|add/i);
    }
  });

  test('it sets no fact: nothing is kept, raised or stopped for being looked up', () => {
    for (const medicationClass of medicationClasses) {
      const { plan } = report({ medicationClass });
      const own = plan.actions.filter(({ because }) => because.some((reason) => reason.includes('dosing')));
      expect(own).toEqual([]);
      expect(plan.actions.some(({ verb }) => verb === 'keep')).toBe(false);
    }
  });

  test('what the plan excludes is refused in the headline, in the picture and to the patient', () => {
    for (const changes of [
      { medicationClass: 'liraglutide', pancreatitis: 'yes' },
      { medicationClass: 'tirzepatide', pregnancy: 'yes', sex: 'female', age: 30 },
      { medicationClass: 'sitagliptin', glp1RA: 'yes' },
    ] as const) {
      const { answer, tone, patient: sheet } = report(changes);
      expect(answer.key).toBe('answer.refused');
      expect(tone).toBe('warn');
      expect(blocksOf(changes).some(({ type }) => type === 'ladder')).toBe(false);
      expect(sheet).toMatchObject({ about: { key: 'patient.notNow' }, sections: [] });
    }
    expect(report({ medicationClass: 'liraglutide' }).answer.key).toBe('answer.usual');
  });

  test('the headline leads with the dose: its first stressed words are a dose, in both languages', async () => {
    for (const wording of await wordings(dosing))
      for (const medicationClass of medicationClasses)
        for (const egfr of [12, 20, 35, 50, 80]) {
          const { answer } = report({ medicationClass, egfr });
          if (!['answer.usual', 'answer.dose'].includes(answer.key)) continue;
          const stressed = say(answer, wording).filter(({ tone }) => tone);
          const first = stressed.map(({ text }) => text).join('');
          expect(first, `${medicationClass} ${egfr}`).toMatch(
            /\d.*(?:mg|units|ملغم|وحدات|وحدة)|^Usual dose|^الجرعة المعتادة/u,
          );
          expect(first).not.toMatch(/kidney|كلو/u);
        }
  });

  test('metformin in use is told at the dose the plan sets, never at the one to begin with', () => {
    for (const [egfr, metformin, to, key] of [
      // The way up is told with the end of it.
      [90, 500, 2000, 'answer.raisedTablet'],
      [38, 2000, 1000, 'answer.plannedTablet'],
    ] as const) {
      const { answer, plan } = report({ medicationClass: 'metformin', egfr, metformin, a1c: 8.6 });
      expect(plan.actions.find(({ object }) => object === 'metformin')?.to?.value).toBe(to);
      expect(answer).toMatchObject({ key, values: { planned: { value: to, unit: 'mg' } } });
    }
  });

  test('a basal insulin that the plan starts is told at the plan’s dose, the record’s range after it', () => {
    const begins = { medicationClass: 'insulin_glargine', basalInsulin: 'no', a1c: 12.4, age: 45, egfr: 90 } as const;
    const { answer, plan } = report({ ...begins, weight: 64 });
    const to = plan.actions.find(({ id }) => id === 'start:basalInsulin')?.to;
    expect(to?.unit).toBe('U');
    expect(answer).toMatchObject({ key: 'answer.plannedStart', values: { planned: { value: to?.value, unit: 'U' } } });
    // Where the record gives the same single figure, there is nothing to add.
    expect(report({ ...begins, weight: 64, age: 80 }).answer.key).toBe('answer.dose');
  });

  test('no dose is stressed of a medicine that is refused', async () => {
    const { answer } = report({ medicationClass: 'liraglutide', pancreatitis: 'yes' });
    for (const wording of await wordings(dosing))
      expect(say(answer, wording).filter(({ tone }) => tone === 'b')).toEqual([]);
  });

  test('nobody who takes an insulin is told to stop it for not being raised', () => {
    const tooMuch = { medicationClass: 'insulin_glargine', basalInsulin: 'yes', basalUnits: 60 } as const;
    expect(report(tooMuch).answer.key).toBe('answer.refused');
    expect(report(tooMuch).patient.about?.key).toBe('patient.notMore');
  });

  test('an insulin that is taken goes on from its own dose: no starting dose stands beside the plan’s', () => {
    const taken = { medicationClass: 'insulin_glargine', basalInsulin: 'yes', basalUnits: 24, a1c: 8.4 } as const;
    const begins = { medicationClass: 'insulin_glargine', basalInsulin: 'no', a1c: 8.4 } as const;
    for (const changes of [taken, { ...taken, basalUnits: 40, a1c: 6.1, age: 84 }]) {
      const { answer, plan } = report(changes);
      const to = plan.actions.find(({ object }) => object === 'basalInsulin')?.to;
      if (answer.key === 'answer.refused') continue;
      expect(answer.key).toBe(to ? 'answer.planned' : 'answer.inUse');
      if (to) expect(answer.values?.['planned']).toMatchObject({ value: to.value, unit: to.unit });
      expect(JSON.stringify(blocksOf(changes))).not.toMatch(/"startLow"|"ladder"/);
    }
    expect(report(taken).answer.key).toMatch(/planned|inUse/);
    expect(report(begins).answer.key).toBe('answer.dose');
  });

  test('to somebody who takes metformin it is not said not to start it, and to whoever does not it is', () => {
    const dose = (metformin: number) =>
      report({ medicationClass: 'metformin', egfr: 43, a1c: 7.6, metformin }).answer.values?.['dose'];
    expect(dose(1000)).toMatchObject({ key: 'drug.metformin.renal_adjust.content.1.taken.led' });
    expect(dose(0)).toMatchObject({ key: 'drug.metformin.renal_adjust.content.1.dose.led' });
    const { dose: first, taken } = record('metformin').renal_adjust.content[1] ?? {};
    expect([first?.en, taken?.en].map((text) => /not start/.test(text ?? ''))).toEqual([true, false]);
  });

  test('a tablet that is taken and goes on is not told apart as one not to start', () => {
    const taken = { medicationClass: 'sitagliptin', dpp4Inhibitor: 'yes', glp1RA: 'no', a1c: 6.8 } as const;
    expect(report({ ...taken, egfr: 90 }).answer.key).toBe('answer.usual');
    const less = report({ ...taken, egfr: 44.9 });
    expect(less.plan.actions.find(({ object }) => object === 'dpp4Inhibitor')?.to?.value).toBe(50);
    expect(less.answer.key).toBe('answer.dose');
    expect(report({ ...taken, pancreatitis: 'yes' }).answer.key).toBe('answer.refused');
  });

  test('a second incretin beside one that is taken or planned is a warning, at its row too', () => {
    for (const changes of [
      { medicationClass: 'sitagliptin', hasAscvd: true },
      { medicationClass: 'tirzepatide', dpp4Inhibitor: 'yes', glp1RA: 'no', a1c: 7.2 },
    ] as const) {
      expect(keys(report(changes).cautions)).toContain('note.duplicated');
      expect(JSON.stringify(blocksOf(changes))).toContain('major.here');
    }
    expect(keys(report({ medicationClass: 'semaglutide_inj', glp1RA: 'yes' }).notes)).toContain('note.inItsPlace');
    expect(keys(report({ medicationClass: 'semaglutide_inj' }).notes)).not.toContain('note.inItsPlace');
  });
});

describe('the text for a record', async () => {
  const english = (await wordings(dosing)).find(({ locale }) => locale === 'en');
  if (!english) throw new Error('no English');
  test('has the whole checklist and the interactions, whoever the patient is', () => {
    const said = (text: string) => text.replaceAll('\u00a0', ' ');
    for (const inputs of fc.sample(anyInputs(dosing), { numRuns: tries(60), seed: 3 })) {
      const entry = record((inputs as Inputs).medicationClass);
      const text = said(plainText(documents(inputs as Inputs), english));
      for (const { en } of entry.contraindications.content) expect(text).toContain(en);
      for (const { drug, action } of entry.ddis_major.content) {
        expect(text).toContain(drug.en);
        expect(text).toContain(action.en);
      }
    }
  });
  test('names each source of a record once, with everything read in it', () => {
    for (const medicationClass of medicationClasses) {
      const table = blocksOf({ medicationClass }).find(
        (block) => block.type === 'table' && block.caption.key === 'reference.caption',
      );
      const rows = table?.type === 'table' ? table.rows.map(({ cells }) => JSON.stringify([cells[0], cells[2]])) : [];
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });
});

describe('the patient’s tips', () => {
  const tips = (changes: Changes) => JSON.stringify(report(changes).patient.sections);
  const drinking = 'drug.semaglutide_inj.patient_tips.content.0';
  test('none to drink where drinking is limited, none to begin what is not begun', () => {
    const key = { medicationClass: 'semaglutide_inj' } as const;
    expect(tips(key)).toContain(drinking);
    for (const changes of [{ hasHeartFailure: true }, { egfr: 29 }])
      expect(tips({ ...key, ...changes })).not.toContain(drinking);
    expect(tips({ egfr: 90 })).toContain('drug.metformin.patient_tips.content.0');
    expect(tips({ egfr: 40 })).not.toContain('drug.metformin.patient_tips.content.0');
  });
  test('none about the pill to a man', () => {
    const pill = 'drug.tirzepatide.patient_tips.content.4';
    expect(tips({ medicationClass: 'tirzepatide', age: 40 })).toContain(pill);
    expect(tips({ medicationClass: 'tirzepatide', age: 40, sex: 'male' })).not.toContain(pill);
  });
});
