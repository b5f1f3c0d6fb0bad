import { expect, test } from 'vitest';
import { findMedicines, readIntake } from '../../../src/engine/intake/index.ts';

const on = '2026-11-20';
const told = (text: string): unknown =>
  readIntake(text, { on }).younger.find(({ fact }) => fact === 'strongCyp3a4Inhibitor')?.value;
const asked = (text: string): boolean =>
  readIntake(text, { on }).named.some(({ facts }) => facts.includes('strongCyp3a4Inhibitor'));

test.each([
  'clarithromycin 500 bd for chest, atorva 40',
  'clarithromicin 500 mg bd',
  'on Klacid 500 bd x 7d, rosuva 20, started yesterday',
  'clarithromycin 500 bd until 28/11/2026',
  'started itraconazole 100 bd 2 weeks ago',
  'ketoconazole 200 mg od',
  'taking ketoconazole tablets',
  'voriconazole 200 mg bd for aspergillosis',
  'Noxafil 300 od',
  'on Paxlovid day 2 of 5',
  'DRV/r 800/100 od, HIV since 2010',
  'HIV on Symtuza',
  'boosted protease inhibitor',
  'nefazodone 200 bd',
  'telithromycin 800 od',
  'hold atorvastatin while on clarithromycin',
  'was given clarithromycin by GP on Monday for LRTI',
  'will stop clarithromycin on Friday',
  'on a strong CYP3A4 inhibitor',
  'بياخد كلاريثروميسين 500',
  'على باكسلوفيد من يومين',
  'إيتراكونازول ١٠٠ مرتين',
  'كلاسيد 500 بدأه الأسبوع الماضي',
])('%s: taken now', (text) => {
  expect(told(text)).toBe(true);
});

test.each([
  'not on clarithromycin, simva 20',
  'clarithromycin stopped yesterday',
  'was on itraconazole',
  'finished clarithromycin last week',
  'clarithromycin finished last week',
  'completed a 7 day course of Klacid',
  'had Paxlovid in March',
  'clarithromycin in 2023 for H pylori',
  'H pylori, eradicated 2019 with clarithromycin',
  'clarithromycin 500 bd until 14/11/2026',
  'consider clarithromycin',
  'will start itraconazole next week',
  'clarithromycin planned for H. pylori',
  'if given clarithromycin stop simvastatin',
  'allergic to clarithromycin',
  'Allergies: clarithromycin (rash)',
  'simvastatin interacts with clarithromycin',
  'clarithromycin-resistant H pylori',
  'wife on Paxlovid',
  'husband taking itraconazole, she is on metformin 1g bd',
  'ketoconazole shampoo twice weekly',
  'ketoconazole 2% cream',
  'uses ketoconazole for scalp',
  'clotrimazole cream',
  'azithromycin 500 x3d',
  'fluconazole 150 stat',
  'erythromycin 500 qds',
  'خلص كورس كلاسيد الأسبوع الماضي',
  'لا يأخذ كلاريثروميسين',
  'حساسية من كلاريثروميسين',
  'شامبو كيتوكونازول',
  'زوجته على باكسلوفيد',
  'نفكر في إيتراكونازول',
  'أزيثروميسين 500',
])('%s: not taken now', (text) => {
  expect(told(text)).toBeUndefined();
  expect(asked(text)).toBe(false);
});

test('the denial of the class is told, and a name that may be a shampoo is asked', () => {
  expect(told('no strong CYP3A4 inhibitors')).toBe(false);
  expect([told('Nizoral'), asked('Nizoral')]).toEqual([undefined, true]);
});

test('they are found by name in the field of medicines', () => {
  for (const name of ['Klacid', 'clarith', 'باكسلوفيد'])
    expect(findMedicines(name)[0]?.facts).toEqual(['strongCyp3a4Inhibitor']);
  expect(findMedicines('azithromycin')[0]?.facts).toEqual([]);
});
