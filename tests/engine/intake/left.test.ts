import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const on = '2026-11-25';
const read = (text: string) => {
  const { offers, left } = readIntake(text, { on });
  return {
    facts: Object.fromEntries(offers.map(({ fact, value }) => [fact, value])),
    left: left.map(({ from, to }) => text.slice(from, to)),
  };
};

test.each([
  ['no heart failure, HbA1c 8', { heartFailure: false, a1c: 8 }],
  ['HbA1c 8, denies heart failure', { heartFailure: false, a1c: 8 }],
] as const)('a word of denial that was read is not left: %s', (text, facts) => {
  expect(read(text)).toMatchObject({ facts, left: [] });
});

test('what was not read is left, with the denial before it', () => {
  expect(read('HbA1c 8, no allotment').left).toEqual(['no allotment']);
});

test('a weight or height by an Arabic unit alone is no age', () => {
  expect(read('أنثى، 88 كغ، 160 سم').facts).toEqual({ sex: 'female', weight: 88, height: 160 });
});

test('medicines taken now are told as they are written, with a fact of their own or without', () => {
  const text =
    'metformin/sitagliptin 1000/50 bd + gliclazide MR 60, bisoprolol 5, كونكور ٥، stopped amlodipine, insulin resistance, mother on Plavix, on a statin, plan: start Jardiance 10';
  const { medicines } = readIntake(text, { on: '2026-11-25' });
  expect(medicines.map(({ from, to }) => text.slice(from, to))).toEqual([
    'metformin/sitagliptin 1000/50 bd',
    'gliclazide MR 60',
    'bisoprolol 5',
    'كونكور ٥',
  ]);
});

test.each([
  ['furosemide 40, 2 severe lows this year', 'furosemide 40'],
  ['furosemide 40, 2 allotments', 'furosemide 40'],
  ['فوروسيميد 40، 2 هبوط شديد', 'فوروسيميد 40'],
  ['furosemide 40, 2 tablets od, lows', 'furosemide 40, 2 tablets od'],
])('how often something happened is no dose of the medicine before it: %s', (text, written) => {
  const { medicines } = readIntake(text, { on });
  expect(medicines.map(({ from, to }) => text.slice(from, to))).toEqual([written]);
});

test.each([
  'ألوبيورينول ١٠٠',
  'الوبيورينول 100',
  'زيلوريك ٣٠٠',
  'بانتوبرازول ٤٠',
  'كلوبيدوجريل ٧٥',
  'وارفارين ٥',
  'أبيكسابان ٥ مرتين',
  'جابابنتين ٣٠٠',
  'ليريكا ٧٥',
  'سالبوتامول ١٠٠',
  'فيتامين د ٥٠٠٠ وحدة أسبوعيا',
  'vitamin D 1000 IU daily',
  'Zyloric 100',
  'sertraline 50',
])('a clinic’s other medicines are known by name, and set nothing: %s', (text) => {
  const { offers, questions, medicines } = readIntake(`HbA1c 8، ${text}`, { on });
  expect(offers.map(({ fact }) => fact)).toEqual(['a1c']);
  expect(questions).toEqual([]);
  expect(medicines.map(({ from, to }) => `HbA1c 8، ${text}`.slice(from, to))).toEqual([text]);
});

test.each(['foozumab 100 mg sc', 'زفتومايسين ٥٠٠ ملغ مرتين', 'vitamin D 22'])(
  'a name that is in no table, or no dose, stays as it is: %s',
  (text) => {
    const { offers, questions, medicines, unread } = readIntake(text, { on });
    expect([...offers, ...questions, ...medicines]).toEqual([]);
    expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual([text]);
  },
);

test.each([
  ['hypo last week, Lantus 20', 'hypo last week'],
  ['hypos twice a week', 'hypos twice a week'],
  ['severe hypo in March', 'severe hypo in March'],
  ['هبوط سكر مرتين الشهر الماضي', 'هبوط سكر مرتين الشهر الماضي'],
  ['هبوط واحد الشهر الماضي، تراكمي 8', 'هبوط واحد الشهر الماضي'],
  // What is another’s stays apart.
  ['hypo twice, daily metformin 500', 'hypo twice'],
])('%s: when a low was, and how often, stands on its chip', (text, piece) => {
  const { offers, questions } = readIntake(text, { on: '2026-11-20' });
  const low = [
    ...offers.filter(({ fact }) => fact === 'hypoglycaemiaHistory'),
    ...questions.filter(({ facts }) => facts.includes('hypoglycaemiaHistory')),
  ];
  expect(low.map(({ from, to }) => text.slice(from, to))).toEqual([piece]);
});
