import { hazardWords } from '../../src/content/ui/en/hazards.ts';
import { hazards } from '../../src/content/ui/hazards.ts';

/** The hazard log as a table, for whoever goes through it on paper: `npm run hazards`. */
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

${hazardWords.lede} ${hazardWords.judged}

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
