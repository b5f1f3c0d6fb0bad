import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import '../fixtures/properties.ts';
import { describe, expect, test } from 'vitest';
import { type Data, documentOf, type Path, partsOf, textsIn } from '../../tools/content/read.ts';
import { same, writeLines } from '../../tools/content/write.ts';

const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'))
  .map((name) => join('src/content', name))
  .map((name) => ({ name, lines: partsOf(name, readFileSync(name, 'utf8'))?.lines ?? '' }));

/** A file and what it just became are asked several times over: each is parsed once. */
const parsed = new Map<string, ReturnType<typeof documentOf>>();
function parsedOf(lines: string): ReturnType<typeof documentOf> {
  const found = parsed.get(lines) ?? documentOf(lines);
  if (parsed.size > 20) parsed.clear();
  parsed.set(lines, found);
  return found;
}
const dataOf = (lines: string): Data => parsedOf(lines).document.toJS() as Data;
/** The data with one value changed; `undefined` takes a name or an entry out. */
function put(data: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (Array.isArray(data))
    return data.map((item, at) => (at === step ? (rest.length ? put(item, rest, to) : to) : item));
  const record = data as Data;
  return { ...record, [String(step)]: rest.length ? put(record[String(step)], rest, to) : to };
}
const change = (lines: string, path: Path, to: unknown): string =>
  writeLines(lines, put(dataOf(lines), path, to) as Data, []);

/** The lines that a text takes in its file: from its name or hyphen to the next thing. */
function linesOf(lines: string, path: Path): readonly [first: number, last: number] {
  const { document, at } = parsedOf(lines);
  const node = document.getIn(path, true) as { readonly range: readonly [number, number, number] };
  const written = lines.slice(node.range[0], node.range[1]).trimEnd();
  return [at.linePos(node.range[0]).line, at.linePos(node.range[0] + written.length).line];
}

const hard = [
  'One',
  'Note: read this',
  'ends with a colon:',
  '# not a comment',
  'a # b',
  '- not a list',
  '500',
  '9.2',
  'true',
  'No',
  'null',
  '~',
  '2026-11-21',
  '1_000',
  '0x1F',
  '12:30',
  '"quoted"',
  'it\'s “both” "kinds"',
  '{count} tools',
  '[a]',
  '& more',
  '* star',
  '!now',
  '%20',
  '@home',
  '`tick`',
  '| bar',
  '> fold',
  '? why',
  '500 mg once a day',
  'back\\slash \\n',
  'trailing,',
  'a, b: c',
  'من 500 ملغم: مرتين',
  'النص # هنا',
  `${'A long sentence that goes on over the width of its line. '.repeat(6).trim()}`,
];

describe('every text of every file', () => {
  test.each(files.map(({ name, lines }) => [name, lines] as const))('%s', (_, lines) => {
    const data = dataOf(lines);
    for (const [at, { path, text }] of [...textsIn(data)].entries()) {
      expect(change(lines, path, text)).toBe(lines);
      const [first, last] = linesOf(lines, path);
      // Each text meets five of the hard ones, the next text the next five.
      for (const to of [0, 1, 2, 3, 4].map((n) => hard[(at * 5 + n) % hard.length] ?? '')) {
        const after = change(lines, path, to);
        expect(dataOf(after)).toEqual(put(data, path, to));
        const [, newLast] = linesOf(after, path);
        const [before, now] = [lines.split('\n'), after.split('\n')];
        expect(now.slice(0, first - 1)).toEqual(before.slice(0, first - 1));
        expect(now.slice(newLast)).toEqual(before.slice(last));
      }
      // The same words again give the same file again: quotes and folding are kept.
      const round = change(change(lines, path, 'Something else'), path, text);
      if (linesOf(lines, path)[0] === linesOf(lines, path)[1]) expect(dataOf(round)).toEqual(data);
    }
  });

  test('a folded text stays folded, a quoted one quoted, a plain one plain', () => {
    const lines = 'a: plain\nb: "double"\nc: \'single\'\nd: >-\n  folded text\ne: |\n  line\nf: [x, "y"]\n';
    const after = writeLines(
      lines,
      { a: 'new a', b: 'new b', c: 'new c', d: 'new d', e: 'new e', f: ['new x', 'new y'] },
      [],
    );
    expect(after).toBe('a: new a\nb: "new b"\nc: \'new c\'\nd: >-\n  new d\ne: |\n  new e\nf: [new x, "new y"]\n');
  });

  test('a text folded at a width is folded there again', () => {
    const lines = 'about: >-\n  one two three\n  four five six\n  seven\nafter: x\n';
    expect(change(lines, ['about'], 'one two and a half three four five six seven')).toBe(
      'about: >-\n  one two and a\n  half three\n  four five six\n  seven\nafter: x\n',
    );
  });
});

