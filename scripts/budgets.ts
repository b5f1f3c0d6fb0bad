// npm run budgets: what the pages really load, as served, against the budgets. Fails when one is exceeded.
import { launchChromium } from '../tools/browser/chromium.ts';
import { startServer } from '../tools/browser/start-server.ts';
import { answered, budget, isOpened, limitOf, opened, withAnswer } from '../tools/browser/budget.ts';
import { type Visit, visitAll } from '../tools/browser/visits.ts';
import { type Asset, fontsOf, kib } from '../tools/browser/weight.ts';

interface Line {
  readonly what: string;
  readonly unit: 'KiB' | 'files';
  readonly found: number;
  readonly limit: number;
  readonly files: readonly Asset[];
}

/** What a calculator needs to calculate counts; notifications load when the first one is raised, after the answer is there. */
const counts = ({ kind, path }: Asset): boolean => kind === 'script' && !/\/Toasts\./.test(path);

/** What stands between an address and a form that can be filled in, and between that and its answer. */
function fetched({ name, assets }: Visit): Line[] {
  const limit = name.endsWith(withAnswer) ? answered : opened;
  const sheets = assets.filter(({ kind }) => kind === 'style');
  return [
    { what: `requests of ${name}`, unit: 'files', found: assets.length, limit: limit.requests, files: assets },
    { what: `style sheets of ${name}`, unit: 'files', found: sheets.length, limit: limit.sheets, files: sheets },
    { what: `styles of ${name}`, unit: 'KiB', found: kib(sheets), limit: limit.styles, files: sheets },
  ];
}

const server = await startServer();
const browser = await launchChromium();
let lines: Line[] = [];
const faults: string[] = [];
try {
  for (const [language, prefix] of [
    ['English', ''],
    ['Arabic', '/ar'],
  ] as const) {
    const visits = await visitAll(browser, server.url, prefix);
    lines = [
      ...lines,
      ...visits.map(({ name, assets }) => ({
        what: `script of ${name}`,
        unit: 'KiB' as const,
        found: kib(assets.filter(counts), 'script'),
        limit: limitOf(name),
        files: assets.filter(counts),
      })),
      ...visits.filter(({ name }) => isOpened(name) || name.endsWith(withAnswer)).flatMap(fetched),
      {
        what: `fonts, ${language}`,
        unit: 'KiB',
        found: kib(fontsOf(visits)),
        limit: budget.fonts,
        files: fontsOf(visits),
      },
    ];
    for (const { name, assets } of visits) {
      const isPublic = limitOf(name) < budget.calculator;
      if (isPublic && assets.some(({ react }) => react)) faults.push(`${name} loads React.`);
      for (const asset of assets)
        if (['script', 'style', 'page'].includes(asset.kind) && asset.bytes > 1500 && asset.encoding !== 'br')
          faults.push(`${asset.path} is served ${asset.encoding === 'none' ? 'uncompressed' : asset.encoding}.`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

for (const { what, unit, found, limit, files } of lines) {
  const figure = unit === 'KiB' ? found.toFixed(1) : String(found);
  console.log(`${what.padEnd(46)} ${figure.padStart(6)} ${unit} of ${String(limit).padStart(3)}`);
  if (found <= limit) continue;
  faults.push(`${what}: ${figure} ${unit}, more than ${limit}.`);
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${path}`);
}
for (const fault of new Set(faults)) console.error(fault);
process.exit(faults.length ? 1 : 0);
