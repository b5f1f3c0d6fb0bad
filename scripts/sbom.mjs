// npm run sbom: what the served product is made of, as CycloneDX, into sbom.cdx.json.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { environment, root } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const args = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
];
const written = execFileSync('npm', args, {
  cwd: root,
  env: environment(),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
writeFileSync('sbom.cdx.json', written);
say(`${JSON.parse(written).components.length} packages, written to sbom.cdx.json.`);
