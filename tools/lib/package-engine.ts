import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import typescript from 'typescript';
import { engineVersion } from '../../src/engine/kit/version.ts';

/** The package's name, and its command's. */
const name = 'diabetes-journey-engine';
const compiled = 'dist';

/** What the package opens: the registry by its own name, and each door of the engine that there is. */
const doors: Readonly<Record<string, string>> = {
  '.': 'registry',
  './answer': 'answer/index',
  './cgm': 'cgm/index',
  './chart': 'chart/index',
  './fhir': 'fhir/index',
  './intake': 'intake/index',
  './plan': 'plan/index',
  './text': 'kit/report/plain-text',
  './version': 'kit/version',
  './visit': 'visit/index',
};

function exportsOf(staging: string): Record<string, unknown> {
  const entries = Object.entries(doors).flatMap(([door, file]) => {
    const path = `./${compiled}/src/engine/${file}`;
    const there = existsSync(join(staging, `${path}.js`));
    // Types only where there is a script: nothing is promised that is not there.
    return there ? [[door, { types: `${path}.d.ts`, import: `${path}.js` }] as const] : [];
  });
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Compiles; the declarations name scripts as the compiled files are called. */
function compile(root: string, staging: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const out = join(staging, compiled);
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.engine.json', '--outDir', out], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const path of filesIn(out).filter((each) => each.endsWith('.d.ts'))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from|import)\s*\(?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
  chmodSync(join(out, 'tools/engine/command.js'), 0o755);
}

/** Packages that compiled scripts ask for, Node's own left out. */
function packagesUsed(staging: string): string[] {
  const asked = filesIn(join(staging, compiled))
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => typescript.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((asks) => !asks.startsWith('.') && !isBuiltin(asks));
  return [
    ...new Set(
      asked.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ].sort();
}

/** Takes the packages along, so that the tarball installs without a network. */
function bundle(root: string, staging: string, packages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    packages.map((each) => {
      const from = join(root, 'node_modules', each);
      const own = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
        version: string;
        dependencies?: object;
      };
      if (Object.keys(own.dependencies ?? {}).length > 0) throw new Error(`${each} asks for packages of its own.`);
      cpSync(from, join(staging, 'node_modules', each), { recursive: true });
      return [each, own.version];
    }),
  );
}

/** Lays the package out and packs it; returns the tarball's path. The package's version is that of the rules. */
export function packEngine(root: string): string {
  const staging = join(root, '.cache/engine-package');
  const target = join(root, 'dist-engine');
  for (const folder of [staging, target]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  compile(root, staging);
  const used = packagesUsed(staging);
  const dependencies = bundle(root, staging, used);
  const description = {
    name,
    version: engineVersion,
    description:
      'The rules of Diabetes journey: calculators, judgement and plan, in English and Arabic. Educational only.',
    private: true,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=20' },
    bin: { [name]: `./${compiled}/tools/engine/command.js` },
    exports: exportsOf(staging),
    files: [compiled],
    ...(used.length > 0 && { dependencies, bundleDependencies: used }),
  };
  writeFileSync(join(staging, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(staging, 'LICENSE'));
  cpSync(join(root, 'docs/engine.md'), join(staging, 'README.md'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: staging,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return join('dist-engine', `${name}-${engineVersion}.tgz`);
}
