// npm run advisories: asks the package registry which installed packages have a known weakness, and by when each is to be mended
// (CONTRIBUTING.md, Packages). Ends with 1 where there is one, with 2 where the registry does not tell: then nothing is known.
import { spawnSync } from 'node:child_process';
import { root } from '../tools/lib/run.mjs';

/** Days to mend a weakness in what is served, by its severity; whatever only builds or tests has the longest. @type {Readonly<Record<string, number>>} */
const days = { critical: 2, high: 7, moderate: 30, low: 30, info: 30 };

/** npm as it was called, or the one on the path. @param {readonly string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  return spawnSync(String(command), [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** What the registry tells of the locked packages, or undefined where it tells nothing. @param {readonly string[]} more */
function ask(more) {
  const { stdout } = npm(['audit', '--json', '--package-lock-only', ...more]);
  try {
    const told = JSON.parse(stdout);
    return typeof told.vulnerabilities === 'object' && told.vulnerabilities !== null && told.metadata
      ? /** @type {Readonly<Record<string, { severity: string, range: string }>>} */ (told.vulnerabilities)
      : undefined;
  } catch {
    return undefined;
  }
}

const [all, served] = [ask([]), ask(['--omit=dev'])];
if (!all || !served) {
  console.error(
    'The package registry does not tell of weaknesses from here (it is away, or a mirror that does not answer): NOTHING IS KNOWN. Ask from a machine that reaches it before you release.',
  );
  process.exit(2);
}
for (const [name, { severity, range }] of Object.entries(all)) {
  const isServed = name in served;
  console.error(
    `${severity}: ${name} ${range}, ${isServed ? 'served' : 'builds or tests'}: mend within ${isServed ? (days[severity] ?? 30) : 30} days`,
  );
}
const count = Object.keys(all).length;
console.log(count === 0 ? 'No known weakness in any locked package.' : `${count} to mend.`);
process.exitCode = count === 0 ? 0 : 1;
