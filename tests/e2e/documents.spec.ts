import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyProject, withSystemNode } from '../fixtures/project-copy.ts';

/**
 * Every snippet of every document holds. A fence says after its language how that is known:
 * nothing: it is run here, in a copy of the project, with the Node this machine has; `from FILE`: FILE has these lines;
 * `run-by FILE`: that test runs these npm scripts; `not-run: reason`: it cannot be run here, and why.
 */
interface Snippet {
  readonly where: string;
  readonly language: string;
  readonly mode: string;
  readonly text: string;
}

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

const snippets: readonly Snippet[] = documents.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map((found) => {
    const [language = '', ...mode] = (found[1] ?? '').split(' ');
    const line = text.slice(0, found.index).split('\n').length;
    return { where: `${path}:${line}`, language, mode: mode.join(' '), text: found[2] ?? '' };
  });
});
const of = (pattern: RegExp) =>
  snippets.flatMap((snippet) => {
    const found = pattern.exec(snippet.mode);
    return found ? [{ ...snippet, named: found[1] ?? '' }] : [];
  });
const run = of(/^$/);
const quoted = of(/^from (\S+)$/);
const elsewhere = of(/^run-by (\S+)$/);
const left = of(/^not-run: (.+)$/);

test('each snippet names its language and how it is known to hold', () => {
  const known = [...run, ...quoted, ...elsewhere, ...left].map(({ where }) => where);
  expect(snippets.filter(({ where }) => !known.includes(where)).map(({ where, mode }) => `${where} ${mode}`)).toEqual(
    [],
  );
  // By the rules of Markdown such a line opens no fence.
  expect(snippets.filter(({ mode }) => mode.includes('`')).map(({ where }) => where)).toEqual([]);
  expect(snippets.filter(({ language }) => language === '').map(({ where }) => where)).toEqual([]);
  expect(run.filter(({ language }) => !['sh', 'js'].includes(language)).map(({ where }) => where)).toEqual([]);
  // What is not run stays the exception: a new one is decided on here.
  expect(left.map(({ where }) => where.split(':')[0]).sort()).toEqual([
    'README.md',
    ...Array<string>(6).fill('docs/deploy.md'),
    'docs/edit-content.md',
    ...Array<string>(4).fill('docs/operate.md'),
  ]);
  expect(left.filter(({ named }) => named.length < 15).map(({ where }) => where)).toEqual([]);
});

test.each(
  left.flatMap(({ where, named }) => [...named.matchAll(/tests\/\S+\.ts/g)].map(([file]) => [where, file] as const)),
)('%s: %s is there', (_, file) => expect(existsSync(file)).toBe(true));

test.each(quoted)('$where stands in $named', ({ named, text }) => {
  expect(readFileSync(named, 'utf8')).toContain(text);
});

test.each(elsewhere)('$where is run by $named', ({ named, text }) => {
  const scripts = [...text.matchAll(/^npm run (?:operate -- )?([\w-]+)/gm)].map((found) => found[1] ?? '');
  const runs = readFileSync(named, 'utf8');
  const { scripts: known } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts.length).toBe(text.trim().split('\n').length);
  for (const script of scripts) {
    expect(Object.hasOwn(known, script) || existsSync(`scripts/${script}.ts`), script).toBe(true);
    expect(runs, script).toContain(`'${script}'`);
  }
});

describe('as this machine runs them', () => {
  const copy = copyProject();
  afterAll(() => copy.remove());

  test.each(run)('$where', ({ language, text }) => {
    if (language === 'sh') return void copy.run('bash', ['-euc', text], withSystemNode());
    writeFileSync(join(copy.folder, 'try.mjs'), text);
    expect(copy.run('npx', ['node', 'try.mjs'], withSystemNode())).not.toBe('');
  });
});
