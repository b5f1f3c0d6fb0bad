import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Place = 'browser' | 'server' | 'development';
interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly place: Place;
}
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What may be used without asking anyone. They ask for no more than that their notices stay. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
]);
/** What asks for more, and the packages for which it was weighed; docs/licences.md says how. */
const weighed: Readonly<Record<string, RegExp>> = {
  'OFL-1.1': /^@fontsource/,
  'MPL-2.0': /^(lightningcss(-.+)?|axe-core|@axe-core\/playwright)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  "Standard 'no charge' license: https://gsap.com/standard-license.": /^gsap$/,
};

/** Whether a licence, or one that a choice offers, may be used for this package. */
export function allowed({ name, licence }: Pick<Package, 'name' | 'licence'>): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => allowed({ name, licence: one }));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => allowed({ name, licence: one }));
  return permissive.has(plain) || (weighed[plain]?.test(name) ?? false);
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the browser's code imports by name; react-dom comes with the islands, the fonts are cut from their packages. */
function importedByTheBrowser(): string[] {
  const files = ['src/islands', 'src/components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^.'][^']*)'/g)].map(([, specifier = '']) =>
      packageOf(specifier),
    ),
  );
  return [...imported.filter((name) => !name.startsWith('astro') && !name.startsWith('node:')), 'react-dom'];
}

/** Every package of the lock file, each version once, with what it needs in its turn if the browser gets it. */
export function packages(): Package[] {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const browser = new Set<string>();
  const add = (name: string): void => {
    const found = locked[`node_modules/${name}`];
    if (!found || browser.has(name) || name.startsWith('@types/')) return;
    browser.add(name);
    for (const needed of Object.keys(found.dependencies ?? {})) add(needed);
  };
  for (const name of importedByTheBrowser()) add(name);
  const all = Object.entries(locked)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'none named', dev = false }]): Package => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        licence: license,
        place: browser.has(name) || name.startsWith('@fontsource') ? 'browser' : dev ? 'development' : 'server',
      };
    });
  const once = new Map(all.map((one) => [`${one.name} ${one.version}`, one] as const));
  return [...once.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

const headings: Readonly<Record<Place, string>> = {
  browser: 'Sent to the browser',
  server: 'On the server, to build or to run',
  development: 'For development only',
};

/** docs/licences.md. */
export function licencesText(): string {
  const all = packages();
  const count = (licence: string): number => all.filter((one) => one.licence === licence).length;
  const kinds = [...new Set(all.map(({ licence }) => licence))].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const list = (place: Place): string => {
    const here = all.filter((one) => one.place === place);
    return `## ${headings[place]} (${here.length})\n\n| Package | Version | Licence |\n|---|---|---|\n${here.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}\n`;
  };
  return `# Licences of everything this product is built from

Written by \`npm run licences\` from the lock file; a test fails when it is out of date or when a licence is not allowed (\`scripts/lib/licences.ts\`). Packages for other operating systems are listed too, though only one system's are installed; and what a browser's package needs counts as sent, though the bundler leaves out what is not used.

| Licence | Packages |
|---|---|
${kinds.map((licence) => `| ${licence} | ${count(licence)} |`).join('\n')}

Those that ask for more than that their notice stays:

- **gsap** has its makers' own “no charge” licence. It allows use in commercial products without payment; it forbids building tools with it that compete with its owner's visual animation builder. This product shows a story and builds no such tool. Whoever changes that reads the licence first. gsap is used in one file (\`src/components/story/motion.ts\`), so it could be replaced.
- **OFL-1.1** (IBM Plex Sans, IBM Plex Sans Arabic, Readex Pro): fonts may be shipped with any product and cut down, not sold by themselves. Their texts lie beside the fonts in \`src/assets/fonts/\`. The texts that come with these packages name no reserved font name that our cut files would have to avoid.
- **MPL-2.0** (lightningcss, axe-core): asks to publish changes to its own files. We change none, and neither reaches the browser.
- **LGPL-3.0-or-later** (libvips, inside sharp, which Astro may use to resize pictures while building): used as it is, as a library of its own; not sent to the browser. The server refuses the address that would resize on request.

${(['browser', 'server', 'development'] as const).map(list).join('\n')}`;
}
