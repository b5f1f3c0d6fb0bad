import { describe, expect, test } from 'vitest';
import { files, matching, stylesOf } from './files.ts';

const tokens = files.find(({ path }) => path === 'src/components/styles/tokens.css')?.text ?? '';
const root = tokens.slice(0, tokens.indexOf('/* Type. */'));
const values = new Map([...root.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** A token's colour in the light or the dark as six hexadecimal digits. */
function colour(name: string, scheme: 'light' | 'dark'): string {
  let value = values.get(name) ?? '';
  const pair = /^light-dark\((var\([^)]*\)|[^,]+), (.+)\)$/.exec(value);
  if (pair) value = (scheme === 'light' ? pair[1] : pair[2]) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value);
  if (other) return colour(other[1] ?? '', scheme);
  if (/^#[0-9a-f]{3}$/.test(value)) return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`;
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is no plain colour: ${value}`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = ['light', 'dark'] as const;
/** What must be told apart from what, at 3 : 1: lines, edges and hatches of pictures against their ground. */
const drawn = [
  ['low-hatch', 'bg'],
  ['low-hatch', 'surface'],
  ['low-hatch', 'low-band'],
  ['shape', 'bg'],
  ['shape', 'surface'],
  ['low-path', 'bg'],
  ['good-path', 'bg'],
  ['target-line', 'bg'],
  ['edge', 'bg'],
  ['edge', 'surface'],
] as const;
const read = ['text', 'text-2', 'text-3', 'action', 'block', 'warn', 'good', 'low-path'] as const;

describe.each(schemes)('colours in the %s', (scheme) => {
  test.each(drawn)('%s is seen on %s', (line, ground) => {
    expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  test.each(read)('%s is read on every ground', (name) => {
    for (const ground of ['bg', 'surface'])
      expect(contrast(colour(name, scheme), colour(ground, scheme)), ground).toBeGreaterThanOrEqual(4.5);
  });
});

const rules = matching(/^src\/.*\.(css|astro)$/)
  .map(stylesOf)
  .flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, name = '', body = '']) => ({ path, name: name.trim(), body })),
  );

test('what is pressed and known by its ground has an edge where colours are forced', () => {
  const pressed = rules.filter(
    ({ body }) => /background: var\(--(action|block)\)/.test(body) && /cursor: pointer|min-block-size/.test(body),
  );
  expect(pressed.length).toBeGreaterThan(1);
  expect(
    pressed.filter(({ body }) => !/border: [\d.]+px solid/.test(body)).map(({ path, name }) => `${path} ${name}`),
  ).toEqual([]);
});

test('a bar or range that is its ground alone is seen where colours are forced', () => {
  const sheets = new Map(matching(/^src\/.*\.css$/).map(({ path, text }) => [path, text]));
  // What has letters or an edge of its own stays seen without its ground.
  const drawnByGround = rules.filter(
    ({ path, name, body }) =>
      sheets.has(path) &&
      !/:hover|::selection/.test(name) &&
      /background: var\(--(shape|edge|text|text-2|action|good-path|low-hatch|cgm-[a-z-]+)\)/.test(body) &&
      !/(^|[\s;])(color|border|border-color): |forced-color-adjust: none/.test(body),
  );
  expect(drawnByGround.length).toBeGreaterThan(5);
  const ranges = rules.filter(({ body }) => body.includes('background: var(--range)'));
  expect(ranges.map(({ body }) => body.includes('forced-color-adjust: none'))).toEqual([true]);
  const forced = (path: string): string =>
    /@media \(forced-colors: active\) \{([\s\S]*?)\n\}/.exec(sheets.get(path) ?? '')?.[1] ?? '';
  // What is drawn so in many places is marked once, where it is drawn.
  expect(forced('src/components/styles/parts.css')).toContain('.track > i');
  const marked = (path: string, name: string): boolean => {
    const last = name.split(',')[0]?.split(/\s/).at(-1) ?? '';
    const [kind = last] = /\[data-range|\.\w[\w-]*|::\w+|^i$/.exec(last) ?? [];
    return /forced-color-adjust: none/.test(forced(path)) || forced(path).includes(kind);
  };
  expect(
    drawnByGround.filter(({ path, name }) => !marked(path, name)).map(({ path, name }) => `${path} ${name}`),
  ).toEqual([]);
});

test('whoever asks for more contrast gets one ink for words and edges', () => {
  const more = /@media \(prefers-contrast: more\) \{([\s\S]*?)\n\}/.exec(tokens)?.[1] ?? '';
  for (const name of ['text-2', 'text-3', 'rule', 'edge']) expect(more).toContain(`--${name}: var(--text)`);
});

test('the faint band of a forecast has an edge that is seen', () => {
  const band = rules.find(
    ({ path, name }) => path.endsWith('Trend.module.css') && name === '[data-tone="good"] > .band',
  );
  expect(band?.body).toContain('stroke: var(--shape)');
});

test('what moves takes its time from the tokens, which know who asks for less motion', () => {
  const [, less = ''] = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(tokens) ?? [];
  const moving = rules.filter(({ body }) => /transition/.test(body));
  expect(moving.length).toBeGreaterThan(3);
  const { timed, untimed } = Object.groupBy(moving, ({ body }) =>
    /transition(-duration)?: [^;]*(?<![\w-])\d*\.?\d+m?s\b/.test(body) ? 'untimed' : 'timed',
  );
  expect(untimed ?? []).toEqual([]);
  const times = (timed ?? []).flatMap(({ body }) => [...body.matchAll(/var\(--(quick|calm|slow)\)/g)]);
  for (const [, name] of times) expect(less).toContain(`--${name}: 1ms`);
  // The rule for all elements leaves those that are drawn beside them alone: none of them moves.
  const drawn = rules.filter(({ name, body }) => /::(before|after)/.test(name) && /animation|transition/.test(body));
  expect(drawn).toEqual([]);
});
