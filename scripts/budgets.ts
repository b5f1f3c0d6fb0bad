// npm run budgets: what the pages really load, as served, against the budgets. Fails when one is exceeded.
import { launchChromium } from '../tests/e2e/fixtures/chromium.ts';
import { startServer } from '../tests/e2e/fixtures/start-server.ts';
import { budget, limitOf } from './lib/budget.ts';
import { visitAll } from './lib/visits.ts';
import { type Asset, fontsOf, kib } from './lib/weight.ts';

interface Line {
  readonly what: string;
  readonly kib: number;
  readonly limit: number;
  readonly files: readonly Asset[];
}

/** What a calculator needs to calculate counts; notifications load when the first one is raised, after the answer is there. */
const counts = ({ kind, path }: Asset): boolean => kind === 'script' && !/\/Toasts\./.test(path);

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
        kib: kib(assets.filter(counts), 'script'),
        limit: limitOf(name),
        files: assets.filter(counts),
      })),
      { what: `fonts, ${language}`, kib: kib(fontsOf(visits)), limit: budget.fonts, files: fontsOf(visits) },
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

for (const { what, kib: found, limit, files } of lines) {
  console.log(`${what.padEnd(36)} ${found.toFixed(1).padStart(6)} KiB of ${String(limit).padStart(3)}`);
  if (found <= limit) continue;
  faults.push(`${what}: ${found.toFixed(1)} KiB, more than ${limit}.`);
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${path}`);
}
for (const fault of new Set(faults)) console.error(fault);
process.exit(faults.length ? 1 : 0);
