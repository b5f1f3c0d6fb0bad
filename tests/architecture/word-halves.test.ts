import { stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { ofPatient, ofRecord, withoutHalf } from '../../tools/build/word-halves.mjs';
import { files } from './files.ts';

const copies = files.filter(({ path }) =>
  /^src\/engine\/judgement\/copy\/(?:en|ar)\/(?!for-patients|rules\.)[\w-]+\.ts$/.test(path),
);

/** Every part of a module's words, by where it stands: “lows lows.severe why”. Imports are other modules' affair. */
function partsOf(code: string): Record<string, unknown> {
  const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const body = stripTypeScriptTypes(code)
    .replaceAll(/^import (\{.*\}) from .*$/gm, 'var $1 = new Proxy({}, { get: () => () => "text" });')
    .replaceAll(/^export (?:\{.*)?/gm, '');
  const whole: unknown = new Function(`${body}; return { ${exported.join(', ')} };`)();
  const parts: Record<string, unknown> = {};
  const walk = (at: string, value: unknown): void => {
    if (typeof value === 'function') return;
    if (typeof value !== 'object' || value === null) parts[at] = value;
    else for (const [key, one] of Object.entries(value)) walk(`${at} ${key}`, one);
  };
  walk('', whole);
  return parts;
}

test.each(copies)('$path: what a page brings with its answer and with the sheet is the whole', ({ text }) => {
  const program = parseAst(text, { lang: 'ts' });
  const [record, patient] = [ofPatient, ofRecord].map((left) => partsOf(withoutHalf(text, program, left)));
  expect({ ...record, ...patient }).toEqual(partsOf(text));
  const isOf = (parts: ReadonlySet<string>) => (at: string) => at.split(' ').some((part) => parts.has(part));
  expect(Object.keys(record ?? {}).filter(isOf(ofPatient))).toEqual([]);
  expect(Object.keys(patient ?? {}).filter(isOf(ofRecord))).toEqual([]);
});
