import { describe, expect, test } from 'vitest';
import { importsOf, linesWith, matching, stylesOf } from './architecture/files.ts';

const code = /^(src|db|server|scripts|tools|tests)\/.*\.(ts|tsx|mjs|cjs|astro)$/;
const imports = matching(code).flatMap(importsOf);

describe('imports', () => {
  test('relative imports name the file with its extension', () => {
    const bare = imports.filter(
      (found) =>
        found.written.startsWith('.') &&
        !/\.(ts|tsx|mjs|cjs|js|astro|json|css|svg|png|webp|woff2|md)(\?\w+)?$/.test(found.written),
    );
    expect(bare.map((found) => `${found.from} → ${found.written}`)).toEqual([]);
  });
});

describe('files', () => {
  const counted = matching(
    /^(src|db|server|scripts|tools|tests)\/.*\.(ts|tsx|mjs|astro|css)$/,
    /\/(copy|drugs|migrations)\/|cases\.ts$|content\/ui\//,
  ).map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));

  test('none is longer than 400 lines', () => {
    expect(counted.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  test('nineteen in twenty are shorter than 230 lines', () => {
    const long = counted.filter(({ lines }) => lines >= 230);
    expect(long.length, long.map(({ path, lines }) => `${path} ${lines}`).join(', ')).toBeLessThanOrEqual(
      counted.length / 20,
    );
  });

  test('names are kebab-case, components PascalCase', () => {
    const odd = matching(/^(src|db|server|scripts|tools)\/.*\.(ts|tsx|mjs|astro|css)$/).filter(({ path, text }) => {
      const name = (path.split('/').at(-1) ?? '').replace(/(\.module|\.config|\.d|\.txt|\.xml|\.json)?\.\w+$/, '');
      const component =
        !path.startsWith('src/pages/') &&
        (path.endsWith('.astro') || (path.endsWith('.tsx') && /export (async )?(function|const) [A-Z]/.test(text)));
      if (path.includes('.module.css')) return !/^[A-Za-z][\w-]*$/.test(name);
      return component ? !/^[A-Z][A-Za-z0-9]*$/.test(name) : !/^_?\[?(\.{3})?[a-z0-9]+(-[a-z0-9]+)*\]?$/.test(name);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('style', () => {
  const sheets = matching(/^src\/.*\.(css|astro)$/, /\/tokens\.css$/).map(stylesOf);
  const markup = matching(/^src\/.*\.(astro|tsx)$/);
  const value = String.raw`(#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(white|black|red|green|blue|gray|grey|teal|orange|yellow|navy|silver|maroon|purple)\b(?!-))`;

  test('colours come from the tokens', () => {
    const inStyle = new RegExp(
      String.raw`(^|[;{\s])(--[\w-]+|color|[\w-]+-color|background|border[\w-]*|outline|fill|stroke|box-shadow|text-decoration)\s*:[^;{}]*${value}`,
      'i',
    );
    const inMarkup = new RegExp(
      String.raw`\b(fill|stroke|color|background|stop-color|stopColor|backgroundColor)\s*[=:]\s*\{?["'\x60]\s*${value}`,
      'i',
    );
    expect([
      ...sheets.flatMap((file) => linesWith(file, inStyle)),
      ...markup.flatMap((file) => linesWith(file, inMarkup)),
    ]).toEqual([]);
  });

  test('spacing, size and weight of type come from the tokens', () => {
    // Shares of a text, a window or a paper are free, and so is a hairline. What is pulled back by half its own size says so.
    const declared =
      /(?<![\w-])(margin|padding|gap|row-gap|column-gap|font|font-size|font-weight)(-(block|inline)(-(start|end))?)?\s*:\s*([^;{}]+)/g;
    const raw = ([, property = '', , , , , value = '']: RegExpMatchArray): boolean =>
      /(?<![\w.-])-?(?!1px)\d*\.?\d+(px|rem|pt)\b/.test(value.replaceAll(/calc\([\d.]+px \/ -2\)/g, '')) ||
      (/^font(-weight)?$/.test(property) && /(?<![\w.-])[1-9]00\b/.test(value));
    // A face names its own weights, and the words of a drawing are measured in the units of the drawing.
    const own = /\/(fonts|drawing)\.css$/;
    const found = sheets
      .filter(({ path }) => !own.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(declared)].filter(raw).map((one) => `${path}: ${one[0].replaceAll(/\s+/g, ' ')}`),
      );
    expect(found).toEqual([]);
  });

  test('directions are logical, never left or right', () => {
    const property =
      /(^|[;{\s"'])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)[\w-]*|border-(top|bottom)-(left|right)-radius|(left|right))\s*:/i;
    const keyword = /(text-align|float|clear|justify-content|justify-self|justify-items)\s*:\s*(left|right)\b/i;
    const shorthand = /\b(?:margin|padding|inset|border-(?:width|color|style))\s*:\s*([^;{}]+)/g;
    const uneven = sheets
      .flatMap((file) => linesWith(file, /\b(margin|padding|inset|border-(width|color|style))\s*:/))
      .filter((line) =>
        [...line.matchAll(shorthand)].some((found) => {
          // Spaces inside brackets, as in clamp(1px, 2vw, 3px), part nothing.
          const [, end, , start] = (found[1] ?? '')
            .trim()
            .replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()')
            .split(/\s+/);
          return start !== undefined && !start.startsWith('!') && start !== end;
        }),
      );
    const script =
      /\b(marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight|textAlign: ['"](left|right))\b/;
    expect([
      ...sheets.flatMap((file) => [...linesWith(file, property), ...linesWith(file, keyword)]),
      ...uneven,
      ...matching(/^src\/.*\.(tsx?|astro)$/).flatMap((file) => linesWith(file, script)),
    ]).toEqual([]);
  });

  test('no shadow and no gradient', () => {
    const decoration =
      /(box-shadow\s*:(?!\s*none)|text-shadow\s*:(?!\s*none)|(linear|radial|conic)-gradient\((?!(?<one>var\([\w-]+\)), \k<one>\)))/;
    expect(sheets.flatMap((file) => linesWith(file, decoration))).toEqual([]);
  });
});

describe('habits', () => {
  test('nothing is left unfinished or silenced', () => {
    const unfinished = new RegExp(
      [
        'TO' + 'DO',
        'FIX' + 'ME',
        'X' + 'XX\\b',
        'as' + ' any\\b',
        '@ts-' + '(ignore|nocheck|expect-error)',
        '(test|it|describe)\\.' + '(only|todo)\\(',
      ].join('|'),
    );
    expect(matching(code, /^tests\/architecture/).flatMap((file) => linesWith(file, unfinished))).toEqual([]);
  });

  test('the engine has no clock, no chance and no input of its own', () => {
    const impure =
      /\bMath\.random\b|\bDate\.now\b|new Date\(\)|\bprocess\.|\bwindow\.|\bdocument\.|\bfetch\(|\bconsole\./;
    expect(matching(/^src\/engine\//).flatMap((file) => linesWith(file, impure))).toEqual([]);
  });

  test('a number is typed into a text field that reads both digit sets', () => {
    expect(matching(/^src\/.*\.(astro|tsx)$/).flatMap((file) => linesWith(file, /type=["'{]+number/))).toEqual([]);
  });

  test('no emoji stands for an icon or a word', () => {
    expect(
      matching(/^(src|db|server|scripts|tools|docs|public|README|CONTRIBUTING)/).flatMap((file) =>
        linesWith(file, /\p{Emoji_Presentation}|\u{FE0F}/u),
      ),
    ).toEqual([]);
  });
});
