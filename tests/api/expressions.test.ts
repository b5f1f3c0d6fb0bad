import ts from 'typescript';
import { expect, test } from 'vitest';
import { matching, type SourceFile } from '../architecture/files.ts';
import { grows } from './processor-time.ts';

/** Where text from outside is read: bodies, headers, files of patients and devices, what was stored. */
const readers = matching(/^(src\/(api|engine|islands|worker)|server|db)\/.*\.(ts|tsx|mjs)$/);

interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

function expressionsIn({ path, text }: SourceFile): Expression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** What an expression hopes to meet: its words, so that what is repeated behind them reaches its middle. */
function wordsOf(source: string): string[] {
  const plain = source
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\\([dDsSwWpPbBu])(\{[^}]*\}|[0-9a-f]{4})?/g, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[()|^$*+?]|\{[^}]*\}/g, ' ');
  return [...new Set(plain.split(/\s+/).filter((word) => word !== ''))].slice(0, 2);
}

const signs = [...' \na0/([{"\';,.-:@', 'a/', '1+0000('];
const ends = ['!', '\nx\ny'];

/** Texts made to be looked at again and again: a beginning, something often, an end that does not fit. */
function hostileTo(source: string): (readonly [beginning: string, sign: string, end: string])[] {
  const words = wordsOf(source);
  const beginnings = ['', ...words.slice(0, 1), ...words.slice(0, 1).map((word) => `${word}:`)];
  return beginnings.flatMap((beginning) =>
    [...signs, ...words].flatMap((sign) => ends.map((end) => [beginning, sign, end] as const)),
  );
}

/** Where an expression takes quadratic time, if anywhere. */
function slowAt({ source, flags }: Expression): string | undefined {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const found = hostileTo(source).find(([beginning, sign, end]) =>
    grows(1000, (times) => void (beginning + sign.repeat(times / sign.length) + end).replace(expression, '')),
  );
  return found && JSON.stringify(found);
}

test('the measure tells quadratic from linear', () => {
  expect(slowAt({ at: '', source: '([A-Za-z]+\\/[A-Za-z0-9.-]{1,64})$', flags: '' })).toBeDefined();
  expect(slowAt({ at: '', source: '\\{[^}]*\\}', flags: 'g' })).toBeDefined();
  expect(slowAt({ at: '', source: '^[^\\s]+\\s', flags: '' })).toBeUndefined();
});

test('no expression over text from outside looks at the same text again and again', { timeout: 300_000 }, () => {
  // Without a repeat that has no end nothing can take long.
  const all = readers.flatMap(expressionsIn).filter(({ source }) => /[*+]|\{\d+,\}/.test(source));
  expect(all.length).toBeGreaterThan(60);
  const slow = all.flatMap((expression) => {
    const found = slowAt(expression);
    return found === undefined ? [] : [`${expression.at} /${expression.source}/ at ${found}`];
  });
  expect(slow).toEqual([]);
});