const commented = `# First
name: Old # why it is so
# Above the list
list:
  # of the first
  - one # behind one
  # of the second
  - two
  - "three"
# Above the items
items:
  - id: a
    title: A
  # of b
  - id: b
    title: B
    note: only here

flow: [x, y]
last: end
`;

describe('lists and lines', () => {
  const now = (value: Partial<Data>): string =>
    writeLines(commented, { ...dataOf(commented), ...value }, ['name', 'extra', 'list']);
  test.each([
    ['an entry more', { list: ['one', 'two', 'three', 'four: more'] }, '  - "three"\n  - "four: more"\n'],
    ['the last left out', { list: ['one', 'two'] }, '  - two\n# Above the items'],
    ['the first left out, with its comment', { list: ['two', 'three'] }, 'list:\n  # of the second\n  - two\n'],
    [
      'another order, comments with their entries',
      { list: ['two', 'one', 'three'] },
      'list:\n  # of the second\n  - two\n  # of the first\n  - one # behind one\n  - "three"\n',
    ],
    ['none left', { list: [] }, 'list: []\n'],
    [
      'a text that looks like a comment is none',
      { list: ['# one', 'two'] },
      '  - "# one" # behind one\n  # of the second\n  - two\n',
    ],
    ['one changed', { list: ['one', 'zwei', 'three'] }, '  - one # behind one\n  # of the second\n  - zwei\n'],
    [
      'groups in another order',
      {
        items: [
          { id: 'b', title: 'B', note: 'only here' },
          { id: 'a', title: 'A' },
        ],
      },
      'items:\n  # of b\n  - id: b\n    title: B\n    note: only here\n',
    ],
    [
      'a line left out of a group',
      {
        items: [
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B' },
        ],
      },
      '    title: B\n\nflow',
    ],
    [
      'a line more in a group',
      {
        items: [
          { id: 'a', title: 'A', note: 'new' },
          { id: 'b', title: 'B', note: 'only here' },
        ],
      },
      '    title: A\n    note: new\n  # of b',
    ],
    ['a short list', { flow: ['y', 'z', 'x'] }, 'flow: [y, z, x]\n'],
    ['a line where it belongs', { extra: 'here' }, 'name: Old # why it is so\nextra: here\n# Above the list'],
    [
      'a group that is new',
      { extra: { src: 'packs/a.png', alt: 'A pack' } },
      'extra:\n  src: packs/a.png\n  alt: A pack\n',
    ],
    ['a line away', { last: undefined }, 'flow: [x, y]\n'],
  ])('%s', (_, value, part) => {
    expect(now(value)).toContain(part);
    const kept = commented.split('\n').filter((line) => /^# /.test(line));
    for (const line of kept) expect(now(value).split('\n')).toContain(line);
  });
});

const sentence = fc.oneof(
  fc.constantFrom(...hard),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replaceAll(/\p{Cc}/gu, ' ').trim() || 'x'),
);
const anyChange = fc.record({
  texts: fc.array(fc.tuple(fc.nat(), sentence), { maxLength: 4 }),
  order: fc.array(fc.nat({ max: 9 }), { maxLength: 8 }),
  more: fc.array(sentence, { maxLength: 3 }),
});

test('whatever is changed at once, the file says exactly that afterwards', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), anyChange, ({ lines }, { texts, order, more }) => {
      let data: unknown = dataOf(lines);
      const paths = [...textsIn(data)];
      for (const [at, text] of texts) {
        const found = paths[at % Math.max(1, paths.length)];
        if (found) data = put(data, found.path, text);
      }
      for (const [key, value] of Object.entries(data as Data)) {
        if (!Array.isArray(value)) continue;
        const kept = order
          .filter((at, n) => at < value.length && order.indexOf(at) === n)
          .map((at): unknown => value[at]);
        const plain = value.every((item) => typeof item === 'string');
        data = { ...(data as Data), [key]: [...kept, ...(plain ? more : [])] };
      }
      const after = writeLines(lines, data as Data, []);
      expect(same(dataOf(after), data)).toBe(true);
      expect(writeLines(after, data as Data, [])).toBe(after);
    }),
    { numRuns: 300 },
  );
});
