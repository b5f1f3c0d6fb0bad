import { expect, test } from 'vitest';
import { matching, stylesOf } from './files.ts';

/** The parts of a text that stand apart by some sign, but for what stands in brackets. */
function apart(text: string, sign: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([)]'.includes(letter)) depth += '(['.includes(letter) ? 1 : -1;
    if (depth === 0 && sign.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Whether a selector asks with :has() what an element holds, and then means every element below it, or every one of a kind. */
function isBroad(selector: string): boolean {
  const compounds = apart(selector.trim(), /[\s>+~]/).filter(Boolean);
  const last = compounds.at(-1) ?? '';
  const outside = last.replaceAll(/:not\((?:[^()]|\([^()]*\)){0,200}\)/g, '');
  return compounds.slice(0, -1).some((one) => one.includes(':has(')) && !/[.[#]/.test(outside);
}

/** Where it costs nobody a frame: the bar's own links, the story's gestures, and paper. */
const apartFromWork = [
  /^src\/components\/layout\/WorkbenchLayout\.astro: .*\.bar:has/,
  /^src\/components\/story\//,
  /: body:has\(> \.paper\)/,
  /^src\/islands\/files\/SensorFileDialog\.module\.css: /,
];
const sheets = matching(/^src\/(?:islands|components)\/.*\.(?:css|astro)$/).map(stylesOf);

test.each([
  [':root:has([id="visit"]) .text > *', true],
  ['.tabs:has(> :nth-child(4)) > :not(.one)', true],
  ['.toggle:has(input:checked) span:nth-of-type(2)', true],
  ['.toggle:has(input:checked) .yes', false],
  ['.toggle input:checked ~ span + span', false],
  ['.tool:has(.lists[open])', false],
])('%s', (selector, broad) => {
  expect(isBroad(selector)).toBe(broad);
});

test('no style means all elements below one that is asked what it holds', () => {
  const broad = sheets.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{}])([^{}]*:has\([^{}]*)\{/g)].flatMap(
      ([, rule = '']) =>
        apart(rule, /,/)
          .filter(isBroad)
          .map((selector) => `${path}: ${selector.trim()}`)
          .filter((rule) => !apartFromWork.some((known) => known.test(rule))),
    ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(broad).toEqual([]);
});
