import { expect, test } from 'vitest';
import { parseLocalNumber } from '../../../src/engine/kit/fields/parse.ts';

test.each([
  ['8.2', 8.2],
  [' 8.2 ', 8.2],
  ['٨٫٢', 8.2],
  ['۸٫۲', 8.2],
  ['٨.٢', 8.2],
  ['١٢٣', 123],
  ['٠', 0],
  ['۰۱۲۳۴۵۶۷۸۹', 123456789],
  ['٠١٢٣٤٥٦٧٨٩', 123456789],
  ['.5', 0.5],
  ['5.', 5],
  ['-3', -3],
  ['−3', -3],
  ['007', 7],
  ['١٬٩٥٧', 1957],
  ['١٬٢٣٤٬٥٦٧٫٥', 1234567.5],
])('%s is %s', (text, value) => expect(parseLocalNumber(text)).toBe(value));

test.each(['', '   ', '\t'])('“%s” is nothing', (text) => expect(parseLocalNumber(text)).toBeUndefined());

test.each([
  '8,2',
  '1,957',
  '1e3',
  '5 kg',
  '8.2.1',
  '.',
  '-',
  '--3',
  '+3',
  'NaN',
  'Infinity',
  '0x10',
  '٨٫٢٫١',
  '8 2',
  '½',
  '８',
  '٨٬٢',
  '8٬5',
  '٬5',
  '1٬٬234',
  '1234٬567',
  '1٬23',
])('%s is not guessed', (text) => expect(parseLocalNumber(text)).toBeNaN());
