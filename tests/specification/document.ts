import { type Check, type Named, namedRows } from './row.ts';
import { screens } from './rows/index.ts';

export const rows: readonly Named[] = namedRows(screens);

const documents = {
  1: 'Shell, story, hub, sign-in, tour',
  2: 'A1C forecast and clinical event logic',
  3: 'Insulin and CGM, life days, dosing',
} as const;
const held: Readonly<Record<Check['kind'], string>> = {
  seen: 'seen on the screen, both languages',
  written: 'among the words, both languages',
  field: 'asked by the form',
  result: 'among the results',
  report: 'on the record, both languages',
  holds: 'computed',
  call: 'a call of the API',
};
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** What `npm run specification` writes: what holds, what departs and why, screen by screen. */
export function specificationDocument(): string {
  const departing = rows.filter(({ row }) => row[3]);
  const lines = [
    '# The specification, line by line',
    '',
    `Made from the rows of \`tests/specification\` by \`npm run specification\`: ${rows.length} lines, ${rows.length - departing.length} as specified, ${departing.length} departing by a decision ([the register](docs/decisions/0026-product-decisions.md)). A row that fails stops \`npm test\`.`,
  ];
  for (const screen of screens) {
    lines.push('', `## ${screen.screen}`, '', `Document ${screen.document}, ${documents[screen.document]}.`, '');
    lines.push('| line | says | held | departs |', '| --- | --- | --- | --- |');
    for (const { id, row } of rows.filter((each) => each.screen === screen)) {
      const [, says, check, departs] = row;
      const why = departs ? `${departs.decision}: ${departs.instead}` : '';
      lines.push(`| ${id} | ${cell(says)} | ${held[check.kind]} | ${cell(why)} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
