import { hazardWords } from '../../src/content/ui/en/hazards.ts';
import { hazards } from '../../src/content/ui/hazards.ts';

/** `docs/hazards.md`, made of the hazard log. */
export function hazardLog(): string {
  const { severities, likelihoods, owners } = hazardWords;
  const named = (words: Readonly<Record<string, string>>): string =>
    Object.entries(words)
      .map(([mark, word]) => `${mark} ${word}`)
      .join(', ');
  const rows = hazards.map(({ en, severity, before, after, owner, tests }, at) =>
    [
      `H${at + 1}`,
      en.harm,
      en.causes,
      severity,
      before,
      en.controls,
      after,
      en.remains,
      owner,
      tests.map((file) => `\`${file}\``).join(', '),
    ].join(' | '),
  );
  return `# Hazard log

${hazardWords.lede} ${hazardWords.judged} Whoever uses the product for care names a safety officer, who goes through these rows first; until \`SAFETY_OFFICER\` is set ([operate.md](operate.md#settings)), the page says that nobody was named.

The product shows these rows in English and Arabic at \`/hazards\`, from “About” at the foot of its pages. This file is made of the same data, \`src/content/ui/hazards.ts\`, by \`npm run hazards\`; \`tests/architecture/hazards.test.ts\` holds that it is, and that every control names a test that is there.

Severity: ${named(severities)}. Likelihood, among all uses, before and after the controls: ${named(likelihoods)}. Owner: ${Object.entries(
    owners,
  )
    .map(([owner, who]) => `**${owner}**, ${who}`)
    .join('; ')}.

| id | harm | causes | severity | before | controls | after | what remains | owner | test |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
