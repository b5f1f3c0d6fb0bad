import fc from 'fast-check';
import { clarity, everyFive, libre } from './files.ts';

const whole = [
  clarity(everyFive('2026-02-03T10:00:00', [100, 'Low', 120, 'High', 80])),
  clarity(everyFive('2026-02-03T10:00:00', [5.5, 7.1]), { unit: 'mmol/L', delimiter: ';', quotes: true }),
  libre([
    { time: '02-03-2026 10:00 AM', historic: 100 },
    { time: '02-03-2026 10:15 AM', scan: 120, notes: 'a "b", c' },
  ]),
  JSON.stringify([{ type: 'sgv', sgv: 120, date: 1772401210088, dateString: '2026-03-01T21:40:10Z', utcOffset: 60 }]),
  JSON.stringify([
    { type: 'cbg', value: 5.55075, units: 'mmol/L', deviceTime: '2026-01-01T10:00:00', annotations: '[{}]' },
  ]),
  'time,glucose\n2026-01-01 10:00,120\n2026-01-01 10:05,130',
  '2026-01-01 10:00;5,5\n2026-01-01 10:05;5,7',
  'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK\n01.02.2026;19:20;115;;;;',
];
const pieces = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\ufeff',
  '[',
  ']',
  '{',
  '}',
  ':',
  '-',
  '/',
  '.',
  'E+12',
  'NaN',
  'Infinity',
  'null',
  '__proto__',
  'constructor',
  'Low',
  'HI',
  '1e999',
  '-0',
  '٣',
  '٫',
  '2026-02-30',
  '99:99',
  '12:00 AM',
  'mg/dL',
  'mmol/L',
  'Glucose Value (mg/dL)',
  'Historic Glucose mmol/L',
  'Event Type',
  'sgv',
  'cbg',
  'EGV',
  '\ud800',
  'x'.repeat(300),
  '0'.repeat(400),
];

/** A file that somebody's tool broke: real ones cut, doubled, spliced and sprinkled with what hurts, or nothing but that. */
const brokenText = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.constantFrom(...whole),
    fc.array(fc.tuple(fc.nat(2000), fc.nat(40), fc.constantFrom(...pieces)), { maxLength: 12 }),
    fc.constantFrom('keep', 'twice', 'splice'),
  )
  .map(([first, second, edits, way]) => {
    let text =
      way === 'splice' ? first.slice(0, first.length / 2) + second : way === 'twice' ? `${first}\n${second}` : first;
    for (const [place, cut, piece] of edits) {
      const from = place % (text.length + 1);
      text = text.slice(0, from) + piece + text.slice(from + cut);
    }
    return text;
  });

export const roughFile: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: brokenText },
  { weight: 2, arbitrary: brokenText.map((text) => new TextEncoder().encode(text)) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.anything(), { maxLength: 4 })
      .map((list) => JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? Number(value) : value)) ?? ''),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);
