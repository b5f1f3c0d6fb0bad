import { describe, expect, test } from 'vitest';
import { bedside as ar } from '../../src/content/ui/ar/bedside.ts';
import { bedside as en } from '../../src/content/ui/en/bedside.ts';
import { figureByFigure, speakable } from '../../src/islands/bedside/spoken.ts';

describe('what a voice says of signs', () => {
  test.each([
    ['Take 15 g of fast sugar', 'Take 15 grams of fast sugar'],
    ['metformin 500 mg, Morning 500\u00a0mg', 'metformin 500 milligrams, Morning 500 milligrams'],
    ['under 180 mg/dL two hours after', 'under 180 milligrams per decilitre two hours after'],
    ['\u206810.0 mmol/L\u2069', '10.0 millimoles per litre'],
    ['1 mg a day, not 1.1 mg', '1 milligram a day, not 1.1 milligrams'],
    ['4.0–7.2 mmol/L', '4.0 to 7.2 millimoles per litre'],
    ['below 130/80', 'below 130 over 80'],
    ['8.9 %', '8.9 per cent'],
    // What only looks like a unit stays.
    ['2 glasses, 3 good days', '2 glasses, 3 good days'],
    ['12 months, 24/11/2026', '12 months, 24/11/2026'],
  ])('%s', (shown, said) => expect(speakable(shown, en)).toBe(said));

  test.each([
    ['أقل من 180 ملغم/دل', 'أقل من 180 مليغرام لكل ديسيلتر'],
    ['السكر التراكمي 8.9%', 'السكر التراكمي 8.9 بالمئة'],
    ['bisoprolol 2.5 mg، الصباح 2.5 mg', 'bisoprolol 2.5 مليغرام، الصباح 2.5 مليغرام'],
    ['من 4.0–7.2 ملمول/ل', 'من 4.0 إلى 7.2 مليمول لكل لتر'],
    ['تناول 15 غرامًا', 'تناول 15 غرامًا'],
  ])('%s', (shown, said) => expect(speakable(shown, ar)).toBe(said));

  test('a telephone number figure by figure, an amount whole', () => {
    expect(figureByFigure('call your care team. +971 4 123 4567')).toBe('call your care team. + 9 7 1 4 1 2 3 4 5 6 7');
    expect(figureByFigure('1000 mg, 8000 steps, 2.5 mg')).toBe('1000 mg, 8000 steps, 2.5 mg');
  });
});
