import { describe, expect, test } from 'vitest';
import { settingNames } from '../../src/api/environment.mjs';
import { files, linesWith, matching } from './files.ts';

function text(path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

describe('the project speaks of itself alone', () => {
  test('no file names a package registry or a place on one machine', () => {
    const host = new RegExp(
      [
        'registry\\.' + 'npmjs',
        'npm' + 'mirror',
        'arti' + 'factory',
        'node' + 'source',
        '"resolved": "' + 'http',
        '/wo' + 'rk/',
        '/ro' + 'ot/',
        'local' + 'domain',
      ].join('|'),
    );
    expect(files.flatMap((file) => linesWith(file, host))).toEqual([]);
  });

  test('every dependency is pinned exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(text('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      ),
    ).toEqual([]);
  });
});

describe('what runs', () => {
  test('no call, page or writer begins a program or a shell; the tidying begins this program alone, its words one by one', () => {
    const running = files.filter(({ path }) => /^(src|db|server)\//.test(path));
    const beginners = running.filter((file) => linesWith(file, /child_process|worker_threads/).length > 0);
    expect(beginners.map(({ path }) => path)).toEqual(['db/cleaning.ts']);
    const [{ text: cleaning } = { text: '' }] = beginners;
    expect(cleaning.match(/\b(exec|execSync|spawn|spawnSync|fork|execFile|execFileSync)\(/g)).toEqual(['execFile(']);
    expect(cleaning).toMatch(/execFile\(\s*process\.execPath,\s*\[/);
    expect(cleaning).not.toMatch(/shell:/);
    // `fork` of the cluster takes a file of ours and no words.
    expect(text('server/keeper.ts')).not.toMatch(/child_process/);
  });
});

describe('what the documents owe', () => {
  test('every command is explained', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const explained = text('README.md') + text('CONTRIBUTING.md');
    const unexplained = Object.keys(scripts).filter(
      (name) => !explained.includes(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`),
    );
    expect(unexplained).toEqual([]);
  });

  test('every package has a line that says why', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const [lines = ''] = text('docs/dependencies.md').split('## Held back');
    const said = [...lines.matchAll(/^- (`\S+`(?:, `\S+`)*): \S.{3,}$/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    expect(said.toSorted()).toEqual(
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).toSorted(),
    );
  });

  test('every setting of the server is explained, and stands in .env.example', () => {
    // A comment stands above each, or above the group that it belongs to.
    const explained = [...text('.env.example').matchAll(/^# \S.*\n(?:[A-Z].*\n|# .*\n)+/gm)].map(([group]) => group);
    const said = new Set(explained.flatMap((group) => [...group.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)));
    expect(settingNames.filter((name) => !said.has(name))).toEqual([]);
  });

  test('every link between documents leads somewhere', () => {
    const broken = matching(/^(README|CONTRIBUTING|docs\/.*)\.?.*\.md$/).flatMap((file) =>
      [...file.text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap((found) => {
        const target = new URL(found[1] ?? '', `file:///${file.path}`).pathname.slice(1).replace(/\/$/, '');
        const there =
          files.some(({ path }) => path === target || path.startsWith(`${target}/`)) || /\.(png|svg|jpg)$/.test(target);
        return there ? [] : [`${file.path} → ${found[1]}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});
