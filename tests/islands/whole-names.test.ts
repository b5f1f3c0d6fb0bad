import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toned } from '../../src/islands/report/Say.tsx';

const drawn = (text: string): string => renderToStaticMarkup(toned({ text }, 0));

test.each(['GLP-1', 'DPP-4', 'FIB-4', 'IRI-TTI', 'NT-proBNP', 'STOP-BANG', 'COVID-19', 'EMPA-REG'])(
  '%s is kept whole, in both languages: a line never ends at its hyphen',
  (name) => {
    for (const text of [`Start ${name} today`, `ابدأ ${name} اليوم`, `${name}.`])
      expect(drawn(text)).toMatch(new RegExp(`<span[^>]*>${name}</span>`));
  },
);

test.each(['type 2', 'Long-acting insulin', 'Mini-Mental', '30-60', 'Roza-Shizgal'])('%s is no such name', (text) => {
  expect(drawn(text)).toBe(text);
});
