import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, told } from '../../tools/content/check.ts';
import { collectionsOf } from '../../tools/content/schemas.ts';

const collections = await collectionsOf(process.cwd());
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const said = async (): Promise<string> => told(await checkContent(root, collections));
const edit = (file: string, from: string | RegExp, to: string): void => {
  const path = join(root, 'src/content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${String(from)}`).not.toBe(before);
  writeFileSync(path, after);
};
const move = (from: string, to: string): void => {
  mkdirSync(join(root, 'src/content', to, '..'), { recursive: true });
  renameSync(join(root, 'src/content', from), join(root, 'src/content', to));
};

describe('npm run content', () => {
  test('says nothing of texts that hold', async () => expect(await said()).toBe(''));

  test.each([
    ['no arrow', 'From symptom to plan'],
    ['two arrows', 'One → two → three'],
    ['nothing behind it', 'From first symptom →'],
    ['nothing before it', '→ A care plan'],
  ])('refuses a headline with %s: the page would leave words out', async (_, headline) => {
    edit('story/en/hero.yaml', /^headline: .*$/m, `headline: ${headline}`);
    expect(await said()).toContain('headline: Write exactly one arrow (→, in Arabic ←) with words before it');
  });

  test('tells every mistake at once, each with its file, its line and what to do', async () => {
    edit('story/en/hero.yaml', 'headline:', 'headlin:');
    edit('story/en/addon.yaml', /^title: .*$/m, `title: ${'long '.repeat(12)}`);
    edit('story/ar/addon.yaml', /^products: .*$/m, 'products: [sitaglptin]');
    edit('products/en/metformin-500.yaml', 'figure: "500"', 'figure: 500');
    edit('legal/en/terms.md', /^updated: .*$/m, 'updated: 21 Nov.');
    edit('tour/ar/7-begin.yaml', /^title: .*$/m, 'title: نص: ثم نص');
    expect((await said()).split('\n')).toEqual([
      'src/content/legal/en/terms.md',
      expect.stringMatching(/^ {2}line 4: updated: Write a day as YYYY-MM-DD, such as 2026-11-21\./),
      'src/content/products/en/metformin-500.yaml',
      expect.stringMatching(/^ {2}line 7: label figure: This is not read as a text: put it in straight quotes\./),
      'src/content/story/ar/addon.yaml',
      expect.stringMatching(
        /^ {2}line \d+: products 1: There is no file “sitaglptin” in src\/content\/products\. Is “sitagliptin” meant\?/,
      ),
      'src/content/story/en/addon.yaml',
      expect.stringMatching(
        /^ {2}line 4: title: This text has 59 characters; at most 40 fit\. It is: The act’s title\./,
      ),
      'src/content/story/en/hero.yaml',
      expect.stringMatching(/^ {2}line 1: headline: This text is missing\. It is: The headline/),
      expect.stringMatching(
        /^ {2}line 1: The name “headlin” is not known here\. Is it misspelled\? Known are: headline, text, /,
      ),
      'src/content/tour/ar/7-begin.yaml',
      expect.stringMatching(/^ {2}line 4: From this line on the file cannot be read\./),
    ]);
  });

  test.each([
    ['site/en/site.yaml', 'site/en/site.yml', 'Call the file src/content/site/en/site.yaml.'],
    ['tour/en/2-helps.yaml', 'tour/en/2-Helps.YAML', 'Call the file src/content/tour/en/2-helps.yaml.'],
    [
      'products/ar/b-complex.yaml',
      'products/ar/B Complex.yaml',
      'Call the file src/content/products/ar/b-complex.yaml.',
    ],
    ['legal/ar/terms.md', 'legal/ar/terms.markdown', 'Call the file src/content/legal/ar/terms.md.'],
  ])('%s called %s is one mistake, about its name', async (from, to, sentence) => {
    move(from, to);
    expect(await said()).toBe(`src/content/${to}\n  The site does not read this name. ${sentence}`);
  });

  test.each([
    [
      'products/linagliptin.yaml',
      'A text stands in the folder of its language: src/content/products/en or src/content/products/ar.',
    ],
    [
      'product/en/linagliptin.yaml',
      'No part of the site reads this file. Is it in the wrong folder, or a copy to be deleted?',
    ],
    [
      'story/en/hero.yaml.bak',
      'No part of the site reads this file. Is it in the wrong folder, or a copy to be deleted?',
    ],
  ])('%s is in no place', async (path, sentence) => {
    mkdirSync(join(root, 'src/content', path, '..'), { recursive: true });
    writeFileSync(join(root, 'src/content', path), 'name: x\n');
    expect(await said()).toBe(`src/content/${path}\n  ${sentence}`);
  });

  test('every text that is missing is told', async () => {
    rmSync(join(root, 'src/content/products/ar/sitagliptin.yaml'));
    rmSync(join(root, 'src/content/tour/en/3-calculators.yaml'));
    const sentences = await said();
    expect(sentences).toContain(
      'The text “sitagliptin” is missing in Arabic: add the file src/content/products/ar/sitagliptin.yaml, or take back the deletion.',
    );
    expect(sentences).toContain('The text “3-calculators” is missing in English');
    expect(sentences).not.toContain('No file in');
  });

  test.each([
    ['two lines of one name', 'site/en/site.yaml', /^/, 'company: Twice\n', 'The name “company” stands twice.'],
    [
      'a tab',
      'products/en/sitagliptin.yaml',
      /\n {2}figure/,
      '\n\tfigure',
      'This line begins with a tab. Write spaces instead.',
    ],
    [
      'an open quote',
      'site/en/site.yaml',
      /^company: .*$/m,
      'company: "Open',
      'The text begins with a quote that is never closed.',
    ],
    [
      'a sign nobody sees',
      'site/en/site.yaml',
      /^company: .*$/m,
      'company: "A company\u{e0061}"',
      'An invisible sign stands in this text',
    ],
    ['another hole', 'story/en/hero.yaml', '{count}', '{Count}', '“{Count}” would stand on the page as it is.'],
    [
      'a list that is none',
      'products/en/sitagliptin.yaml',
      /^benefits:\n(?: {2}- .*\n)+/m,
      'benefits: Many\n',
      'This is not read as a list: one line per item',
    ],
    [
      'a picture in Markdown',
      'legal/en/terms.md',
      /$/,
      '\n![A seal](./seal.png)\n',
      'The picture “./seal.png” is not there. It is looked for in the folder of this file.',
    ],
    [
      'a picture without words',
      'legal/en/terms.md',
      /$/,
      '\n![](https://example.org/seal.png)\n',
      'has no words for people who do not see it',
    ],
    [
      'a reading between two tenths',
      'story/en/addon.yaml',
      'hba1c: 7.1',
      'hba1c: 7.15',
      'Write one figure after the point, such as 8.2.',
    ],
    [
      'a bar beyond its end',
      'story/ar/addon.yaml',
      'share: 75',
      'share: 175',
      'share: Write a whole number from 1 to 100.',
    ],
    ['a day that is none', 'legal/en/terms.md', /^updated: .*$/m, 'updated: 2026-02-30', 'Write a day as YYYY-MM-DD'],
  ])('%s', async (_, file, from, to, sentence) => {
    edit(file, from, to);
    expect(await said()).toMatch(new RegExp(`^src/content/${file.replaceAll('.', '\\.')}\n  line \\d+: `));
    expect(await said()).toContain(sentence);
  });

  test.each([
    ['none', 'none.png', undefined, 'The picture “../pictures/none.png” is not there.'],
    ['too narrow', 'icon.png', 'public/icon-180.png', 'is 180 pixels wide. Between 640 and 2400 fit.'],
    [
      'too heavy',
      'heavy.png',
      'docs/pictures/print.png',
      `weighs ${Math.ceil(statSync('docs/pictures/print.png').size / 1024)} KiB. At most 200 fit`,
    ],
    ['no picture', 'text.png', 'package.json', 'cannot be read: is it whole, and of the kind that its name says?'],
    ['no kind of picture', 'drawing.svg', 'public/favicon.svg', 'is no picture that the site can show'],
  ])('a product’s picture that is %s is told before the build, at its line', async (_, name, from, sentence) => {
    if (from) cpSync(from, join(root, 'src/content/products/pictures', name));
    const lines = `picture:\n  file: ../pictures/${name}\n  alt: A box\n`;
    edit('products/en/sitagliptin.yaml', /$/, lines);
    expect(await said()).toMatch(/^src\/content\/products\/en\/sitagliptin\.yaml\n {2}line \d+: picture file: [^\n]+$/);
    expect(await said()).toContain(sentence);
  });

  test('a file that is not UTF-8 says so', async () => {
    writeFileSync(join(root, 'src/content/site/ar/site.yaml'), Buffer.from([0x63, 0x3a, 0x20, 0xc7, 0xe1]));
    expect(await said()).toBe(
      'src/content/site/ar/site.yaml\n  The file is not saved as UTF-8. Save it again as UTF-8.',
    );
  });
});
