import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../fixtures/project-copy.ts';

const copy = copyProject();
afterAll(() => copy.remove());

function built(): {
  /** Every file of the build, what serves it among them, by its path. */
  readonly files: ReadonlyMap<string, string>;
  readonly policies: readonly string[];
  /** The files, of those that people or programs read as text, that hold something of the editor. */
  readonly editors: readonly string[];
} {
  const under = (folder: string) =>
    readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const server = under('dist/server')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return {
    files: new Map(under('dist').map((path) => [path, readFileSync(path).toString('base64')])),
    policies: [
      ...new Set(
        server.match(/sha256-[\w+/=]{44}|(?:default|script|style|img|connect|font|object|frame)-src [^"'`;]*/g),
      ),
    ].sort(),
    // Never a packed file or a picture: among so many bytes any five of them are found one day.
    editors: [...under('dist/server'), ...under('dist/client')].filter(
      (path) =>
        /\.(html|m?js|css|json|xml|txt|svg|webmanifest)$/.test(path) &&
        /_edit\b|editor-content|[\u{E0061}-\u{E0070}]/u.test(readFileSync(path, 'utf8')),
    ),
  };
}

/**
 * Two whole builds, in one folder: the framework's names of islands depend on where the project lies. What the editor is made of lies
 * outside everything that is built, so that the sources of both are those of one commit.
 */
test('two builds are the same, byte for byte, with the editor in the project and without', () => {
  expect(() => copy.run('node', ['node_modules/astro/bin/astro.mjs', 'build'], { EDIT_CONTENT: '1' })).toThrow(
    'The editor is for npm run edit only',
  );
  copy.run('node', ['scripts/build.mjs']);
  const withEditor = built();
  expect(withEditor.editors).toEqual([]);
  // What a build remembers is its own: two copies that share their packages build at one time here.
  expect(existsSync(join(copy.folder, '.cache/astro/data-store.json'))).toBe(true);
  rmSync(join(copy.folder, 'tools/editor'), { recursive: true });
  rmSync(join(copy.folder, 'dist'), { recursive: true });
  copy.run('node', ['scripts/build.mjs']);
  const without = built();
  expect(
    [...without.files].filter(([path, bytes]) => withEditor.files.get(path) !== bytes).map(([path]) => path),
  ).toEqual([]);
  expect(without.files.size).toBe(withEditor.files.size);
  const parts = [...without.files.keys()].map((path) => path.slice(copy.folder.length).split('/')[2]);
  expect(new Set(parts)).toEqual(new Set(['client', 'server', 'code', '.built-from']));
  expect(without.policies).toEqual(withEditor.policies);
  expect(without.policies.length).toBeGreaterThan(5);
}, 600_000);
